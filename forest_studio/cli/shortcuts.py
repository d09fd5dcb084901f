"""``forest-studio shortcuts FOREST``: edges that hunts have earned: list, mint, review.

With ``--json`` ``list``, ``mint`` and ``expire`` have ``forest`` and ``shortcuts``: each ``home``,
``other``, ``state`` (``minted``, ``cold``, ``candidate``, ``barred``, ``accepted``, ``refused``),
``scent``, ``heat``, ``questions`` and ``note``; ``mint`` and ``expire`` have those that were
written or removed, and ``done`` (false for a dry run). The others have ``home``, ``other``,
``ruling`` and ``commit`` (null where no file had to change).
"""

from dataclasses import asdict
from typing import Annotated

import typer

from forest_studio.cli.arguments import AsJson, DryRun, ForestPath, opened
from forest_studio.cli.examples import example
from forest_studio.cli.heat import with_heat
from forest_studio.cli.moments import moment
from forest_studio.cli.output import count, one_line, say, say_json
from forest_studio.core.model.errors import ForestError
from forest_studio.core.session import Applied, Conflict, Outcome, Rejected, Session
from forest_studio.core.session.shortcut import Shortcut, State
from forest_studio.core.trails.shortcut_ruling import Ruling

app = typer.Typer(
    help="Shortcuts that hunts have earned.",
    epilog=example("shortcuts FOREST mint --dry-run"),
    no_args_is_help=True,
)
Home = Annotated[str, typer.Argument(metavar="FROM", help="The node where it begins.")]
Other = Annotated[str, typer.Argument(metavar="TO", help="The node where it leads to.")]
Note = Annotated[str, typer.Option(help="Why.")]
Questions = Annotated[
    int, typer.Option(min=0, help="Distinct questions that mint one; 0 is the manifest's.")
]
AsOf = Annotated[str, typer.Option(metavar="DATE", help="A day, a time or a commit, not now.")]


@app.callback()
def _group(context: typer.Context, forest: ForestPath) -> None:
    """Shortcuts that hunts have earned."""
    context.obj = forest


@app.command("list")
def list_verb(
    context: typer.Context, *, questions: Questions = 0, as_of: AsOf = "", as_json: AsJson = False
) -> int:
    """List shortcuts: in the forest, to come, refused; those to look at first."""
    session = with_heat(opened(context.obj))
    found = session.shortcuts.listed(moment(session, as_of), questions)
    session.close()
    _say(session, found, as_json)
    if not as_json and not found:
        say("no shortcut, and none to come")
    return 0


@app.command("mint")
def mint_verb(
    context: typer.Context,
    *,
    questions: Questions = 0,
    dry_run: DryRun = False,
    as_json: AsJson = False,
) -> int:
    """Write the shortcuts that enough distinct questions have earned; a run that can be undone."""
    session = with_heat(opened(context.obj))
    if dry_run:
        listed = session.shortcuts.listed(least=questions)
        found = tuple(s for s in listed if s.state is State.CANDIDATE)
    else:
        found = session.shortcuts.mint(least=questions)
    session.close()
    _say(session, found, as_json, done=not dry_run)
    if not as_json:
        written = "would be written" if dry_run else "written"
        say(f"{count(len(found), 'shortcut')} {written}")
    return 0


@app.command("expire")
def expire_verb(
    context: typer.Context, *, as_of: AsOf = "", dry_run: DryRun = False, as_json: AsJson = False
) -> int:
    """Remove shortcuts that went cold and that nobody accepted."""
    session = with_heat(opened(context.obj))
    when = moment(session, as_of)
    if dry_run:
        found = tuple(s for s in session.shortcuts.listed(when) if s.state is State.COLD)
    else:
        found = session.shortcuts.expire(when)
    session.close()
    _say(session, found, as_json, done=not dry_run)
    if not as_json:
        removed = "would be removed" if dry_run else "removed"
        say(f"{count(len(found), 'shortcut')} {removed}")
    return 0


@app.command("accept")
def accept_verb(
    context: typer.Context,
    home: Home,
    other: Other,
    *,
    edge_type: Annotated[str, typer.Option("--type", help="Another edge type for it.")] = "",
    note: Note = "",
    as_json: AsJson = False,
) -> int:
    """Keep a shortcut for good."""
    session = opened(context.obj)
    outcome = session.shortcuts.accept(home, other, edge_type, note)
    return _ruled(session, home, other, Ruling.ACCEPTED, outcome, as_json)


@app.command("edit")
def edit_verb(
    context: typer.Context,
    home: Home,
    other: Other,
    scent: Annotated[str, typer.Argument(metavar="SCENT", help="How TO smells from FROM.")],
    *,
    as_json: AsJson = False,
) -> int:
    """Give a shortcut a scent of your own, which keeps it for good."""
    session = opened(context.obj)
    outcome = session.shortcuts.edit(home, other, scent)
    return _ruled(session, home, other, Ruling.ACCEPTED, outcome, as_json)


@app.command("refuse")
def refuse_verb(
    context: typer.Context, home: Home, other: Other, *, note: Note = "", as_json: AsJson = False
) -> int:
    """Remove a shortcut, or a candidate, and remember that it is not wanted."""
    session = opened(context.obj)
    outcome = session.shortcuts.refuse(home, other, note)
    return _ruled(session, home, other, Ruling.REFUSED, outcome, as_json)


@app.command("reopen")
def reopen_verb(
    context: typer.Context, home: Home, other: Other, *, note: Note = "", as_json: AsJson = False
) -> int:
    """Take an earlier ruling back."""
    session = opened(context.obj)
    session.shortcuts.reopen(home, other, note)
    return _ruled(session, home, other, Ruling.REOPENED, None, as_json)


def _ruled(  # noqa: PLR0917
    session: Session, home: str, other: str, ruling: Ruling, outcome: Outcome | None, as_json: bool
) -> int:
    session.close()
    if isinstance(outcome, Rejected):
        raise ForestError(str(outcome).rstrip("."))
    if isinstance(outcome, Conflict):
        raise ForestError(f"{outcome.path}: {outcome.reason}", remedy="Try again")
    commit = outcome.commit if isinstance(outcome, Applied) else None
    if as_json:
        say_json({"home": home, "other": other, "ruling": ruling.value, "commit": commit})
    else:
        say(f"{one_line(home)} → {one_line(other)}: {ruling.value}")
    return 0


def _say(
    session: Session, shortcuts: tuple[Shortcut, ...], as_json: bool, done: bool | None = None
) -> None:
    if as_json:
        extra = {} if done is None else {"done": done}
        root = str(session.repository.root)
        say_json({"forest": root, **extra, "shortcuts": [asdict(s) for s in shortcuts]})
        return
    for shortcut in shortcuts:
        say(
            (f"{shortcut.state.value:<10}", "bold"),
            f"{one_line(shortcut.home)} → {one_line(shortcut.other)}",
            (f"  heat {shortcut.heat:.2f}", "dim"),
        )
        for line in (shortcut.scent, *shortcut.questions, shortcut.note):
            if line:
                say((f"          {one_line(line)}", "dim"))
