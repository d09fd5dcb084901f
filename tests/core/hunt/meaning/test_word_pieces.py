"""Texts are cut as uncased BERT cuts them."""

from hypothesis import given
from hypothesis import strategies as st

from forest_studio.core.hunt.meaning.word_pieces import WordPieces

PIECES = ["[PAD]", "[UNK]", "[CLS]", "[SEP]", "kite", "##s", "re", "##d", "'", "$", "天", "cafe"]
VOCABULARY = {piece: number for number, piece in enumerate(PIECES)}


def cut(text: str, limit: int = 20) -> list[str]:
    return [PIECES[number] for number in WordPieces(VOCABULARY).numbers(text, limit)]


def test_the_longest_piece_comes_first_and_marks_stand_alone() -> None:
    assert cut("Red kite's") == ["[CLS]", "re", "##d", "kite", "'", "[UNK]", "[SEP]"]
    assert cut("kites $天天") == ["[CLS]", "kite", "##s", "$", "天", "天", "[SEP]"]


def test_accents_and_invisible_signs_are_dropped() -> None:
    assert cut("Café\u200b\tkite\x00") == ["[CLS]", "cafe", "kite", "[SEP]"]


def test_a_word_that_cannot_be_cut_is_unknown_as_a_whole() -> None:
    assert cut("kitex") == ["[CLS]", "[UNK]", "[SEP]"]
    assert cut("kite" * 40) == ["[CLS]", "[UNK]", "[SEP]"]


@given(st.text(), st.integers(min_value=2, max_value=12))
def test_never_more_than_the_limit(text: str, limit: int) -> None:
    found = cut(text, limit)
    assert len(found) <= limit
    assert (found[0], found[-1]) == ("[CLS]", "[SEP]")
