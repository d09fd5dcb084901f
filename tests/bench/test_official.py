"""The rules of the suites' own scripts, against values worked out by hand from those scripts."""

import pytest
from hypothesis import given
from hypothesis import strategies as st

from forest_studio.bench.grading.common import exact_match, f1
from forest_studio.bench.grading.official import Official, official


@pytest.mark.parametrize(
    ("answer", "accepted", "em", "score"),
    [
        # Words "oporto city" against "oporto": precision 1/2, recall 1.
        ("the Oporto city", ["Porto", "Oporto"], False, 2 / 3),
        ("Oporto!", ["Porto", "Oporto"], True, 1.0),
        # No rule for yes and no: words "yes it is" against "yes", precision 1/3, recall 1.
        ("Yes, it is.", ["yes"], False, 0.5),
        # Two texts without words agree, one alone does not.
        ("", ["The"], True, 1.0),
        ("a", ["an"], True, 1.0),
        ("Porto", ["The"], False, 0.0),
        ("", ["Porto"], False, 0.0),
    ],
)
def test_musique_takes_the_best_of_answer_and_aliases(answer, accepted, em, score):
    assert official("musique", answer, accepted) == Official(em, pytest.approx(score))


@pytest.mark.parametrize(
    ("answer", "accepted", "em", "score"),
    [
        # HotpotQA has no aliases: "in 1901" against "1901", precision 1/2, recall 1.
        ("in 1901", ["1901", "in 1901"], False, 2 / 3),
        # yes, no and noanswer are all or nothing, on either side.
        ("Yes, it is.", ["yes"], False, 0.0),
        ("no", ["no man's land"], False, 0.0),
        ("no answer", ["noanswer"], False, 0.0),
        ("Yes.", ["yes"], True, 1.0),
        # Articles go, hyphens join: "wellknown" is one word.
        ("a well-known pier", ["the well known pier"], False, 0.4),
        # Two texts without words: EM says yes, F1 has no shared word.
        ("The", ["a"], True, 0.0),
    ],
)
def test_hotpotqa_knows_one_answer_and_is_strict_about_yes_and_no(answer, accepted, em, score):
    assert official("hotpotqa", answer, accepted) == Official(em, pytest.approx(score))


@pytest.mark.parametrize(
    ("answer", "accepted", "em", "score"),
    [
        ("in 1901", ["1901", "in 1901"], True, 1.0),
        ("Yes, it is.", ["yes", "yes it was"], False, 2 / 3),
        ("no", ["yes"], False, 0.0),
    ],
)
def test_2wiki_is_as_hotpotqa_with_aliases(answer, accepted, em, score):
    assert official("2wikimultihopqa", answer, accepted) == Official(em, pytest.approx(score))


@pytest.mark.parametrize(
    ("answer", "gold", "right"),
    [
        # One word in common is enough for this script.
        ("Sam Altman", "Sam Bankman-Fried", True),
        ('So: The answer to the question is "no".', "No", True),
        # Only what it quotes counts once it says so.
        ('Yes? The answer to the question is "no".', "Yes", False),
        # It takes no punctuation away.
        ("yes.", "Yes", False),
        ("", "Yes", False),
    ],
)
def test_multihop_rag_wants_one_shared_word(answer, gold, right):
    assert official("multihop-rag", answer, [gold]) == Official(accuracy=right)


def test_a_suite_of_ones_own_has_no_official_rule():
    assert official("", "Porto", ["Porto"]) == Official()


def test_the_simplified_rule_differs_where_the_suites_are_strict():
    assert f1("Yes, it is.", ["yes"]) == pytest.approx(0.5)
    assert exact_match("in 1901", ["1901", "in 1901"])
    assert f1("", ["The"]) == 0.0


TEXTS = st.text(alphabet="ab yesno.,'-AÉ\t", max_size=12)


@given(TEXTS, st.lists(TEXTS, min_size=1, max_size=3))
def test_an_exact_match_has_the_whole_f1_and_none_leaves_the_range(answer, accepted):
    for suite in ("musique", "2wikimultihopqa"):
        found = official(suite, answer, accepted)
        assert 0.0 <= (found.f1 or 0.0) <= 1.0
        words = any(gold.strip(" .,'-\t") not in ("", "a", "A") for gold in accepted)
        if found.em and words and answer.strip(" .,'-\taA"):
            assert found.f1 == pytest.approx(1.0)
