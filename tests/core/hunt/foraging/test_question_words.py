"""A question is read into words in its order, whatever it is."""

from hypothesis import given
from hypothesis import strategies as st

from forest_studio.core.hunt.foraging.question_words import FAR, question_words
from forest_studio.core.hunt.words.kind_words import PERSON
from forest_studio.core.hunt.words.relation_words import relations
from forest_studio.core.search.words import stems

PLAIN = st.lists(
    st.sampled_from("who leads team that owns the ledger harbour of . ? : it lorry".split()),
    max_size=30,
).map(" ".join)


@given(st.text() | PLAIN)
def test_any_text_is_read_and_always_alike(text: str) -> None:
    found = question_words(text)
    question_words.cache_clear()
    assert question_words(text) == found


@given(PLAIN)
def test_its_words_keep_their_order(text: str) -> None:
    assert [word.stem for word in question_words(text) if word.stem] == stems(text)


@given(PLAIN)
def test_only_the_last_sentence_asks_and_comes_last(text: str) -> None:
    asks = [word.asks for word in question_words(text)]
    assert asks == sorted(asks)
    assert all(word.asks == (word.from_asked < FAR) for word in question_words(text))


def test_a_relation_that_is_named_twice_is_two_words() -> None:
    words = question_words("Who owns the desk that owns the ledger?")
    assert [word.relations for word in words].count(relations("owned by")) == 2


def test_who_asks_for_a_person_but_goes_on_about_one_after_a_noun() -> None:
    first, *others = question_words("Who is the clerk who counts for whoever pays?")
    assert first.kinds == PERSON
    assert not first.stem
    assert first.from_asked == 0
    assert [word for word in others if not word.stem] == []


def test_words_lie_as_far_from_the_asking_word_as_others_stand_between() -> None:
    words = question_words("The lorry broke. At the yard, which lamp of the gate was lit?")
    assert [(word.stem, word.from_asked) for word in words] == [
        ("lorri", FAR),
        ("broke", FAR),
        ("yard", 1),
        ("lamp", 0),
        ("gate", 1),
        ("lit", 2),
    ]
