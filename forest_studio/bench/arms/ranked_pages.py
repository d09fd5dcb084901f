"""Reads what a ranking of pages puts first: one paragraph of each of six pages, no walk."""

from collections.abc import Callable, Sequence

from forest_studio.bench.grading.evidence import RANKED
from forest_studio.core.hunt.base import State, Walker, World
from forest_studio.core.hunt.reading.reader import best_answer
from forest_studio.core.hunt.walkers.fragments import Fragment, heap
from forest_studio.core.hunt.walkers.top_k import PARAGRAPHS
from forest_studio.core.model import budget
from forest_studio.core.model.forest import Forest
from forest_studio.core.model.walk import Decision, GiveUp, Observation

RankPages = Callable[[str, Forest, int], Sequence[str]]
"""Ids of the best pages for a question, as many as asked for at most."""


class RankedPages(Walker):
    """As ``TopK``, only that pages are ranked first and paragraphs chosen on them."""

    def __init__(self, name: str, rank: RankPages) -> None:
        super().__init__()
        self.name = name
        self.ranked: tuple[str, ...] = ()
        self._rank = rank

    def begin(self, question: str, world: World, seed: int) -> None:  # noqa: ARG002
        """Starts a hunt; raises ModelError from an embedder."""
        self.ranked = tuple(self._rank(question, world.forest, RANKED))
        self._found = best_paragraphs(question, world.forest, self.ranked[:PARAGRAPHS])

    def observe(self, world: World, state: State) -> Observation:
        """The question and the paragraphs."""
        return paragraphs_shown(state.question, self._found, world.forest)

    def decide(self, observation: Observation, state: State) -> Decision:  # noqa: ARG002
        """The best sentence of the paragraphs."""
        bodies = {found.node: found.text for found in self._found}
        return best_answer(state.question, bodies) or GiveUp("no page ranks for it")


def best_paragraphs(question: str, forest: Forest, pages: Sequence[str]) -> tuple[Fragment, ...]:
    """Of each page the paragraph that BM25 ranks first, else its first one, in the pages' order."""
    ranked: dict[str, Fragment] = {}
    for fragment in heap(forest).best(question, len(forest.nodes) * 4):
        ranked.setdefault(fragment.node, fragment)
    found = (ranked.get(page) or _first(forest, page) for page in pages)
    return tuple(fragment for fragment in found if fragment.text)


def paragraphs_shown(question: str, found: Sequence[Fragment], forest: Forest) -> Observation:
    """What a reader of paragraphs sees."""
    text = "\n\n".join([f"Question: {question}", *(f"{f.title}: {f.text}" for f in found)])
    tokens = budget.count(text, forest.manifest.tokenizer)
    return Observation(text, tokens, node="", doors=(), doors_total=0, cut=False)


def _first(forest: Forest, page: str) -> Fragment:
    text = forest.body(page).strip().split("\n\n")[0]
    return Fragment(page, forest.node(page).title, text)
