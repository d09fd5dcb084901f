"""How far the doctor is with looking, told to Qt's thread; it stops when it is asked to."""

from forest_studio.app.tasks import Stopped, Task
from forest_studio.app.words.translation import looked_up, noop
from forest_studio.core.store.upkeep.doctor import Stage

STAGES = tuple(Stage)
WHOLE = 100
"""Parts of a stage."""
_WORDS = {
    Stage.LOOSE: noop("Doctor", "Step {0} of {1}: looking at single objects of git… {2}%"),
    Stage.PACKS: noop("Doctor", "Step {0} of {1}: looking at packs of objects… {2}%"),
    Stage.HISTORY: noop("Doctor", "Step {0} of {1}: following the history… {2}%"),
    Stage.SOURCES: noop("Doctor", "Step {0} of {1}: looking for what is lost in your files… {2}%"),
    Stage.FILES: noop("Doctor", "Step {0} of {1}: looking at your files… {2}%"),
}


class Steps:
    """Told by the doctor; tells the task in parts of all stages, each once and never backwards."""

    def __init__(self, task: Task) -> None:
        self._task = task
        self._told = -1

    def __call__(self, stage: Stage, done: int, total: int) -> None:
        """Raises Stopped when nobody waits for the result any more."""
        if self._task.cancelled():
            raise Stopped
        share = min(WHOLE - 1, WHOLE * done // total) if total else 0
        at = WHOLE * STAGES.index(stage) + share
        if at > self._told:
            self._told = at
            self._task.report(at, WHOLE * len(STAGES))


def step_words(done: int) -> str:
    """What is looked at, and how much of it is done, in words."""
    at, share = divmod(done, WHOLE)
    words = looked_up("Doctor", _WORDS[STAGES[at]])
    return words.format(at + 1, len(STAGES), share)
