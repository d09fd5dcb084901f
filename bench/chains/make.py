"""Makes suites of chains to train walks on, in the sample and in an invented museum.

    python bench/chains/make.py OUT [--seed 1] [--count 60] [--forest PATH]

Walks at random along typed edges, both ways, three to six hops far, and asks for the page at the
end by the relations on the way: nested in one sentence, as a story that is told first, or half
and half; in words near to the labels and in free ones; with and without words of the scents. It
never looks at the questions that ship with the sample. OUT gets one suite for each half of the
draws (``train``, ``dev``) and, without ``--forest``, the museum.
"""

import argparse
import json
import random
from collections import Counter
from collections.abc import Sequence
from pathlib import Path

import museum
from phrases import FREE, NOUNS, PLAIN

from forest_studio.bench.place import read_forest
from forest_studio.core.hunt.observing.doors import label_from
from forest_studio.core.hunt.reading.sentences import sentences
from forest_studio.core.model.changes import Author
from forest_studio.core.model.forest import Forest
from forest_studio.core.search.words import stems
from forest_studio.core.store.planting import plant

_LEARNED = "shortcut"
_LOOSE = "related to"


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("out", type=Path)
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--count", type=int, default=60)
    parser.add_argument("--forest", type=Path)
    given = parser.parse_args()
    folder, facts = given.forest, None
    if folder is None:
        folder = given.out / "museum"
        facts = museum.pages(given.seed)
        museum.write(facts, given.out / "pages")
        plant(given.out / "pages", folder, Author("nobody", "nobody@forest-studio.invalid"))
    forest = read_forest(folder)
    for part in ("train", "dev"):
        rng = random.Random(f"{given.seed} {part}")
        asked = [_question(forest, facts, rng, n) for n in range(given.count)]
        name = f"{'forest' if given.forest else 'museum'}-{part}"
        suite = {"name": name, "language": "en", "questions": asked}
        (given.out / f"{name}.yaml").write_text(json.dumps(suite, indent=1, ensure_ascii=False))


Hop = tuple[str, str, str]
"""A page with the label and the scent of the door that led there."""


def _question(forest: Forest, facts: dict | None, rng: random.Random, number: int) -> dict:
    chain = _chain(forest, facts, rng, 3 + number % 4)
    way = [forest.node(node) for node, *_ in chain]
    ask, answer = _asked(forest, facts, chain[-1][0], rng)
    style = rng.choice(("nested", "story", "half"))
    story, named = _beginning(forest, chain, style, rng)
    cut = rng.randint(1, 2) if style == "half" else 0
    for hop in chain[1 : cut + 1]:
        named, told = _middle(forest, hop, named, rng)
        story += told
    for hop in chain[cut + 1 :]:
        named = _phrase(forest, hop, named, rng)
    text = f"{story}{ask.replace('{it}', named)}"
    return {
        "id": f"c{number:03}-{style}",
        "question": text[0].upper() + text[1:],
        "answer": answer,
        "accept": [],
        "path": [node.id for node in way],
        "quote": [],
        "hops": len(way) - 1,
        "answerable": True,
    }


def _chain(forest: Forest, facts: dict | None, rng: random.Random, hops: int) -> list[Hop]:
    starts = sorted(n for n, node in forest.nodes.items() if node.has_file and forest.edges_of(n))
    while True:
        chain: list[Hop] = [(rng.choice(starts), "", "")]
        while len(chain) <= hops:
            here = chain[-1][0]
            ways = [w for w in _ways(forest, here) if w[0] not in {node for node, *_ in chain}]
            if not ways:
                break
            weights = [0.3 if label == _LOOSE else 1.0 for _, label, _ in ways]
            chain.append(rng.choices(ways, weights)[0])
        if len(chain) == hops + 1 and _fits(forest, facts, chain[-1][0]):
            return chain


def _fits(forest: Forest, facts: dict | None, end: str) -> bool:
    return end in facts if facts else len(forest.body(end)) > 150


def _ways(forest: Forest, here: str) -> list[Hop]:
    """The doors by which a page can be meant: no other has the same label and kind of page."""
    ways = [
        (
            edge.far_end(here),
            label_from(forest, edge, here),
            edge.scent if edge.home == here else "",
        )
        for edge in forest.edges_of(here)
        if edge.type != _LEARNED and forest.node(edge.far_end(here)).has_file
    ]
    alike = Counter((label, _kind(forest, node)) for node, label, _ in ways)
    return [w for w in ways if alike[w[1], _kind(forest, w[0])] == 1 or (w[1] == _LOOSE and w[2])]


def _beginning(
    forest: Forest, chain: Sequence[Hop], style: str, rng: random.Random
) -> tuple[str, str]:
    first = forest.node(chain[0][0])
    title = first.title
    if style == "nested":
        return "", title if title.startswith("The ") or _kind(forest, first.id) in (
            "people",
            "artists",
        ) else f"the {title}"
    told = first.passport.summary.split(". ")[0].rstrip(".")
    if rng.random() < 0.7:
        told = f"{title}: {told}"
    noun = _noun(forest, first.id, rng)
    return f"{told}. ", rng.choice(("it", f"that {noun}", f"this {noun}"))


def _middle(forest: Forest, hop: Hop, named: str, rng: random.Random) -> tuple[str, str]:
    """A sentence that tells the hop, and what the page is called from then on."""
    noun = _noun(forest, hop[0], rng)
    told = rng.choice(("We look at {x}. ", "Take {x}. ", "There is {x}. ", "Now think of {x}. "))
    again = rng.choice((f"that {noun}", f"the same {noun}", "it"))
    return again, told.replace("{x}", _phrase(forest, hop, named, rng))


def _phrase(forest: Forest, hop: Hop, named: str, rng: random.Random) -> str:
    node, label, scent = hop
    noun = _noun(forest, node, rng)
    if label == _LOOSE or (scent and rng.random() < 0.3):
        return _scented(forest, hop, noun, named, rng)
    pool = (PLAIN if rng.random() < 0.5 else FREE)[label]
    if rng.random() < 0.12:
        pool = ("the {a} of {it}",)
    return rng.choice(pool).replace("{a}", noun).replace("{it}", named)


def _scented(forest: Forest, hop: Hop, noun: str, named: str, rng: random.Random) -> str:
    """A page by words of its door or passport, some of them left out."""
    node, _, scent = hop
    passport = forest.node(node).passport
    words = (scent or passport.scent or passport.summary.split(".")[0]).split()
    keep = [w for w in words if rng.random() < 0.75] or words
    return f"the {noun} of {named}, {' '.join(keep)},"


def _noun(forest: Forest, node: str, rng: random.Random) -> str:
    return rng.choice(NOUNS.get(_kind(forest, node), ("thing", "page")))


def _kind(forest: Forest, node: str) -> str:
    folders = forest.node(node).path.split("/")[:-1]
    return next((folder for folder in reversed(folders) if folder in NOUNS), "")


def _asked(forest: Forest, facts: dict | None, end: str, rng: random.Random) -> tuple[str, str]:
    """A question with a hole for the page, and its answer."""
    if facts is not None:
        return facts[end].ask, facts[end].answer
    told = {*stems(forest.node(end).passport.summary), *stems(forest.node(end).title)}
    text = rng.choice([s.text for s in sentences(forest.body(end)) if len(s.text.split()) > 6])
    plain = [w.strip(".,;:()*[]") for w in text.split()]
    new = [w for w in plain if len(w) > 4 and w.isalpha() and not told & set(stems(w))]
    answer = max(plain, key=len)
    if len(new) < 2 or rng.random() < 0.5:
        return rng.choice(
            ("What should one know about {it}?", "Tell me about {it}.", "What is said of {it}?")
        ), answer
    one, two = rng.sample(new, 2)
    return rng.choice(
        (f"What about {one} and {two} at {{it}}?", f"How does {{it}} stand with {one} and {two}?")
    ), answer


if __name__ == "__main__":
    main()
