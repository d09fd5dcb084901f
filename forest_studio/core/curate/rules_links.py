"""Rules about the links in bodies: where they lead."""

import re
from collections.abc import Callable, Iterator

from forest_studio.core.curate import faults
from forest_studio.core.curate.body_links import Link, Way, find_links
from forest_studio.core.curate.link_places import By, Places
from forest_studio.core.curate.link_table import linked
from forest_studio.core.model.errors import ForestError
from forest_studio.core.model.findings import Finding, Severity
from forest_studio.core.model.forest import Forest
from forest_studio.core.model.node import Node
from forest_studio.core.store.disk.globs import matcher

_ATTACHMENT = re.compile(r"\.(?!md\Z)[A-Za-z0-9]{1,8}\Z", re.I)
_HIDDEN = re.compile(r"(?:^|/)\.")


def broken(forest: Forest) -> Iterator[Finding]:
    """Links to nodes that are not there; what no node could be is not looked for."""
    places = Places.of(forest)
    globs = matcher(forest.manifest.ignore)

    def ignored(path: str) -> bool:
        return globs is not None and bool(globs.match(path))

    for node in forest.nodes.values():
        if node.has_file and not node.broken:
            gone = places.gone.get((node.blob, node.path))
            if gone is None:
                links = linked(forest, node)
                bad = (x for x in links if _leads_nowhere(places, x, node.path, ignored))
                gone = frozenset((link.way, link.raw) for link in bad)
                places.gone[node.blob, node.path] = gone
            if gone:
                yield from _placed(forest, node, gone)


def _leads_nowhere(places: Places, link: Link, home: str, ignored: Callable[[str], bool]) -> bool:
    found, target = places.find(link, home), link.target
    if found is None:
        wanted = link.way is Way.WIKI and "://" not in target
        return wanted and not _ATTACHMENT.search(target) and not places.ambiguous(target)
    if found.by is not By.UNKNOWN or found.path[-3:].lower() != ".md":
        return False
    # The first two may well be there: the forest does not look outside, nor at hidden files.
    unseen = found.path.startswith("../") or _HIDDEN.search(found.path) or ignored(found.path)
    return not unseen and not places.ambiguous(found.path)


def _placed(forest: Forest, node: Node, gone: frozenset[tuple[Way, str]]) -> Iterator[Finding]:
    """A finding for each place of the targets that are not there."""
    try:
        text = forest.texts.read(node.blob)
    except ForestError:
        return
    for link in find_links(text):
        if (link.way, link.raw) in gone:
            line = len(re.findall(r"\r\n|\r|\n", text[: link.start])) + 1
            severity = Severity.NOTE if node.wild else Severity.WARNING
            finding = Finding(
                "broken-link",
                f"the link to {link.target!r} leads to no node",
                "Correct it, or remove it; it heals by itself when the file comes back",
                severity,
            )
            yield faults.at(finding, node, line)
