"""forest.yaml is edited in place: what is read back is what was asked for, the rest stays."""

from dataclasses import replace

import pytest
from hypothesis import given
from hypothesis import strategies as st

from forest_studio.core.model.edges import DEFAULT_EDGE_TYPES, EdgeType, Family
from forest_studio.core.store.passports.manifest_edit import set_edge_types, set_half_life
from forest_studio.core.store.passports.manifest_file import read_manifest
from forest_studio.core.store.passports.yaml_write import SpliceError

WORDS = st.text(alphabet="abz é:#,{}[]'\"-&*!|>%@`\\~", min_size=1, max_size=8).map(str.strip)
LABELS = WORDS.filter(bool)
COMMENTED = """\
# top
name: Wood  # ours
edge-types:
# first
- {name: owns, label: owns, inverse-label: owned by, family: ownership}  # who has
- name: part-of
  acyclic: yes
  own: kept
- name: near   # beside
  symmetric: true
ignore: [a, b]
"""


@st.composite
def kinds(draw: st.DrawFn) -> EdgeType:
    symmetric = draw(st.booleans())
    label = draw(LABELS)
    inverse = label if symmetric else draw(LABELS)
    color = draw(st.sampled_from(("", "#A0b1C2")))
    family = draw(st.sampled_from(Family))
    return EdgeType("x", label, inverse, family, color, symmetric, draw(st.booleans()))


@st.composite
def type_lists(draw: st.DrawFn) -> tuple[EdgeType, ...]:
    names = draw(st.lists(st.sampled_from(("owns", "part-of", "near", "new", "é")), unique=True))
    made = [draw(kinds()) for _ in names]
    return tuple(
        EdgeType(n, k.label, k.inverse_label, k.family, k.color, k.symmetric, k.acyclic)
        for n, k in zip(names, made, strict=True)
    )


@given(st.sampled_from((None, "", "name: x\n", "{name: x}\n", COMMENTED)), type_lists())
def test_what_is_read_back_is_what_was_asked_for(
    text: str | None, types: tuple[EdgeType, ...]
) -> None:
    edited = set_edge_types(text, types, {})
    assert read_manifest(edited)[0].edge_types == types
    assert read_manifest(edited)[0].name == read_manifest(text)[0].name


@given(kinds())
def test_an_edit_of_one_type_leaves_the_lines_of_the_others(kind: EdgeType) -> None:
    owns, _part, near = read_manifest(COMMENTED)[0].edge_types
    new = EdgeType(
        "part-of", kind.label, kind.inverse_label, kind.family, kind.color, kind.symmetric, True
    )
    edited = set_edge_types(COMMENTED, (owns, new, near), {})
    lines = edited.splitlines()
    before = COMMENTED.splitlines()
    assert lines[:5] == before[:5]
    assert lines[-3:] == before[-3:]
    assert "  own: kept" in lines


def test_a_file_that_says_it_already_stays_byte_for_byte() -> None:
    assert set_edge_types("name: x\r\n", DEFAULT_EDGE_TYPES, {}) == "name: x\r\n"


MOVED = """\
# top
name: Wood  # ours
edge-types:
- name: part-of
  acyclic: yes
  own: kept
# first
- {name: owns, label: owns, inverse-label: owned by, family: ownership}  # who has
- name: near   # beside
  symmetric: true
ignore: [a, b]
"""


def reordered(text: str, *names: str) -> str:
    kinds = {kind.name: kind for kind in read_manifest(text)[0].edge_types}
    return set_edge_types(text, tuple(kinds[name] for name in names), {})


def test_types_that_change_places_take_their_comments_and_unknown_keys_along() -> None:
    assert reordered(COMMENTED, "part-of", "owns", "near") == MOVED
    assert reordered(MOVED, "owns", "part-of", "near") == COMMENTED


def test_a_heading_with_an_empty_line_below_stays_where_it_is() -> None:
    text = "edge-types:\n# one\n\n- {name: a}\n# two\n\n- {name: b}\n# end\nx: 1\n"
    assert reordered(text, "b", "a") == (
        "edge-types:\n# one\n\n- {name: b}\n# two\n\n- {name: a}\n# end\nx: 1\n"
    )


@pytest.mark.parametrize(
    ("text", "moved"),
    [
        (
            "edge-types:\r\n- name: a\r\n# b\r\n- name: b",
            "edge-types:\r\n# b\r\n- name: b\r\n- name: a",
        ),
        (
            "edge-types: [ {name: a} , {name: b, x: 1} ]\n",
            "edge-types: [ {name: b, x: 1} , {name: a} ]\n",
        ),
        (
            "\ufeffedge-types:\n  -\n    # of - a\n    name: a\n  - name: b\n",
            "\ufeffedge-types:\n  - name: b\n  -\n    # of - a\n    name: a\n",
        ),
    ],
)
def test_types_are_moved_however_the_list_is_written(text: str, moved: str) -> None:
    assert reordered(text, "b", "a") == moved


@given(st.permutations(("owns", "part-of", "near")))
def test_moving_types_back_and_forth_leaves_the_file_as_it_was(order: list[str]) -> None:
    there = reordered(COMMENTED, *order)
    assert sorted(there) == sorted(COMMENTED)
    assert reordered(there, "owns", "part-of", "near") == COMMENTED


def test_a_renamed_type_can_move_in_the_same_edit() -> None:
    owns, part, near = read_manifest(COMMENTED)[0].edge_types
    types = (near, replace(owns, name="has"), part)
    edited = set_edge_types(COMMENTED, types, {"owns": "has"})
    assert read_manifest(edited)[0].edge_types == types
    assert "# first\n- {name: has, label: owns" in edited
    assert "  own: kept\n" in edited


@pytest.mark.parametrize(
    ("text", "after"),
    [
        (None, "format: 1\nhalf-life: 14\n"),
        ("", "half-life: 14\n"),
        ("# mine\n", "# mine\nhalf-life: 14\n"),
        ("name: x", "name: x\nhalf-life: 14\n"),
        ("name: x\r\nignore:\r\n- a\r\n# end\r\n", None),
        ("half-life: 7.5  # days\nown: kept\n", "half-life: 14  # days\nown: kept\n"),
        ("name: x\nhalf-life:\nformat: 1\n", "name: x\nhalf-life: 14\nformat: 1\n"),
        ("half-life: 'soon'\n", "half-life: 14\n"),
        ("half-life: [1, 2]\nformat: 1\n", 'half-life: "14"\nformat: 1\n'),
        ("{name: x}\n", "{name: x, half-life: 14}\n"),
        ("\ufeffhalf-life: 3\nname: x\n", "\ufeffhalf-life: 14\nname: x\n"),
    ],
)
def test_only_the_half_life_is_written(text: str | None, after: str | None) -> None:
    after = after or "name: x\r\nignore:\r\n- a\r\nhalf-life: 14\r\n# end\r\n"
    assert set_half_life(text, 14) == after
    assert read_manifest(after)[0].half_life_days == 14


@given(
    st.floats(min_value=0, max_value=36500, exclude_min=True), st.sampled_from((None, COMMENTED))
)
def test_any_half_life_is_read_back_as_it_was_set(days: float, text: str | None) -> None:
    edited = set_half_life(text, days)
    assert read_manifest(edited)[0].half_life_days == days


def test_a_half_life_is_not_written_into_a_file_that_is_broken() -> None:
    with pytest.raises(SpliceError):
        set_half_life("name: [x\n", 14)
