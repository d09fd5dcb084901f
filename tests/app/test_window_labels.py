"""What was done is told in the language of the window, while git keeps the English words."""

from collections.abc import Callable

from PySide6.QtCore import Qt

from forest_studio.app.main_window import MainWindow
from forest_studio.app.workshop import Workshop
from forest_studio.core.model.changes import EditPassport


def _heard(_outcome: object) -> None:
    """The desk says by itself what was saved."""


def edited_in_spanish(window: MainWindow, settled: Callable[[], None]) -> Workshop:
    """The window in Spanish, with one edit done."""
    window.speak("es")
    settled()
    now = window.workshop
    assert now is not None
    now.desk.apply(EditPassport("ledger", summary="Holds every total of the month."), _heard)
    settled()
    return now


def test_undo_names_the_edit_in_spanish(
    window: MainWindow, workshop: Workshop, settled: Callable[[], None]
) -> None:
    now = edited_in_spanish(window, settled)
    title = now.desk.forest.node("ledger").title
    assert now.status.said.text() == f"Guardado: Editar resumen de {title}"
    undo = window.actions_of_window.undo
    assert undo.toolTip().startswith(f"Deshacer: Editar resumen de {title}")
    undo.trigger()
    settled()
    assert now.status.said.text() == f"Deshecho: Editar resumen de {title}"
    assert now.desk.session.can_redo == f"Edit summary of {title}"


def test_the_history_names_it_in_spanish_and_git_in_english(
    window: MainWindow, workshop: Workshop, settled: Callable[[], None]
) -> None:
    now = edited_in_spanish(window, settled)
    title = now.desk.forest.node("ledger").title
    now.desk.select("ledger")
    now.curate.show_page("history")
    settled()
    model = now.curate.history.model
    shown = model.index(0, 0).data(Qt.ItemDataRole.DisplayRole)
    assert shown == f"Editar resumen de {title}"
    tip = model.index(0, 0).data(Qt.ItemDataRole.ToolTipRole)
    assert "operación: editar pasaporte" in tip
    history = now.desk.session.history
    assert history.of_forest(1)[0].subject == f"Edit summary of {title}"
