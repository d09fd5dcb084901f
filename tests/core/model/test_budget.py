"""What a curator can rely on when a text is measured against its budget."""

import os
import subprocess
import sys

import pytest
from hypothesis import given
from hypothesis import strategies as st

from forest_studio.core.model import budget
from forest_studio.core.model.errors import BrokenForest


def test_known_texts_have_the_token_counts_of_cl100k_base() -> None:
    # The published examples of the tokenizer's own cookbook.
    assert budget.count("tiktoken is great!") == 6
    assert budget.count("antidisestablishmentarianism") == 6
    assert budget.count("お誕生日おめでとう") == 9
    assert budget.count("") == 0


def test_control_tokens_in_a_text_count_as_plain_text() -> None:
    assert budget.count("<|endoftext|>") > 1


def test_counting_needs_no_network_and_no_cache_of_the_user() -> None:
    code = (
        "import socket; socket.socket = None\n"
        "from forest_studio.core.model import budget; print(budget.count('one two'))"
    )
    environment = {k: v for k, v in os.environ.items() if k != "TIKTOKEN_CACHE_DIR"}
    done = subprocess.run(
        [sys.executable, "-c", code], capture_output=True, text=True, env=environment, check=True
    )
    assert done.stdout.strip() == "2"


def test_an_unknown_tokenizer_is_refused_with_a_remedy() -> None:
    with pytest.raises(BrokenForest, match="cl100k_base"):
        budget.count("x", "gpt-imaginary")


def test_a_text_at_its_budget_fits_and_one_token_more_does_not() -> None:
    assert budget.check("tiktoken is great!", 6).fits
    verdict = budget.check("tiktoken is great!", 5)
    assert not verdict.fits
    assert verdict.over == 1
    assert "tiktoken is great!"[verdict.overflow_at :] == "!"


def test_an_unbroken_megabyte_is_counted_without_hanging() -> None:
    assert budget.count("a" * 1_000_000) == 125_000


def test_a_long_text_counts_the_same_whole_and_in_pieces() -> None:
    line = "The ledger closes at two and the dunning run starts at three.\n"
    assert budget.count(line * 2_000) == 2_000 * budget.count(line)


@given(st.text(max_size=200), st.integers(0, 40))
def test_a_cut_is_a_beginning_of_the_text_and_never_over_its_budget(text: str, limit: int) -> None:
    head = budget.cut(text, limit)
    assert text.startswith(head)
    assert budget.count(head) <= limit


@given(st.text(max_size=200), st.integers(1, 40))
def test_what_fits_is_never_cut(text: str, limit: int) -> None:
    if budget.count(text) <= limit:
        assert budget.cut(text, limit) == text
        assert budget.check(text, limit).fits
