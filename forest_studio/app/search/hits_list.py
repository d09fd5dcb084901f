"""The list in which hits are shown."""

from PySide6.QtCore import Qt
from PySide6.QtWidgets import QListView

from forest_studio.app.look.theme import Look
from forest_studio.app.search.hit_delegate import HitDelegate
from forest_studio.app.search.hits_model import HitsModel


class HitsList(QListView):
    """A list view with the delegate of hits."""

    def __init__(self, look: Look, model: HitsModel, on_accent: bool = False) -> None:
        super().__init__()
        # The view does not own its delegate.
        self._delegate = HitDelegate(look, on_accent)
        self.setModel(model)
        self.setItemDelegate(self._delegate)
        self.setMouseTracking(True)
        self.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        self.setAccessibleName(self.tr("Hits"))
