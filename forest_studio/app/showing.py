"""What a workshop is told when it is shown: what the settings remember, and the work behind it."""

import logging
from functools import partial

from PySide6.QtCore import QTimer

from forest_studio.app.engine_texts import error_text
from forest_studio.app.memory import Memory
from forest_studio.app.tasks import Tasks
from forest_studio.app.upkeep import Upkeep
from forest_studio.app.workshop import Workshop
from forest_studio.core.hunt.name_doors import name_doors
from forest_studio.core.model.errors import ForestError
from forest_studio.core.session import Session

_log = logging.getLogger(__name__)
_FIRST_PICTURE_MS = 80
_COMMANDS = "commands"
"""Under this name the window remembers which commands were used last."""
_HIDDEN_EDGES = "hidden_edges"
"""Under this name the window remembers which edge types the map leaves out."""


def follow_memory(workshop: Workshop, memory: Memory) -> None:
    """Shows what was chosen before, and remembers what is chosen from now on."""
    workshop.layouts.changed.connect(memory.keep_layouts)
    workshop.commands.recent = memory.value(_COMMANDS).splitlines()
    workshop.commands.used = lambda names: memory.keep(**{_COMMANDS: "\n".join(names)})
    workshop.set_reduced_motion(memory.reduced_motion)
    for overlay in workshop.overlays:
        overlay.put_back(memory.value(overlay.name))
        overlay.kept_changed.connect(partial(_keep, memory, overlay.name))
    workshop.map.set_hidden_types(memory.value(_HIDDEN_EDGES).splitlines())
    workshop.map.hidden_kinds_changed.connect(
        lambda names: memory.keep(**{_HIDDEN_EDGES: "\n".join(sorted(names))})
    )


def begin_work(workshop: Workshop, session: Session, tasks: Tasks) -> None:
    """Starts what goes on in the background as long as the forest is open."""
    workshop.desk.check()
    workshop.earlier.look()
    tasks.run(lambda _task: session.follow_disk(), _ignore, _log_error)
    # Read from every body once; the doors page must not wait for that.
    tasks.run(lambda _task: name_doors(session.forest), _ignore, _log_error)
    Upkeep(session, tasks, workshop)
    tasks.run(
        lambda task: session.open_index(task.report),
        lambda _index: workshop.status.show_index("fresh"),
        lambda error: workshop.status.show_index(error_text(error)),
    )


def begin_work_soon(workshop: Workshop, session: Session, tasks: Tasks) -> None:
    """The same once the window has painted its first picture, which it would slow down."""
    tasks.hold(True)

    def begin() -> None:
        # The forest may be left by now.
        if not workshop.isHidden():
            tasks.hold(False)
            begin_work(workshop, session, tasks)

    QTimer.singleShot(_FIRST_PICTURE_MS, workshop, begin)


def _keep(memory: Memory, name: str, kept: str) -> None:
    memory.keep(**{name: kept})


def _ignore(_value: object) -> None:
    """Nothing hangs on the answer."""


def _log_error(error: ForestError) -> None:
    _log.warning("%s", error)
