"""Times the history of a node beside `git log --follow` in a repository of 10,000 commits.

Run it with `python bench/peers/history_10k.py [--commits N] [--loose]`; it makes the repository in
a temporary folder, prints one line a figure and removes the folder again.
"""

import argparse
import random
import statistics
import subprocess
import tempfile
from collections.abc import Callable
from pathlib import Path
from time import perf_counter

import pygit2

from forest_studio.core.store.history.history import History
from forest_studio.core.store.repository import Repository

NODES, FOLDERS, PROBES = 1000, 40, 60
MOVE_EVERY = 200
"""Commits from one that moves a node's file to the next."""
TRAILERS = "\n\nForest-Operation: edit-passport\nForest-Origin: person\n"
PARAGRAPHS = "".join(f"Paragraph {n}: some words that stay as they are.\n\n" for n in range(8))


def main() -> None:
    """Builds the repository and prints the figures."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--commits", type=int, default=10_000)
    parser.add_argument("--loose", action="store_true", help="leave the objects unpacked")
    given = parser.parse_args()
    with tempfile.TemporaryDirectory() as folder:
        wood = SyntheticWood(Path(folder) / "forest")
        wood.grow(given.commits)
        if not given.loose:
            _git(wood.root, "gc", "--quiet")
        packed = "loose" if given.loose else "packed"
        print(f"{given.commits:,} commits over {NODES:,} nodes, {packed} objects")
        report(wood)


def report(wood: "SyntheticWood") -> None:
    """Prints one line a figure."""
    history = History(Repository.open(wood.root))
    print(f"first build                          {_seconds(history.update):8.2f} s")
    print(f"update with nothing new, p50         {_p50([history.update] * 30):8.2f} ms")
    print(f"update with one new commit, p50      {_after_each_commit(wood, history):8.2f} ms")
    probes = random.Random(2).sample(range(NODES), PROBES)
    ours = [lambda n=n: history.of_node(f"node-{n}", 1000) for n in probes]
    print(f"history of one node, p50             {_p50(ours):8.2f} ms")
    print(f"newest 50 commits, p50               {_p50([history.of_forest] * 30):8.2f} ms")
    peer = [lambda n=n: _follow(wood, n) for n in probes]
    print(f"git log --follow of the same, p50    {_p50(peer):8.2f} ms")
    same = sum(_same(wood, history, n) for n in probes)
    print(f"both found the same commits for      {same:5d} of {PROBES} nodes")


class SyntheticWood:
    """A repository in which every commit edits one node, and some move its file."""

    def __init__(self, root: Path) -> None:
        self.root = root
        self._git = pygit2.init_repository(str(root), initial_head="main")
        self._random = random.Random(1)
        self._folders: dict[str, dict[str, pygit2.Oid]] = {}
        self._trees: dict[str, pygit2.Oid] = {}
        self._count = 0
        self.paths = {n: f"part-{n % FOLDERS:02d}/node-{n}.md" for n in range(NODES)}
        for number in range(NODES):
            self._write(number)
        for folder in self._folders:
            self._store(folder)

    def grow(self, commits: int) -> None:
        """Adds commits, the first of which holds all nodes."""
        for _ in range(commits):
            if self._count:
                self._edit(self._random.randrange(NODES))
            self._commit()
        # Only the index is written: without one git would call every file deleted.
        self._git.index.read_tree(self._git.head.peel(pygit2.Tree))
        self._git.index.write()

    def _edit(self, number: int) -> None:
        if self._count % MOVE_EVERY == 0:
            folder, name = self.paths[number].split("/")
            del self._folders[folder][name]
            self._store(folder)
            self.paths[number] = f"part-{self._random.randrange(FOLDERS):02d}/{name}"
        self._write(number)
        self._store(self.paths[number].split("/")[0])

    def _write(self, number: int) -> None:
        folder, name = self.paths[number].split("/")
        text = (
            f"---\nid: node-{number}\ntitle: Node {number}\n"
            f"summary: What node {number} is about, in one line that edit {self._count} changed.\n"
            f"tags: [alpha, beta]\nscent: where node {number} is kept\nedges:\n"
            f"- {{to: node-{number * 7 % NODES}, type: owns, scent: who is asked}}\n---\n"
            f"# Node {number}\n\n{PARAGRAPHS}Edit {self._count}.\n"
        )
        self._folders.setdefault(folder, {})[name] = self._git.create_blob(text.encode())

    def _store(self, folder: str) -> None:
        builder = self._git.TreeBuilder()
        for name, blob in self._folders[folder].items():
            builder.insert(name, blob, pygit2.enums.FileMode.BLOB)
        self._trees[folder] = builder.write()

    def _commit(self) -> None:
        builder = self._git.TreeBuilder()
        for folder, tree in self._trees.items():
            builder.insert(folder, tree, pygit2.enums.FileMode.TREE)
        who = pygit2.Signature("Ada", "ada@example.org", 1_600_000_000 + 60 * self._count, 0)
        parents = [] if self._git.head_is_unborn else [self._git.head.target]
        message = f"Edit {self._count}{TRAILERS}"
        self._git.create_commit("HEAD", who, who, message, builder.write(), parents)
        self._count += 1


def _git(root: Path, *words: str) -> str:
    done = subprocess.run(["git", "-C", str(root), *words], capture_output=True, check=True)
    return done.stdout.decode()


def _follow(wood: SyntheticWood, number: int) -> list[str]:
    path = wood.paths[number]
    return _git(wood.root, "log", "--follow", "--format=%H", "--", path).split()


def _same(wood: SyntheticWood, history: History, number: int) -> bool:
    ours = [version.entry.commit for version in history.of_node(f"node-{number}", 1000)]
    return ours == _follow(wood, number)


def _after_each_commit(wood: SyntheticWood, history: History) -> float:
    times = []
    for _ in range(30):
        wood.grow(1)
        times.append(_seconds(history.update) * 1000)
    return statistics.median(times)


def _p50(works: list[Callable[[], object]]) -> float:
    """Median of the milliseconds that each took."""
    return statistics.median(_seconds(work) * 1000 for work in works)


def _seconds(work: Callable[[], object]) -> float:
    start = perf_counter()
    work()
    return perf_counter() - start


if __name__ == "__main__":
    main()
