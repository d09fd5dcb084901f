"""Vectors of the same texts are made once, whatever happens to the file they are kept in."""

import numpy as np
import pytest

from forest_studio.bench.arms.vectors import kept_vectors
from forest_studio.core.hunt.ranking.page_table import page_table


class Counting:
    """An embedder that counts how many texts it was given."""

    name = "counting"

    def __init__(self):
        self.encoded = 0

    def encode(self, texts):
        self.encoded += len(texts)
        found = np.asarray([[len(text), 1.0] for text in texts], dtype=np.float32)
        return found / np.linalg.norm(found, axis=1, keepdims=True)


@pytest.fixture
def table(place):
    return page_table(place.forest)


def test_a_second_run_encodes_nothing_but_questions(table, tmp_path):
    first, second = Counting(), Counting()
    made = kept_vectors(table, first, tmp_path)
    again = kept_vectors(table, second, tmp_path)
    assert (first.encoded, second.encoded) == (len(table), 0)
    assert np.array_equal(again, made)


@pytest.mark.parametrize("content", [b"", b"nonsense", b"\x93NUMPY\x01\x00v\x00{'descr': '|O'"])
def test_a_damaged_file_costs_time_only(table, tmp_path, content):
    kept_vectors(table, Counting(), tmp_path)
    next(tmp_path.iterdir()).write_bytes(content)
    again = Counting()
    kept_vectors(table, again, tmp_path)
    assert again.encoded == len(table)


def test_a_cache_that_cannot_be_written_is_passed_over(table, tmp_path):
    (tmp_path / "file").touch()
    assert len(kept_vectors(table, Counting(), tmp_path / "file")) == len(table)
