"""Row 8: nodes under every name; each is made and read back, or refused with the reason."""

from collections.abc import Iterator
from pathlib import Path
from random import Random

from forest_studio.core.curate.checks import check
from forest_studio.core.model.changes import CreateNode
from forest_studio.core.model.errors import ForestError
from forest_studio.core.session import Applied, Conflict, Session
from forest_studio.core.store.disk.names import name_findings
from reliability_rows import file_names, place
from reliability_rows.row import Row, Scale

_BATCH = 250
"""Names that are tried in one forest: each write reads the folder that it lies in."""


def run(scale: Scale) -> Row:
    """Names through CreateNode, and names that other programs made."""
    row = Row("8 file names")
    chance = Random(scale.seed)
    left = scale.pick(300, 10_000)
    number = 0
    while left:
        count = min(_BATCH, left)
        paths = [file_names.name(chance) for _ in range(count)]
        left, number = left - count, number + 1
        root = place.plant(scale.folder / f"names-{number}", {"n0.md": "# Zero\n"})
        _Names(root, row).try_all(paths)
    row.notes.append("made through CreateNode; the same names made by others are read and checked")
    return row


class _Names:
    """Names that are tried in one forest."""

    def __init__(self, root: Path, row: Row) -> None:
        self._root, self._row = root, row
        self._made: dict[str, str] = {}

    def try_all(self, paths: list[str]) -> None:
        """Creates a node at each path, and then looks whether all of them are there."""
        session = Session.open(self._root, index_in_memory=True)
        for number, path in enumerate(paths):
            self._row.trials += 1
            self._create(session, path, f"id-{number}")
        session.close()
        self._read_back()
        place.look_after(self._root, self._row, f"{len(paths)} names")
        self._made_by_others(paths)

    def _create(self, session: Session, path: str, node_id: str) -> None:
        before = set(session.forest.by_path)
        change = CreateNode(path, node_id, f"Title {node_id}", "What it is.", body=f"{node_id}\n")
        try:
            done = session.apply(change, place.ANA)
        except ForestError as error:
            self._row.errors[type(error).__name__] += 1
            self._judge_error(path, str(error))
            return
        except Exception as error:
            self._row.fail(f"{path!r} raised {error!r}")
            return
        if isinstance(done, Applied):
            self._made[path] = node_id
            self._row.acknowledged += 1
            self._judge_made(path, before)
            return
        reason = done.reason if isinstance(done, Conflict) else str(done)
        kind = "conflict" if isinstance(done, Conflict) else done.reasons[0].rule
        self._row.errors[f"refused: {kind}"] += 1
        if not reason.strip() or "\n" in reason:
            self._row.fail(f"{path!r} was refused without one clear line: {reason!r}")

    def _judge_error(self, path: str, message: str) -> None:
        """Whatever the disk or git refuses, the error is one line."""
        if "\n" in message.strip() or not message.strip():
            self._row.fail(f"{path!r} ended in an unclear error: {message!r}")

    def _judge_made(self, path: str, before: set[str]) -> None:
        found = [f for f in name_findings([*sorted(before), path]) if f.path == path]
        if found:
            self._row.fail(f"{path!r} was made although {found[0].message}")

    def _read_back(self) -> None:
        forest = Session.open(self._root, index_in_memory=True).forest
        head = place.head_files(self._root)
        for path, node_id in self._made.items():
            node = forest.nodes.get(node_id)
            if node is None or node.path != path or path not in head:
                self._row.lost += 1
                self._row.describe(f"{path!r} was made and can't be read back")
            elif not head[path].decode().endswith(f"{node_id}\n"):
                self._row.torn += 1
        names = {finding.path for finding in name_findings(forest.by_path)}
        for path in names & set(self._made):
            self._row.fail(f"{path!r} was made, and the check finds fault with its name")

    def _made_by_others(self, paths: list[str]) -> None:
        """What another program made is listed, and the check names what is wrong with it."""
        made = set(_write_outside(self._root, paths))
        session = Session.open(self._root, index_in_memory=True)
        forest = session.forest
        found = {f.path for f in check(forest)}
        wrong = {f.path for f in name_findings(forest.by_path)}
        for path in sorted(made - set(forest.by_path)):
            self._row.fail(f"{path!r} was made by another program and is not listed")
        for path in sorted(wrong - found):
            self._row.fail(f"the check does not tell what is wrong with {path!r}")
        session.close()


def _write_outside(root: Path, paths: list[str]) -> Iterator[str]:
    """Makes files as another program would; those that the disk can hold as nodes are returned."""
    for path in paths:
        parts = path.split("/")
        usual = all(part and not part.startswith(".") for part in parts)
        if not usual or not path.lower().endswith(".md") or "\0" in path or "\ud800" in path:
            continue
        file = root / path
        try:
            file.parent.mkdir(parents=True, exist_ok=True)
            if not file.exists():
                file.write_text("# Outside\n")
        except OSError:
            continue
        if file.is_file():
            yield path
