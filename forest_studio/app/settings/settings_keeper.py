"""Opens the page of settings over the window, one at a time."""

from PySide6.QtCore import QObject, Signal
from PySide6.QtWidgets import QWidget

from forest_studio.app.look.theme import Look
from forest_studio.app.memory import Memory
from forest_studio.app.settings.settings_panel import SettingsPanel
from forest_studio.app.tasks import Tasks


class SettingsKeeper(QObject):
    """Hands on what the page asks for; after another language it opens the page again."""

    theme_wanted = Signal(str)
    language_wanted = Signal(str)
    motion_wanted = Signal(bool)

    def __init__(self, look: Look, memory: Memory, tasks: Tasks, window: QWidget) -> None:
        super().__init__(window)
        self._look, self._memory, self._tasks, self._window = look, memory, tasks, window
        self._page: SettingsPanel | None = None
        self._speaking = False
        """Whether the page is closed only until the window speaks another language."""

    def open(self) -> None:
        """Opens the page, or brings the open one to the front."""
        if self._page is None:
            page = SettingsPanel(self._look, self._memory, self._tasks, self._window)
            page.theme_wanted.connect(self.theme_wanted)
            page.language_wanted.connect(self._speak)
            page.motion_wanted.connect(self.motion_wanted)
            page.closed.connect(self._forget)
            self._page = page
        self._page.open_over()

    def _forget(self) -> None:
        self._page = None

    def open_again(self) -> None:
        """Opens the page that was closed for another language, and speaks it now."""
        if self._speaking:
            self._speaking = False
            self.open()

    def _speak(self, choice: str) -> None:
        """The page itself must speak the language too."""
        if self._page is not None:
            self._page.leave()
        self._speaking = True
        self.language_wanted.emit(choice)
