"""What the bench says in words."""

import pytest

from forest_studio.app.bench.words import alternatives

pytestmark = pytest.mark.usefixtures("qapp")


@pytest.mark.parametrize(
    ("texts", "said"),
    [
        ((), ""),
        (("Tallinn",), "“Tallinn”"),
        (("Tallinn", "Tallinn, Estonia"), "“Tallinn” or “Tallinn, Estonia”"),
        (("A", "{0}", "C"), "“A”, “{0}” or “C”"),
    ],
)
def test_right_answers_read_as_alternatives(texts: tuple[str, ...], said: str) -> None:
    assert alternatives(texts) == said
