"""Where a link in a body leads: to a node of the forest, out into the web, or nowhere."""

import posixpath
from urllib.parse import unquote, urlsplit

from forest_studio.core.model.forest import Forest


def node_of_link(forest: Forest, home: str, address: str) -> str | None:
    """The node that a relative link names, by path from the home's folder or by id."""
    parts = urlsplit(address)
    if parts.scheme or parts.netloc or not parts.path:
        return None
    path = unquote(parts.path)
    folder = posixpath.dirname(forest.node(home).path)
    inside = path.lstrip("/") if path.startswith("/") else posixpath.join(folder, path)
    inside = posixpath.normpath(inside)
    for name in (inside, f"{inside}.md", f"{inside}/index.md", f"{inside}/README.md"):
        if name in forest.by_path:
            return forest.by_path[name]
    return path if path in forest.nodes else None


def is_web(address: str) -> bool:
    """Whether the address leads out of the forest."""
    return urlsplit(address).scheme in ("http", "https", "mailto")
