"""Every arm by name: what it does, and why it can't run; no arm is loaded for that."""

from collections.abc import Callable

from forest_studio.core.hunt.meaning.packaged_minilm import packaged_folder
from forest_studio.core.llm.configured_server import configured_endpoint
from forest_studio.core.model.errors import ModelError

ARMS = {
    "closed-book": "a model that sees the question alone",
    "one-shot": "entry search, best sentence of the first page",
    "top-k": "BM25: six paragraphs of the flat heap, best sentence",
    "dense": "sentence vectors: the nearest pages, best sentence",
    "hybrid": "BM25 and vectors, ranks fused, best sentence",
    "pagerank": "personalised PageRank over the edges, best sentence",
    "ranker": "the engine's page ranking: words and links, best sentence",
    "ranker-dense": "the same with vectors, best sentence",
    "forager": "walks doors, scores how much of the question a whole path covers",
    "forager-heat": "the forager with the heat of recorded hunts like this one",
    "forager-plain-heat": "the forager with the heat of all recorded hunts",
    "forager-no-scents": "the forager where nobody wrote a scent",
    "forager-no-summaries": "the forager where nobody wrote a summary",
    "router": "the cheap path first, a walk where that smells wrong",
    "llm": "a model that walks the doors",
    "llm-top-k": "a model that reads the paragraphs of classic retrieval",
    "oracle": "is handed the gold page: the best that the reader can do",
    "random": "takes any door",
    "first-door": "takes door number 1",
}
"""What each arm does, in the order of reports."""
MODEL_ARMS = frozenset({"closed-book", "llm", "llm-top-k"})
"""Those that ask a language model."""
VECTOR_ARMS = frozenset({"dense", "hybrid", "ranker-dense"})
"""Those that need the extra ``embed``."""
HEAT_ARMS = frozenset({"forager-heat", "forager-plain-heat"})
"""Those that follow the heat of hunts that were recorded in the forest."""
NO_EMBEDDER = "no embedder; install the extra 'embed'"


def model_here() -> object:
    """The configured model; raises ModelError, at once where no server is named."""
    configured_endpoint()
    # The client takes half a second to load.
    from forest_studio.core.llm.configured import configured  # noqa: PLC0415

    return configured()


def not_run(
    model: Callable[[], object] = model_here,
    embedder: Callable[[], object | None] = packaged_folder,
    *,
    recorded: bool = True,
) -> dict[str, str]:
    """Why not, by the name of each arm that can't run.

    ``model`` and ``embedder`` are called to see whether they are there. ``recorded`` says whether
    hunts were recorded in the forest.
    """
    found = dict.fromkeys(VECTOR_ARMS, _missing(embedder, NO_EMBEDDER))
    found |= dict.fromkeys(MODEL_ARMS, _missing(model, "no language model"))
    if not recorded:
        found |= dict.fromkeys(HEAT_ARMS, "no hunt was recorded in this forest")
    return {name: why for name, why in found.items() if why}


def _missing(get: Callable[[], object | None], why: str) -> str:
    try:
        return "" if get() is not None else why
    except ModelError as error:
        return error.message
