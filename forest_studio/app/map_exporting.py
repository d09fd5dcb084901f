"""Saves the map as it is shown to a file that the person names."""

from pathlib import Path

from PySide6.QtWidgets import QFileDialog

from forest_studio.app.engine_texts import error_text
from forest_studio.app.map.export import to_png, to_svg
from forest_studio.app.translation import translate
from forest_studio.app.workshop import Workshop
from forest_studio.core.model.errors import ForestError


def export_map(workshop: Workshop) -> None:
    """Asks for a file and writes the map there, as shapes or as points."""
    kinds = {
        translate("Export", "SVG, shapes and text (*.svg)"): ".svg",
        translate("Export", "PNG, twice the points of the window (*.png)"): ".png",
    }
    name = workshop.desk.forest.manifest.name or workshop.desk.session.repository.root.name
    title = translate("Export", "Export the map")
    chosen, kind = QFileDialog.getSaveFileName(workshop, title, name, ";;".join(kinds))
    if chosen:
        out = Path(chosen)
        write(workshop, out if out.suffix else out.with_suffix(kinds.get(kind, ".svg")))


def write(workshop: Workshop, out: Path) -> None:
    """Writes what the map shows; the ending of the file says how."""
    scene = workshop.map.scene
    try:
        if out.suffix.lower() == ".png":
            to_png(scene, out)
        else:
            to_svg(scene, out, workshop.desk.forest.manifest.name)
    except ForestError as error:
        workshop.status.say(error_text(error), "red")
    else:
        workshop.status.say(translate("Export", "Exported to {0}.").format(out))
