"""Row 9: a forest that may only be read: every verb reads, every write is refused in one line."""

import contextlib
import io
import os
import shutil
import sys
import tempfile
from collections.abc import Callable, Iterable
from pathlib import Path

from forest_studio.cli.main import app
from forest_studio.core.model.changes import CreateNode, EditBody
from forest_studio.core.model.errors import ForestError, ReadOnly
from forest_studio.core.session import Session
from reliability_rows import place
from reliability_rows.children import Child, Tell, Work
from reliability_rows.row import Row, Scale

_NOBODY = 65534
_FILES = {
    "forest.yaml": "name: Kept\nformat: 1\n",
    "a.md": "---\nid: a\ntitle: Ledger\nsummary: Where the totals are kept.\n---\n# Part\n\nten\n",
    "d/b.md": "---\nid: b\ntitle: Team\nsummary: Who is paged.\n---\nGreta is paged.\n",
}
_READS: tuple[tuple[str, ...], ...] = (
    ("check", "{}"), ("check", "{}", "--json"), ("search", "{}", "ledger"), ("history", "{}"),
    ("history", "{}", "a"), ("diff", "{}", "{head}"), ("hunt", "{}", "Who is paged?"),
    ("hunt", "{}", "Who is paged?", "--navigator", "one-shot", "--no-record"),
    ("export", "{}", "--format", "json", "--out", "{home}/out.json", "--force"),
    ("doctor", "{}"), ("move", "{}", "a", "d", "--dry-run"), ("delete", "{}", "a", "--dry-run"),
)  # fmt: skip
_SPLIT = ("--id", "c", "--title", "C", "--summary", "What.", "--scent", "s", "--heading", "Part")
_WRITES: tuple[tuple[str, ...], ...] = (
    ("move", "{}", "a", "d"), ("rename", "{}", "a", "z"), ("delete", "{}", "a"),
    ("merge", "{}", "a", "b"), ("split", "{}", "a", *_SPLIT), ("restore", "{}", "a", "{first}"),
)  # fmt: skip
_WELL = (0, 100)
"""Exit codes of a verb that did its work."""


def run(scale: Scale) -> Row:
    """As an unprivileged user, when this one is root."""
    row = Row("9 read-only forest")
    root = _plant(scale.folder / "forest")
    words = {"head": _commit(root, "HEAD"), "first": _commit(root, "HEAD~1"), "": str(root)}
    user = _User(scale.folder / "user", root, words)
    _warm_up(scale.folder / "warm", words)
    user.take_over()
    before = _fingerprint(root)
    for verb in _READS:
        _judge_read(verb, user.run_verb(verb), row)
    for verb in _WRITES:
        _judge_write(verb, user.run_verb(verb), row)
    _judge_changes(user.run(_try_changes(root)).lines, row)
    if _fingerprint(root) != before:
        row.fail("something in the forest was changed")
    user.unlock()
    _one_folder_locked(user, root, row)
    row.notes.append(
        f"as {'another user' if _is_root() else 'this user'}; {len(_READS)} reads, "
        f"{len(_WRITES) + 3} writes, and a single folder that may only be read"
    )
    return row


def _plant(root: Path) -> Path:
    place.plant(root, {**_FILES, "a.md": _FILES["a.md"].replace("ten", "nine")})
    (root / "a.md").write_text(_FILES["a.md"])
    place.git(root, "commit", "-q", "-a", "-m", "Ten")
    return root


def _commit(root: Path, name: str) -> str:
    return place.git(root, "rev-parse", name).stdout.strip()[:12]


def _is_root() -> bool:
    return hasattr(os, "geteuid") and os.geteuid() == 0


def _warm_up(folder: Path, words: dict[str, str]) -> None:
    """Runs every verb once here, since the other user may not be allowed to read its modules."""
    folder.mkdir()
    planted = _plant(folder / "planted")
    for number, verb in enumerate((*_READS, *_WRITES)):
        root = planted if verb in _READS else folder / str(number)
        if root != planted:
            shutil.copytree(planted, root)
        mine = {**words, "": str(root), "home": str(folder)}
        with (
            contextlib.redirect_stdout(io.StringIO()),
            contextlib.redirect_stderr(io.StringIO()),
            contextlib.suppress(SystemExit, Exception),
        ):
            app(_filled(verb, mine), prog_name="forest-studio", standalone_mode=False)
    _try_changes(planted)(lambda _: None)


def _filled(verb: Iterable[str], words: dict[str, str]) -> list[str]:
    def fill(word: str) -> str:
        for name, value in words.items():
            word = word.replace(f"{{{name}}}", value)
        return word

    return [fill(word) for word in verb]


class _User:
    """Somebody who may read a forest and not write it."""

    def __init__(self, home: Path, root: Path, words: dict[str, str]) -> None:
        self._home, self._root = home, root
        self._words = {**words, "home": str(home)}
        home.mkdir()
        self._said = home / "said"

    def take_over(self) -> None:
        """Makes the forest this user's, and forbids writing in it."""
        self._give(_NOBODY)
        temporary = Path(tempfile.gettempdir()).resolve()
        for folder in self._home.resolve().parents:
            if temporary in folder.parents:
                folder.chmod(folder.stat().st_mode | 0o055)
        _allow(self._root, False)

    def _give(self, owner: int) -> None:
        if _is_root():
            for path in [self._root, *self._root.rglob("*"), self._home]:
                os.chown(path, owner, owner)

    def unlock(self) -> None:
        """Allows writing in all of the forest."""
        _allow(self._root, True)

    def give_back(self) -> None:
        """Makes the forest ours again."""
        self._give(os.getuid() if _is_root() else 0)

    def run_verb(self, verb: Iterable[str]) -> tuple[int, str]:
        """Runs a verb of the command line; its exit code and what it said."""
        arguments = _filled(verb, self._words)

        def work(tell: Tell) -> None:
            with self._said.open("w") as said:
                os.dup2(said.fileno(), 1)
                os.dup2(said.fileno(), 2)
            sys.argv = ["forest-studio", *arguments]
            try:
                app(prog_name="forest-studio")
            except SystemExit as end:
                tell(f"X {0 if end.code is None else end.code}")

        self._said.unlink(missing_ok=True)
        lines = self.run(work).lines
        code = int(lines[0].removeprefix("X ")) if lines else -1
        return code, self._said.read_text(errors="replace")

    def run(self, work: Work) -> Child:
        """Does some work as this user; the child has ended."""

        def as_user(tell: Tell) -> None:
            os.environ.update(HOME=str(self._home))
            place.use_git_configuration_of(self._home)
            os.environ.update({f"XDG_{n}_HOME": str(self._home / n) for n in ("CACHE", "DATA")})
            if _is_root():
                os.setgroups([])
                os.setgid(_NOBODY)
                os.setuid(_NOBODY)
            work(tell)

        child = Child(as_user)
        child.wait()
        return child


def _allow(root: Path, writing: bool) -> None:
    for path in [*root.rglob("*"), root]:
        mode = path.stat().st_mode
        path.chmod(mode | 0o200 if writing else mode & ~0o222)


def _fingerprint(root: Path) -> dict[str, tuple[int, int, bytes]]:
    found = {}
    for path in sorted(root.rglob("*")):
        status = path.stat()
        data = path.read_bytes() if path.is_file() else b""
        found[str(path)] = (status.st_mode, status.st_mtime_ns, data)
    return found


def _judge_read(verb: tuple[str, ...], told: tuple[int, str], row: Row) -> None:
    row.trials += 1
    code, said = told
    if code not in _WELL or "Traceback" in said or not said.strip():
        row.fail(f"{' '.join(verb)} did not read: {code}, {said.strip()[-200:]!r}")


def _judge_write(verb: tuple[str, ...], told: tuple[int, str], row: Row) -> None:
    row.trials += 1
    code, said = told
    if code in _WELL or len(said.strip().splitlines()) != 1:
        row.fail(f"{' '.join(verb)} was not refused in one line: {code}, {said.strip()[-300:]!r}")
    row.errors["refused"] += code not in _WELL


def _try_changes(root: Path) -> Work:
    """Writes through a session, and a hunt that is recorded where that is allowed."""

    def work(tell: Tell) -> None:
        session = Session.open(root, index_in_memory=True)
        new = CreateNode("new.md", "new", "New", "What it is.")
        actions: tuple[Callable[[], object], ...] = (
            lambda: session.apply(EditBody("a", "other\n"), place.ANA),
            lambda: session.apply(new, place.ANA),
            lambda: session.record(session.hunt("Who is paged?", record=False)),
        )
        for action in actions:
            try:
                tell(f"D {action()}")
            except ForestError as error:
                tell(f"E {type(error).__name__} {error}")
        session.close()

    return work


def _judge_changes(lines: list[str], row: Row) -> None:
    row.trials += 3
    if len(lines) != 3:
        row.fail(f"three writes told {lines}")
    for line in lines:
        row.errors["refused"] += 1
        if not line.startswith(f"E {ReadOnly.__name__} "):
            row.fail(f"a write was not refused as read-only: {line}")


def _one_folder_locked(user: _User, root: Path, row: Row) -> None:
    """A folder that may not be written inside a forest that may: others are written as before."""
    (root / "d").chmod(0o555)

    def work(tell: Tell) -> None:
        session = Session.open(root, index_in_memory=True)
        for node in ("b", "a"):
            try:
                tell(f"{node} {type(session.apply(EditBody(node, 'changed'), place.ANA)).__name__}")
            except ForestError as error:
                tell(f"{node} {type(error).__name__} {error}")

    row.trials += 2
    told = user.run(work).lines
    (root / "d").chmod(0o755)
    user.give_back()
    if len(told) != 2 or not told[0].startswith("b ReadOnly ") or told[1] != "a Applied":
        row.fail(f"with one folder read-only: {told}")
    place.look_after(root, row, "one folder read-only")
