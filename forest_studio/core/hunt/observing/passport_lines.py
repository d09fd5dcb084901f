"""The passport of where a hunt stands, as an observation shows it."""

from forest_studio.core.hunt.base import World
from forest_studio.core.hunt.observing.lines import Cutter
from forest_studio.core.model.forest import Forest

_TITLE_SHARE = 0.06
_ID_SHARE = 0.04
_TAGS_SHARE = 0.05
_SUMMARY_WORDING = 16
"""Tokens of the words around a summary that is cut."""


def passport_lines(
    cutter: Cutter, world: World, node_id: str, room: int, *, body_open: bool
) -> list[str]:
    """Title and id, what is wrong with the node, tags, and of the summary what there is room for.

    Before the first hop there is one line that says so.
    """
    forest, tokens = world.forest, world.tokens
    if not node_id:
        return ["Here: at the edge of the forest; search, or go in by its root\n"]
    node = forest.node(node_id)
    lines = [f"Here: {_named(cutter, forest, node_id, tokens)}\n"]
    if (successor := forest.superseded.get(node_id)) is not None:
        lines.append(f"[superseded by {_named(cutter, forest, successor, tokens)}]\n")
    if node.wild:
        what = "wild: nobody has curated this node" if node.has_file else "a folder without a page"
        lines.append(f"[{what}]\n")
    if body_open and node.passport.summary:
        cutter.was_cut = True
        lines.append("[summary not shown beside the body]\n")
    if body_open:
        return lines
    if node.passport.tags:
        tags = ", ".join(node.passport.tags)
        lines.append(cutter.line("Tags: ", tags, int(tokens * _TAGS_SHARE)))
    if node.passport.summary:
        room -= sum(map(cutter.count, lines))
        lines.append(_summary_line(cutter, forest, node_id, room))
    return lines


def _named(cutter: Cutter, forest: Forest, node_id: str, tokens: int) -> str:
    title = cutter.cut(forest.node(node_id).title, int(tokens * _TITLE_SHARE))
    return f"{title} (id {cutter.cut(node_id, int(tokens * _ID_SHARE))})"


def _summary_line(cutter: Cutter, forest: Forest, node_id: str, room: int) -> str:
    """The summary, cut at its budget (or at its room) with the true length said."""
    node = forest.node(node_id)
    most = max(0, min(forest.manifest.budgets.summary, room - _SUMMARY_WORDING))
    flat = " ".join(node.passport.summary.split())
    if node.summary_tokens <= most and cutter.count(flat) <= most:
        return f"Summary: {flat}\n"
    cutter.was_cut = True
    kept = cutter.head(flat, most).rstrip()
    return f"Summary: {kept} … [summary cut at {most} of {node.summary_tokens:,} tokens]\n"
