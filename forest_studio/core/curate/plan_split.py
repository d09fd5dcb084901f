"""Plans the end of a body as a node of its own, beside the old one."""

import re
from dataclasses import dataclass
from itertools import islice

from forest_studio.core.curate import faults
from forest_studio.core.curate.body_links import definitions
from forest_studio.core.curate.link_places import folder_of
from forest_studio.core.curate.passport_of_wild import lacking
from forest_studio.core.curate.plan_edges import line_faults
from forest_studio.core.curate.plan_files import path_faults
from forest_studio.core.curate.plan_passport import Fields, field_faults, one_line
from forest_studio.core.curate.planned import Planned, Rejected, Target, reject, subject, target
from forest_studio.core.curate.prose import paragraphs
from forest_studio.core.curate.redraft import Redraft
from forest_studio.core.model.changes import SplitNode
from forest_studio.core.model.edges import EdgeLine, slug
from forest_studio.core.model.forest import Forest
from forest_studio.core.store.passports.front_matter import (
    add_edge,
    parse,
    replace_body,
    set_fields,
)

_HEADING = re.compile(r"^ {0,3}(?P<marks>#{1,6})[ \t]+(?P<text>.*?)[ \t]*#*[ \t]*\r?$", re.M)
_LINE_END = re.compile(r"\r\n|\r|\n")
_FOOTNOTE = re.compile(r"^ {0,3}\[(\^[^\]\r\n]+)\]:[^\r\n]*", re.M)


@dataclass(frozen=True, slots=True)
class Heading:
    """A heading of a body with which a new body may begin."""

    line: int
    """Line of the file, counted from 1."""
    level: int
    """1 to 6; 0 for a paragraph without one."""
    text: str


def headings(text: str) -> tuple[Heading, ...]:
    """The headings at which a file may be split: those with text of the body before them."""
    start = parse(text).body_start
    found = (
        heading
        for begin, end in paragraphs(text, start)
        for heading in _HEADING.finditer(text, begin, end)
        if text[start : heading.start()].strip()
    )
    return tuple(
        Heading(_line_of(text, place.start()), len(place["marks"]), " ".join(place["text"].split()))
        for place in found
    )


def paragraph_starts(text: str, most: int = 40) -> tuple[Heading, ...]:
    """Where else a file may be split: the paragraphs after the first one, by their first line."""
    start = parse(text).body_start
    found = (
        (begin, text[begin:end].strip().partition("\n")[0])
        for begin, end in paragraphs(text, start)
        if text[start:begin].strip() and text[begin:end].strip()
    )
    return tuple(
        Heading(_line_of(text, begin), 0, " ".join(words.split()))
        for begin, words in islice(found, most)
    )


def _line_of(text: str, place: int) -> int:
    return len(_LINE_END.findall(text, 0, place)) + 1


def split_node(forest: Forest, change: SplitNode) -> Planned | Rejected:
    """Moves the body from a line on into a new file, and draws an edge there."""
    spot = target(forest, change.node)
    if isinstance(spot, Rejected):
        return spot
    cut = _cut(spot, change)
    if isinstance(cut, Rejected):
        return cut
    path = _path(spot, change)
    fields = _fields(change)
    edge = EdgeLine(str(fields["id"]), change.edge_type.strip(), one_line(change.scent))
    reasons = [*path_faults(forest, path), *field_faults(forest, fields, None)]
    reasons += [f for f in line_faults(forest, spot, edge) if f.rule != "broken-edge"]
    if reasons:
        return Rejected(tuple(faults.at(reason, spot.node) for reason in reasons))
    start = parse(spot.text).body_start
    stays, goes = _with_definitions(spot.text[start:cut], spot.text[cut:])
    text = replace_body(spot.text, stays)
    if spot.node.wild:
        text = set_fields(text, dict(lacking(forest, spot.node, text)))
    draft = Redraft(forest)
    draft.put(spot.node, add_edge(text, edge))
    draft.added[path] = (_ended_as(spot.text, set_fields("", fields)) + goes).encode("utf-8")
    message = f"Split {subject(change.title)} off {subject(spot.node.title)}"
    return draft.planned(message, "split-node", (spot.node.id, edge.to))


def _fields(change: SplitNode) -> Fields:
    fields: Fields = {
        "id": one_line(change.id),
        "title": one_line(change.title),
        "summary": one_line(change.summary),
    }
    if scent := one_line(change.scent):
        fields["scent"] = scent
    return fields


def _path(spot: Target, change: SplitNode) -> str:
    name = change.name.strip() or f"{slug(change.id) or 'part'}.md"
    name = name if name[-3:].lower() == ".md" else name + ".md"
    folder = folder_of(spot.node.path)
    return f"{folder}/{name}" if folder else name


def _cut(spot: Target, change: SplitNode) -> int | Rejected:
    """The character of the file with which the new body begins."""
    start = parse(spot.text).body_start
    if change.line is not None:
        cut = _line_start(spot.text, change.line)
        problem = f"line {change.line} is not in the body"
        first, last = _line_of(spot.text, start), _line_of(spot.text, len(spot.text.rstrip()))
        remedy = f"Choose a line from {first} to {last}"
    else:
        cut = _heading_start(spot.text, start, change.heading)
        problem, remedy = f"the body has no heading {change.heading!r}", "Choose a line of the body"
    if cut is None or not start <= cut < len(spot.text):
        return reject("no-such-place", problem, remedy, spot.node.id)
    if not spot.text[start:cut].strip() or not spot.text[cut:].strip():
        return reject(
            "empty-part", "one of the two parts would be empty", "Choose another line", spot.node.id
        )
    if _inside_code(spot.text, start, cut):
        return reject(
            "inside-code",
            "a block of code or a comment would be cut in two",
            "Choose a line outside of it",
            spot.node.id,
        )
    return cut


def _line_start(text: str, line: int) -> int | None:
    starts = [0, *(found.end() for found in _LINE_END.finditer(text))]
    return starts[line - 1] if 1 <= line <= len(starts) else None


def _heading_start(text: str, start: int, heading: str) -> int | None:
    wanted = " ".join(heading.strip().lstrip("#").split()).casefold()
    for begin, end in paragraphs(text, start):
        for found in _HEADING.finditer(text, begin, end):
            if wanted and " ".join(found["text"].split()).casefold() == wanted:
                return found.start()
    return None


def _inside_code(text: str, start: int, cut: int) -> bool:
    """Whether the halves read differently by themselves than as one."""
    whole = [span for span in paragraphs(text, start) if span[0] >= cut]
    alone = list(paragraphs(text, cut))
    return whole[-1:] != alone[-1:] or len(whole) not in (len(alone), len(alone) - 1)


def _with_definitions(stays: str, goes: str) -> tuple[str, str]:
    """Both parts, each with the link definitions and footnotes of the other that it needs."""
    in_stays, in_goes = _defined(stays), _defined(goes)
    return _completed(stays, in_stays, in_goes), _completed(goes, in_goes, in_stays)


def _defined(part: str) -> dict[str, str]:
    notes = {found[1].casefold(): found[0] for found in _FOOTNOTE.finditer(part)}
    return {**definitions(part, 0), **notes}


def _completed(part: str, own: dict[str, str], others: dict[str, str]) -> str:
    used = {" ".join(label.split()).casefold() for label in re.findall(r"\[([^\[\]]+)\]", part)}
    missing = [line for label, line in others.items() if label in used and label not in own]
    if not missing:
        return part
    end = "\r\n" if "\r\n" in part else "\n"
    return part.rstrip("\r\n") + end * 2 + end.join(missing) + end


def _ended_as(text: str, front: str) -> str:
    return front.replace("\n", "\r\n") if "\r\n" in text else front
