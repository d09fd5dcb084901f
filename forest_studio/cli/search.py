"""``forest-studio search``: entry pages for a query.

With ``--json`` the document has ``query``, ``commit`` and ``hits``: each ``node``, ``title``,
``path``, ``score``, ``snippet``, ``spans`` (start and end of each word found, in characters of the
snippet) and ``superseded_by`` (a node's id, or empty).
"""

from dataclasses import asdict
from typing import Annotated, Any

import typer
from rich.text import Text

from forest_studio.cli.arguments import AsJson, ForestPath, opened, with_index
from forest_studio.cli.output import console, one_line, say, say_json
from forest_studio.core.model.forest import Forest
from forest_studio.core.search.base import Hit


def search_verb(
    forest: ForestPath,
    query: Annotated[str, typer.Argument(help="Words, and filters: tag:x, type:owns, in:grove.")],
    limit: Annotated[int, typer.Option(min=1, help="Hits to show at most.")] = 20,
    as_json: AsJson = False,
) -> int:
    """Search a forest by words; superseded nodes sink and say by what."""
    session = with_index(opened(forest))
    hits = session.search(query, limit)
    if as_json:
        shown = [_document(session.forest, hit) for hit in hits]
        say_json({"query": query, "commit": session.forest.commit, "hits": shown})
    else:
        _print(session.forest, query, hits)
    session.close()
    return 0


def _document(forest: Forest, hit: Hit) -> dict[str, Any]:
    node = forest.node(hit.node)
    return {"node": hit.node, "title": node.title, "path": node.path, **asdict(hit)}


def _print(forest: Forest, query: str, hits: tuple[Hit, ...]) -> None:
    if not hits:
        say(f"nothing found for {one_line(query)!r}")
    for number, hit in enumerate(hits, start=1):
        node = forest.node(hit.node)
        gone = f"  superseded by {hit.superseded_by}" if hit.superseded_by else ""
        where = f"  {one_line(node.path)}"
        say(f"{number:3d}  ", (one_line(node.title), "bold"), (where, "dim"), (gone, "yellow"))
        console().print(Text("     ").append_text(_marked(hit)))


def _marked(hit: Hit) -> Text:
    # Each unsafe sign is replaced by one sign, so that the spans still fit.
    text = Text("".join(c if c.isprintable() else " " for c in hit.snippet))
    for start, end in hit.spans:
        text.stylize("bold underline", start, end)
    return text
