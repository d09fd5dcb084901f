"""Proposals to shorten a summary: what they drop says nothing, in English and in Spanish."""

import pytest

from forest_studio.app.passport.shorten import shorten
from forest_studio.core.model.budget import count


@pytest.mark.parametrize(
    ("title", "text", "shorter"),
    [
        (
            "Ledger",
            "The Ledger is a program that books every total once, of course, in order to be sure.",
            "Books every total once to be sure.",
        ),
        (
            "Servicio de facturas",
            "El servicio de facturas es un servicio que emite facturas con el fin de cobrar. "
            "Cabe destacar que es capaz de anularlas.",
            "Emite facturas para cobrar. Puede anularlas.",
        ),
        (
            "Refunds",
            "This document describes how refunds are paid, due to the fact that nobody knew.",
            "How refunds are paid, because nobody knew.",
        ),
        (
            "Weighing",
            "Prior to shipping, each and every parcel is weighed as well as scanned.",
            "Before shipping, every parcel is weighed and scanned.",
        ),
        (
            "Totals",
            "Totals, basically the sum of all, are kept.",
            "Totals, the sum of all, are kept.",
        ),
    ],
)
def test_what_is_left_is_a_sentence_that_says_the_same(title: str, text: str, shorter: str) -> None:
    found = shorten(text, title, count)
    assert found.text == shorter
    assert count(text) - sum(cut.saved for cut in found.cuts) == count(shorter)


@pytest.mark.parametrize(
    ("title", "text"),
    [
        ("Ledger", "Keeps what the Ledger sends to the bank."),
        ("Ledger", "Ledger is where totals are booked."),
        ("Team list", "It is not simply a list."),
        ("Devoluciones", "No es realmente obligatorio."),
        ("Settings", "Reads the .env file, then starts."),
        ("Tarifas", "Cambia con respecto al año anterior."),
    ],
)
def test_words_that_carry_meaning_are_left_alone(title: str, text: str) -> None:
    assert shorten(text, title, count).cuts == ()
