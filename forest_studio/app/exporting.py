"""Exports the open forest to a file that the person names."""

from pathlib import Path

from PySide6.QtWidgets import QWidget

from forest_studio.app.saving_as import save_as
from forest_studio.app.words.engine_texts import error_text
from forest_studio.app.words.translation import counted, number, translate
from forest_studio.app.workshop import Workshop
from forest_studio.core.curate.export import Exported, Format, export
from forest_studio.core.model.errors import ForestError


def export_forest(window: QWidget, workshop: Workshop) -> None:
    """Asks for a file and writes the forest there, off the Qt thread."""
    kinds = {
        translate("Export", "JSON, everything (*.json)"): f".{Format.JSON.value}",
        translate("Export", "GraphML, for graph tools (*.graphml)"): f".{Format.GRAPHML.value}",
    }
    name = workshop.desk.session.repository.root.name
    title = translate("Export", "Export the forest")
    if (saving := save_as(window, title, name, kinds)) is not None:
        out, ending = saving
        write(workshop, out, format_of(out) or Format(ending.removeprefix(".")))


def format_of(out: Path) -> Format | None:
    """The format that the ending of a file asks for, if any."""
    return next((form for form in Format if out.suffix.lower() == f".{form.value}"), None)


def write(workshop: Workshop, out: Path, form: Format) -> None:
    """Writes the forest as the window shows it; tells progress and end in the status bar."""
    forest, status = workshop.desk.forest, workshop.status

    def done(exported: Exported) -> None:
        status.say(_told(exported))

    def failed(error: ForestError) -> None:
        status.say(error_text(error), "red")

    def progressed(so_far: int, total: int) -> None:
        words = translate("Export", "Exporting: {0} of {1}")
        status.say(words.format(number(so_far), number(total)))

    workshop.desk.tasks.run(
        lambda task: export(forest, form, out, progress=task.report), done, failed, progressed
    )


def _told(exported: Exported) -> str:
    saved = translate("Export", "Exported to {0}.").format(exported.file)
    if not exported.dangling:
        return saved
    lost = counted("Export", "Edges that lead nowhere were left out: %Ln.", exported.dangling)
    return f"{saved} {lost}"
