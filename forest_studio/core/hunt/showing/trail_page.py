"""A trail as one page of HTML that needs nothing else: the walk, its steps, and the evidence.

No script, no address to load anything from, and a policy in the page that forbids both. Whatever
stood in a node is text in it.
"""

import base64
import hashlib
from collections.abc import Iterable, Mapping
from itertools import accumulate

from forest_studio.core.hunt.decision import describe
from forest_studio.core.hunt.showing.safe_html import safe
from forest_studio.core.hunt.showing.trail_picture import walk_picture
from forest_studio.core.hunt.stops import stops, titles_of
from forest_studio.core.llm.prices import Price, cost, price_of
from forest_studio.core.model.walk import Door, Go, Quote, Step, Usage
from forest_studio.core.trails.trail import Trail
from forest_studio.paths import shipped

_ENDS = {
    "answered": "answered",
    "gave-up": "gave up",
    "hop-limit": "out of hops",
    "token-limit": "out of tokens",
    "time-limit": "out of time",
    "cancelled": "cancelled",
    "failed": "failed: its model could not be asked",
}


def trail_page(trail: Trail, titles: Mapping[str, str] | None = None) -> str:
    """The page; ``titles`` of nodes by id help where the trail itself does not name them."""
    names = {**(titles or {}), **titles_of(trail.steps)}
    style = shipped("resources", "trail.css").read_text(encoding="utf-8")
    picture = walk_picture(stops(trail.steps), names)
    parts = [
        f"<h1>{safe(trail.question)}</h1>",
        _facts(trail),
        _answer(trail, names),
        f'<h2>The walk</h2><div class="walk">{picture}</div>' if picture else "",
        _timeline(trail, names),
        "<h2>Step by step</h2>",
        *(_step(step, names) for step in trail.steps),
        '<p class="foot">Recorded by Forest Studio. Nothing on this page was loaded from '
        "elsewhere.</p>",
    ]
    return _DOCUMENT.format(
        policy=_policy(style), title=safe(trail.question), style=style, body="\n".join(parts)
    )


_DOCUMENT = """<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta http-equiv="Content-Security-Policy" content="{policy}">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="color-scheme" content="light dark">
<meta name="referrer" content="no-referrer">
<title>{title}</title>
<style>{style}</style>
</head>
<body>
<main>
{body}
</main>
</body>
</html>
"""


def _policy(style: str) -> str:
    """Allows this one style sheet, by its hash, and nothing else at all."""
    digest = base64.b64encode(hashlib.sha256(style.encode()).digest()).decode()
    return f"default-src 'none'; style-src 'sha256-{digest}'; base-uri 'none'; form-action 'none'"


def _counted(number: int, one: str) -> str:
    return f"{number:,} {one}{'' if number == 1 else 's'}"


def _facts(trail: Trail) -> str:
    usage, limits = trail.usage, trail.limits
    spent = cost(usage.prompt_tokens, usage.reply_tokens, price_of(trail.model))
    steps = _counted(len(trail.steps), "step")
    facts = [
        ("Navigator", f"{trail.navigator} · {trail.model}" if trail.model else trail.navigator),
        ("Ended", _end(trail)),
        ("Started", f"{trail.started:%Y-%m-%d %H:%M:%S %Z}"),
        ("Forest", trail.forest_commit[:12]),
        ("Walked", f"{steps}, {_counted(trail.hops, 'hop')}, {usage.seconds:.1f} s"),
        ("Tokens seen", f"{usage.observed_tokens:,}"),
    ]
    if usage.calls:
        estimated = " (estimated)" if usage.estimated else ""
        tokens = f"{usage.prompt_tokens:,} in, {usage.reply_tokens:,} out{estimated}"
        facts.append(("Model", f"{_counted(usage.calls, 'call')}, {tokens}"))
        facts.append(("Cost", "not known" if spent is None else f"${spent:.5f}"))
    facts.append(("Seed", str(trail.seed)))
    if limits is not None:
        hops = _counted(limits.hops, "hop")
        facts.append(("Limits", f"{hops}, {limits.tokens:,} tokens, {limits.seconds:g} s"))
    if trail.forked_from:
        facts.append(("Forked from", f"{trail.forked_from[:12]}, step {trail.forked_at}"))
    rows = "".join(f"<div><dt>{safe(k)}</dt><dd>{safe(v)}</dd></div>" for k, v in facts)
    return f'<dl class="facts">{rows}</dl>'


def _end(trail: Trail) -> str:
    end = _ENDS.get(trail.outcome.value, trail.outcome.value)
    if trail.answer is None:
        return end
    return f"{end}, supported" if trail.supported else f"{end}, not supported by its evidence"


def _answer(trail: Trail, names: Mapping[str, str]) -> str:
    if trail.answer is None:
        last = trail.steps[-1] if trail.steps else None
        reason = last.problem or str(getattr(last.decision, "reason", "")) if last else ""
        return f'<section class="answer none"><h2>No answer</h2><p>{safe(reason)}</p></section>'
    kind = "found" if trail.supported else "open"
    quotes = "".join(_quote(quote, names) for quote in trail.answer.evidence)
    text = trail.answer.text.strip()
    said = "" if any(text == quote.text.strip() for quote in trail.answer.evidence) else text
    words = f'<p class="text" dir="auto">{safe(said)}</p>' if said else ""
    none = "" if quotes else "<p>It names no evidence.</p>"
    return f'<section class="answer {kind}"><h2>Answer</h2>{words}{quotes}{none}</section>'


def _quote(quote: Quote, names: Mapping[str, str]) -> str:
    place = f"found, line {quote.line}" if quote.line else "found"
    state = place if quote.supported else "not found in the text"
    kind = "found" if quote.supported else "open"
    where = f"{names.get(quote.node, quote.node)} ({quote.node})"
    return (
        f'<blockquote class="{kind}"><p dir="auto">“{safe(quote.text)}”</p>'
        f"<footer>{safe(where)} <span>{safe(state)}</span></footer></blockquote>"
    )


def _timeline(trail: Trail, names: Mapping[str, str]) -> str:
    asks = bool(trail.usage.calls)
    heads = ["#", "What it saw", "What it decided"]
    heads += ["Tokens in", "Out", "Cost so far"] if asks else ["Tokens seen", "So far"]
    so_far = accumulate((step.usage for step in trail.steps), _plus)
    price = price_of(trail.model)
    figures = [
        _spent(step.usage, sums, price) if asks else _read(step.usage, sums)
        for step, sums in zip(trail.steps, so_far, strict=True)
    ]
    rows = "".join(
        _row(step, names, cells) for step, cells in zip(trail.steps, figures, strict=True)
    )
    head = "".join(f"<th>{name}</th>" for name in heads)
    return f"<h2>Timeline</h2><table><thead><tr>{head}</tr></thead><tbody>{rows}</tbody></table>"


def _plus(sums: Usage, usage: Usage) -> Usage:
    return Usage(
        sums.observed_tokens + usage.observed_tokens,
        sums.prompt_tokens + usage.prompt_tokens,
        sums.reply_tokens + usage.reply_tokens,
    )


def _read(usage: Usage, sums: Usage) -> tuple[str, ...]:
    """What a step without a model costs: the tokens that it shows."""
    return f"{usage.observed_tokens:,}", f"{sums.observed_tokens:,}"


def _spent(usage: Usage, sums: Usage, price: Price | None) -> tuple[str, ...]:
    """Tokens sent and received, and dollars where the price is known."""
    spent = cost(sums.prompt_tokens, sums.reply_tokens, price)
    tokens = usage.prompt_tokens if usage.calls else usage.observed_tokens
    out = f"{usage.reply_tokens:,}" if usage.calls else "—"
    return f"{tokens:,}", out, "—" if spent is None else f"${spent:.5f}"


def _row(step: Step, names: Mapping[str, str], figures: tuple[str, ...]) -> str:
    cells = (
        (f"{step.number}", ""),
        (_saw(step, names), ""),
        (_decided(step), "refused" if step.problem else ""),
        *((figure, "figure") for figure in figures),
    )
    return f"<tr>{''.join(_cell(*cell) for cell in cells)}</tr>"


def _cell(text: str, kind: str) -> str:
    return f'<td class="{kind}">{safe(text)}</td>' if kind else f"<td>{safe(text)}</td>"


def _saw(step: Step, names: Mapping[str, str]) -> str:
    seen = step.observation
    place = names.get(seen.node, seen.node) if seen.node else "the start"
    every = len(seen.doors) == seen.doors_total
    count = f"{seen.doors_total}" if every else f"{len(seen.doors)} of {seen.doors_total}"
    doors = f"{count} door{'' if seen.doors_total == 1 else 's'}"
    opened = f", text, page {seen.page} of {seen.pages}" if seen.opened else ""
    return f"{place}{opened} · {doors}"


def _decided(step: Step) -> str:
    words = describe(step.decision, step.observation)
    return f"{words} (refused: {step.problem})" if step.problem else words


def _step(step: Step, names: Mapping[str, str]) -> str:
    seen = step.observation
    taken = step.decision.door if isinstance(step.decision, Go) and not step.problem else None
    doors = _doors(seen.doors, taken)
    return (
        f"<details open><summary><b>{step.number}</b> {safe(_saw(step, names))} → "
        f"{safe(_decided(step))}</summary>{doors}"
        f'<pre dir="auto">{safe(seen.text)}</pre></details>'
    )


def _doors(doors: Iterable[Door], taken: int | None) -> str:
    """The doors it saw, the one it took marked: the others are the road not taken."""
    lines = "".join(
        f'<li class="{"taken" if door.number == taken else "passed"}"><b>{door.number}</b> '
        f"<i>{safe(door.label)}</i> {safe(door.title)} <span>{safe(door.scent)}</span></li>"
        for door in doors
    )
    return f'<ul class="doors">{lines}</ul>' if lines else ""
