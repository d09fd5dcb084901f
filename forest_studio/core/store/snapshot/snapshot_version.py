"""What made a snapshot: another version of the reading code may read the same files otherwise."""

import hashlib
import sys
from collections.abc import Iterator
from functools import cache
from types import ModuleType

from forest_studio import __version__
from forest_studio.core.model import budget, edges, findings, manifest, node, passport
from forest_studio.core.store.disk import line_ends, names, stamps, texts
from forest_studio.core.store.passports import (
    conflict_markers,
    front_matter_block,
    front_matter_parse,
    manifest_file,
    plain_passport,
    yaml_nodes,
)
from forest_studio.core.store.reading import file_node, grow
from forest_studio.core.store.snapshot import columns, snapshot_columns

_READERS: tuple[ModuleType, ...] = (
    budget,
    columns,
    conflict_markers,
    edges,
    file_node,
    findings,
    front_matter_block,
    front_matter_parse,
    grow,
    line_ends,
    manifest,
    manifest_file,
    names,
    node,
    passport,
    plain_passport,
    snapshot_columns,
    stamps,
    texts,
    yaml_nodes,
)
"""Modules that decide what a file, or a snapshot of it, says."""


@cache
def reader_version() -> str:
    """Differs wherever the same bytes might be read as something else."""
    told = hashlib.blake2b(digest_size=16)
    for part in _parts():
        told.update(len(part).to_bytes(8, "big") + part)
    return told.hexdigest()


def _parts() -> Iterator[bytes]:
    yield __version__.encode()
    yield yaml_nodes.YAML_VERSION.encode()
    yield f"{sys.implementation.name} {sys.version_info[:3]}".encode()
    for module in _READERS:
        yield _source(module)


def _source(module: ModuleType) -> bytes:
    """A module's source; nothing where it is packed away, and the program's version tells."""
    try:
        with open(module.__file__ or "", "rb") as file:
            return file.read()
    except OSError:
        return b""
