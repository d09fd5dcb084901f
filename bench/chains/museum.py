"""An invented museum as a forest: other words, other edge types than the sample's.

Every page has a fact in its body that its passport does not tell.
"""

import random
from collections.abc import Iterator
from dataclasses import dataclass, field
from pathlib import Path

MANIFEST = """name: Saltmarsh Museum
format: 1
edge-types:
- {name: curated-by, label: curated by, inverse-label: curates, family: ownership}
- {name: shown-in, label: shown in, inverse-label: shows, family: structure}
- {name: lent-by, label: lent by, inverse-label: lent, family: ownership}
- {name: made-by, label: made by, inverse-label: maker of, family: cause}
- {name: restored-in, label: restored in, inverse-label: restores, family: structure}
- {name: funded-by, label: funded by, inverse-label: funds, family: ownership}
- {name: reports-to, label: reports to, inverse-label: oversees, family: structure}
- {name: damaged-in, label: damaged in, inverse-label: damaged, family: cause}
- {name: lit-by, label: lit by, inverse-label: lights, family: structure}
- {name: followed-by, label: followed by, inverse-label: follows, family: succession}
"""
_FIRST = (
    "Ada Bram Clea Dov Elin Faro Gwen Hugo Isla Jory Kaja Levi Mona Nils Orla Pim Rune Sena".split()
)
_LAST = (
    "Abbot Brandt Cole Drury Eskil Fane Grieg Holm Ivers Jansz Kerr Lund Moss Nash Orme Pell "
    "Quist Rowe Stroud Thorn Udall Voss Ward Yates"
).split()
_THINGS = (
    "heron lantern saddle anchor globe cradle mirror organ kettle loom compass violin chair bell "
    "mask cloak dagger barrel sledge plough helmet quilt clock cup ship"
).split()
_STUFF = "amber copper walnut silver linen clay ivory slate velvet bronze glass cedar".split()
_TOWNS = "Aldern Brook Cray Dunmere Eastry Fenwick Grimsay Harle Inver Kelso Lorn Marle".split()
_COLOURS = "blue red green white grey golden black yellow long round north south".split()
_SUBJECTS = (
    "storms fishing bread winter music maps healing trade sleep war gardens birds rope salt ice"
).split()
_VIEWS = "sea yard street marsh".split()
_FACTS: dict[str, tuple[tuple[str, str], ...]] = {
    "people": (
        ("{n} rides to work on a {c} bicycle.", "What colour is the bicycle of {it}?"),
        ("{n} plays chess on {d}s and loses.", "On which day does {it} play chess?"),
        ("{n} was a {j} until 2015.", "What did {it} do for a living before?"),
    ),
    "rooms": (
        ("It is kept at {k} degrees.", "How warm is {it}?"),
        ("The key hangs on hook {k}.", "On which hook does the key to {it} hang?"),
    ),
    "works": (
        ("It weighs {k} kilos.", "How heavy is {it}?"),
        ("Bought for {k} guineas in Riga.", "What did {it} cost?"),
    ),
    "artists": (("Born in {t} as one of nine.", "Where was {it} born?"),),
    "lenders": (("They want it back by {m}.", "In which month does {it} want it back?"),),
    "workshops": (("The bench is {k} feet long.", "How long is the bench of {it}?"),),
    "funds": (("It gives {k} crowns a year.", "How much does {it} give a year?"),),
    "accidents": (("It took {k} hours to clean up.", "How long did one clean up after {it}?"),),
    "shows": (("{k} visitors came.", "How many visitors came to {it}?"),),
    "lamps": (("Its bulb comes from {t}.", "From where does the bulb of {it} come?"),),
}
_JOBS = "baker diver piper tailor sailor clerk miller".split()
_DAYS = "Monday Tuesday Wednesday Thursday Friday".split()
_MONTHS = "March April May June September October".split()


@dataclass
class Page:
    """One page before it is written."""

    id: str
    kind: str
    title: str
    summary: str
    fact: str = ""
    ask: str = ""
    answer: str = ""
    edges: list[tuple[str, str, str]] = field(default_factory=list)


def pages(seed: int) -> dict[str, Page]:
    """The museum's pages by id; the same seed gives the same museum."""
    rng = random.Random(seed)
    made = _nodes(rng)
    for page in made.values():
        _tell(page, rng)
    _join(made, rng)
    return made


def write(made: dict[str, Page], folder: Path) -> None:
    """Writes a forest; the folder must not exist yet."""
    folder.mkdir(parents=True)
    (folder / "forest.yaml").write_text(MANIFEST)
    (folder / "index.md").write_text(
        _text("museum", "Saltmarsh Museum", "All there is to see.", [], "")
    )
    for kind in dict.fromkeys(page.kind for page in made.values()):
        (folder / kind).mkdir()
        title = kind.capitalize()
        (folder / kind / "index.md").write_text(_text(kind, title, f"All our {kind}.", [], ""))
    for page in made.values():
        text = _text(page.id, page.title, page.summary, page.edges, page.fact)
        (folder / page.kind / f"{page.id}.md").write_text(text)


def _nodes(rng: random.Random) -> dict[str, Page]:
    told = [*_people(rng), *_works(rng), *_places(rng), *_events(rng)]
    pages = [Page(_id(title), kind, title, summary) for kind, title, summary in told]
    return {page.id: page for page in pages}


def _id(title: str) -> str:
    return title.lower().replace(" ", "-")


Told = Iterator[tuple[str, str, str]]
"""Kind, title and summary of pages."""


def _people(rng: random.Random) -> Told:
    for number, last in enumerate(rng.sample(_LAST, 24)):
        name = f"{rng.choice(_FIRST)} {last}"
        if number < 14:
            since = rng.randint(1998, 2024)
            yield "people", name, f"From {rng.choice(_TOWNS)}, here since {since}."
        else:
            lived = rng.randint(1620, 1890)
            yield "artists", name, f"Worked in {rng.choice(_STUFF)} around {lived}."


def _works(rng: random.Random) -> Told:
    for thing in rng.sample(_THINGS, 25):
        where = f"from about {rng.randint(1600, 1900)}, found near {rng.choice(_TOWNS)}"
        yield "works", f"The {rng.choice(_STUFF)} {thing}", f"A {thing} {where}."
    for name in ("Ember lamp", "Opal lamp", "Wren lamp", "Dusk lamp"):
        yield "lamps", name, f"Hangs on {rng.randint(3, 30)} hooks."


def _places(rng: random.Random) -> Told:
    for colour in _COLOURS[:10]:
        view = f"On floor {rng.randint(0, 3)}, with a view of the {rng.choice(_VIEWS)}."
        yield "rooms", f"{colour.capitalize()} room", view
    for town in _TOWNS[:7]:
        yield "lenders", f"{town} House", f"Old family at {town} with too many attics."
    for stuff in _STUFF[:5]:
        yield "workshops", f"{stuff.capitalize()} shop", f"Mends what is made of {stuff}."


def _events(rng: random.Random) -> Told:
    for subject in _SUBJECTS[:12]:
        begins = f"{rng.choice(_MONTHS)} {rng.randint(2012, 2025)}"
        yield "shows", f"A year of {subject}", f"All about {subject}, from {begins}."
    for name in ("Tide fund", "Lark fund", "Mill fund", "Quay fund", "Reed fund"):
        yield "funds", name, f"Set up in {rng.randint(1950, 2020)} by a {rng.choice(_JOBS)}."
    mishaps = "Burst pipe,Fallen ladder,Night of the moths,Wet autumn,Lost crate,Loose dog"
    for what in mishaps.split(","):
        title = f"{what} of {rng.randint(2001, 2024)}"
        yield "accidents", title, f"{what}: two days of work for everyone."


def _tell(page: Page, rng: random.Random) -> None:
    fact, ask = rng.choice(_FACTS[page.kind])
    answer = {
        "{c}": rng.choice(_COLOURS[:8]),
        "{d}": rng.choice(_DAYS),
        "{j}": rng.choice(_JOBS),
        "{k}": str(rng.randint(11, 990)),
        "{t}": rng.choice(_TOWNS),
        "{m}": rng.choice(_MONTHS),
    }
    hole = next(hole for hole in answer if hole in fact)
    page.fact = fact.replace(hole, answer[hole]).replace("{n}", page.title.split()[0])
    page.ask, page.answer = ask, answer[hole]


_JOINS = (
    ("works", "shown-in", "rooms", 1.0, ("where it stands", "its place since the rebuilding")),
    ("works", "made-by", "artists", 0.8, ("who signed it underneath", "whose mark it bears")),
    ("works", "lent-by", "lenders", 0.6, ("until they ask for it", "whose attic it left")),
    ("works", "restored-in", "workshops", 0.6, ("three months on the bench", "new legs")),
    ("works", "damaged-in", "accidents", 0.5, ("lost a corner", "was never dry again")),
    ("shows", "curated-by", "people", 1.0, ("who had the idea", "wrote every label")),
    ("shows", "funded-by", "funds", 0.8, ("without much asking", "in two halves")),
    ("shows", "shown-in", "rooms", 0.8, ("too large for it", "with the windows shut")),
    ("shows", "followed-by", "shows", 0.7, ("after a week of painting", "without a pause")),
    ("rooms", "lit-by", "lamps", 0.9, ("too bright for paper", "dimmed at noon")),
    ("rooms", "curated-by", "people", 0.8, ("who has the key", "who counts the chairs")),
    ("workshops", "curated-by", "people", 1.0, ("first in, last out", "who signs the bills")),
    ("workshops", "funded-by", "funds", 0.6, ("pays for glue", "by a letter of 1990")),
    ("people", "reports-to", "people", 0.8, ("meets on Fridays", "by long habit")),
    ("lamps", "made-by", "workshops", 0.8, ("from leftovers", "for a bet")),
    ("artists", "followed-by", "artists", 0.6, ("a pupil at first", "by marriage")),
    ("accidents", "shown-in", "rooms", 0.8, ("the floor still shows it", "on a Sunday")),
    ("funds", "curated-by", "people", 0.9, ("who reads the letters", "by the founder's will")),
)


def _join(made: dict[str, Page], rng: random.Random) -> None:
    by_kind: dict[str, list[str]] = {}
    for page in made.values():
        by_kind.setdefault(page.kind, []).append(page.id)
    for home, kind, other, share, scents in _JOINS:
        for node in by_kind[home]:
            far = rng.choice(by_kind[other])
            there = {e[0] for e in made[node].edges} | {e[0] for e in made[far].edges}
            if rng.random() < share and far != node and far not in there:
                made[node].edges.append((far, kind, rng.choice(scents)))


def _text(id_: str, title: str, summary: str, edges: list[tuple[str, str, str]], body: str) -> str:
    lines = [f"- {{to: {to}, type: {kind}, scent: {scent}}}" for to, kind, scent in edges]
    head = ["---", f"id: {id_}", f"title: {title}", f'summary: "{summary}"']
    return "\n".join([*head, *(["edges:", *lines] if lines else []), "---", body, ""])
