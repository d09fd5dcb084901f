"""Row 5: somebody uses the git command line in the same work tree all the time."""

import os
import random
import time
from pathlib import Path

from reliability_rows import place
from reliability_rows.children import Child, Tell, all_killed, listen_until_written
from reliability_rows.row import Row, Scale
from reliability_rows.writers import Told, Writer

WRITERS = 2
OUTSIDER = 7
"""The section of a node that the outside program writes into."""
REACH = 0.95
"""The share of our writes that has to succeed within the patience."""


def run(scale: Scale) -> Row:
    """Outside commits of their own files and of ours, check-outs, branches and merges."""
    row = Row("5 git used beside")
    root = place.plant(scale.folder / "forest", place.shared_nodes())
    writers = [
        Writer(root, section, 1, 10**9, pause=0.03, patience=scale.patience)
        for section in range(WRITERS)
    ]
    git = _GitUser(root, scale.seed)
    with all_killed([Child(git.run), *(Child(writer.run) for writer in writers)]) as children:
        listen_until_written(children[1:], scale.pick(5, 120), children[:1])
        git.stop()
        children[0].wait()
    told = Told()
    for child in children[1:]:
        told.add(child.lines)
    _check(root, children[0].lines, told, row, scale.patience)
    return row


def _check(root: Path, git_told: list[str], told: Told, row: Row, patience: float) -> None:
    commits = [line.split()[1:] for line in git_told if line.startswith("C ")]
    refusals = [line for line in git_told if line.startswith("G ")]
    row.trials = len(told.acknowledged) + told.late
    row.acknowledged = len(told.acknowledged)
    row.outside = len(commits)
    row.errors.update(told.errors)
    _check_commits(root, commits, row)
    lost = place.check_anywhere(root, set(told.acknowledged))
    row.lost += len(lost)
    share = row.acknowledged / max(row.trials, 1)
    if share < REACH:
        row.fail(f"only {share:.1%} of our writes succeeded within {patience:.0f} s")
    place.look_after(root, row, "at the end")
    here = {t for data in place.head_files(root).values() for t in place.tokens_in(data)}
    slowest = max(told.seconds, default=0)
    row.notes.append(
        f"{share:.1%} of our writes within {patience:.0f} s, the slowest in {slowest:.1f} s; "
        f"{len(here & set(told.acknowledged)):,} of ours are in HEAD, the others in the history "
        f"of files that git wrote over; git itself was refused {len(refusals):,} times"
    )


def _check_commits(root: Path, commits: list[list[str]], row: Row) -> None:
    """Every commit that git reported is reachable, and its token is in the history."""
    reachable = set(place.git(root, "rev-list", "--all").stdout.split())
    tokens = place.history_tokens(root)
    for commit, token in commits:
        if commit not in reachable or token not in tokens:
            row.outside_lost += 1
            row.describe(f"outside commit {commit} with {token} is lost")


class _GitUser:
    """Somebody at a terminal, who is quick."""

    def __init__(self, root: Path, seed: int) -> None:
        self._root = root
        self._random = random.Random(seed)
        self._end = root.with_name("stop")
        self._count = 0

    def stop(self) -> None:
        """Asks the other process to end after what it is doing."""
        self._end.touch()

    def run(self, tell: Tell) -> None:
        """Works until it is stopped, and ends on the main branch."""
        while not self._end.exists():
            self._count += 1
            what = self._random.choices(
                [self._own_file, self._our_file, self._discard, self._branch], [5, 5, 2, 1]
            )[0]
            what(tell)
            time.sleep(self._random.uniform(0, 0.03))
        self._patiently(tell, "switch", "-q", "main")
        self._patiently(tell, "add", "--all")
        self._patiently(tell, "commit", "-q", "--allow-empty", "-m", "What was left over")

    def _own_file(self, tell: Tell) -> None:
        path = f"x{self._count}.md"
        token = f"o{self._count}"
        (self._root / path).write_text(f"- t{token};\n")
        self._commit(tell, path, f"t{token}")

    def _our_file(self, tell: Tell) -> None:
        path = self._random.choice(place.NODES)
        token = f"to{self._count}"
        try:
            text = place.with_token((self._root / path).read_text(), OUTSIDER, token)
        except FileNotFoundError:
            return
        _save(self._root / path, text)
        self._commit(tell, path, token)

    def _discard(self, tell: Tell) -> None:
        """Writes into an own file and thinks better of it."""
        path = "own.md"
        if not (self._root / path).exists():
            (self._root / path).write_text("- tokay;\n")
            self._commit(tell, path, "tokay")
        (self._root / path).write_text("never mind\n")
        self._patiently(tell, "checkout", "-q", "--", path)

    def _branch(self, tell: Tell) -> None:
        """A commit on another branch that is merged."""
        name = f"side-{self._count}"
        if not self._patiently(tell, "switch", "-q", "-c", name):
            return
        self._own_file(tell)
        if not self._patiently(tell, "switch", "-q", "main"):
            return
        if not self._git(tell, "merge", "-q", "--no-edit", name):
            self._git(tell, "merge", "--abort")

    def _commit(self, tell: Tell, path: str, token: str) -> None:
        if not self._patiently(tell, "add", path):
            return
        done = self._patiently(tell, "commit", "-q", "-m", f"Outside {token}", "--", path)
        if done:
            found = place.git(self._root, "log", "--all", "-1", "--format=%H", f"--grep={token}$")
            tell(f"C {found.stdout.strip()} {token}")

    def _patiently(self, tell: Tell, *words: str) -> bool:
        """Tries again while the index is locked, as people do."""
        return any(self._git(tell, *words) for _ in range(40))

    def _git(self, tell: Tell, *words: str) -> bool:
        done = place.git(self._root, *words)
        if done.returncode:
            tell(f"G {words[0]} {(done.stderr + done.stdout).strip().partition(chr(10))[0]}")
            time.sleep(self._random.uniform(0, 0.02))
        return done.returncode == 0


def _save(path: Path, text: str) -> None:
    new = path.with_name(f".{path.name}.new")
    new.write_text(text)
    os.replace(new, path)
