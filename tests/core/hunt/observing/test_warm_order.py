"""Heat lifts what is warm as far as the words allow, and hides nothing."""

from hypothesis import given
from hypothesis import strategies as st

from forest_studio.core.hunt.observing.warm_order import CEILING, arranged, lifted
from forest_studio.core.model.walk import Door

shares = st.floats(0, 1)
items = st.lists(st.tuples(shares, shares, st.integers()), max_size=12)
Item = tuple[float, float, int]


def _text(item: Item) -> float:
    return item[0]


def _warmth(item: Item) -> float:
    return item[1]


@given(items)
def test_no_item_is_hidden_or_doubled(found: list[Item]) -> None:
    assert sorted(lifted(found, _text, _warmth)) == sorted(found)


@given(items)
def test_cold_items_keep_their_order(found: list[Item]) -> None:
    order = lifted(found, _text, _warmth)
    assert [i for i in order if not i[1]] == [i for i in found if not i[1]]


@given(items)
def test_where_nothing_is_warm_nothing_moves(found: list[Item]) -> None:
    cold = [(text, 0.0, number) for text, _, number in found]
    assert lifted(cold, _text, _warmth) == cold


@given(items, st.floats(0, 1))
def test_heat_never_overcomes_more_than_its_share_of_text(
    found: list[Item], ceiling: float
) -> None:
    numbered = list(enumerate(found))
    order = lifted(numbered, lambda i: i[1][0], lambda i: i[1][1], ceiling)
    for place, (before, first) in enumerate(order):
        for after, second in order[place + 1 :]:
            if before > after:  # It was lifted past the other one.
                assert (1 - ceiling) * (second[0] - first[0]) <= ceiling * first[1] + 1e-9


@given(items)
def test_a_warm_item_only_moves_up_by_itself(found: list[Item]) -> None:
    for place in range(len(found)):
        alone = [(t, w if n == place else 0.0, x) for n, (t, w, x) in enumerate(found)]
        numbered = list(enumerate(alone))
        order = lifted(numbered, lambda i: i[1][0], lambda i: i[1][1])
        assert [n for n, _ in order].index(place) <= place


def door(number: int, title: str, heat: float = 0.0) -> Door:
    return Door(number, title, "owns", title, "", "owns", heat)


def test_a_warm_door_passes_cold_ones_that_say_nothing_of_the_question() -> None:
    doors = [door(1, "Ledger"), door(2, "Porto"), door(3, "Tariffs", 0.2)]
    assert [d.number for d in arranged("where are the depot keys", doors)] == [3, 1, 2]


def test_a_door_that_says_what_was_asked_stays_before_a_warm_one() -> None:
    doors = [door(1, "The depot keys"), door(2, "Ledger"), door(3, "Tariffs", 0.9)]
    assert [d.number for d in arranged("where are the depot keys", doors)] == [1, 3, 2]
    assert CEILING <= 0.5


def test_a_question_without_words_leaves_the_order_to_heat() -> None:
    doors = [door(1, "Ledger"), door(2, "Tariffs", 0.1)]
    assert [d.number for d in arranged("", doors)] == [2, 1]
