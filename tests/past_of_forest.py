"""The history of a forest for tests: what it tells, and two ways to have it compared."""

from pathlib import Path

from forest_files import MANIFEST, node
from forest_studio.core.model.versions import Entry, NodeVersion
from forest_studio.core.store.history.history import History
from forest_studio.core.store.repository import Repository

FILES = {
    "forest.yaml": MANIFEST,
    "a.md": node("a", "Invoices"),
    "docs/b.md": node("b", "Ledger"),
    "docs/wild.md": "# Wild\n\nA page that nobody curated, of some length.\n",
}


def history_of(root: Path) -> History:
    history = History(Repository.open(root))
    assert history.update()
    return history


def kinds(versions: tuple[NodeVersion, ...]) -> list[tuple[str, str]]:
    return [(version.change.kind.value, version.change.path) for version in versions]


def subjects(entries: tuple[Entry, ...]) -> list[str]:
    return [entry.subject for entry in entries]


def write(root: Path, path: str, text: str) -> None:
    (root / path).parent.mkdir(parents=True, exist_ok=True)
    (root / path).write_bytes(text.encode())


def everything(history: History, *nodes: str) -> list[object]:
    """All that a table answers, to compare two of them."""
    entries = history.of_forest(1000)
    found: list[object] = [entries, *(history.changes(entry.commit) for entry in entries)]
    return found + [history.of_node(node_id, 1000) for node_id in nodes]


def afresh(root: Path) -> History:
    """A history that is read from the beginning."""
    (Repository.open(root).cache_dir / "history.sqlite").unlink()
    return history_of(root)
