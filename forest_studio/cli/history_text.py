"""How the history verbs print commits and differences for people."""

from rich.text import Text

from forest_studio.cli.output import console, count, one_line, say
from forest_studio.core.curate.differences import (
    FieldChange,
    HunkLine,
    LineKind,
    body_hunks,
    body_of,
    passport_differences,
)
from forest_studio.core.model.changes import Origin
from forest_studio.core.model.edges import EdgeLine
from forest_studio.core.model.versions import ChangeKind, Entry, NodeChange, NodeVersion

_ORIGINS = {Origin.PERSON: "green", Origin.AGENT: "magenta", Origin.OUTSIDE: "yellow"}
_SIGNS = {LineKind.SAME: " ", LineKind.REMOVED: "-", LineKind.ADDED: "+"}
_STYLES = {LineKind.SAME: "dim", LineKind.REMOVED: "red", LineKind.ADDED: "green"}


def print_entry(entry: Entry) -> None:
    """A commit on one line."""
    changed = count(entry.nodes, "node")
    say(*_head(entry), one_line(entry.subject), (f"  {changed}", "dim"))


def print_version(version: NodeVersion) -> None:
    """A step of a node's history on one line."""
    what = _what(version.change)
    say(*_head(version.entry), one_line(version.entry.subject), (f"  {what}", "dim"))


def print_change(change: NodeChange, before: str, after: str) -> None:
    """What a commit did to one node, with the differences of its texts."""
    say()
    say((one_line(change.node or "manifest"), "bold"), f"  {_what(change)}")
    for field in passport_differences(before, after):
        _print_field(field)
    for hunk in body_hunks(body_of(before), body_of(after)):
        say((f"  body, line {hunk.before} → {hunk.after}", "cyan"))
        for line in hunk.lines:
            _print_line(line)


def _head(entry: Entry) -> list[tuple[str, str]]:
    origin = entry.author.origin
    return [
        (f"{entry.commit[:10]}  ", "bold"),
        (f"{entry.time:%Y-%m-%d %H:%M}  ", "dim"),
        (f"{origin.value:7}  ", _ORIGINS[origin]),
        (f"{one_line(entry.author.name)}  ", "cyan"),
    ]


def _what(change: NodeChange) -> str:
    """What a change did, in a few words."""
    words = f"{change.kind.value} {one_line(change.path)}"
    if change.kind is ChangeKind.MOVED:
        words = f"moved {one_line(change.was_path)} → {one_line(change.path)}"
    return f"{words} (was {one_line(change.was_node)})" if change.was_node else words


def _print_field(field: FieldChange) -> None:
    name = one_line(field.field)
    if field.before is not None:
        say((f"  - {name}: {_shown(field.before)}", "red"))
    if field.after is not None:
        say((f"  + {name}: {_shown(field.after)}", "green"))


def _shown(value: str | EdgeLine) -> str:
    if isinstance(value, EdgeLine):
        scent = f" ({value.scent})" if value.scent else ""
        return one_line(f"{value.type} {value.to}{scent}")
    return one_line(value)


def _print_line(line: HunkLine) -> None:
    # Each unsafe sign is replaced by one sign, so that the spans still fit.
    safe = "".join(c if c.isprintable() else " " for c in line.text)
    text = Text(f"  {_SIGNS[line.kind]} {safe}", style=_STYLES[line.kind])
    for start, end in line.spans:
        text.stylize("bold underline", start + 4, end + 4)
    console().print(text)
