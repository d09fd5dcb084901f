"""Classic retrieval: six paragraphs out of the flat heap, and the shared reader; no walk."""

from forest_studio.core.hunt.base import State, Walker, World
from forest_studio.core.hunt.reading.reader import best_sentence
from forest_studio.core.hunt.walkers.fragments import Fragment, paragraphs
from forest_studio.core.model import budget
from forest_studio.core.model.walk import Decision, GiveUp, Observation

PARAGRAPHS = 6


class TopK(Walker):
    """Sees paragraphs instead of doors, so that its observation is not bound to the budget."""

    name = "top-k"

    def begin(self, question: str, world: World, seed: int) -> None:  # noqa: ARG002
        """Starts a hunt."""
        self.found = paragraphs(world, question, PARAGRAPHS)
        self.confidence = 1.0

    @property
    def ranked(self) -> tuple[str, ...]:
        """The pages of the paragraphs, the best first."""
        return tuple(dict.fromkeys(found.node for found in self.found))

    def observe(self, world: World, state: State) -> Observation:
        """The question and the paragraphs."""
        text = "\n\n".join([f"Question: {state.question}", *map(_shown, self.found)])
        tokens = budget.count(text, world.forest.manifest.tokenizer)
        return Observation(text, tokens, node="", doors=(), doors_total=0, cut=False)

    def decide(self, observation: Observation, state: State) -> Decision:  # noqa: ARG002
        """The best sentence of the paragraphs."""
        bodies: dict[str, str] = {}
        for found in self.found:
            bodies[found.node] = f"{bodies.get(found.node, '')}{found.text}\n\n"
        best = best_sentence(state.question, bodies)
        if best is None:
            return GiveUp("no paragraph has a word of it")
        self.confidence = best.confidence
        return best.answer()


def _shown(fragment: Fragment) -> str:
    return f"{fragment.title}: {fragment.text}"
