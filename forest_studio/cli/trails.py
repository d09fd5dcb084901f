"""``forest-studio trails FOREST``: the recorded hunts: list, show, judge, export, merge.

With ``--json``: ``list`` has ``forest`` and ``trails``, the newest first: each ``name``, ``id``,
``started``, ``question``, ``navigator``, ``model``, ``outcome``, ``supported``, ``verdict``
(``right``, ``wrong`` or null), ``hops`` and ``tokens``. ``show`` has the trail's ``name``, ``file``
(by the schema ``resources/schemas/trail.json``) and ``verdict`` (null, or by ``verdict.json``
beside it); ``judge`` has ``name`` and ``verdict``; ``merge`` has ``files``: how many came.
"""

import json
from collections.abc import Iterator
from pathlib import Path
from typing import Annotated, Any

import typer

from forest_studio.cli.arguments import AsJson, ForestPath, opened
from forest_studio.cli.examples import example
from forest_studio.cli.output import count, one_line, say, say_json
from forest_studio.core.hunt.decision import describe
from forest_studio.core.hunt.showing.trail_file import TrailFormat, exported, write_trail
from forest_studio.core.model.errors import HuntError
from forest_studio.core.session import Session
from forest_studio.core.trails.trail import Trail
from forest_studio.core.trails.trail_query import TrailQuery
from forest_studio.core.trails.verdict import Judgement, Verdict

app = typer.Typer(
    help="The recorded hunts of a forest.",
    epilog=example("trails FOREST list --words ledger"),
    no_args_is_help=True,
)
TrailName = Annotated[
    str, typer.Argument(metavar="TRAIL", help="A trail's name, or a part of it that no other has.")
]
_MARKS = {True: ("✓", "green"), False: ("·", "dim")}
_JUDGED = {"right": ("✓", "green"), "wrong": ("✗", "red")}


@app.callback()
def _group(context: typer.Context, forest: ForestPath) -> None:
    """The recorded hunts of a forest."""
    context.obj = forest


@app.command("list")
def list_verb(
    context: typer.Context,
    *,
    words: Annotated[str, typer.Option(help="In question, answer or nodes.")] = "",
    navigator: Annotated[str, typer.Option(help="Those of one navigator.")] = "",
    limit: Annotated[int, typer.Option(min=1, help="Trails to show at most.")] = 50,
    as_json: AsJson = False,
) -> int:
    """List the hunts, the newest first."""
    session = opened(context.obj)
    verdicts = session.trails.verdicts()
    query = TrailQuery(text=words, navigator=navigator)
    titles = {node.id: node.title for node in session.forest.nodes.values()}
    found: list[dict[str, Any]] = []
    for name, trail in _newest(session):
        if len(found) == limit:
            break
        if query.fits(trail, titles):
            found.append(_row(name, trail, verdicts.get(name)))
    session.close()
    if as_json:
        say_json({"forest": str(session.repository.root), "trails": found})
        return 0
    for row in found:
        _print_row(row)
    if not found:
        say("no recorded hunt")
    return 0


@app.command("show")
def show_verb(context: typer.Context, trail: TrailName, as_json: AsJson = False) -> int:
    """Show one hunt step by step."""
    session = opened(context.obj)
    name = _named(session, trail)
    found, verdict = session.trails.load(name), session.trails.verdict(name)
    session.close()
    if as_json:
        written = None if verdict is None else json.loads(verdict.to_json())
        say_json({"name": name, "verdict": written, "file": json.loads(found.to_json())})
        return 0
    _print_row(_row(name, found, verdict))
    for step in found.steps:
        say((f"{step.number:3d}  ", "dim"), one_line(describe(step.decision, step.observation)))
        if step.problem:
            say(("     refused: ", "red"), one_line(step.problem))
    return 0


@app.command("judge")
def judge_verb(
    context: typer.Context,
    trail: TrailName,
    judgement: Annotated[Judgement, typer.Argument(help="right, wrong, or open to take it back.")],
    note: Annotated[str, typer.Option(help="Why.")] = "",
    as_json: AsJson = False,
) -> int:
    """Say whether a hunt's answer is right; that rules over what the hunt says of itself."""
    session = opened(context.obj)
    name = _named(session, trail)
    verdict = session.trails.judge(name, judgement, session.author().name, note)
    session.close()
    if as_json:
        say_json({"name": name, "verdict": json.loads(verdict.to_json())})
    else:
        say(f"{one_line(name)}: {verdict.judgement.value}")
    return 0


@app.command("export")
def export_verb(
    context: typer.Context,
    trail: TrailName,
    form: Annotated[
        TrailFormat, typer.Option("--format", help="A page to read, or OpenTelemetry spans.")
    ] = TrailFormat.HTML,
    out: Annotated[
        Path | None, typer.Option(metavar="FILE", help="Without it, to the standard output.")
    ] = None,
) -> int:
    """Write one hunt as a page to read or for tools that watch agents."""
    session = opened(context.obj)
    found = session.trails.load(_named(session, trail))
    titles = {node.id: node.title for node in session.forest.nodes.values()}
    session.close()
    if out is None:
        typer.echo(exported(found, form, titles), nl=False)
    else:
        say(f"written to {one_line(str(write_trail(found, form, out, titles)))}")
    return 0


@app.command("merge")
def merge_verb(context: typer.Context, as_json: AsJson = False) -> int:
    """Take in what other clones have learnt, as 'git fetch' brought it last."""
    session = opened(context.obj)
    files = session.merge_trails()
    session.close()
    if as_json:
        say_json({"forest": str(session.repository.root), "files": files})
    else:
        say(f"{count(files, 'file')} came from other clones")
    return 0


def _newest(session: Session) -> Iterator[tuple[str, Trail]]:
    """The trails that can be read, the newest first."""
    store = session.trails
    for name in reversed(store.names()):
        try:
            yield name, store.load(name)
        except HuntError:
            continue


def _named(session: Session, part: str) -> str:
    """The one trail whose name has this part; raises HuntError."""
    found = [name for name in session.trails.names() if part and part in name]
    if len(found) == 1 or part in found:
        return part if part in found else found[0]
    much = "more than one trail has" if found else "no trail has"
    raise HuntError(
        f"{much} {part!r} in its name", remedy="List them with forest-studio trails FOREST list"
    )


def _row(name: str, trail: Trail, verdict: Verdict | None) -> dict[str, Any]:
    usage = trail.usage
    return {
        "name": name,
        "id": trail.id,
        "started": trail.started.isoformat(),
        "question": trail.question,
        "navigator": trail.navigator,
        "model": trail.model,
        "outcome": trail.outcome.value,
        "supported": trail.supported,
        "verdict": verdict.judgement.value if verdict else None,
        "hops": trail.hops,
        "tokens": usage.prompt_tokens + usage.reply_tokens or usage.observed_tokens,
    }


def _print_row(row: dict[str, Any]) -> None:
    said = f", judged {row['verdict']}" if row["verdict"] else ""
    facts = f"{row['navigator']}, {row['outcome']}{said}, {count(row['hops'], 'hop')}"
    say(
        _JUDGED.get(row["verdict"]) or _MARKS[row["supported"]],
        f" {one_line(row['question'])}",
        (f"  {one_line(facts)}", "dim"),
    )
    say((f"  {one_line(row['name'])}", "dim"))
