"""Who hunts: every navigator, and for the one with a model what is configured."""

import os
from dataclasses import dataclass

from PySide6.QtCore import Signal
from PySide6.QtWidgets import QWidget

from forest_studio.app.hunt.trail_words import navigator_names
from forest_studio.app.look.theme import Look
from forest_studio.app.widgets.buttons import Choice, push
from forest_studio.app.widgets.labels import ElidedLabel, label
from forest_studio.app.widgets.layouts import column, greedy, row
from forest_studio.core import settings
from forest_studio.core.hunt.navigators import LLM, NAMES
from forest_studio.core.llm.variables import MODEL_VARIABLE, URL_VARIABLE

_ORDER = ("forager", LLM, "router", "one-shot", "top-k", "first-door", "random")


@dataclass(frozen=True, slots=True)
class Configured:
    """The model that would be asked, as far as settings and environment tell."""

    address: str
    model: str

    @staticmethod
    def now() -> "Configured":
        """Read anew each time: the settings page may have been used meanwhile."""
        saved = settings.load()
        return Configured(
            os.environ.get(URL_VARIABLE, "") or saved.endpoint,
            os.environ.get(MODEL_VARIABLE, "") or saved.model,
        )

    @property
    def host(self) -> str:
        """The address without what every address has."""
        return self.address.partition("://")[2].removesuffix("/").removesuffix("/v1")


class NavigatorPicker(QWidget):
    """A choice; below it, for the language model, which one or how to get one."""

    settings_wanted = Signal()
    chosen = Signal(str)

    def __init__(self, look: Look) -> None:
        super().__init__()
        names = navigator_names()
        ordered = [name for name in _ORDER if name in NAMES]
        ordered += [name for name in NAMES if name not in ordered]
        self.menu = Choice(look, [(name, names.get(name, name)) for name in ordered], "compass")
        self.menu.setAccessibleName(self.tr("Navigator"))
        self._model = ElidedLabel("", "small")
        self._missing = label(
            self.tr(
                "No language model is configured. Any server that speaks as OpenAI's does will "
                "do: llama.cpp, Ollama, vLLM, LM Studio, or OpenAI."
            ),
            "small",
            wrap=True,
        )
        self.configure = push(look, self.tr("Configure…"), "link")
        self._line = QWidget()
        self._line.setLayout(row(greedy(self._model), self.configure, gap=4))
        self.setLayout(column(self.menu, self._missing, self._line, gap=4))
        self.menu.chosen.connect(self._pick)
        self.configure.clicked.connect(self.settings_wanted)
        self.show_model()

    @property
    def choice(self) -> str:
        """The navigator that hunts."""
        return self.menu.choice

    def choose(self, name: str) -> None:
        """Shows a navigator as the chosen one."""
        self.menu.choose(name)
        self.show_model()

    def show_model(self) -> None:
        """Says which model is asked, where one is."""
        asks = self.choice == LLM
        found = Configured.now() if asks else Configured("", "")
        there = bool(found.address)
        self._line.setVisible(asks)
        self._missing.setVisible(asks and not there)
        words = self.tr("{0} at {1}").format(found.model or self.tr("its only model"), found.host)
        self._model.setText(words if there else "")

    def _pick(self, name: str) -> None:
        self.show_model()
        self.chosen.emit(name)
