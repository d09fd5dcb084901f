"""The id that history finds for a file is the id that the forest gives its node."""

import pytest
from hypothesis import given
from hypothesis import strategies as st

from forest_files import node
from forest_studio.core.store.reading.file_node import path_id, read_node
from forest_studio.core.store.reading.identity import passport_id

TEXTS = [
    "",
    "# No front matter\n",
    node("a"),
    "\ufeff" + node("bom"),
    node("crlf").replace("\n", "\r\n"),
    node("cr").replace("\n", "\r"),
    node("a").replace("summary", "sumary"),
    node("a").replace("id:", "id: &anchor"),
    node("a").replace("id: a", "id: [a]"),
    node("a").replace("id: a", "id: a\nid: b"),
    node("a").replace("id: a", "id: ' spaced  out '"),
    node("a").replace("title:", "title: {"),
    node("a").removesuffix("---\nSome words.\n"),
    node("a", body="<<<<<<< ours\nx\n=======\ny\n>>>>>>> theirs\n"),
    node("a", extra="more: " + "x" * 70_000),
    node("a", extra="more: " + "x" * 65_400),
    "---\n---\nempty\n",
    "---\nA thematic break, and then text\n---\n",
]


@pytest.mark.parametrize("text", TEXTS)
def test_the_id_is_the_one_of_the_forest(text: str) -> None:
    same_as_the_forest(text.encode())


@pytest.mark.parametrize("data", [b"\xff\xfe\0", node("a").encode() + b"\xff", b"---\nid: \xe4\n"])
def test_a_file_that_is_not_utf8_is_known_by_its_path(data: bytes) -> None:
    same_as_the_forest(data)
    assert passport_id(data) == ""


lines = st.sampled_from(
    [
        "---",
        "id: a",
        "id:",
        'id: "b',
        "title: T",
        "summary: S",
        "edges:",
        "- {to: x}",
        "",
        "...",
        "x",
    ]
)


@given(st.lists(lines, max_size=9), st.sampled_from(["\n", "\r\n", "\r"]))
def test_any_front_matter_gives_the_id_of_the_forest(found: list[str], end: str) -> None:
    same_as_the_forest((end.join(["---", *found])).encode())


def same_as_the_forest(data: bytes) -> None:
    there = read_node("docs/x.md", data, "0" * 40, "cl100k_base")
    assert (passport_id(data) or path_id("docs/x.md")) == there.id
