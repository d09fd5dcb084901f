"""``forest-studio hunt``: one question walked to an answer, hop by hop.

With ``--json`` the document has ``question``, ``navigator``, ``model``, ``seed``, ``commit``,
``outcome``, ``supported``, ``answer`` (null, or ``text`` and ``evidence``: each ``node``,
``title``, ``path``, ``line``, ``text`` and ``supported``), ``steps`` (each ``number``, ``node``,
``decision``, ``problem`` and ``usage``), ``hops``, ``explored``, ``usage`` of all steps (tokens,
calls and seconds), ``cost`` in US dollars (null where no price is known), ``recorded``: the
trail's name, empty when it was not kept, and ``trails``: the forager's best ones, each with its
``nodes``, ``share`` of all that it weighed and ``quote``, empty for other navigators.
"""

from collections.abc import Sequence
from dataclasses import asdict
from typing import Annotated, Any

import typer

from forest_studio.cli.arguments import (
    LIMITS,
    AsJson,
    ForestPath,
    Hops,
    ModelEndpoint,
    ModelName,
    Seconds,
    Seed,
    Tokens,
    opened,
    with_index,
)
from forest_studio.cli.output import count, one_line, say, say_json, warn
from forest_studio.core.hunt.base import Navigator
from forest_studio.core.hunt.decision import describe
from forest_studio.core.hunt.foraging.forager import Alternative, Forager
from forest_studio.core.hunt.loop import Limits
from forest_studio.core.hunt.navigators import LLM, NAMES, llm_navigator, router
from forest_studio.core.hunt.navigators import navigator as navigator_called
from forest_studio.core.hunt.walkers.router import Router
from forest_studio.core.llm.prices import cost, price_of
from forest_studio.core.model.errors import StorageError
from forest_studio.core.model.forest import Forest
from forest_studio.core.model.walk import Observation, Quote, Step, Usage
from forest_studio.core.session import Session
from forest_studio.core.settings import HEATS
from forest_studio.core.trails.trail import Trail

_MARKS = {True: ("✓", "green"), False: ("✗", "red"), None: ("?", "yellow")}

Question = Annotated[str, typer.Argument(help="What to look for, in a sentence.")]
NavigatorName = Annotated[str, typer.Option("--navigator", metavar="NAME", help=", ".join(NAMES))]
NoRecord = Annotated[bool, typer.Option("--no-record", help="Do not keep the trail in the forest.")]
PromptLanguage = Annotated[
    str,
    typer.Option(
        "--language",
        metavar="en|es",
        help="Of the prompts: en or es; that of the question if not given.",
    ),
]
HeatKind = Annotated[
    str,
    typer.Option(
        "--heat",
        metavar="KIND",
        help=f"What it makes of earlier hunts: {', '.join(HEATS)}; as the settings say if not "
        "given.",
    ),
]


def hunt_verb(
    *,
    forest: ForestPath,
    question: Question,
    navigator: NavigatorName = "forager",
    seed: Seed = 0,
    no_record: NoRecord = False,
    hops: Hops = LIMITS.hops,
    tokens: Tokens = LIMITS.tokens,
    seconds: Seconds = LIMITS.seconds,
    endpoint: ModelEndpoint = "",
    model: ModelName = "",
    language: PromptLanguage = "",
    heat: HeatKind = "",
    as_json: AsJson = False,
) -> int:
    """Let a navigator hunt for an answer and show the walk and its evidence."""
    if navigator not in NAMES:
        raise typer.BadParameter(f"{navigator!r} is none of {', '.join(NAMES)}")
    if heat not in ("", *HEATS):
        raise typer.BadParameter(f"{heat!r} is none of {', '.join(HEATS)}")
    if not question.strip():
        raise typer.BadParameter("the question is empty")
    walker = _walker(navigator, endpoint, model, language)
    session = with_index(opened(forest))
    pinned = session.forest
    trail = session.hunt(
        question,
        walker,
        seed=seed,
        limits=Limits(hops, tokens, seconds),
        record=False,
        heat=heat or None,
        on_step=None if as_json else lambda step: _print_step(pinned, step),
    )
    recorded = "" if no_record else _recorded(session, trail)
    best = walker.alternatives if isinstance(walker, Forager) else ()
    if as_json:
        say_json(document(pinned, trail, recorded) | {"trails": [_best(way) for way in best]})
    else:
        _print_answer(pinned, trail)
        _print_others(pinned, trail, best)
        say((_cost(trail), "dim"), (f" · recorded as {recorded}" if recorded else "", "dim"))
    session.close()
    return 0


def _walker(navigator: str, endpoint: str, model: str, language: str) -> Navigator:
    if navigator == LLM:
        return llm_navigator(endpoint, model, language)
    if navigator == Router.name:
        return router(endpoint, model, language)
    return navigator_called(navigator)


def _recorded(session: Session, trail: Trail) -> str:
    """The name under which the trail was kept; an answer is worth showing without one."""
    try:
        return session.record(trail)
    except StorageError as error:
        warn(f"the trail was not recorded: {error}")
        return ""


def document(forest: Forest, trail: Trail, recorded: str) -> dict[str, Any]:
    """A hunt as JSON has it."""
    answer = trail.answer and {
        "text": trail.answer.text,
        "evidence": [_evidence(forest, quote) for quote in trail.answer.evidence],
    }
    return {
        "question": trail.question,
        "navigator": trail.navigator,
        "model": trail.model,
        "seed": trail.seed,
        "commit": trail.forest_commit,
        "outcome": trail.outcome.value,
        "supported": trail.supported,
        "answer": answer,
        "steps": [_step(step) for step in trail.steps],
        "hops": trail.hops,
        "explored": trail.explored,
        "usage": asdict(trail.usage),
        "cost": _dollars(trail),
        "recorded": recorded,
    }


def _evidence(forest: Forest, quote: Quote) -> dict[str, Any]:
    node = forest.nodes.get(quote.node)
    place = {"title": node.title, "path": node.path} if node else {"title": "", "path": ""}
    return {**asdict(quote), **place}


def _step(step: Step) -> dict[str, Any]:
    return {
        "number": step.number,
        "node": step.observation.node,
        "decision": describe(step.decision, step.observation),
        "problem": step.problem,
        "usage": asdict(step.usage),
    }


def _print_step(forest: Forest, step: Step) -> None:
    decision = one_line(describe(step.decision, step.observation))
    say(
        (f"{step.number:3d}  ", "dim"),
        f"{_seen(forest, step.observation)}  ",
        (f"→ {decision}", "cyan"),
        (f"  {_spent(step.usage):,} tokens", "dim"),
    )
    if step.problem:
        say(("     refused: ", "red"), one_line(step.problem))


def _seen(forest: Forest, seen: Observation) -> str:
    """An observation in a few words: where, what was opened, how many doors."""
    node = forest.nodes.get(seen.node)
    words = [one_line(node.title) if node else "start"]
    if seen.opened:
        words.append(f"text, page {seen.page} of {seen.pages}")
    if seen.doors_total:
        doors = count(seen.doors_total, "door")
        every = len(seen.doors) == seen.doors_total
        words.append(doors if every else f"{len(seen.doors)} of {doors}")
    return " · ".join(words)


def _spent(usage: Usage) -> int:
    """Tokens that a model read and wrote, or would have read where none was asked."""
    return usage.prompt_tokens + usage.reply_tokens or usage.observed_tokens


def _print_answer(forest: Forest, trail: Trail) -> None:
    say()
    if trail.answer is None:
        say((f"no answer: {trail.outcome.value}", "bold yellow"))
    else:
        say(("answer: ", "bold"), one_line(trail.answer.text))
        for quote in trail.answer.evidence:
            _print_quote(forest, quote)
        say(("supported", "green") if trail.supported else ("not supported", "bold yellow"))


def _best(way: Alternative) -> dict[str, Any]:
    quote = way.quote.text if way.quote else ""
    return {"nodes": way.nodes, "share": round(way.score, 4), "quote": quote}


def _print_others(forest: Forest, trail: Trail, best: Sequence[Alternative]) -> None:
    """The best trails that the answer does not rest on: the reader may judge better."""
    said = {quote.text for quote in trail.answer.evidence} if trail.answer else set()
    others = [way for way in best if way.quote and way.quote.text not in said]
    if others:
        say(("other trails that it weighed", "bold"))
    for way in others:
        titles = " → ".join(one_line(forest.nodes[node].title) for node in way.nodes)
        say((f"  {way.score:4.0%}  ", "dim"), titles)
        if way.quote:
            say(f"        “{one_line(way.quote.text)}”")


def _print_quote(forest: Forest, quote: Quote) -> None:
    node = forest.nodes.get(quote.node)
    place = node.path if node else ""
    line = f":{quote.line}" if quote.line is not None else ""
    mark, style = _MARKS[quote.supported]
    say(
        (f"  {mark} ", style),
        (one_line(quote.node), "bold"),
        (f" ({one_line(place)}{line})", "dim"),
        f" “{one_line(quote.text)}”",
        ("" if quote.supported else " not found in the text", style),
    )


def _cost(trail: Trail) -> str:
    usage = trail.usage
    hops, steps = count(trail.hops, "hop"), count(len(trail.steps), "step")
    time = f"{usage.seconds:.1f} s" if usage.seconds >= 1 else f"{usage.seconds * 1000:.0f} ms"
    tokens = count(_spent(usage), "token") + (" (estimated)" if usage.estimated else "")
    dollars = _dollars(trail)
    price = "" if dollars is None else f" · ${dollars:.4f}"
    return f"{hops} in {steps} · {tokens} · {time}{price}"


def _dollars(trail: Trail) -> float | None:
    """What the model cost, by its list price."""
    return cost(trail.usage.prompt_tokens, trail.usage.reply_tokens, price_of(trail.model))
