"""The kind of thing that a question asks for is told by its asking words."""

import pytest

from forest_studio.core.hunt.reading.asked_for import Kind, asked_for, holds


@pytest.mark.parametrize(
    ("question", "kind"),
    [
        ("Who runs the depot?", Kind.PERSON),
        ("The depot burned. Who pays?", Kind.PERSON),
        ("¿Quién lo firma?", Kind.PERSON),
        ("When did it open?", Kind.DATE),
        ("At what hour does it close?", Kind.CLOCK),
        ("¿A qué hora sale?", Kind.CLOCK),
        ("Until which month is it shut?", Kind.MONTH),
        ("In which year was it built?", Kind.YEAR),
        ("How long may it take?", Kind.DURATION),
        ("How many days may it take?", Kind.DURATION),
        ("How often is it read?", Kind.FREQUENCY),
        ("How much does it cost?", Kind.MONEY),
        ("What does a week pay to the one who is first?", Kind.MONEY),
        ("How many vans are there?", Kind.NUMBER),
        ("¿Cuántos camiones hay?", Kind.NUMBER),
        ("Which line goes there?", Kind.CODE),
        ("Which phone number is it?", Kind.PHONE),
        ("In which town do they sit?", Kind.PLACE),
        ("¿Dónde está?", Kind.PLACE),
        ("Who was there when it began, and what did it mean?", Kind.PERSON),
        ("What does it mean?", None),
        ("Tell me.", None),
        ("", None),
    ],
)
def test_the_asking_words_tell_the_kind(question: str, kind: Kind | None) -> None:
    assert asked_for(question) is kind


@pytest.mark.parametrize(
    ("kind", "yes", "no"),
    [
        (Kind.PERSON, "It is run by Ana Ruiz.", "it is run by nobody"),
        (Kind.DATE, "Since 3 March 2025.", "Since ever."),
        (Kind.CLOCK, "It shuts at 19:10.", "It shuts at 3,200 metres."),
        (Kind.MONTH, "Until November.", "Until 2024."),
        (Kind.YEAR, "Built in 1911.", "Built of 19 stones."),
        (Kind.DURATION, "After 90 days.", "After 90 euros."),
        (Kind.FREQUENCY, "One week in seven.", "A blue van."),
        (Kind.MONEY, "It costs 420 euros.", "It has 420 wheels."),
        (Kind.NUMBER, "It was carried seven to two.", "Decided on 14 June 2022."),
        (Kind.NUMBER, "It takes 412 crates.", "Grosse Elbstrasse 138, Hamburg."),
        (Kind.CODE, "Take line 154.", "Take the first turn."),
        (Kind.PHONE, "Ring +34 600 123 456.", "Ring twice, 1 or 2."),
        (Kind.MAIL, "Write to ana@example.org.", "Write to Ana."),
        (Kind.PLACE, "They sit in Utrecht.", "In March they sit."),
    ],
)
def test_a_kind_is_known_by_its_looks(kind: Kind, yes: str, no: str) -> None:
    assert holds(kind, yes)
    assert not holds(kind, no)
    assert not holds(None, yes)
