"""Other edge types: the manifest is edited in place and every edge follows, in one commit."""

from collections.abc import Callable
from dataclasses import replace
from pathlib import Path

import pytest

from forest_files import log, node
from forest_studio.core.model.changes import EditEdgeTypes
from forest_studio.core.model.edges import DEFAULT_EDGE_TYPES, EdgeType, Family
from forest_studio.core.session import Applied, Rejected, Session

YAML = """\
# our forest
name: Test   # kept
edge-types:
# who has what
- {name: owns, label: owns, inverse-label: owned by, family: ownership}  # the first
- name: needs
  label: needs
  inverse-label: needed by   # from there
  family: structure
  note: ours
- {name: near, label: near, symmetric: true}
format: 1
"""
Grow = Callable[..., Session]


@pytest.fixture
def grow(repository_factory: Callable[..., Path]) -> Grow:
    """A session on two nodes; ``manifest`` is the text of forest.yaml, empty for none."""

    def run(manifest: str = YAML, edge: str = "{to: b, type: needs, scent: s}") -> Session:
        files = {
            "a.md": node("a", edges=[edge]),
            "b.md": node("b", edges=["{to: a, type: owned-by, scent: t}"]),
        }
        if manifest:
            files["forest.yaml"] = manifest
        return Session.open(repository_factory(files), index_in_memory=True)

    return run


def types_of(session: Session) -> dict[str, EdgeType]:
    return {kind.name: kind for kind in session.forest.manifest.edge_types}


def edit(session: Session, *types: EdgeType, **renamed: str) -> object:
    return session.apply(EditEdgeTypes(tuple(types), tuple(renamed.items())))


def files(root: Path) -> dict[str, bytes]:
    return {path.name: path.read_bytes() for path in root.iterdir() if path.is_file()}


def manifest_of(session: Session) -> str:
    return (session.repository.root / "forest.yaml").read_text()


def test_a_rename_rewrites_every_edge_from_either_end_in_one_commit(grow: Grow) -> None:
    session = grow()
    root, kinds = session.repository.root, types_of(session)
    before = files(root)
    new = replace(kinds["owns"], name="holds", label="holds", inverse_label="held by")
    outcome = edit(session, new, kinds["needs"], kinds["near"], owns="holds")
    assert isinstance(outcome, Applied)
    assert manifest_of(session) == YAML.replace(
        "{name: owns, label: owns, inverse-label: owned by,",
        "{name: holds, label: holds, inverse-label: held by,",
    )
    assert "type: held-by" in (root / "b.md").read_text()
    assert log(root)[0] == "Rename edge type owns to holds"
    assert session.findings() == ()
    assert isinstance(session.undo(), Applied)
    assert files(root) == before


def test_only_the_lines_of_what_was_edited_change(grow: Grow) -> None:
    session = grow()
    kinds = types_of(session)
    new = replace(kinds["needs"], inverse_label="used by", acyclic=True, color="#AABBCC")
    assert isinstance(edit(session, kinds["owns"], new, kinds["near"]), Applied)
    expected = YAML.replace("needed by ", "used by ").replace(
        "  note: ours\n", '  note: ours\n  color: "#AABBCC"\n  acyclic: true\n'
    )
    assert manifest_of(session) == expected


def test_a_type_is_added_after_the_others_and_one_without_edges_taken_out(grow: Grow) -> None:
    session = grow()
    kinds = types_of(session)
    cites = EdgeType("cites", "cites", "cited by", Family.REFERENCE)
    assert isinstance(edit(session, *kinds.values(), cites), Applied)
    line = "- {name: cites, label: cites, inverse-label: cited by, family: reference}\n"
    near = "- {name: near, label: near, symmetric: true}\n"
    assert manifest_of(session) == YAML.replace(near, near + line)
    assert log(session.repository.root)[0] == "Add edge type cites"
    assert isinstance(edit(session, kinds["owns"], kinds["needs"], cites), Applied)
    assert manifest_of(session) == YAML.replace(near, line)


def test_without_a_manifest_one_is_made_and_undo_removes_it(grow: Grow) -> None:
    session = grow("", "{to: b, type: mentions, scent: s}")
    cites = EdgeType("cites", "cites", "cited by")
    assert isinstance(edit(session, *DEFAULT_EDGE_TYPES, cites), Applied)
    assert manifest_of(session).startswith("format: 1\nedge-types:\n- {name: owns,")
    assert types_of(session)["cites"] == cites
    assert isinstance(session.undo(), Applied)
    assert not (session.repository.root / "forest.yaml").exists()


def test_without_a_list_the_defaults_are_written_with_the_change(grow: Grow) -> None:
    session = grow("name: Plain\r\n", "{to: b, type: mentions, scent: s}")
    kinds = [replace(k, label="quotes") if k.name == "mentions" else k for k in DEFAULT_EDGE_TYPES]
    assert isinstance(edit(session, *kinds), Applied)
    text = (session.repository.root / "forest.yaml").read_bytes().decode()
    assert text.startswith("name: Plain\r\nedge-types:\r\n- {name: owns,")
    assert text.count("\n") == text.count("\r\n")


def test_a_type_that_edges_have_stays(grow: Grow) -> None:
    session = grow()
    kinds = types_of(session)
    outcome = edit(session, kinds["needs"], kinds["near"])
    assert isinstance(outcome, Rejected)
    assert outcome.reasons[0].rule == "edge-type-in-use"
    assert "1 edge has" in outcome.reasons[0].message


def test_a_type_whose_edges_run_in_a_circle_can_t_be_made_acyclic(grow: Grow) -> None:
    session = grow(edge="{to: b, type: owned-by, scent: s}")
    kinds = types_of(session)
    outcome = edit(session, replace(kinds["owns"], acyclic=True), kinds["needs"], kinds["near"])
    assert isinstance(outcome, Rejected)
    assert "a → b → a" in str(outcome) or "b → a → b" in str(outcome)


@pytest.mark.parametrize(
    ("bad", "rule"),
    [
        (EdgeType("needs", "needs two", "x"), "duplicate-edge-type"),
        (EdgeType("has two", "a", "b"), "edge-type-name"),
        (EdgeType("empty", "", "b"), "edge-type-label"),
        (EdgeType("red", "red", "b", color="red"), "edge-type-color"),
        (EdgeType("other", "other", "needed by"), "duplicate-edge-type"),
    ],
)
def test_types_that_can_t_be_are_refused(grow: Grow, bad: EdgeType, rule: str) -> None:
    session = grow()
    outcome = edit(session, *types_of(session).values(), bad)
    assert isinstance(outcome, Rejected)
    assert rule in {reason.rule for reason in outcome.reasons}


def test_a_manifest_that_can_t_be_parsed_is_left_alone(grow: Grow) -> None:
    session = grow("name: [never closed\n", "{to: b, type: mentions, scent: s}")
    outcome = edit(session, *DEFAULT_EDGE_TYPES, EdgeType("cites", "cites", "cited by"))
    assert isinstance(outcome, Rejected)
    assert "forest.yaml can't be parsed" in str(outcome)
    assert manifest_of(session) == "name: [never closed\n"
