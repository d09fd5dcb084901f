"""What counts as a right answer."""

from datetime import UTC, datetime

import pytest

from forest_studio.bench.grading.common import exact_match, f1, squad_normalised
from forest_studio.bench.grading.grade import grade
from forest_studio.bench.grading.substring import folded, holds_answer
from forest_studio.bench.suites import Question
from forest_studio.core.model.walk import Answer, GiveUp, Go, Observation, Quote, Step, Usage
from forest_studio.core.trails.trail import Outcome, Trail


@pytest.mark.parametrize(
    ("text", "accepted"),
    [
        ("It was signed by María  Núñez in 1987.", ["maria nunez"]),
        ("The fee is 12 euros", ["twelve", "12"]),
        ("STRASSE", ["straße"]),
        ("The term ends after C++.", ["C++"]),
        ("paid (12)", ["12"]),
        ("it was 12.", ["12"]),
        ("costs €12", ["€12"]),
    ],
)
def test_an_accepted_wording_is_found(text, accepted):
    assert holds_answer(text, accepted)


@pytest.mark.parametrize(
    ("text", "accepted"),
    [
        ("room 412", ["12"]),
        ("room 12b", ["12"]),
        ("version 4.12", ["12"]),
        ("version 12.5", ["12"]),
        ("1,412 pages", ["412"]),
        ("The Annals", ["Ann"]),
        ("anything", []),
        ("anything", ["", "  "]),
    ],
)
def test_a_part_of_a_word_or_number_is_not_the_answer(text, accepted):
    assert not holds_answer(text, accepted)


def test_folding_drops_case_accents_and_white_space():
    assert folded("  Ñandú\tÀ\nla ") == "nandu a la"


@pytest.mark.parametrize(
    ("text", "normal"),
    [
        ("The Eiffel Tower!", "eiffel tower"),
        ("a well-known  fact, an answer", "wellknown fact answer"),
        ("theatre", "theatre"),
        ("Canción", "canción"),
    ],
)
def test_normalisation_is_that_of_squad(text, normal):
    assert squad_normalised(text) == normal


def test_exact_match_looks_past_articles_and_punctuation():
    assert exact_match("The Harbour Office.", ["harbour office"])
    assert not exact_match("the old harbour office", ["harbour office"])


@pytest.mark.parametrize(
    ("given", "gold", "score"),
    [
        ("the cat sat", "cat sat down", 0.8),  # precision 1, recall 2/3
        ("cat cat", "cat", 2 / 3),  # precision 1/2, recall 1
        ("dog", "cat", 0.0),
        ("", "cat", 0.0),
    ],
)
def test_f1_counts_shared_words(given, gold, score):
    assert f1(given, [gold]) == pytest.approx(score)


def test_f1_takes_the_best_accepted_answer():
    assert f1("north pier", ["south quay", "north pier"]) == 1.0


def step(number, decision, *, node="", opened="", text=""):
    seen = Observation(text, 10, node, (), 0, cut=False, opened=opened)
    return Step(number, seen, decision, Usage(observed_tokens=10))


def trail(*steps, answer=None, supported=True, outcome=Outcome.GAVE_UP):
    outcome = Outcome.ANSWERED if answer else outcome
    now = datetime.now(UTC)
    return Trail("ab", "c0", "?", "test", now, steps, outcome, answer, supported)


CHAIN = Question(
    id="q",
    question="?",
    answer="piano tuner",
    path=("invoices", "pricing", "greta"),
    quote="was a piano tuner",
    hops=2,
)
NOBODY = Question(id="n", question="?", answerable=False)
RIGHT = Answer("She was a piano tuner.", (Quote("greta", "was a piano tuner", True),))


def test_a_quoted_gold_page_is_reached():
    scores = grade(trail(step(1, RIGHT, node="pricing"), answer=RIGHT), CHAIN)
    assert (scores.correct, scores.reached, scores.supported) == (True, True, True)
    assert scores.path_share == pytest.approx(2 / 3)


def test_a_right_word_from_a_wrong_page_is_correct_and_not_reached():
    lucky = Answer("a piano tuner", (Quote("crane", "a piano tuner", True),))
    scores = grade(trail(step(1, lucky, node="crane"), answer=lucky), CHAIN)
    assert (scores.correct, scores.reached) == (True, False)


def test_reading_the_gold_page_without_the_answer_is_reached_and_not_correct():
    wrong = Answer("a pilot", (Quote("greta", "a pilot", False),))
    scores = grade(trail(step(1, wrong, opened="greta"), answer=wrong, supported=False), CHAIN)
    assert (scores.correct, scores.reached, scores.supported) == (False, True, False)


def test_a_retrieved_paragraph_with_the_gold_quote_is_reached():
    shown = step(1, GiveUp(), text="Greta: before that she was a piano tuner.")
    assert grade(trail(shown), CHAIN).reached


def test_refusing_is_right_only_where_there_is_nothing_to_answer():
    given_up = trail(step(1, GiveUp("no trace")))
    assert grade(given_up, NOBODY).right
    assert not grade(given_up, CHAIN).right
    assert grade(given_up, CHAIN).refused
    answered = trail(step(1, RIGHT), answer=RIGHT)
    assert not grade(answered, NOBODY).right


@pytest.mark.parametrize("limit", [Outcome.HOP_LIMIT, Outcome.TOKEN_LIMIT, Outcome.TIME_LIMIT])
def test_running_into_a_limit_is_no_refusal(limit):
    scores = grade(trail(step(1, Go(1)), outcome=limit), NOBODY)
    assert (scores.stopped, scores.refused, scores.right) == (True, False, False)
