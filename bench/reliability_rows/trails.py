"""Row 10: agents record trails in two clones, which are merged."""

import subprocess
from dataclasses import replace
from datetime import UTC, datetime
from pathlib import Path

from forest_studio.core.model.errors import ForestError
from forest_studio.core.session import Session
from forest_studio.core.trails.trail import Outcome, Trail
from forest_studio.core.trails.trail_store import BRANCH
from reliability_rows import place
from reliability_rows.children import Child, Tell, Work, all_killed
from reliability_rows.row import Row, Scale

AGENTS, CLONES = 4, 2
_TRAIL = Trail("", "c0", "Who is paged?", "test", datetime.now(UTC), (), Outcome.GAVE_UP)


def run(scale: Scale) -> Row:
    """Every trail of every agent is on the branch of both clones after they were merged."""
    row = Row("10 trails of four agents")
    clones = _clones(scale.folder)
    count = scale.pick(15, 250)
    works = [_agent(clones[n % CLONES], n, count) for n in range(AGENTS)]
    with all_killed([Child(work) for work in works]) as agents:
        for agent in agents:
            if agent.wait():
                row.fail("an agent died of an error of its own")
    told = [line for agent in agents for line in agent.lines]
    names = {line[2:] for line in told if line[0] == "A"}
    row.errors.update(line.split()[1] for line in told if line[0] == "E")
    row.trials, row.acknowledged = AGENTS * count, len(names)
    _merge(clones[0], clones[1])
    _merge(clones[1], clones[0])
    for clone in clones:
        _check(clone, names, row)
    row.notes.append(f"{AGENTS} agents in {CLONES} clones; merged by git in a second work tree")
    return row


def _clones(folder: Path) -> list[Path]:
    origin = place.plant(folder / "origin", {"a.md": "# A\n"})
    clones = [folder / f"clone-{number}" for number in range(CLONES)]
    for clone in clones:
        subprocess.run(["git", "clone", "-q", str(origin), str(clone)], check=True)
        place.git(clone, "config", "gc.auto", "0")
    return clones


def _agent(clone: Path, number: int, count: int) -> Work:
    def work(tell: Tell) -> None:
        session = Session.open(clone, index_in_memory=True)
        for n in range(count):
            trail = replace(_TRAIL, id=f"{number:02x}{n:06x}", started=datetime.now(UTC))
            try:
                tell(f"A {session.record(trail)}")
            except ForestError as error:
                tell(f"E {type(error).__name__}")

    return work


def _merge(here: Path, there: Path) -> None:
    """Merges the other clone's trails as somebody at a terminal would."""
    beside = here.with_name(f"{here.name}-trails")
    place.git(here, "fetch", "-q", str(there), f"{BRANCH}:theirs")
    place.git(here, "worktree", "add", "-q", str(beside), BRANCH)
    place.git(beside, "merge", "-q", "--no-edit", "--allow-unrelated-histories", "theirs")
    place.git(here, "worktree", "remove", "--force", str(beside))


def _check(clone: Path, names: set[str], row: Row) -> None:
    session = Session.open(clone, index_in_memory=True)
    for name in sorted(names):
        try:
            session.trails.load(name)
        except ForestError as error:
            row.lost += 1
            row.describe(f"{name} can't be read in {clone.name}: {error}")
    place.look_after(clone, row, clone.name)
