"""Edge types are edited in forest.yaml in place: what is read back is what was asked for."""

from hypothesis import given
from hypothesis import strategies as st

from forest_studio.core.model.edges import DEFAULT_EDGE_TYPES, EdgeType, Family
from forest_studio.core.store.manifest_edit import set_edge_types
from forest_studio.core.store.manifest_file import read_manifest

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
