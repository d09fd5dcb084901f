"""What a forest says about words: how rare they are, and which of them name a page."""

import pytest

from forest_builder import Leaf, build
from forest_studio.core.hunt.foraging.body_words import BodyWords
from forest_studio.core.hunt.foraging.vocabulary import Vocabulary, vocabulary
from forest_studio.core.model.errors import StorageError

FILES = {
    f"services/s{n}.md": Leaf(
        f"Service {n}",
        "Runs at night.",
        body="It is watched by a person.\n",
        edges=(("team", "owned-by", "who is paged"),),
    )
    for n in range(8)
} | {
    "team.md": Leaf("Team Ledger", "Keeps the books.", body="They keep bees on the roof.\n"),
    "tariff.md": Leaf("Tariff book", "Every price."),
}


@pytest.fixture(scope="module")
def words() -> Vocabulary:
    return Vocabulary(build(FILES))


def test_a_word_of_many_pages_weighs_less_wherever_it_stands(words: Vocabulary) -> None:
    in_passport, in_body, in_scent, in_label = map(words.rarity, ("night", "person", "page", "own"))
    for common in (in_passport, in_body, in_scent, in_label):
        assert 0 < common < words.rarity("price")
    assert words.rarity("bee") == words.rarity("price")


def test_a_word_that_no_page_has_is_as_rare_as_can_be(words: Vocabulary) -> None:
    assert words.rarity("zeppelin") == words.rarity("price")


def test_titles_name_pages_and_nothing_else_does(words: Vocabulary) -> None:
    assert all(map(words.names, ("tariff", "book", "ledger", "team", "servic")))
    assert not any(map(words.names, ("bee", "own", "page", "night", "zeppelin")))


def test_rarities_do_not_depend_on_the_order_in_which_pages_were_read() -> None:
    files = {f"n{i}.md": Leaf(f"Name{i}", f"word{i % 7} {i}") for i in range(700)}
    backwards = dict(reversed(files.items()))
    one, other = Vocabulary(build(files)), Vocabulary(build(backwards))
    asked = [f"word{i}" for i in range(7)] + ["name1", "nothing"]
    assert [one.rarity(w) for w in asked] == [other.rarity(w) for w in asked]


def test_a_new_page_leaves_the_sample_of_a_large_forest_as_it_was() -> None:
    files = {f"n{i}.md": Leaf(f"Name{i}", f"word{i % 7}") for i in range(700)}
    before, after = (
        Vocabulary(build(files)),
        Vocabulary(build(files | {"x.md": Leaf("X", "word1")})),
    )
    for word in ("word1", "word5"):
        assert after.rarity(word) == pytest.approx(before.rarity(word), rel=0.01)
    assert after.names("x")


def test_a_page_that_cannot_be_read_counts_by_its_passport(monkeypatch: pytest.MonkeyPatch) -> None:
    def broken(_self: BodyWords, node_id: str) -> frozenset[str]:
        raise StorageError(f"{node_id} is damaged")

    monkeypatch.setattr(BodyWords, "of", broken)
    words = Vocabulary(build(FILES))
    assert words.rarity("night") < words.rarity("price")
    assert words.rarity("bee") == words.rarity("zeppelin")


def test_a_snapshot_is_counted_once() -> None:
    forest = build(FILES)
    assert vocabulary(forest) is vocabulary(forest)
    assert vocabulary(build(FILES)) is not vocabulary(forest)
