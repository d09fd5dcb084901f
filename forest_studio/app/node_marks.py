"""How a node is marked wherever it is named: its icon, its colour, its country's hue."""

from forest_studio.app.look.palette import COUNTRY_HUES
from forest_studio.core.model.forest import Forest
from forest_studio.core.model.node import Node


def country_of(forest: Forest, node_id: str) -> str:
    """The grove right below the root that holds a node; empty for the root itself."""
    above = forest.ancestors(node_id)
    if len(above) >= 2:
        return above[1]
    return node_id if above else ""


def country_hues(forest: Forest) -> dict[str, int]:
    """The hue of each country, in degrees of OKLCH, as the map gives them out."""
    countries = forest.children.get(forest.root, ())
    return {c: COUNTRY_HUES[number % len(COUNTRY_HUES)] for number, c in enumerate(countries)}


def icon_of(forest: Forest, node: Node) -> tuple[str, str]:
    """Name of the icon and colour token; the token ``country`` is the country's own colour."""
    if node.broken:
        return "x-circle", "red"
    if node.has_file and forest.over_budget(node.id):
        return "warning", "red"
    if node.is_grove:
        is_country = forest.parents.get(node.id) == forest.root
        return ("tree" if is_country or node.id == forest.root else "folder-simple"), "country"
    if node.id in forest.superseded:
        return "file-minus", "text3"
    return ("file-dotted" if node.wild else "file-text"), "text3"


def path_text(forest: Forest, node_id: str) -> str:
    """Titles of the groves above a node, without the root: ``Services › Billing``."""
    return " › ".join(forest.node(above).title for above in forest.ancestors(node_id)[1:])
