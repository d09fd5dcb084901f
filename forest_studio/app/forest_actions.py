"""What the actions do in an open forest."""

from collections.abc import Callable

from PySide6.QtCore import Qt
from PySide6.QtGui import QAction

from forest_studio.app.actions import Actions
from forest_studio.app.map_exporting import export_map
from forest_studio.app.outcomes import trouble
from forest_studio.app.top_bar import CURATE, HUNT
from forest_studio.app.translation import translate
from forest_studio.app.workshop import Workshop

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
        (actions.problems, lambda w: w.show_problems(not w.problems_open)),
        (actions.history, lambda w: w.show_history(not w.history_open)),
        (actions.now, lambda w: w.travel.back()),
        (actions.drafts, lambda w: w.review_drafts()),
        (actions.back, lambda w: w.desk.go_back()),
        (actions.forward, lambda w: w.desk.go_forward()),
        (actions.curate, lambda w: w.show_workspace(CURATE)),
        (actions.hunt_workspace, lambda w: w.show_workspace(HUNT)),
        (actions.hunt, hunt),
        (actions.next_panel, lambda w: w.next_panel()),
        (actions.find, lambda w: w.top.finder.box.setFocus(_BY_KEY)),
        (actions.search, go_to_search),
        (actions.add_edge, add_edge),
        (actions.types, lambda w: w.manage_types()),
        (actions.export_map, export_map),
    )


def go_back_in_history(workshop: Workshop, again: bool) -> None:
    """Takes the last saved edit back, or does again what was taken back."""
    session = workshop.desk.session
    label = session.can_redo if again else session.can_undo

    def answered(outcome: object) -> None:
        text = trouble(outcome)
        done = (
            translate("Actions", "Done again: {0}")
            if again
            else translate("Actions", "Taken back: {0}")
        )
        workshop.status.say(text or done.format(label), "red" if text else "small")

    workshop.desk.write(session.redo if again else session.undo, answered)


def hunt(workshop: Workshop) -> None:
    """Hunts, or cancels the hunt; from elsewhere goes to the question first."""
    if workshop.workspace == HUNT:
        workshop.question.hunt_or_cancel()
    else:
        workshop.show_workspace(HUNT)
        workshop.question.question.setFocus(_BY_KEY)


def go_to_search(workshop: Workshop) -> None:
    """Puts the cursor into the search box."""
    workshop.show_workspace(CURATE)
    workshop.left.search.box.setFocus(_BY_KEY)


def add_edge(workshop: Workshop) -> None:
    """Begins a new edge of the selected node."""
    workshop.show_workspace(CURATE)
    workshop.curate.show_page("edges")
    workshop.curate.edges.add_edge()
