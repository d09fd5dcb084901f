"""Reads the weights of a model from a safetensors file, with numpy alone."""

import json
from pathlib import Path

import numpy as np
from numpy.typing import NDArray

from forest_studio.core.model.errors import ModelError

Weights = dict[str, NDArray[np.float32]]
_HEADER_LIMIT = 10_000_000
"""Bytes; a longer header is no header."""


def read_weights(path: Path) -> Weights:
    """All 32-bit float arrays of a file by name, read-only views of its mapped bytes.

    The format: eight bytes with the length of a JSON header (little endian), the header with
    ``dtype``, ``shape`` and ``data_offsets`` of each array, then their bytes. Raises ModelError.
    """
    try:
        data = np.memmap(path, dtype=np.uint8, mode="r")
        size = int.from_bytes(data[:8].tobytes(), "little")
        if size > _HEADER_LIMIT:
            raise ValueError("its header is too long")
        header = json.loads(data[8 : 8 + size].tobytes())
        return {
            name: _array(data[8 + size :], entry)
            for name, entry in header.items()
            if name != "__metadata__" and entry["dtype"] == "F32"
        }
    except (OSError, ValueError, KeyError, TypeError) as error:
        raise ModelError(f"{path.name} can't be read as a model's weights: {error}") from error


def _array(data: NDArray[np.uint8], entry: dict[str, list[int]]) -> NDArray[np.float32]:
    begin, end = entry["data_offsets"]
    return np.frombuffer(data[begin:end].tobytes(), dtype="<f4").reshape(entry["shape"])
