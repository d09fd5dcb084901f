"""Differences as rich text: marked by signs and strokes first, by colour only as well."""

from collections.abc import Iterable, Sequence
from html import escape

from forest_studio.app.look.palette import Palette, mix
from forest_studio.app.words.translation import counted, translate
from forest_studio.core.curate.differences import FieldChange, Hunk, HunkLine, LineKind, body_hunks
from forest_studio.core.model.edges import EdgeLine

MOST_LINES = 600
"""Lines that are shown of one text; the rest is said to be missing."""
_MARKS = {LineKind.SAME: "&nbsp;", LineKind.REMOVED: "−", LineKind.ADDED: "+"}


def field_name(field: str) -> str:
    """A field of the passport in words."""
    names = {
        "id": translate("Field", "Id"),
        "title": translate("Field", "Title"),
        "summary": translate("Field", "Summary"),
        "scent": translate("Field", "Scent"),
        "tag": translate("Field", "Tag"),
        "tags": translate("Field", "Tags"),
        "edge": translate("Field", "Edge"),
        "edges": translate("Field", "Edges"),
        "front matter": translate("Field", "Front matter"),
    }
    return names.get(field, field)


def edge_words(edge: EdgeLine) -> str:
    """An edge on one line."""
    return f"{edge.type} → {edge.to}" + (f": {edge.scent}" if edge.scent else "")


def fields_html(changes: Iterable[FieldChange], palette: Palette) -> str:
    """Each changed field under its name."""
    parts: list[str] = []
    last = ""
    for change in changes:
        if change.field != last:
            parts.append(heading(field_name(change.field), palette))
            last = change.field
        parts.append(texts_html(_text(change.before), _text(change.after), palette))
    return "".join(parts)


def texts_html(before: str, after: str, palette: Palette) -> str:
    """What differs between two texts, with nothing around it."""
    hunks = body_hunks(before, after, 0)
    lines = [line for hunk in hunks for line in hunk.lines]
    return lines_html(lines, palette)


def hunks_html(hunks: Sequence[Hunk], palette: Palette) -> str:
    """The hunks of a body, each under the number of its first line."""
    parts: list[str] = []
    left = MOST_LINES
    for hunk in hunks:
        if left <= 0:
            break
        words = translate("History", "Text, line {0}").format(hunk.after)
        parts += [heading(words, palette), lines_html(hunk.lines[:left], palette)]
        left -= len(hunk.lines)
    missing = sum(len(hunk.lines) for hunk in hunks) - MOST_LINES
    if missing > 0:
        text = counted("History", "%Ln more line(s), not shown here", missing)
        parts.append(quiet(text, palette))
    return "".join(parts)


def lines_html(lines: Sequence[HunkLine], palette: Palette) -> str:
    """Lines as a table: the sign, and the text with its changed words."""
    rows = "".join(_row(line, palette) for line in lines)
    return f'<table width="100%" cellspacing="0" cellpadding="2">{rows}</table>'


def plain_html(text: str, palette: Palette) -> str:
    """A text in which nothing is marked."""
    lines = text.splitlines() or [""]
    cut = [HunkLine(LineKind.SAME, line, None, None) for line in lines[:MOST_LINES]]
    return lines_html(cut, palette)


def heading(text: str, palette: Palette) -> str:
    """A small title."""
    style = f"color:{palette.text3.name()};font-size:12px;font-weight:600;margin:8px 0 2px 0;"
    return f'<p style="{style}">{escape(text)}</p>'


def quiet(text: str, palette: Palette) -> str:
    """A line that says something about the text."""
    return f'<p style="color:{palette.text2.name()};font-size:13px;">{escape(text)}</p>'


def _row(line: HunkLine, palette: Palette) -> str:
    ground, ink = _colours(line.kind, palette)
    style = f"background-color:{ground};" if ground else ""
    mark = f'<td width="14" style="{style}color:{ink};font-weight:600;">{_MARKS[line.kind]}</td>'
    text = f'<td style="{style}color:{_text_ink(line, palette)};">{_marked(line, palette)}</td>'
    return f"<tr>{mark}{text}</tr>"


def _colours(kind: LineKind, palette: Palette) -> tuple[str, str]:
    if kind is LineKind.REMOVED:
        return mix(palette.red_bg, palette.bg, 0.55).name(), palette.red.name()
    if kind is LineKind.ADDED:
        return mix(palette.accent_bg, palette.bg, 0.55).name(), palette.accent.name()
    return "", palette.text3.name()


def _text_ink(line: HunkLine, palette: Palette) -> str:
    return (palette.text2 if line.kind is LineKind.SAME else palette.text).name()


def _marked(line: HunkLine, palette: Palette) -> str:
    removed = line.kind is LineKind.REMOVED
    ground = (palette.red_bg if removed else palette.accent_bg).name()
    stroke = "line-through" if removed else "underline"
    style = f"background-color:{ground};text-decoration:{stroke};font-weight:600;"
    parts, at = [], 0
    for start, end in line.spans:
        parts.append(_shown(line.text[at:start]))
        parts.append(f'<span style="{style}">{_shown(line.text[start:end])}</span>')
        at = end
    parts.append(_shown(line.text[at:]))
    return "".join(parts) or "&nbsp;"


def _shown(text: str) -> str:
    """Spaces at the start and in a row stay visible."""
    return escape(text).replace("\t", "&nbsp;&nbsp;&nbsp; ").replace("  ", "&nbsp; ")


def _text(value: str | EdgeLine | None) -> str:
    if value is None:
        return ""
    return edge_words(value) if isinstance(value, EdgeLine) else value
