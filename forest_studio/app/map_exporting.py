"""Saves the map as it is shown to a file that the person names."""

from pathlib import Path

from forest_studio.app.map.export import to_png, to_svg, write_png, write_svg
from forest_studio.app.saving_as import plain, save_as
from forest_studio.app.words.engine_texts import error_text
from forest_studio.app.words.translation import translate
from forest_studio.app.workshop import Workshop
from forest_studio.core.model.errors import ForestError


def export_map(workshop: Workshop) -> None:
    """Asks for a file and writes the map there, as shapes or as points."""
    kinds = {
        translate("Export", "SVG, shapes and text (*.svg)"): ".svg",
        translate("Export", "PNG, twice the points of the window (*.png)"): ".png",
    }
    folder = workshop.desk.session.repository.root.name
    name = plain(workshop.desk.forest.manifest.name) or folder
    title = translate("Export", "Export the map")
    if (saving := save_as(workshop, title, name, kinds)) is not None:
        write(workshop, saving[0])


def write(workshop: Workshop, out: Path) -> None:
    """Writes what the map shows, or the local view over it; the file's ending says how."""
    view, title = workshop.map, workshop.desk.forest.manifest.name
    is_picture, around = out.suffix.lower() == ".png", view.around
    try:
        if view.is_around and is_picture:
            write_png(around.size(), around.paint_still, out)
        elif view.is_around:
            write_svg(around.size(), around.paint_still, out, title)
        elif is_picture:
            to_png(view.scene, out)
        else:
            to_svg(view.scene, out, title)
    except ForestError as error:
        workshop.status.say(error_text(error), "red")
    else:
        workshop.status.say(translate("Export", "Exported to {0}.").format(out))
