"""Why an edge was not changed, in one line; a circle is shown by the titles on its way."""

from forest_studio.app.outcomes import trouble
from forest_studio.app.words.engine_texts import engine_text
from forest_studio.app.words.translation import translate
from forest_studio.core.curate.lookup import label
from forest_studio.core.curate.planned import Rejected
from forest_studio.core.model.forest import Forest

_ARROW = " → "


def edge_trouble(forest: Forest, outcome: object) -> str:
    """Like ``outcomes.trouble``, with the path of a refused circle; empty when all went well."""
    if isinstance(outcome, Rejected) and outcome.reasons[0].rule == "cycle":
        name, _, path = outcome.reasons[0].message.partition(" runs in a circle: ")
        if path:
            text = translate("Edges", "“{0}” may not run in a circle: {1}")
            return text.format(label(forest, name), _titles(forest, engine_text(path)))
    return trouble(outcome)


def _titles(forest: Forest, path: str) -> str:
    nodes = forest.nodes
    return _ARROW.join(nodes[n].title if n in nodes else n for n in path.split(_ARROW))
