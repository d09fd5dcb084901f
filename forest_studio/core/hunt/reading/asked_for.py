"""What kind of thing a question asks for, and whether a sentence holds such a thing."""

import re
from enum import StrEnum

from forest_studio.core.hunt.reading.told_dates import MONTH
from forest_studio.core.hunt.words.country_words import countries_in

_DAY = (
    r"(?:monday|tuesday|wednesday|thursday|friday|saturday|sunday|lunes|martes|miércoles|jueves|"
    r"viernes|sábado|domingo)s?"
)
_NUMBER = (
    r"(?:\d[\d.,]*|one|two|three|four|five|six|seven|eight|nine|ten|eleven|twelve|thirteen|"
    r"fifteen|twenty|thirty|forty|fifty|sixty|ninety|hundred|thousand|million|half|dozen|dos|tres|"
    r"cuatro|cinco|seis|siete|ocho|nueve|diez|once|doce|quince|veinte|treinta|cien|mil|millones)"
)
_UNIT = (
    r"(?:second|minute|hour|day|week|month|year|segundo|minuto|hora|día|semana|mes|año)(?:e?s)?\b"
)
_CURRENCY = r"(?:euros?|dollars?|pounds?|kroner|cents?|francs?|pesos?)"
_DATE = rf"(?:\b\d{{1,2}}(?:st|nd|rd|th)? (?:of |de )?{MONTH}|\b{MONTH}\b|\b(?:19|20)\d\d\b)"
_CLOCK = r"\b\d{1,2}[:.h]\d\d\b|\b\d{1,2} ?(?:am|pm|o’clock|o'clock)\b"


class Kind(StrEnum):
    """Kinds of answers that can be told by their looks."""

    PERSON = "person"
    PLACE = "place"
    COUNTRY = "country"
    DATE = "date"
    MONTH = "month"
    YEAR = "year"
    CLOCK = "clock"
    DURATION = "duration"
    FREQUENCY = "frequency"
    MONEY = "money"
    NUMBER = "number"
    CODE = "code"
    PHONE = "phone"
    MAIL = "mail"


_ASKING = re.compile(
    r"\b(?:who|whom|whose|what|which|when|where|why|how|qui[eé]n(?:es)?|qu[eé]|cu[aá]l(?:es)?|"
    r"cu[aá]ndo|d[oó]nde|c[oó]mo|cu[aá]nt[oa]s?)\b",
    re.IGNORECASE,
)
_WHICH = r"(?:what|which|qu[eé]|cu[aá]l (?:es|era) (?:el|la)) (?:\w+ )?"
_MONEY_WORDS = (
    r"\b(?:pay|pays|paid|cost|costs|charge[ds]?|euros?|earns?|fee|fine|price|rent|spend|spent|"
    r"worth|refund|credit|give\w* \w+ back|pag\w+|cuest\w+|val[eí]\w*|cobr\w+)\b"
)
_SAME_CLAUSE = (
    r"(?:(?!\b(?:who|whom|whose|which|where|what)\b"
    r"|(?<!for )(?<!of )(?<!in )(?<!by )(?<!to )\bthat\b).)*"
)
"""Anything up to a relative clause, which says of another thing what it costs."""
_QUESTIONS: tuple[tuple[Kind, str], ...] = (
    (Kind.PHONE, rf"{_WHICH}(?:phone|telephone|tel[eé]fono|extension)|.*\bphone number"),
    (Kind.MAIL, rf"{_WHICH}(?:e-?mail|correo)|.*\be-?mail address"),
    (
        Kind.CLOCK,
        rf"(?<!within ){_WHICH}(?:time|hour|hora)\b|how (?:late|early)|"
        r"(?:when|cu[aá]ndo) (?:in|por) "
        r"(?:the |la )?(?:morning|afternoon|evening|night|mañana|tarde|noche)",
    ),
    (Kind.MONTH, rf"{_WHICH}(?:month|mes)\b"),
    (Kind.YEAR, rf"{_WHICH}(?:year|año)\b"),
    (
        Kind.COUNTRY,
        rf"{_WHICH}(?:nationality|nacionalidad)\b"
        rf"|{_WHICH}(?:country|nation|pa[ií]s)\b.*\b(?:from|citizen\w*)\b",
    ),
    (
        Kind.PLACE,
        r"(?:what|cu[aá]l)\b.*\b(?:birthplace|(?:place|lugar) (?:of|de) (?:birth|death|burial|"
        r"nacimiento|la muerte))\b",
    ),
    (Kind.DATE, r"(?:what|cu[aá]l)\b.*\b(?:date of|birthday|fecha de)\b"),
    (Kind.DATE, rf"when\b|cu[aá]ndo\b|{_WHICH}(?:date|day|week|fecha|d[ií]a)\b"),
    (
        Kind.DURATION,
        r"(?<=within )what time|how (?:long|quick|quickly|fast|soon)\b|cu[aá]nto tiempo|"
        r"cu[aá]nt[oa]s "
        rf"(?:\w+ )?{_UNIT}|how many (?:\w+ )?{_UNIT}",
    ),
    (Kind.FREQUENCY, r"how often\b|cada cu[aá]nto"),
    (
        Kind.MONEY,
        rf"(?:how much|cu[aá]nto)\b.*{_MONEY_WORDS}|what\b{_SAME_CLAUSE}{_MONEY_WORDS}",
    ),
    (
        Kind.NUMBER,
        r"how (?:many|much|far|old|big|large|high|deep|heavy|tall|wide|close|cold|hot|full)\b"
        rf"|cu[aá]nt[oa]s?\b|{_WHICH}(?:percentage|share|size|temperature|porcentaje)\b",
    ),
    (
        Kind.CODE,
        rf"{_WHICH}(?:permit|licen[cs]e|number|line|bus|train|room|door|gate|code|form|"
        r"version|key|route|register|floor|n[uú]mero|l[ií]nea|sala|puerta|c[oó]digo)\b",
    ),
    (
        Kind.PLACE,
        rf"where\b|d[oó]nde\b|{_WHICH}(?:city|town|country|place|street|village|harbour|"
        r"island|region|ciudad|pa[ií]s|pueblo|calle|lugar)\b",
    ),
    (Kind.PERSON, rf"who\b|whom\b|qui[eé]n(?:es)?\b|{_WHICH}(?:person|colleague|persona)\b"),
)
_CAPITAL = r"[A-ZÀ-ÖØ-Þ][\w’'-]+"
_ROLE = (
    r"(?:treasurer|director|lead|leader|head|manager|clerk|officer|chief|secretary|holder|owner|"
    r"jefe|jefa|dueño|dueña)"
)
_LOOKS: dict[Kind, str] = {
    Kind.PHONE: r"\+\d[\d ().-]{5,}\d|\b\d{3,}[ -]\d{2,}\b|(?i:\bext(?:ension)?)\.? ?\d{2,}",
    Kind.MAIL: r"[\w.+-]+@[\w-]+\.\w+",
    Kind.CLOCK: rf"(?i){_CLOCK}",
    Kind.MONTH: rf"(?i)\b{MONTH}\b",
    Kind.YEAR: r"\b(?:19|20)\d\d\b",
    Kind.DATE: rf"(?i){_DATE}|\b{_DAY}\b",
    Kind.DURATION: rf"(?i)\b(?:{_NUMBER}|an?|un|una)[ -](?:\w+ )?{_UNIT}",
    Kind.FREQUENCY: rf"(?i)\b(?:once|twice|every|each|daily|weekly|monthly|yearly|cada|per)\b"
    rf"|\b{_NUMBER} (?:times|veces)\b|\b{_UNIT} in {_NUMBER}\b",
    Kind.MONEY: rf"(?i)[€$£] ?\d|\b{_NUMBER} ?(?:€|%|{_CURRENCY})",
    # A number of something: one that ends a phrase is rather a house's or a page's, and *one* is
    # rather a pronoun.
    Kind.NUMBER: rf"\b(?!(?i:one)\b)(?i:{_NUMBER})(?: ?%| [a-zà-öø-þ])",
    Kind.CODE: rf"\b[A-Z]{{1,5}}[- ]?\d+\b|(?i:\b(?:line|room|gate|door|floor|bus|form|no\.?|"
    rf"l[ií]nea|sala|puerta)) ?{_NUMBER}\b",
    Kind.PLACE: rf"\b(?i:in|at|near|from|to|en|de) (?:the )?{_CAPITAL}|\b{_CAPITAL} \d+\b",
    Kind.PERSON: rf"\b{_CAPITAL} (?:(?:de|del|van|von|da|la) )*{_CAPITAL}|(?i:\b{_ROLE}s?\b)",
}
_ASKS = tuple((kind, re.compile(pattern, re.IGNORECASE)) for kind, pattern in _QUESTIONS)
_SHOWS = {kind: re.compile(pattern) for kind, pattern in _LOOKS.items()}
_NO_NUMBERS = re.compile(rf"(?i){_DATE}(?: (?:19|20)\d\d)?|{_CLOCK}")
_NO_PLACES = re.compile(rf"(?i){_DATE}|{_DAY}")


SENTENCE_END = re.compile(r"[.!?:;]\s+|¿")
"""Where a sentence of a question ends, or a clause before a colon."""


def asking_part(question: str) -> str:
    """The last sentence (or clause after a colon): what is asked once the story is told."""
    return SENTENCE_END.split(question.strip())[-1]


def asked_for(question: str) -> Kind | None:
    """The kind of thing that a question asks for, None when its words don't say.

    Only the last sentence asks, and in it the first asking word: in ``what does it pay to the one
    who is first`` nobody asks for a person.
    """
    last = asking_part(question)
    asking = _ASKING.search(last)
    if asking is None:
        return None
    return next((kind for kind, ask in _ASKS if ask.match(last, asking.start())), None)


def holds(kind: Kind | None, text: str) -> bool:
    """Whether a sentence holds something that looks like it."""
    if kind is None:
        return False
    if kind is Kind.COUNTRY:
        return bool(countries_in(text))
    if kind is Kind.NUMBER:
        text = _NO_NUMBERS.sub(" ", text)
    elif kind is Kind.PLACE:
        text = _NO_PLACES.sub("…", text)
    return _SHOWS[kind].search(text) is not None
