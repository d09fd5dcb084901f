"""A forest of any size for the search benchmarks: the same numbers give the same forest."""

import hashlib
import random
from collections.abc import Iterator
from dataclasses import dataclass, field
from itertools import accumulate

from forest_studio.core.model import budget
from forest_studio.core.model.edges import Edge
from forest_studio.core.model.forest import Forest
from forest_studio.core.model.manifest import Manifest
from forest_studio.core.model.node import Kind, Node
from forest_studio.core.model.passport import Passport

_SYLLABLES = "b c d f g l m n p r s t v br cr tr pl st".split()
_VOWELS = "a e i o u ia io".split()
_ENDINGS = ["ing", "ed", "s", "tion", "ment", "mente", "ado", "ciones", "idad", *[""] * 9]
_STOPS = "the of and to in is that it for on with as de la que el en los del las por un".split()
_TYPES = ("related-to", "depends-on", "owned-by", "caused-by", "documents")
_WORDS = 30_000
_FOLDER = 40
"""Pages of one folder."""


@dataclass
class Texts:
    """A text source over a dictionary."""

    bodies: dict[str, str] = field(default_factory=dict)

    def data(self, blob: str) -> bytes:
        """Bytes of a file."""
        return self.bodies[blob].encode()

    def read(self, blob: str) -> str:
        """Text of a file, which has no front matter here."""
        return self.bodies[blob]

    def body(self, blob: str) -> str:
        """Its body."""
        return self.bodies[blob]


class _Speech:
    """Draws words as a language does: few are frequent (Zipf), most are rare."""

    def __init__(self, seed: int) -> None:
        self.random = random.Random(seed)
        words = dict.fromkeys(self._word() for _ in range(2 * _WORDS))
        self.rare = list(words)[:_WORDS]
        self._all = [*_STOPS, *self.rare]
        self._weights = list(accumulate(1 / (rank + 2.7) ** 1.05 for rank in range(len(self._all))))

    def words(self, count: int) -> list[str]:
        """So many words of running text."""
        return self.random.choices(self._all, cum_weights=self._weights, k=count)

    def text(self, count: int) -> str:
        """Sentences of so many words together."""
        words = self.words(count)
        sentences = [" ".join(words[at : at + 12]).capitalize() for at in range(0, count, 12)]
        return ". ".join(sentences) + ".\n"

    def _word(self) -> str:
        draw = self.random.choice
        parts = [draw(_SYLLABLES) + draw(_VOWELS) for _ in range(draw((1, 2, 2, 3)))]
        return "".join(parts) + draw("nrslt") + draw(_ENDINGS)


def forest(pages: int, seed: int = 1) -> Forest:
    """Pages of 150 to 400 words with three edges each, forty to a folder."""
    speech = _Speech(seed)
    texts = Texts()
    root = _folder("")
    nodes, parents = {root.id: root}, {}
    children: dict[str, list[str]] = {root.id: []}
    for number in range(pages):
        path = f"part-{number // _FOLDER // _FOLDER}/group-{number // _FOLDER}"
        for folder in (path.split("/", maxsplit=1)[0], path):
            if f"{folder}/" not in nodes:
                above = f"{folder.rpartition('/')[0]}/"
                nodes[f"{folder}/"] = _folder(folder)
                parents[f"{folder}/"] = above
                children[above].append(f"{folder}/")
                children[f"{folder}/"] = []
        node = _page(speech, texts, number, path)
        nodes[node.id] = node
        parents[node.id] = f"{path}/"
        children[f"{path}/"].append(node.id)
    outgoing, incoming = _edges(speech, pages)
    held = {node: tuple(found) for node, found in children.items()}
    return Forest(Manifest(), nodes, parents, held, outgoing, incoming, "/", texts, "synthetic")


def questions(forest: Forest, count: int, words: int, seed: int = 3) -> Iterator[tuple[str, str]]:
    """So many questions of so many words from title, summary and body of one page, and its id."""
    draw = random.Random(seed)
    pages = [node for node in forest.nodes.values() if node.has_file]
    for _ in range(count):
        node = draw.choice(pages)
        title = node.title.split()
        other = [
            w.strip(".").lower() for w in f"{node.passport.summary} {forest.body(node.id)}".split()
        ]
        found = [
            *draw.sample(title, 2),
            *draw.sample([w for w in other if w not in _STOPS], words - 2),
        ]
        draw.shuffle(found)
        yield " ".join(found), node.id


def _page(speech: _Speech, texts: Texts, number: int, folder: str) -> Node:
    title = " ".join(speech.random.sample(speech.rare, 4)).capitalize()
    summary = speech.text(speech.random.randint(20, 32))
    body = f"# {title}\n\n{speech.text(speech.random.randint(150, 400))}"
    blob = hashlib.sha1(body.encode()).hexdigest()
    texts.bodies[blob] = body
    tags = tuple(speech.random.sample(speech.rare[:300], 2))
    passport = Passport(f"page-{number}", title, summary.strip(), tags)
    tokens = budget.count(summary) if number % 50 == 0 else 30
    return Node(
        passport.id, f"{folder}/page-{number}.md", Kind.LEAF, passport, False, False, blob, tokens
    )


def _folder(path: str) -> Node:
    title = path.rpartition("/")[2] or "forest"
    return Node(f"{path}/", path, Kind.SYNTHETIC, Passport(f"{path}/", title), True)


def _edges(
    speech: _Speech, pages: int
) -> tuple[dict[str, tuple[Edge, ...]], dict[str, tuple[Edge, ...]]]:
    outgoing: dict[str, list[Edge]] = {}
    incoming: dict[str, list[Edge]] = {}
    for number in range(pages):
        for line in range(3):
            other = speech.random.randrange(pages)
            if other == number:
                continue
            scent = " ".join(speech.words(8))
            edge = Edge(
                f"page-{number}", f"page-{other}", speech.random.choice(_TYPES), scent, False, line
            )
            outgoing.setdefault(edge.home, []).append(edge)
            incoming.setdefault(edge.other, []).append(edge)
    return (
        {node: tuple(edges) for node, edges in outgoing.items()},
        {node: tuple(edges) for node, edges in incoming.items()},
    )
