"""Opening a forest off the Qt thread: read it, lay out its map, make a copy of the sample."""

from collections.abc import Callable
from dataclasses import dataclass
from importlib import import_module
from pathlib import Path

from forest_studio.app.map.layout import Layout
from forest_studio.app.map.map_data import MapData
from forest_studio.app.map_keeper import laid_out, load_slots
from forest_studio.app.words.translation import translate
from forest_studio.core.model.budget import count, known
from forest_studio.core.model.changes import Author
from forest_studio.core.model.errors import StorageError
from forest_studio.core.session import Session
from forest_studio.core.store.planting import plant

Progress = Callable[[int, int], None]


@dataclass(frozen=True, slots=True)
class Opened:
    """A session with its first map."""

    session: Session
    map: tuple[MapData, Layout]


def open_forest(path: Path, progress: Progress | None = None) -> Opened:
    """Opens the forest in a folder; raises ForestError."""
    # numpy.unique asks for it at its first call, which would be in the first frame of the map.
    import_module("numpy.ma")
    session = Session.open(path, progress=progress)
    forest = session.forest
    # Found out once, and asked for by rows that are being painted.
    _ = forest.superseded, forest.by_path
    if known(forest.manifest.tokenizer):
        # Made at the first count, which takes a fifth of a second.
        count("", forest.manifest.tokenizer)
    return Opened(session, laid_out(forest, load_slots(session.repository), opening=True))


def plant_forest(source: Path, target: Path, progress: Progress | None = None) -> Opened:
    """Copies a folder of markdown into a new forest and opens it; the folder stays as it is.

    Raises StorageError when the target holds anything, or lies inside the source.
    """
    inside, outside = target.resolve(), source.resolve()
    if inside == outside or outside in inside.parents:
        raise StorageError(
            translate("Opening", "the new forest would lie inside its own markdown"),
            remedy=translate("Opening", "Choose a folder elsewhere"),
        )
    if target.is_dir() and any(target.iterdir()):
        raise StorageError(
            translate("Opening", "{0} is not empty").format(target),
            remedy=translate("Opening", "Choose an empty folder"),
        )
    plant(source, target, Author("Forest Studio", "studio@forest-studio.invalid"))
    return open_forest(target, progress)
