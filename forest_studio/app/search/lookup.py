"""Finding nodes while a word is still being typed: whole words and beginnings of titles."""

from forest_studio.core.search.base import Hit
from forest_studio.core.session import Session


def look_up(session: Session, text: str, limit: int = 20) -> tuple[Hit, ...]:
    """Titles that begin with the text, then the hits of a search; raises SearchError."""
    forest = session.forest
    hits = {hit.node: hit for hit in session.search(text, limit)}
    begun = [s.node for s in session.index.suggest(text, 8) if s.node in forest.nodes]
    starts = text.strip().casefold()
    first = [n for n in begun if forest.node(n).title.casefold().startswith(starts)]
    order = dict.fromkeys([*first, *hits, *begun])
    return tuple(hits.get(n) or _plain_hit(session, n) for n in order)[:limit]


def _plain_hit(session: Session, node_id: str) -> Hit:
    forest = session.forest
    summary = " ".join(forest.node(node_id).passport.summary.split())
    return Hit(node_id, 0.0, summary, (), forest.superseded.get(node_id, ""))
