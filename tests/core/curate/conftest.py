"""What tests of edits share."""

from collections.abc import Callable, Mapping
from pathlib import Path

import pytest

from forest_files import MANIFEST
from forest_studio.core.session import Session
from structure_edits import Open


@pytest.fixture
def grow(repository_factory: Callable[..., Path]) -> Open:
    """A session on a forest of these files."""

    def run(files: Mapping[str, str | bytes], manifest: str = MANIFEST) -> Session:
        start: dict[str, str | bytes] = {"forest.yaml": manifest} if manifest else {}
        return Session.open(repository_factory({**start, **files}), index_in_memory=True)

    return run
