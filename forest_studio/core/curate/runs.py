"""Takes back a whole run of edits at once, and keeps what was edited since."""

from collections.abc import Sequence
from dataclasses import dataclass, field
from uuid import uuid4

from forest_studio.core.curate.planned import reject, subject
from forest_studio.core.curate.take_back import TakeBack, TakenBack
from forest_studio.core.store.history.commit_facts import RUN, RUN_LABEL
from forest_studio.core.store.history.commit_files import FileStep


@dataclass(frozen=True, slots=True)
class RunName:
    """What the commits of one run have in common."""

    label: str
    id: str = field(default_factory=lambda: uuid4().hex[:16])

    @property
    def trailers(self) -> dict[str, str]:
        """The trailers that mark a commit as one of this run."""
        label = " ".join(self.label.split())
        return {RUN: self.id} | ({RUN_LABEL: label} if label else {})


def undo_of_run(label: str, commits: Sequence[Sequence[FileStep]], back: TakeBack) -> TakenBack:
    """The change that takes back the commits of a run, given the newest first.

    Raises StorageError.
    """
    if not commits:
        return reject("unknown-run", "no commit belongs to that run", "Look in the history")
    for steps in _net(commits):
        back.take_back(steps)
    return back.result(f"Undo run: {subject(label)}")


def _net(commits: Sequence[Sequence[FileStep]]) -> list[list[FileStep]]:
    """What the commits did, the newest first; steps of one file that follow on another are one.

    Taken by itself, an edit that was taken back within the run could clash with later ones.
    """
    nets: list[list[FileStep]] = []
    for steps in commits:
        own = [step for step in steps if not _joined(nets, step)]
        nets.append(own)
    return [[step for step in net if step.was or step.path] for net in nets]


def _joined(nets: list[list[FileStep]], older: FileStep) -> bool:
    """Joins a step to the newer one that goes on from it; False where there is none."""
    for net in reversed(nets):
        for place, newer in enumerate(net):
            if _follows(newer, older):
                node = newer.node or older.node
                net[place] = FileStep(older.was, newer.path, older.before, newer.after, node)
                return True
    return False


def _follows(newer: FileStep, older: FileStep) -> bool:
    if older.after:
        return newer.before == older.after and newer.was == older.path
    return not newer.before and newer.path == older.was
