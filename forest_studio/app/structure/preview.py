"""What a change would do to each file, before it is made; or why it can't be made."""

from PySide6.QtCore import QTimer, Signal
from PySide6.QtWidgets import QWidget

from forest_studio.app.desk import Desk
from forest_studio.app.history.words import mark_of
from forest_studio.app.tasks import Task
from forest_studio.app.widgets.labels import ElidedLabel, label
from forest_studio.app.widgets.layouts import clear, column
from forest_studio.app.words.engine_texts import engine_text, error_text
from forest_studio.core.curate.effects import Effect, effects
from forest_studio.core.curate.planned import Planned, Rejected
from forest_studio.core.model.changes import Change
from forest_studio.core.model.errors import ForestError
from forest_studio.core.model.findings import Finding, Severity
from forest_studio.core.session import Session

_FILES = 5
_PAIRS = 2
_NOTES = 5
_PAUSE_MS = 120
Seen = tuple[Planned, tuple[Effect, ...]] | Rejected


class Preview(QWidget):
    """Plans in the background a moment after the last input; nothing is written."""

    told = Signal(object)
    """Planned, Rejected or the ForestError that came of the newest look; None while looking."""

    def __init__(self, desk: Desk) -> None:
        super().__init__()
        self._desk = desk
        self._change: Change | None = None
        self._rows = column(gap=1)
        self.setLayout(self._rows)
        self.setAccessibleName(self.tr("What would change"))
        self._soon = QTimer(self, singleShot=True, interval=_PAUSE_MS)
        self._soon.timeout.connect(self._look_ahead)
        self._task: Task | None = None
        self.lines: list[str] = []

    @property
    def text(self) -> str:
        """All that is shown."""
        return "\n".join(self.lines)

    def show_change(self, change: Change | None) -> None:
        """Looks at a change soon; nothing is shown for None."""
        first, self._change = self._change is None, change
        if change is None:
            self._soon.stop()
            self._begin()
            self.told.emit(None)
        elif first:
            self._look_ahead()
        else:
            self._soon.start()

    def stop(self) -> None:
        """Looks no more, and takes no answer."""
        self._soon.stop()
        if self._task is not None:
            self._task.cancel()

    def _look_ahead(self) -> None:
        session, change = self._desk.session, self._change
        if change is not None:
            self._task = self._desk.tasks.run(
                lambda _task: _seen(session, change), self._show, self._fail, lane="structure"
            )

    def _show(self, seen: Seen) -> None:
        if self._change is None:
            return
        self._begin()
        if isinstance(seen, Rejected):
            self.told.emit(seen)
            return
        planned, found = seen
        self._add(self.tr("%Ln file(s) would change", "", len(found)), "caption")
        for effect in found[:_FILES]:
            self._add_effect(effect)
        if len(found) > _FILES:
            self._add(self.tr("and %Ln more file(s)", "", len(found) - _FILES), "faint")
        self._add_notes(planned.notes)
        self.setAccessibleDescription(self.text)
        self.told.emit(planned)

    def _fail(self, error: ForestError) -> None:
        self._begin()
        self._add(error_text(error), "red", wrap=True)
        self.told.emit(error)

    def _begin(self) -> None:
        clear(self._rows)
        self.lines = []

    def _add_effect(self, effect: Effect) -> None:
        mark = mark_of(effect.kind)
        path = effect.path
        if effect.was_path:
            path = self.tr("{0}, was {1}").format(path, effect.was_path)
        folder, _, name = effect.path.rpartition("/")
        self._add(f"{mark}  {path}", "small", short=f"{mark}  {name}   {folder}")
        pairs = [*effect.links, *effect.edges]
        for old, new in pairs[:_PAIRS]:
            self._add(f"      {old} → {new}", "tiny")
        if len(pairs) > _PAIRS:
            more = self.tr("and %Ln more link(s) or edge(s)", "", len(pairs) - _PAIRS)
            self._add(f"      {more}", "tiny")

    def _add_notes(self, notes: tuple[Finding, ...]) -> None:
        for note in notes[:_NOTES]:
            text = engine_text(note.message)
            kind = "small" if note.severity is Severity.NOTE else "amber"
            self._add(text[:1].upper() + text[1:] + ".", kind, wrap=True)
        if len(notes) > _NOTES:
            self._add(self.tr("And in %Ln more file(s).", "", len(notes) - _NOTES), "small")

    def _add(self, text: str, kind: str, wrap: bool = False, short: str = "") -> None:
        """Adds a line; ``short`` is what the eye sees of it."""
        self.lines.append(text)
        line = label(text, kind, wrap=True) if wrap else ElidedLabel(short or text, kind)
        line.setAccessibleName(text)
        self._rows.addWidget(line)


def _seen(session: Session, change: Change) -> Seen:
    forest = session.forest
    planned = session.plan(change)
    return planned if isinstance(planned, Rejected) else (planned, effects(forest, planned))
