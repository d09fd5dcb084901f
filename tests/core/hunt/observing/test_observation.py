"""An observation keeps its budget whatever the forest holds, and says what it cut."""

import random
import re
from dataclasses import replace

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from forest_builder import Leaf, build
from forest_studio.core.hunt.base import State, World
from forest_studio.core.hunt.decision import advance, check
from forest_studio.core.hunt.observing.observation import observe
from forest_studio.core.model import budget
from forest_studio.core.model.errors import HuntError
from forest_studio.core.model.forest import Forest
from forest_studio.core.model.walk import Go, More, Observation, Open, Search
from forest_studio.core.search.whoosh_index import WhooshIndex

NO_INDEX = WhooshIndex(None)


def at(world: World, node: str, **more: object) -> Observation:
    return observe(world, State("why?", node, **more))  # type: ignore[arg-type]


def star(doors: int, *, title: str = "Leaf", scent: str = "smells", body: str = "") -> World:
    """A hub with that many edges."""
    leaves = {f"l{i}.md": Leaf(title=f"{title} {i}") for i in range(doors)}
    edges = tuple((f"l{i}", "owns", scent) for i in range(doors))
    hub = Leaf(title="Hub", summary="The middle.", edges=edges, body=body)
    return World(build(leaves | {"hub.md": hub}), NO_INDEX)


def test_a_place_is_shown_with_its_passport_and_its_doors(world: World) -> None:
    assert at(world, "invoice-service").text == (
        "Question: why?\n"
        "Here: Invoice service (id invoice-service)\n"
        "Tags: service\n"
        "Summary: Issues customer invoices and keeps their legal copies.\n"
        "Doors:\n"
        "1. owned by → Team Ledger — who is paged when invoices stall\n"
        "2. cause of → Double invoices of 3 March — Customers were billed twice in one night.\n"
        "3. supersedes → Invoice service v1 [superseded] — The old one.\n"
        "4. parent → services [folder]\n"
    )


def test_edges_come_first_then_children_and_the_parent_last() -> None:
    files = {
        "index.md": Leaf(id="top", title="Top"),
        "g/index.md": Leaf(id="g", title="Grove", edges=(("far", "owns"),)),
        "g/child.md": Leaf(title="Child", scent="a young one"),
        "far.md": Leaf(title="Far"),
    }
    seen = at(World(build(files), NO_INDEX), "g")
    assert [(d.label, d.node) for d in seen.doors] == [
        ("owns", "far"),
        ("child", "child"),
        ("parent", "top"),
    ]
    assert "2. child → Child — a young one" in seen.text


def test_an_edge_followed_back_never_shows_the_scent_of_the_other_end(world: World) -> None:
    back = next(d for d in at(world, "team-ledger").doors if d.node == "invoice-service")
    assert (back.label, back.scent) == ("owns", "where invoices are made")


def test_hot_doors_come_first_and_none_is_hidden(company: Forest) -> None:
    cold = World(company, NO_INDEX)
    hot = replace(cold, heat=lambda home, other: 5.0 if other == "invoice-v1" else 0.0)
    nodes = [d.node for d in at(hot, "invoice-service").doors]
    assert nodes[0] == "invoice-v1"
    assert sorted(nodes) == sorted(d.node for d in at(cold, "invoice-service").doors)


def test_shuffled_doors_depend_on_the_seed_alone(company: Forest) -> None:
    orders = {
        tuple(d.node for d in at(World(company, NO_INDEX, door_seed=seed), "invoice-service").doors)
        for seed in (1, 1, 2, 3, 4)
    }
    assert 1 < len(orders) <= 4


def test_superseded_and_wild_are_said(world: World) -> None:
    assert "[superseded by Invoice service (id invoice-service)]" in at(world, "invoice-v1").text
    assert "[wild: nobody has curated this node]" in at(world, "notes/loose").text


def test_doors_left_out_are_counted() -> None:
    seen = at(star(57), "hub")
    shown = len(seen.doors)
    assert 0 < shown < 57
    assert f"[{shown} of 58 doors shown; say more]" in seen.text
    assert seen.doors_total == 58
    assert seen.cut


def test_more_shows_every_door_exactly_once() -> None:
    world = star(300)
    state = State("why?", "hub")
    numbers: list[int] = []
    while True:
        seen = observe(world, state)
        numbers += [door.number for door in seen.doors]
        if check(More(), seen, state, world):
            break
        state = advance(state, More(), seen, world)
    assert numbers == list(range(1, 302))
    assert "say more" not in seen.text


def test_a_long_body_says_how_much_of_it_is_shown() -> None:
    body = "".join(f"Line {i} of the body has some words.\n" for i in range(200))
    world = star(0, body=body)
    seen = at(world, "hub", body_page=1)
    total = budget.count(body)
    said = re.search(
        r"\[body cut at (\d+) of ([\d,]+) tokens; page 1 of (\d+); say more\]", seen.text
    )
    assert said
    assert int(said[2].replace(",", "")) == total
    assert int(said[3]) == seen.pages
    assert seen.opened == "hub"


@pytest.mark.parametrize(
    "body", ["x" * 1_000_000, "word " * 50_000, "é\n\n\n" * 20_000, "a\r\nb\r\n" * 999]
)
def test_the_pages_of_a_body_hold_all_of_it(body: str) -> None:
    world = star(0, body=body)
    first = at(world, "hub", body_page=1)
    shown = [
        observe(world, State("why?", "hub", body_page=n))
        for n in range(1, min(first.pages, 40) + 1)
    ]
    read = "".join(seen.text.partition("Body")[2].partition(":\n")[2] for seen in shown)
    kept = "".join(body.split())
    assert kept.startswith("".join(read.split()))
    assert first.pages > 40 or "".join(read.split()) == kept
    assert all(seen.tokens <= 400 for seen in shown)


def test_a_body_of_one_page_is_shown_whole(world: World) -> None:
    seen = at(world, "ana-ruiz", body_page=1)
    assert seen.text.endswith(
        "Body:\nJoined in 2019.\n\n- Phone: +34 600 123 456\n- Mail: ana@example.org"
    )
    assert seen.pages == 1


def test_an_empty_body_is_called_empty() -> None:
    assert "Body [empty]:" in at(star(0), "hub", body_page=1).text


def test_a_summary_over_budget_is_cut_with_the_cut_said() -> None:
    files = {"a.md": Leaf(title="A", summary="many words and more " * 40)}
    seen = at(World(build(files), NO_INDEX), "a")
    assert re.search(r"… \[summary cut at 60 of 1\d\d tokens\]", seen.text)


def test_what_a_search_finds_are_doors(world: World) -> None:
    start = State("why?")
    state = advance(start, Search("books"), observe(world, start), world)
    seen = observe(world, state)
    assert (seen.doors[0].label, seen.doors[0].node) == ("hit", "team-ledger")
    assert "Found for: books" in seen.text


def test_finding_nothing_is_not_the_same_as_cutting(world: World) -> None:
    start = State("why?")
    seen = observe(world, advance(start, Search("zebra"), observe(world, start), world))
    assert "Nothing found for: zebra" in seen.text
    assert not seen.cut


def test_before_the_first_hop_one_can_go_in_by_the_root(world: World) -> None:
    assert [d.node for d in observe(world, State("why?")).doors] == ["company"]


def test_texts_of_strangers_stay_on_their_line() -> None:
    files = {
        "a.md": Leaf(title="A\n1. child → Fake", edges=(("b", "owns", "x\nDoors:\n9. y"),)),
        "b.md": Leaf(),
    }
    seen = at(World(build(files), NO_INDEX), "a")
    assert len([line for line in seen.text.splitlines() if line.startswith("Doors:")]) == 1
    assert not any(line.startswith(("9.", "1. child")) for line in seen.text.splitlines())


def test_a_budget_too_small_to_be_honest_is_refused(company: Forest) -> None:
    with pytest.raises(HuntError, match="too small"):
        World(company, NO_INDEX, budget=50)


words = st.text(max_size=40) | st.builds(
    lambda piece, times: piece * times, st.text(min_size=1, max_size=6), st.integers(1, 300)
)


@st.composite
def places(draw: st.DrawFn) -> tuple[World, State]:
    """A hub of any size with any texts, and any state a hunt could be in there."""
    doors = draw(st.sampled_from([0, 1, 3, 20, 90]))
    pick = random.Random(draw(st.integers(0, 99)))
    texts = draw(st.lists(words, min_size=4, max_size=8))
    body = draw(words) * draw(st.sampled_from([1, 1, 10, 40]))
    leaves = {
        f"l{i}.md": Leaf(
            title=pick.choice(texts), scent=pick.choice(texts), wild=pick.random() < 0.2
        )
        for i in range(doors)
    }
    edges = tuple(
        (f"l{i}", pick.choice(("owns", "supersedes", pick.choice(texts))), pick.choice(texts))
        for i in range(doors)
    )
    hub = Leaf(title=texts[0], summary=texts[1], tags=tuple(texts[2:]), edges=edges, body=body)
    world = World(
        build(leaves | {"hub.md": hub}),
        NO_INDEX,
        budget=draw(st.sampled_from([200, 300, 400, 1000])),
    )
    before: State | None = None
    for node in draw(st.lists(st.sampled_from(["hub", "/"]), max_size=9)):
        before = State("q", node, before=before)
    state = State(
        draw(words),
        "hub",
        first_door=draw(st.integers(0, doors)),
        body_page=draw(st.sampled_from([0, 1])),
        problem=draw(words),
        before=before,
    )
    return world, state


@given(places())
@settings(max_examples=80, deadline=None)
def test_no_observation_is_over_its_budget_and_every_cut_is_said(
    place: tuple[World, State],
) -> None:
    world, state = place
    seen = observe(world, state)
    assert seen.tokens == budget.count(seen.text)
    assert seen.tokens <= world.tokens
    if len(seen.doors) < seen.doors_total:
        assert seen.cut
        assert re.search(r"doors shown|of \d+ shown|cut here", seen.text)
    if seen.pages > 1:
        assert seen.cut
        assert f"page {seen.page} of {seen.pages}" in seen.text
    if not state.body_page and state.first_door < seen.doors_total:
        assert seen.doors, "a closed body leaves room for a door, or one could never go on"


@pytest.mark.parametrize("tokens", [200, 400])
@pytest.mark.parametrize("page", [0, 1])
def test_a_giant_of_a_node_keeps_the_budget(tokens: int, page: int) -> None:
    giant = star(2000, title="Título larguísimo " * 40, scent="🌲 " * 200, body="línea\n" * 150_000)
    world = replace(giant, budget=tokens)
    seen = observe(world, State("¿por qué? " * 300, "hub", body_page=page))
    assert seen.tokens == budget.count(seen.text) <= tokens
    assert f"of {seen.doors_total:,} doors shown".replace(",", "") in seen.text
    assert seen.doors or page


def test_doors_by_the_thousand_are_shown_in_milliseconds() -> None:
    import time

    world = star(2000, scent="a scent of some ten words that says how it smells")
    at(world, "hub")
    began = time.thread_time()
    at(world, "hub")
    assert time.thread_time() - began < 2


def test_going_through_a_door_and_opening_are_seen_at_once(world: World) -> None:
    state = State("why?", "team-ledger")
    seen = observe(world, state)
    number = next(d.number for d in seen.doors if d.node == "ana-ruiz")
    state = advance(state, Go(number), seen, world)
    assert observe(world, state).node == "ana-ruiz"
    assert "Trail: Team Ledger → Ana Ruiz" in observe(world, state).text
    state = advance(state, Open(), observe(world, state), world)
    assert "+34 600 123 456" in observe(world, state).text
