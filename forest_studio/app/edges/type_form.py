"""The fields of one edge type: names, labels, family, colour, and what its edges may do."""

from PySide6.QtCore import QSize, Signal
from PySide6.QtGui import QColor, QPainter, QPaintEvent
from PySide6.QtWidgets import QLineEdit, QWidget

from forest_studio.app.edges.types_draft import ENOUGH, SPECIAL, Entry, contrasts
from forest_studio.app.look.theme import Look
from forest_studio.app.widgets.buttons import Choice, push
from forest_studio.app.widgets.check import Check
from forest_studio.app.widgets.labels import IconLabel, label
from forest_studio.app.widgets.layouts import STRETCH, column, greedy, row
from forest_studio.app.widgets.message import Message
from forest_studio.core.model.edges import Family


class TypeForm(QWidget):
    """Tells each change of a field; the manager keeps them."""

    edited = Signal(str, object)
    removal_wanted = Signal()

    def __init__(self, look: Look) -> None:
        super().__init__()
        self._look = look
        self._filling = False
        self.name, self.label, self.inverse = QLineEdit(), QLineEdit(), QLineEdit()
        self.color = QLineEdit()
        self.swatch = _Swatch(look)
        self.family = Choice(look, [(f.value, text) for f, text in self._families()], "path")
        self.symmetric = Check(look, self.tr("Reads the same from both ends"))
        self.acyclic = Check(look, self.tr("May not run in a circle"))
        self.reads = label("", "small", True)
        self.seen = label("", "tiny", True)
        self.seen_icon = IconLabel(look, "check-circle", "accent", 15)
        self.remove_button = push(look, self.tr("Remove type"), "danger")
        self.used = label("", "small", True)
        self.note = Message(look)
        self._build()
        self._connect()

    def show_entry(self, entry: Entry, uses: int) -> None:
        """Shows a type and how many edges have it; a field that is typed in keeps its cursor."""
        kind = entry.kind
        self._filling = True
        texts = {
            self.name: kind.name,
            self.label: kind.label,
            self.inverse: kind.inverse_label,
            self.color: kind.color,
        }
        for field, text in texts.items():
            if field.text() != text:
                field.setText(text)
        self.family.choose(kind.family.value)
        self.symmetric.setChecked(kind.symmetric)
        self.acyclic.setChecked(kind.acyclic)
        self._filling = False
        self.inverse.setEnabled(not kind.symmetric)
        special = entry.old_name in SPECIAL
        self.name.setReadOnly(special)
        tip = self.tr("Forest Studio knows this type by its name, so the name stays.")
        self.name.setToolTip(tip if special else self.tr("What edges write in the files"))
        self.reads.setText(self._sentence(kind.label, kind.inverse_label))
        self._show_use(uses)
        self._show_colour(kind.color, kind.family.value)

    def _sentence(self, forward: str, backward: str) -> str:
        return self.tr("A {0} B  ·  B {1} A").format(forward or "…", backward or "…")

    def _show_use(self, uses: int) -> None:
        self.remove_button.setEnabled(uses == 0)
        text = self.tr("%Ln edges have this type.", "", uses)
        stays = self.tr("To remove it, give them another one first.")
        self.used.setText(f"{text} {stays}" if uses else self.tr("No edge has this type yet."))

    def _show_colour(self, color: str, family: str) -> None:
        shown = QColor(color) if color else self._look.palette.family(family)
        self.swatch.show_colour(shown)
        if not color:
            self.seen.setText(self.tr("The colour of its family, which every look has its own of."))
            self.seen_icon.show_icon("check-circle", "accent")
            return
        if not shown.isValid():
            self.seen.setText(self.tr("Write it as #RRGGBB, or leave it empty."))
            self.seen_icon.show_icon("warning-circle", "red")
            return
        dark, light = contrasts(shown)
        words = self.tr("Contrast with the map: {0} dark, {1} light.")
        text = words.format(f"{dark:.1f}", f"{light:.1f}")
        good = min(dark, light) >= ENOUGH
        hard = self.tr("Below {0} a line is hard to see.").format(f"{ENOUGH:.0f}")
        self.seen.setText(text if good else f"{text} {hard}")
        icon = ("check-circle", "accent") if good else ("warning", "amber")
        self.seen_icon.show_icon(*icon)

    def _families(self) -> list[tuple[Family, str]]:
        return [
            (Family.STRUCTURE, self.tr("structure")),
            (Family.OWNERSHIP, self.tr("ownership")),
            (Family.SUCCESSION, self.tr("succession")),
            (Family.CAUSE, self.tr("cause")),
            (Family.REFERENCE, self.tr("reference")),
            (Family.LEARNED, self.tr("learned")),
        ]

    def _tell(self, field: str, value: object) -> None:
        if not self._filling:
            self.edited.emit(field, value)

    def _connect(self) -> None:
        lines = (("name", self.name), ("label", self.label), ("inverse_label", self.inverse))
        for field, line in lines:
            line.textChanged.connect(lambda text, f=field: self._tell(f, text))
        self.color.textChanged.connect(lambda text: self._tell("color", text.strip()))
        self.family.chosen.connect(lambda name: self._tell("family", Family(name)))
        self.symmetric.toggled.connect(lambda on: self._tell("symmetric", on))
        self.acyclic.toggled.connect(lambda on: self._tell("acyclic", on))
        self.remove_button.clicked.connect(self.removal_wanted)

    def _build(self) -> None:
        self.color.setPlaceholderText(self.tr("family's"))
        self.color.setMaxLength(7)
        self.color.setFixedWidth(104)
        captions = (
            (self.label, self.tr("Label")),
            (self.inverse, self.tr("From the other end")),
            (self.name, self.tr("Name in the files")),
            (self.family, self.tr("Family")),
            (self.color, self.tr("Colour")),
        )
        for field, text in captions:
            field.setAccessibleName(text)
            field.setFixedHeight(32)
        fields = {field: column(label(text, "caption"), field, gap=3) for field, text in captions}
        colour = row(self.swatch, self.seen_icon, greedy(self.seen), gap=8)
        first = row(fields[self.label], fields[self.inverse], gap=12)
        second = row(fields[self.name], fields[self.family], fields[self.color], gap=12)
        remove = row(greedy(self.used), self.remove_button, gap=12)
        items = (first, self.reads, 4, second, colour, 6, self.symmetric, self.acyclic)
        self.setLayout(column(*items, STRETCH, self.note, remove, gap=8))


class _Swatch(QWidget):
    def __init__(self, look: Look) -> None:
        super().__init__()
        self._look = look
        self._colour = QColor()
        self.setFixedSize(QSize(52, 22))

    def show_colour(self, colour: QColor) -> None:
        """Shows a colour as a line on both maps."""
        self._colour = colour
        self.update()

    def paintEvent(self, _event: QPaintEvent) -> None:
        """Paints a line over the ground of the map."""
        painter = QPainter(self)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        painter.setPen(self._look.palette.strong)
        painter.setBrush(self._look.palette.map)
        painter.drawRoundedRect(self.rect().adjusted(0, 0, -1, -1), 5, 5)
        if self._colour.isValid():
            painter.fillRect(8, self.height() // 2 - 1, self.width() - 16, 3, self._colour)
        painter.end()
