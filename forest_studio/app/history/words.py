"""When, who and what: a commit in words and signs."""

from datetime import datetime

from PySide6.QtCore import QDate, QDateTime, QLocale, QTime

from forest_studio.app.start.recent_list import ago
from forest_studio.app.words.engine_texts import operation_text, subject_text
from forest_studio.app.words.translation import translate
from forest_studio.core.model.changes import Origin
from forest_studio.core.model.versions import ChangeKind, Entry, NodeChange

_AGENT = "Forest Studio agent "
_ICONS = {Origin.PERSON: "user", Origin.AGENT: "robot", Origin.OUTSIDE: "terminal-window"}
_MARKS = {
    ChangeKind.ADDED: "+",
    ChangeKind.EDITED: "±",
    ChangeKind.DELETED: "−",
    ChangeKind.MOVED: "→",
}


def who(entry: Entry) -> str:
    """The author's name; agents by that of their model."""
    name = entry.author.name
    if entry.author.origin is Origin.AGENT and name.startswith(_AGENT):
        return translate("History", "agent {0}").format(name.removeprefix(_AGENT))
    return name or translate("History", "nobody")


def origin_icon(origin: Origin) -> str:
    """The sign of a person, an agent, or another program."""
    return _ICONS[origin]


def origin_words(origin: Origin) -> str:
    """Who that is, in words."""
    return {
        Origin.PERSON: translate("History", "a person, in Forest Studio"),
        Origin.AGENT: translate("History", "an agent"),
        Origin.OUTSIDE: translate("History", "with another program"),
    }[origin]


def when(entry: Entry) -> str:
    """How long ago."""
    return ago(entry.time.timestamp())


def moment(time: datetime) -> str:
    """Day and time in the zone of who committed, with that zone."""
    there = QDateTime(
        QDate(time.year, time.month, time.day), QTime(time.hour, time.minute, time.second)
    )
    return f"{QLocale().toString(there, 'd MMM yyyy, HH:mm:ss')} {time.strftime('%z')}"


def day(time: datetime) -> str:
    """Day and minute, for the eye."""
    here = QDateTime.fromSecsSinceEpoch(int(time.timestamp()))
    return str(QLocale().toString(here, "d MMM yyyy, HH:mm"))


def tip(entry: Entry) -> str:
    """All that is known of a commit."""
    lines = [
        subject_text(entry),
        f"{entry.author.name} <{entry.author.email}>, {origin_words(entry.author.origin)}",
        moment(entry.time),
        entry.commit,
    ]
    if entry.operation:
        lines.append(translate("History", "operation: {0}").format(operation_text(entry.operation)))
    return "\n".join(lines)


def kind_mark(change: NodeChange) -> str:
    """Added, edited, deleted, moved: a sign."""
    return mark_of(change.kind)


def mark_of(kind: ChangeKind) -> str:
    """The sign of what becomes of a file."""
    return _MARKS[kind]


def kind_words(change: NodeChange) -> str:
    """Added, edited, deleted, moved: in words."""
    words = {
        ChangeKind.ADDED: translate("History", "added"),
        ChangeKind.EDITED: translate("History", "edited"),
        ChangeKind.DELETED: translate("History", "deleted"),
        ChangeKind.MOVED: translate("History", "moved from {0}").format(change.was_path),
    }
    return words[change.kind]
