"""An observation keeps its budget and says its cuts on forests of any size."""

import random
import re

import pytest

from forest_builder import Leaf, build
from forest_studio.core.hunt.base import State, World
from forest_studio.core.hunt.observing.observation import observe
from forest_studio.core.model import budget
from forest_studio.core.search.whoosh_index import WhooshIndex

NO_INDEX = WhooshIndex(None)
TEXTS = ("a line of plain words here\n", "x", "word ", "🌲", "\n", "línea | con | barras\r\n", " ")


def giant(draw: random.Random, doors: int, size: int) -> World:
    """A hub with so many doors and a body of about so many characters."""
    piece = draw.choice(TEXTS)
    leaves = {f"l{i}.md": Leaf(title=f"Leaf {i} " * draw.randint(1, 9)) for i in range(doors)}
    scent = draw.choice(TEXTS) * draw.randint(1, 200)
    edges = tuple((f"l{i}", "owns", scent) for i in range(doors))
    body = piece * (size // len(piece))
    hub = Leaf(title="Hub " * draw.randint(1, 99), summary=scent, edges=edges, body=body)
    return World(build({**leaves, "hub.md": hub}), NO_INDEX, budget=draw.choice([200, 400, 900]))


@pytest.mark.parametrize(
    ("seed", "doors", "size"),
    [
        *(
            (seed, doors, size)
            for seed in (1, 2)
            for doors in (0, 7, 5000)
            for size in (0, 200_000)
        ),
        (3, 5000, 2_000_000),
        (4, 60, 10_000_000),
    ],
)
def test_no_giant_is_over_its_budget_and_every_cut_is_said(
    seed: int, doors: int, size: int
) -> None:
    draw = random.Random(f"{seed} {doors} {size}")
    world = giant(draw, doors, size)
    for page in (0, 1):
        seen = observe(world, State("why? " * draw.randint(1, 200), "hub", body_page=page))
        assert seen.tokens == budget.count(seen.text) <= world.tokens
        if len(seen.doors) < seen.doors_total:
            assert seen.cut
            assert re.search(r"doors shown|of \d+ shown|cut here", seen.text)
        if seen.pages > 1:
            assert seen.cut
            assert f"page {seen.page} of {seen.pages}" in seen.text


def test_the_pages_of_a_giant_body_hold_all_of_it() -> None:
    from forest_studio.core.hunt.observing.body_pages import body_pages

    for piece in TEXTS:
        body = piece * (50_000 // len(piece)) + "the end"
        forest = build({"hub.md": Leaf(title="Hub", body=body)})
        pages = body_pages(forest, "hub", 100)
        assert "".join(pages.texts) == body
        assert max(budget.count(text) for text in pages.texts) <= 100
