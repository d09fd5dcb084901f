"""A question asked again in other words: fewer of them, in another order, without a model."""

from forest_studio.bench.suites import Question
from forest_studio.core.search.words import words


def reworded(question: Question) -> Question:
    """The question as somebody types it who remembers half: its words that carry meaning, from the
    last to the first, every third left out."""
    text = question.question
    kept = [text[word.start : word.end] for word in words(text)][::-1]
    short = [word for number, word in enumerate(kept) if number % 3 != 2]
    return question.model_copy(update={"question": " ".join(short) or text})
