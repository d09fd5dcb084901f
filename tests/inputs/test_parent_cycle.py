"""Notes that name each other as parent, as other programs write it: the tree opens all the same."""

from collections.abc import Callable
from pathlib import Path

import pytest

from forest_files import MANIFEST, node
from forest_studio.core.model.changes import EditPassport
from forest_studio.core.session import Applied, Session

PARENTS = {"a": "b", "b": "a", "s": "s", "x": "y", "y": "z", "z": "x"}
CYCLES = {"two": "ab", "itself": "s", "three": "xyz"}


def note(node_id: str, parent: str) -> str:
    return f"---\nid: {node_id}\nparent: {parent}\n---\n# Body\n"


@pytest.fixture
def root(repository_factory: Callable[..., Path]) -> Path:
    return repository_factory({f"{i}.md": note(i, parent) for i, parent in PARENTS.items()})


def test_every_note_is_in_the_tree_once(root: Path) -> None:
    forest = Session.open(root, index_in_memory=True).forest
    paths = [n.path for n in forest.nodes.values() if n.has_file]
    assert sorted(paths) == [f"{i}.md" for i in sorted(PARENTS)]


def test_a_note_in_a_circle_can_be_curated_and_keeps_the_key(root: Path) -> None:
    session = Session.open(root, index_in_memory=True)
    change = EditPassport("a", title="A", summary="What it is.", id="a")
    assert isinstance(session.apply(change), Applied)
    assert "\nparent: b\n" in (root / "a.md").read_text()


@pytest.mark.parametrize("ring", CYCLES.values(), ids=CYCLES)
def test_a_circle_of_edges_that_may_have_none_is_told_and_the_rest_opens(
    repository_factory: Callable[..., Path], ring: str
) -> None:
    following = {here: ring[(at + 1) % len(ring)] for at, here in enumerate(ring)}
    files = {
        f"{i}.md": node(i, edges=[f"{{to: {to}, type: supersedes, scent: s}}"])
        for i, to in following.items()
    }
    session = Session.open(
        repository_factory(
            {"forest.yaml": MANIFEST, "well.md": node("well", body="banksia\n"), **files}
        ),
        index_in_memory=True,
    )
    assert session.search("banksia")
    rules = {finding.rule for finding in session.findings()}
    assert rules & {"cycle", "self-edge"}
