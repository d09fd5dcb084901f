"""Writes a trail to a file that the person names: a page to read, or spans for other tools."""

from pathlib import Path

from PySide6.QtWidgets import QWidget

from forest_studio.app.desk import Desk
from forest_studio.app.saving_as import name_of, save_as
from forest_studio.app.words.engine_texts import error_text
from forest_studio.app.words.translation import translate
from forest_studio.core.hunt.showing.trail_file import TrailFormat, write_trail
from forest_studio.core.model.errors import ForestError
from forest_studio.core.trails.trail import Trail


def export_trail(window: QWidget, desk: Desk, trail: Trail) -> None:
    """Asks for a file and writes the trail there, off the Qt thread."""
    kinds = {
        translate("TrailExport", "Page to read and print (*.html)"): TrailFormat.HTML,
        translate("TrailExport", "OpenTelemetry spans (*.otlp.json)"): TrailFormat.OTLP,
    }
    title = translate("TrailExport", "Export the trail")
    endings = {kind: form.ending for kind, form in kinds.items()}
    if (saving := save_as(window, title, suggested_name(trail), endings)) is not None:
        out, ending = saving
        form = next(form for form in TrailFormat if form.ending == ending)
        write(desk, trail, out, TrailFormat.of(out) or form)


def write(desk: Desk, trail: Trail, out: Path, form: TrailFormat) -> None:
    """Writes the trail and says so, or why not."""
    titles = {node: n.title for node, n in desk.forest.nodes.items()}

    def done(file: Path) -> None:
        desk.said.emit(translate("TrailExport", "Exported to {0}.").format(file), "small")

    def failed(error: ForestError) -> None:
        desk.said.emit(error_text(error), "red")

    desk.tasks.run(lambda _task: write_trail(trail, form, out, titles), done, failed)


def suggested_name(trail: Trail) -> str:
    """The question as the name of a file."""
    return name_of(trail.question, "trail")
