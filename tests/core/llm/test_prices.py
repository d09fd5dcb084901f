"""What a hunt costs is known for well-known models and for no others."""

import pytest

from forest_studio.core.llm.prices import Price, cost, price_of


def test_a_dated_name_has_the_price_of_its_model() -> None:
    price = price_of("gpt-4o-mini")
    assert price is not None
    assert price_of("gpt-4o-mini-2024-07-18") == price
    assert price_of("GPT-4o-mini") == price


@pytest.mark.parametrize("model", ["", "llama-3", "gpt-4o-mini-tuned"])
def test_an_unknown_model_has_no_price(model: str) -> None:
    assert price_of(model) is None
    assert cost(1000, 1000, price_of(model)) is None


def test_the_cost_is_that_of_both_sides() -> None:
    assert cost(1_000_000, 500_000, Price(2.0, 8.0)) == pytest.approx(6.0)
