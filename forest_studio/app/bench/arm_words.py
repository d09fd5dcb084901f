"""What each arm does, in the language of the window."""

from forest_studio.app.bench.values import ArmOffer
from forest_studio.app.words.engine_texts import engine_text
from forest_studio.app.words.translation import translate


def about_words(offer: ArmOffer) -> str:
    """What an arm does, or why it can't run."""
    if offer.why_not:
        return translate("Arms", "can't run: {0}").format(engine_text(offer.why_not))
    return _abouts().get(offer.name, offer.about)


def _abouts() -> dict[str, str]:
    return {**_retrieval(), **_walking(), **_bounds()}


def _retrieval() -> dict[str, str]:
    return {
        "one-shot": translate("Arms", "entry search, best sentence of the first page"),
        "top-k": translate("Arms", "BM25: six paragraphs of the flat heap, best sentence"),
        "dense": translate("Arms", "sentence vectors: the nearest pages, best sentence"),
        "hybrid": translate("Arms", "BM25 and vectors, ranks fused, best sentence"),
        "pagerank": translate("Arms", "personalised PageRank over the edges, best sentence"),
        "ranker": translate("Arms", "the engine's page ranking: words and links, best sentence"),
        "ranker-dense": translate("Arms", "the page ranking with vectors, best sentence"),
        "llm-top-k": translate("Arms", "a model that reads the paragraphs of classic retrieval"),
    }


def _walking() -> dict[str, str]:
    return {
        "forager": translate(
            "Arms", "walks doors, scores how much of the question a whole path covers"
        ),
        "llm": translate("Arms", "a model that walks the doors"),
        "router": translate("Arms", "the cheap path first, a walk where that smells wrong"),
        "forager-heat": translate("Arms", "the forager with the heat of hunts like this one"),
        "forager-plain-heat": translate("Arms", "the forager with the heat of all recorded hunts"),
        "forager-no-scents": translate("Arms", "the forager where nobody wrote a scent"),
        "forager-no-summaries": translate("Arms", "the forager where nobody wrote a summary"),
    }


def _bounds() -> dict[str, str]:
    return {
        "closed-book": translate("Arms", "a model that sees the question alone"),
        "oracle": translate("Arms", "is handed the gold page: the best that the reader can do"),
        "random": translate("Arms", "takes any door"),
        "first-door": translate("Arms", "takes door number 1"),
    }
