"""The packaged model is found by its files, in whichever package carries them."""

import sys
from pathlib import Path

import pytest

from forest_studio.core.hunt.meaning.packaged_minilm import PACKAGES, packaged_folder


def install(site: Path, package: str) -> Path:
    """A package of that name whose code must not run, with an empty model in its place."""
    folder = site / package / PACKAGES[package]
    folder.mkdir(parents=True)
    (site / package / "__init__.py").write_text("raise ImportError('needs torch')\n")
    (folder / "model.safetensors").write_bytes(b"")
    return folder


@pytest.fixture
def site(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """The only place where packages are found."""
    monkeypatch.setattr(sys, "path", [str(tmp_path)])
    return tmp_path


@pytest.mark.parametrize("package", PACKAGES)
def test_the_model_is_found_without_running_the_package(site: Path, package: str) -> None:
    assert packaged_folder() is None
    folder = install(site, package)
    assert packaged_folder() == folder
    assert package not in sys.modules


def test_a_package_without_its_weights_is_none(site: Path) -> None:
    for package in PACKAGES:
        (install(site, package) / "model.safetensors").unlink()
    assert packaged_folder() is None
