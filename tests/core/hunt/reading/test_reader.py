"""The reader pulls the one sentence that answers, and quotes it verbatim."""

from forest_studio.core.hunt.reading.reader import best_answer, read

DEPOT = """# Depot

It opened on 2 September 2024. It holds 40 vans.

## Gate

The gate shuts at 19:10. Ask
Ana Ruiz for a key.
"""


def best(question: str, **bodies: str) -> str:
    answer = best_answer(question, bodies or {"depot": DEPOT})
    assert answer is not None
    return answer.text


def test_words_in_common_decide() -> None:
    assert best("What about the vans?") == "It holds 40 vans."


def test_the_kind_of_answer_decides_where_words_do_not() -> None:
    assert best("When did business begin?") == "It opened on 2 September 2024."
    assert best("At what hour is it over?") == "The gate shuts at 19:10."
    assert best("Who lets me in?") == "Ask Ana Ruiz for a key."


def test_a_heading_helps_the_sentences_under_it() -> None:
    assert best("What about that gate?", depot="Alpha one.\n\n# Gate\n\nBeta two.\n") == "Beta two."


def test_the_quote_is_verbatim_and_names_its_page() -> None:
    answer = best_answer("Who has the key?", {"a": "Nothing.", "depot": DEPOT})
    assert answer is not None
    assert answer.evidence[0].node == "depot"
    assert answer.evidence[0].text in DEPOT
    assert answer.evidence[0].text == "Ask\nAna Ruiz for a key."


def test_words_that_were_paid_for_count_no_more() -> None:
    body = "The gate is blue. The bell rings."
    assert read("the gate and the bell", {"x": body}, known={"gat": 1.0, "gate": 1.0})[
        0
    ].sentence.text == ("The bell rings.")


def test_nothing_to_read_is_no_answer() -> None:
    assert best_answer("Who?", {}) is None
    assert best_answer("Who?", {"a": "\n\n"}) is None
