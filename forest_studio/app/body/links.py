"""Where a link in a body leads: to a node of the forest, out into the web, or nowhere."""

from urllib.parse import unquote, urlsplit

from forest_studio.app.markdown import WIKI_SCHEME
from forest_studio.core.curate.body_links import Link, Way
from forest_studio.core.curate.link_places import Places
from forest_studio.core.model.forest import Forest


def node_of_link(forest: Forest, home: str, address: str) -> str | None:
    """The node that a link names, by the rules of the engine: a path, a name or an id."""
    link = _link(address)
    found = Places.of(forest).find(link, forest.node(home).path) if link is not None else None
    return forest.by_path.get(found.path) if found is not None else None


def _link(address: str) -> Link | None:
    if address.startswith(WIKI_SCHEME):
        target = unquote(address.removeprefix(WIKI_SCHEME)).partition("#")[0]
        return Link(Way.WIKI, 0, target)
    parts = urlsplit(address)
    if parts.scheme or parts.netloc or not parts.path:
        return None
    return Link(Way.INLINE, 0, parts.path)


def is_web(address: str) -> bool:
    """Whether the address leads out of the forest."""
    return urlsplit(address).scheme in ("http", "https")
