"""What a reader of somebody else's forest can rely on: its pictures come from inside of it."""

import os
from pathlib import Path

import pytest

from forest_studio.core.store.disk.pictures import picture_path, read_picture


@pytest.mark.parametrize(
    ("address", "path"),
    [
        ("map.png", "sites/map.png"),
        ("../img/a%20b.JPG", "img/a b.JPG"),
        ("/img/a.gif", "img/a.gif"),
        ("./map.png?size=2#top", "sites/map.png"),
    ],
)
def test_a_picture_is_found_from_its_page(address: str, path: str) -> None:
    assert picture_path("sites/depot.md", address) == path


@pytest.mark.parametrize(
    "address",
    [
        "https://example.org/a.png", "//example.org/a.png", "file:///etc/a.png", "data:image/png,x",
        "../../a.png", "..%2F..%2Fa.png", "/../a.png", "../.git/a.png", "a.svg", "a.md", "", "#x",
        "..\\a.png", "C:\\a.png", "a\0.png",
    ],
)  # fmt: skip
def test_what_lies_elsewhere_is_no_picture(address: str) -> None:
    assert picture_path("sites/depot.md", address) is None


def test_only_regular_files_of_the_forest_are_read(tmp_path: Path) -> None:
    outside = tmp_path / "secret.png"
    outside.write_bytes(b"secret")
    root = tmp_path / "forest"
    (root / "img").mkdir(parents=True)
    (root / "img" / "a.png").write_bytes(b"picture")
    (root / "img" / "link.png").symlink_to(outside)
    (root / "out").symlink_to(tmp_path)
    os.mkfifo(root / "img" / "pipe.png")
    assert read_picture(root, "a.md", "img/a.png") == b"picture"
    for address in ("img/link.png", "out/secret.png", "img/pipe.png", "img/none.png", "img"):
        assert read_picture(root, "a.md", address) is None
