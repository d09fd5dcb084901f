"""Evidence is looked up in the bytes."""

from forest_studio.core.hunt.reading.evidence import checked, supported
from forest_studio.core.model.forest import Forest
from forest_studio.core.model.walk import Answer, Quote


def look_up(forest: Forest, node: str, text: str) -> Quote:
    return checked(forest, Answer("so", (Quote(node, text),))).evidence[0]


def test_a_verbatim_quote_gives_its_line_in_the_file(company: Forest) -> None:
    quote = look_up(company, "ana-ruiz", "Phone: +34 600 123 456")
    assert quote.supported
    text = company.texts.read(company.node("ana-ruiz").blob)
    assert quote.line is not None
    assert "Phone: +34" in text.splitlines()[quote.line - 1]


def test_white_space_between_words_may_differ(company: Forest) -> None:
    assert look_up(company, "ana-ruiz", "Joined  in\n2019.").supported
    assert look_up(company, "ana-ruiz", "2019. - Phone:").supported


def test_words_outside_the_body_are_no_evidence(company: Forest) -> None:
    assert look_up(company, "ana-ruiz", "Came from treasury").supported is False


def test_other_words_other_nodes_and_nothing_are_no_evidence(company: Forest) -> None:
    for node, text in [
        ("ana-ruiz", "Left in 2019"),
        ("x", "Joined"),
        ("services/", "a"),
        ("ana-ruiz", " "),
    ]:
        quote = look_up(company, node, text)
        assert quote.supported is False
        assert quote.line is None


def test_signs_in_a_quote_are_taken_literally(company: Forest) -> None:
    assert look_up(company, "ana-ruiz", "Phone: .34").supported is False


def test_only_an_answer_with_found_quotes_alone_is_supported(company: Forest) -> None:
    assert not supported(Answer("so"))
    both = (Quote("ana-ruiz", "Joined in 2019."), Quote("ana-ruiz", "Left."))
    assert not supported(checked(company, Answer("so", both)))
    assert supported(checked(company, Answer("so", both[:1])))
