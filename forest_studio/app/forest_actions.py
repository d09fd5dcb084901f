"""What the actions do in an open forest."""

from collections.abc import Callable, Mapping
from functools import partial

from PySide6.QtCore import Qt
from PySide6.QtGui import QAction

from forest_studio.app.actions import Actions
from forest_studio.app.desk import Desk
from forest_studio.app.map_exporting import export_map
from forest_studio.app.outcomes import trouble
from forest_studio.app.words.engine_texts import label_text
from forest_studio.app.words.translation import translate
from forest_studio.app.workshop import Workshop
from forest_studio.app.workspaces.workspace import BENCH, CURATE, HUNT
from forest_studio.core.model.node import Node
from forest_studio.core.session import Applied

Act = Callable[[Workshop], None]
_BY_KEY = Qt.FocusReason.ShortcutFocusReason


def forest_actions(actions: Actions) -> tuple[tuple[QAction, Act], ...]:
    """Each action that needs an open forest, and what it does there."""
    return (
        (actions.save, lambda w: w.curate.save()),
        (actions.discard, lambda w: w.curate.discard()),
        (actions.undo, lambda w: go_back_in_history(w, again=False)),
        (actions.redo, lambda w: go_back_in_history(w, again=True)),
        (actions.refresh, lambda w: w.desk.refresh()),
        (actions.fit, lambda w: w.range.fit()),
        (actions.around, lambda w: w.range.show_around()),
        (actions.zoom_in, lambda w: w.map.zoom_in()),
        (actions.zoom_out, lambda w: w.map.zoom_out()),
        (actions.zoom_to_node, lambda w: w.map.zoom_to_selection()),
        (actions.problems, lambda w: w.show_problems(not w.problems_open)),
        (actions.history, lambda w: w.show_history(not w.history_open)),
        (actions.now, lambda w: w.travel.back()),
        (actions.drafts, lambda w: w.curating.review_drafts()),
        (actions.back, lambda w: w.desk.go_back()),
        (actions.forward, lambda w: w.desk.go_forward()),
        (actions.curate, lambda w: w.show_workspace(CURATE)),
        (actions.hunt_workspace, lambda w: w.show_workspace(HUNT)),
        (actions.bench, lambda w: w.show_workspace(BENCH)),
        (actions.hunt, hunt),
        (actions.next_panel, lambda w: w.next_panel()),
        (actions.find, lambda w: w.top.finder.open_commands()),
        (actions.search, go_to_search),
        (actions.add_edge, add_edge),
        *((action, partial(change_structure, kind)) for kind, action in actions.structure.items()),
        (actions.types, lambda w: w.curating.manage_types()),
        (actions.export_map, export_map),
    )


def go_back_in_history(workshop: Workshop, again: bool) -> None:
    """Takes the last saved edit back, or does again what was taken back."""
    desk, session = workshop.desk, workshop.desk.session
    label, known = session.can_redo if again else session.can_undo, desk.forest.nodes

    def answered(outcome: object) -> None:
        text = trouble(outcome)
        done = (
            translate("Actions", "Done again: {0}")
            if again
            else translate("Actions", "Taken back: {0}")
        )
        workshop.status.say(text or done.format(label_text(label)), "red" if text else "small")
        if isinstance(outcome, Applied):
            _show_what_came_back(desk, known, outcome)

    desk.write(session.redo if again else session.undo, answered)


def _show_what_came_back(desk: Desk, known: Mapping[str, Node], outcome: Applied) -> None:
    """A node that was gone is looked at: otherwise nothing on the screen tells of it."""
    nodes = desk.forest.nodes
    came_back = [node for node in outcome.nodes if node in nodes and node not in known]
    if came_back:
        desk.select(came_back[0])


def hunt(workshop: Workshop) -> None:
    """Hunts, or cancels the hunt; from elsewhere goes to the question first."""
    if workshop.workspace == HUNT:
        workshop.question.hunt_or_cancel()
    else:
        workshop.show_workspace(HUNT)
        workshop.question.question.setFocus(_BY_KEY)


def go_to_search(workshop: Workshop) -> None:
    """Puts the cursor into the search box."""
    workshop.curating.open_find()
    workshop.left.search.box.setFocus(_BY_KEY)


def change_structure(kind: str, workshop: Workshop) -> None:
    """Opens the card above the tree for a change of structure of the selected node."""
    workshop.curating.open_find()
    workshop.left.actions_of_tree.show(kind)


def add_edge(workshop: Workshop) -> None:
    """Begins a new edge of the selected node."""
    workshop.show_workspace(CURATE)
    workshop.curating.show_page("edges")
    workshop.curate.edges.add_edge()
