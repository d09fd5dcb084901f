"""Words mean the same wherever they stand."""

import pytest
from hypothesis import given
from hypothesis import strategies as st

from forest_studio.core.search.words import fold, stem, stems, words


@pytest.mark.parametrize(
    "forms",
    [
        ("invoice", "invoices", "Invoiced", "INVOICING"),
        ("factura", "facturas", "facturar", "facturación", "facturacion", "facturado"),
        ("servicio", "servicios"),
        ("certificate", "certificates"),
        ("política", "politicas"),
        ("depot", "depots"),
        ("driver", "drivers"),
    ],
)
def test_forms_of_one_word_share_a_stem(forms: tuple[str, ...]) -> None:
    assert len({stem(form) for form in forms}) == 1


@pytest.mark.parametrize(
    "pair", [("data", "date"), ("number", "numb"), ("center", "cent"), ("valid", "value")]
)
def test_different_words_keep_different_stems(pair: tuple[str, str]) -> None:
    assert stem(pair[0]) != stem(pair[1])


def test_stop_words_of_both_languages_are_left_out() -> None:
    assert stems("Who is the owner of it? ¿De quién es la casa?") == ["owner", "cas"]


def test_numbers_and_names_with_digits_stay_whole() -> None:
    assert stems("Depot 7, 40,000 scans in v2") == ["depot", "7", "40", "000", "scan", "v2"]


@given(st.text())
def test_words_stand_where_they_say(text: str) -> None:
    for word in words(text):
        assert stem(text[word.start : word.end]) == word.stem


@given(st.text())
def test_folding_twice_changes_nothing(text: str) -> None:
    assert fold(fold(text)) == fold(text)
