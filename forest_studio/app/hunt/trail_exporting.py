"""Writes a trail to a file that the person names: a page to read, or spans for other tools."""

import re
from pathlib import Path

from PySide6.QtWidgets import QFileDialog, QWidget

from forest_studio.app.desk import Desk
from forest_studio.app.engine_texts import error_text
from forest_studio.app.translation import translate
from forest_studio.core.hunt.trail_file import TrailFormat, write_trail
from forest_studio.core.model.errors import ForestError
from forest_studio.core.trails.trail import Trail

_LETTERS = 48


def export_trail(window: QWidget, desk: Desk, trail: Trail) -> None:
    """Asks for a file and writes the trail there, off the Qt thread."""
    kinds = {
        translate("TrailExport", "Page to read and print (*.html)"): TrailFormat.HTML,
        translate("TrailExport", "OpenTelemetry spans (*.otlp.json)"): TrailFormat.OTLP,
    }
    title = translate("TrailExport", "Export the trail")
    chosen, kind = QFileDialog.getSaveFileName(
        window, title, suggested_name(trail), ";;".join(kinds)
    )
    if chosen:
        out = Path(chosen)
        form = TrailFormat.of(out) or kinds.get(kind, TrailFormat.HTML)
        write(desk, trail, out if out.suffix else out.with_suffix(form.ending), form)


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
    words = re.sub(r"[^\w]+", "-", trail.question.casefold())[:_LETTERS].strip("-")
    return words or "trail"
