"""What goes with an opening: what is said, what the settings remember, the work behind it."""

import logging
from functools import partial

from PySide6.QtCore import QTimer

from forest_studio.app.desk import Desk
from forest_studio.app.memory import Memory, Recent
from forest_studio.app.tasks import BEHIND, Tasks
from forest_studio.app.upkeep import Upkeep
from forest_studio.app.words.engine_texts import engine_text, error_text
from forest_studio.app.workshop import Workshop
from forest_studio.core.hunt.observing.name_doors import name_doors
from forest_studio.core.model.errors import ForestError
from forest_studio.core.model.findings import Severity
from forest_studio.core.session import Session

_log = logging.getLogger(__name__)
_FIRST_PICTURE_MS = 500
"""In which an opened forest is painted, coarse and then fine, before workers begin beside that."""
_COMMANDS = "commands"
"""Under this name the window remembers which commands were used last."""
_HIDDEN_EDGES = "hidden_edges"
"""Under this name the window remembers which edge types the map leaves out."""


def trouble_text(error: ForestError, help_is_offered: bool) -> str:
    """Why a forest can't be opened, and what to do unless a button offers it."""
    said = engine_text(error.message) if help_is_offered else error_text(error)
    text = said.removesuffix(".") + "."
    return text[:1].upper() + text[1:]


def follow_memory(workshop: Workshop, memory: Memory) -> None:
    """Shows what was chosen before, and remembers what is chosen from now on."""
    desk = workshop.desk
    desk.findings_changed.connect(lambda: remember_forest(desk, memory))
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


def remember_forest(desk: Desk, memory: Memory) -> None:
    """Puts an open forest at the head of the recent ones, with its size and its problems."""
    forest, root = desk.forest, desk.session.repository.root
    nodes = [node for node in forest.nodes.values() if node.has_file]
    problems = sum(finding.severity is not Severity.NOTE for finding in desk.findings)
    wild = sum(node.wild for node in nodes)
    name = forest.manifest.name or root.name
    memory.keep_recent(Recent(str(root), name, len(nodes), problems, wild))


def begin_work(workshop: Workshop, session: Session, tasks: Tasks) -> None:
    """Starts what goes on in the background as long as the forest is open."""
    workshop.desk.check()
    workshop.earlier.look()
    tasks.run(lambda _task: session.follow_disk(), _ignore, _log_error, lane=BEHIND)
    # Read from every body once; the doors page must not wait for that.
    tasks.run(lambda _task: name_doors(session.forest), _ignore, _log_error, lane=BEHIND)
    Upkeep(session, tasks, workshop)
    tasks.run(
        lambda task: session.open_index(task.report),
        lambda _index: workshop.status.show_index("fresh"),
        lambda error: workshop.status.show_index(error_text(error)),
        lane=BEHIND,
    )


def begin_work_soon(workshop: Workshop, session: Session, tasks: Tasks) -> None:
    """The same once the window has painted its first picture, which it would slow down."""
    tasks.hold(True)

    def begin() -> None:
        tasks.hold(False)
        begin_work(workshop, session, tasks)

    soon = QTimer(workshop, singleShot=True, interval=_FIRST_PICTURE_MS)
    soon.timeout.connect(begin)
    workshop.desk.left.connect(soon.stop)
    soon.start()


def _keep(memory: Memory, name: str, kept: str) -> None:
    memory.keep(**{name: kept})


def _ignore(_value: object) -> None:
    """Nothing hangs on the answer."""


def _log_error(error: ForestError) -> None:
    _log.warning("%s", error)
