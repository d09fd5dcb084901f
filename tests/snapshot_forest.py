"""A small forest with everything odd in it, and random changes to it, for tests of snapshots."""

import random
import time
from collections.abc import Callable
from pathlib import Path

import pytest

from forest_files import node
from forest_studio.core.model.forest import Forest
from forest_studio.core.store.disk import stamps
from forest_studio.core.store.repository import Repository
from forest_studio.core.store.snapshot import disk_reader
from forest_studio.core.store.snapshot.disk_reader import read_work_tree
from plain_git import commit, git

TICK = 0.03
"""Seconds after which a file counts as left alone here; seconds that a test can wait."""
FILES = {
    "forest.yaml": "name: Odd\nformat: 1\n",
    ".gitignore": "ignored/\n",
    "index.md": node("root", edges=["{to: a, type: owns, scent: the first}"]),
    "a.md": node("a", summary="Keeps the ledger.", extra="tags: [one, two]"),
    "b.md": node("b", edges=["{to: a, type: owned-by}", "{to: nowhere, type: odd, scent: x}"]),
    "deep/er/c.md": node("c", edges=["{to: deep/wild, type: mentions}", "{to: a, type: owns}"]),
    "deep/wild.md": "# Wild *one*\n\nWords.\n",
    "deep/README.md": node("deep", summary="Sie hält\u2028was 'sie' verspricht."),
    "twin/a.md": node("a", title="The second of one id"),
    "twin/Con.md": node("reserved"),
    "broken.md": "---\nid: [\n---\n",
    "latin.md": b"---\nid: latin\ntitle: caf\xe9\n---\n",
    "line-ends.md": node("dos").replace("\n", "\r\n"),
    "nul.md": '---\nid: nul\ntitle: "a\\0b"\nsummary: s\n---\n',
    "half.md": '---\nid: half\ntitle: "\\ud83d"\nsummary: s\n---\n',
    "ignored/x.md": "# Never seen\n",
}


@pytest.fixture
def small_counts(monkeypatch: pytest.MonkeyPatch) -> None:
    """Snapshots are kept of forests of any size, files settle quickly, and no sample of them is
    read for safety's sake, which would find in small forests whatever else has failed."""
    monkeypatch.setattr(disk_reader, "_FEW", 0)
    monkeypatch.setattr(disk_reader, "_SAMPLE", 0)
    monkeypatch.setattr(stamps, "_TICK_NS", int(TICK * 1e9))


@pytest.fixture
def root(repository_factory: Callable[..., Path]) -> Path:
    """A forest with everything odd in it, of which there is a snapshot."""
    made = repository_factory(FILES)
    assert keep(made)
    return made


def rest() -> None:
    """Waits until the files that were written last have settled."""
    time.sleep(2 * TICK)


def keep(root: Path) -> bool:
    """Reads a forest and keeps a snapshot of it, when one is due."""
    rest()
    repository = Repository.open(root)
    repository.read()
    return repository.keep_snapshot()


def with_snapshot(root: Path) -> Forest:
    """The forest as whoever opens it gets it."""
    return Repository.open(root).read()


def from_scratch(root: Path) -> Forest:
    """The forest with every file read."""
    repository = Repository.open(root)
    return read_work_tree(repository._place, repository.head()).forest


def differences(one: Forest, other: Forest) -> list[str]:
    """What differs between two readings; also where only an order does, or a text is missing."""
    found = [
        name
        for name in ("manifest", "nodes", "parents", "children", "outgoing", "incoming")
        if getattr(one, name) != getattr(other, name)
    ]
    found += [] if list(one.nodes) == list(other.nodes) else ["order"]
    found += [] if one.by_path == other.by_path else ["paths"]
    found += [] if (one.root, one.commit) == (other.root, other.commit) else ["root"]
    blobs = [node.blob for node in one.nodes.values() if node.has_file]
    found += [b for b in blobs if one.texts.data(b) != other.texts.data(b)]
    return found


class Gardener:
    """Changes a forest at random, as a curator, an editor and git do."""

    def __init__(self, root: Path, seed: int) -> None:
        self._root = root
        self._random = random.Random(seed)
        self._clock = 1_700_000_000
        self._acts: list[Callable[[], object]] = [
            self.edit, self.edit, self.edit, self.touch, self.delete, self.move, self.move_folder,
            self.add, self.add, self.commit, self.checkout, self.manifest, self.ignore,
            self.untrack, self.copy, self.undo_edits,
        ]  # fmt: skip

    def act(self) -> str:
        """Does one thing and says which."""
        act = self._random.choice(self._acts)
        act()
        return act.__name__  # type: ignore[attr-defined, no-any-return]

    def _files(self) -> list[Path]:
        return sorted(f for f in self._root.rglob("*.md") if ".git" not in f.parts)

    def _any(self) -> Path:
        return self._random.choice(self._files())

    def _text(self) -> str:
        draw = self._random.choice
        name = f"{draw('abcdefgh')}{draw(['', '', '2'])}"
        ends = [draw(["a", "b", "c", "deep/wild", "deep", "gone"]) for _ in range(draw((0, 1, 3)))]
        kinds = [draw(["owns", "owned-by", "mentions", "odd"]) for _ in ends]
        edges = [f"{{to: {t}, type: {k}, scent: s{t}}}" for t, k in zip(ends, kinds, strict=True)]
        curated = node(name, summary=draw(["Short.", "Kept by hand."]), edges=edges)
        wild = [f"# {name}\n", "---\nid: {\n---\n", "---\nid: x\n---\n"]
        return draw([curated, curated, curated, *wild])

    def edit(self) -> None:
        self._any().write_text(self._text(), encoding="utf-8")

    def touch(self) -> None:
        self._any().touch()

    def delete(self) -> None:
        if len(self._files()) > 4:
            self._any().unlink()

    def _new_place(self) -> Path:
        folder = self._random.choice(["", "deep", "deep/er", "new", "twin"])
        name = self._random.choice(["index.md", "n.md", "N.md", "o.md", "q.md"])
        place = self._root / folder / name
        place.parent.mkdir(parents=True, exist_ok=True)
        return place

    def move(self) -> None:
        self._any().replace(self._new_place())

    def copy(self) -> None:
        text = self._any().read_bytes()
        self._new_place().write_bytes(text)

    def move_folder(self) -> None:
        folder = self._any().parent
        target = self._root / f"moved-{self._random.randrange(3)}"
        if folder != self._root and not target.exists():
            folder.rename(target)

    def add(self) -> None:
        self._new_place().write_text(self._text(), encoding="utf-8")

    def commit(self) -> None:
        self._clock += 60
        commit(self._root, "Changed outside", at=self._clock)

    def checkout(self) -> None:
        self.commit()
        commits = git(self._root, "log", "--format=%H", "--all").split()
        git(self._root, "checkout", "-q", self._random.choice(commits))

    def undo_edits(self) -> None:
        git(self._root, "checkout", "-q", "--", ".")

    def manifest(self) -> None:
        words = self._random.choice(["", "ignore: ['twin/*']\n", "budgets: {summary: 3}\n",
            "edge-types:\n- {name: odd, label: is odd to, inverse-label: owns}\n"])  # fmt: skip
        (self._root / "forest.yaml").write_text(f"name: Odd\n{words}", encoding="utf-8")

    def ignore(self) -> None:
        rule = self._random.choice(["deep/\n", "new/\n", "n.md\n", ""])
        (self._root / ".gitignore").write_text(rule, encoding="utf-8")

    def untrack(self) -> None:
        path = self._any().relative_to(self._root).as_posix()
        git(self._root, "rm", "-q", "-r", "--cached", "--ignore-unmatch", path)
