"""Whatever a commit did and whatever came since: its revert is exact, and can be undone."""

from collections.abc import Callable
from dataclasses import dataclass
from itertools import count
from pathlib import Path

from hypothesis import HealthCheck, assume, given, settings
from hypothesis import strategies as st

from forest_files import MANIFEST, node, write_files
from forest_studio.core.session import Applied, Session
from plain_git import commit, git

LINES = 12
_NUMBERS = count()


@dataclass(frozen=True)
class Story:
    """What the commit does to one file, and what is done to it later."""

    does: str
    line: int
    later_line: int
    later_moves: bool
    ends: str
    mark: bool


stories = st.builds(
    Story,
    does=st.sampled_from(["nothing", "edit", "delete", "add", "move", "move-edit"]),
    line=st.integers(0, 3),
    later_line=st.integers(-1, 3),
    later_moves=st.booleans(),
    ends=st.sampled_from(["\n", "\r\n"]),
    mark=st.booleans(),
)


def text(number: int, story: Story, *, edited: bool, later: bool) -> bytes:
    """The file's bytes; lines of the commit and of later are far apart."""
    lines = [f"line {place} of {number}" for place in range(LINES)]
    if edited:
        lines[story.line] += " by the commit"
    if later and story.later_line >= 0:
        lines[LINES - 1 - story.later_line] += " later"
    whole = node(f"n{number}", body="\n\n".join(lines) + "\n").replace("\n", story.ends)
    return (("\ufeff" if story.mark else "") + whole).encode()


@dataclass(frozen=True)
class Stages:
    """The files before the commit, after it, later, and as the revert has to leave them."""

    before: dict[str, bytes]
    after: dict[str, bytes]
    later: dict[str, bytes]
    wanted: dict[str, bytes]


def tell(all_stories: list[Story]) -> Stages:
    stages = Stages({}, {}, {}, {})
    for number, story in enumerate(all_stories):
        old, new, far = f"a/f{number}.md", f"b/f{number}.md", f"a/moved{number}.md"
        edits = "edit" in story.does
        plain = text(number, story, edited=False, later=False)
        if story.does != "add":
            stages.before[old] = plain
        if story.does == "add":
            stages.after[old] = stages.later[old] = plain
        elif story.does == "delete":
            stages.wanted[old] = plain
        else:
            moved = story.does.startswith("move")
            moves_later = story.later_moves and not moved
            stages.after[new if moved else old] = text(number, story, edited=edits, later=False)
            place = far if moves_later else new if moved else old
            stages.later[place] = text(number, story, edited=edits, later=True)
            wanted = text(number, story, edited=False, later=True)
            stages.wanted[far if moves_later else old] = wanted
    return stages


def make(root: Path, files: dict[str, bytes], message: str) -> str:
    for file in root.rglob("*.md"):
        file.unlink()
    write_files(root, files)
    return commit(root, message)


def on_disk(root: Path) -> dict[str, bytes]:
    return {file.relative_to(root).as_posix(): file.read_bytes() for file in root.rglob("*.md")}


@settings(
    max_examples=15, deadline=None, suppress_health_check=[HealthCheck.function_scoped_fixture]
)
@given(all_stories=st.lists(stories, min_size=1, max_size=5))
def test_a_revert_is_exact_and_its_undo_gives_every_byte_back(
    repository_factory: Callable[..., Path], all_stories: list[Story]
) -> None:
    stages = tell(all_stories)
    assume(stages.before != stages.after)
    root = repository_factory({"forest.yaml": MANIFEST}, name=f"forest{next(_NUMBERS)}")
    make(root, stages.before, "Before")
    made = make(root, stages.after, "The commit")
    make(root, stages.later, "Later")
    session = Session.open(root, index_in_memory=True)
    session.history.update()
    (entry,) = session.history.find(made)
    outcome = session.revert(entry)
    assert isinstance(outcome, Applied), outcome
    assert on_disk(root) == stages.wanted
    assert git(root, "status", "--porcelain") == ""
    assert isinstance(session.undo(), Applied)
    assert on_disk(root) == stages.later
