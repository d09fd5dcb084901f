"""A trail as a page: complete by itself, and whatever stood in a node is only text in it."""

import base64
import hashlib
import re
from dataclasses import replace
from datetime import UTC, datetime
from html.parser import HTMLParser

import pytest

from forest_studio.core.hunt.base import World
from forest_studio.core.hunt.loop import run
from forest_studio.core.hunt.navigators import navigator
from forest_studio.core.hunt.showing.trail_page import trail_page
from forest_studio.core.model.walk import (
    Answer,
    Back,
    Decision,
    Door,
    GiveUp,
    Go,
    Observation,
    Quote,
    Search,
    Step,
    Unreadable,
    Usage,
)
from forest_studio.core.trails.trail import Outcome, Trail

EVIL = (
    "</pre></title></style><script>alert(1)</script><img src=x onerror=alert(1)>"
    '" onload=\'x\' <svg/onload=1><a href="javascript:1">&lt;b&gt; \u202e\x00 <!-- --> ]]>'
)
PLAIN = {"html", "head", "meta", "title", "style", "body", "main", "h1", "h2", "dl", "div", "dt"}
TAGS = PLAIN | {"dd", "section", "p", "blockquote", "footer", "span", "table", "thead", "tbody"}
TAGS |= {"tr", "th", "td", "details", "summary", "b", "i", "pre", "ul", "li"}
TAGS |= {"svg", "defs", "marker", "path", "g", "circle", "text"}
VOID = {"meta"}


class Page(HTMLParser):
    """What a browser would find: elements, attributes, text, and whether all is closed."""

    def __init__(self, page: str) -> None:
        super().__init__()
        self.tags: list[str] = []
        self.attributes: list[tuple[str, str]] = []
        self.text = ""
        self._open: list[str] = []
        self.feed(page)
        self.close()
        assert self._open == []

    def handle_starttag(self, tag: str, attrs: list[tuple[str, str | None]]) -> None:
        self.tags.append(tag)
        self.attributes += [(name, value or "") for name, value in attrs]
        if tag not in VOID:
            self._open.append(tag)

    def handle_startendtag(self, tag: str, attrs: list[tuple[str, str | None]]) -> None:
        self.tags.append(tag)
        self.attributes += [(name, value or "") for name, value in attrs]

    def handle_endtag(self, tag: str) -> None:
        assert self._open.pop() == tag

    def handle_data(self, data: str) -> None:
        self.text += data


def step(number: int, node: str, decision: Decision, problem: str = "") -> Step:
    door = Door(1, EVIL, EVIL, EVIL, EVIL, EVIL)
    seen = Observation(EVIL, 9, node, (door,), 3, True, opened=node, page=1, pages=2)
    return Step(number, seen, decision, Usage(9, 100, 20, 1, 0.5), problem)


def hostile() -> Trail:
    decisions: list[Decision] = [Search(EVIL), Go(1), Back(), Go(1), Unreadable(EVIL, EVIL)]
    places = ("", EVIL, "b", EVIL, "b")
    steps = [step(i, n, d) for i, (n, d) in enumerate(zip(places, decisions, strict=True), 1)]
    answer = Answer(EVIL, (Quote(EVIL, EVIL, supported=False), Quote("b", "x", True, 3)))
    steps.append(step(6, "b", answer, EVIL))
    started = datetime(2025, 3, 1, tzinfo=UTC)
    return Trail(
        "ab" * 16, EVIL, EVIL, EVIL, started, tuple(steps), Outcome.ANSWERED, answer, model=EVIL
    )


def test_hostile_text_stays_text() -> None:
    page = Page(trail_page(hostile(), {"b": EVIL}))
    assert set(page.tags) <= TAGS
    assert not [name for name, _ in page.attributes if name.startswith("on") or name == "style"]
    assert not [name for name, _ in page.attributes if name in {"src", "href", "xlink:href"}]
    assert "<script>alert(1)</script>" in page.text
    assert "\u202e" not in page.text
    assert "\x00" not in page.text


def test_a_page_loads_nothing_and_its_policy_forbids_it() -> None:
    page = trail_page(hostile())
    style = re.search(r"<style>(.*?)</style>", page, re.DOTALL)
    assert style is not None
    digest = base64.b64encode(hashlib.sha256(style[1].encode()).digest()).decode()
    assert f"default-src 'none'; style-src 'sha256-{digest}'" in page
    assert "@import" not in style[1]
    assert re.findall(r"url\(([^)]*)\)", page) == ["#head"] * page.count("url(")
    assert "http" not in re.sub(r"http-equiv", "", style[1])


@pytest.mark.parametrize("name", ["forager", "random", "one-shot", "top-k"])
def test_a_page_tells_the_question_the_answer_and_every_step(world: World, name: str) -> None:
    question = "How many customers got two invoices?"
    trail = run(question, navigator(name), world)
    page = Page(trail_page(trail))
    assert page.text.count(question) >= 2
    for walked in trail.steps:
        assert walked.observation.text.strip() in page.text
    if trail.answer is not None:
        assert trail.answer.text in page.text
    assert page.tags.count("details") == len(trail.steps)
    assert page.tags.count("circle") == len(set(trail.nodes))


@pytest.mark.parametrize(("hops", "said"), [(1, "1 step, 1 hop,"), (2, "2 steps, 2 hops,")])
def test_one_of_a_thing_is_not_many(hops: int, said: str) -> None:
    steps = tuple(step(i, f"n{i}", Go(1)) for i in range(hops))
    assert said in Page(trail_page(replace(hostile(), steps=steps))).text


def test_a_long_walk_and_an_empty_one_have_their_pages() -> None:
    places = [f"n{i % 17}" for i in range(60)]
    steps = tuple(step(i, node, Go(1)) for i, node in enumerate(places, 1))
    long = replace(hostile(), steps=steps, answer=None, outcome=Outcome.HOP_LIMIT)
    page = Page(trail_page(long))
    assert page.tags.count("circle") == 17
    empty = Page(trail_page(replace(long, steps=())))
    assert "No answer" in empty.text


def test_what_is_not_known_is_not_made_up() -> None:
    page = Page(trail_page(replace(hostile(), model="nobody-knows", steps=hostile().steps[:1])))
    assert "not known" in page.text
    priced = Page(trail_page(replace(hostile(), model="gpt-4o-mini")))
    assert "$0.0" in priced.text


def test_why_a_hunt_has_no_answer_is_said() -> None:
    last = step(1, "a", GiveUp("no page speaks of it"))
    trail = replace(hostile(), steps=(last,), answer=None, outcome=Outcome.GAVE_UP)
    assert "no page speaks of it" in Page(trail_page(trail)).text
