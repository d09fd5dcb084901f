"""``forest-studio heat``: what earlier hunts have left, for one question or for all.

With ``--json`` the document has ``forest``, ``question`` (null for all), ``as_of`` (ISO 8601),
``alpha``, ``half_life_days``, ``trails`` (how many were learnt from), ``nodes`` (each ``node``,
``title``, ``heat``, ``warmth``) and ``edges`` (each ``home``, ``other``, ``type``, ``heat``,
``warmth``), the hottest first. ``heat`` is the sum of the deposits and may be negative, ``warmth``
is between 0 and 1. With ``--scents`` it has ``scents`` instead: each ``home``, ``other``, ``type``,
``scent``, ``seen``, ``followed`` and ``led`` (numbers of hunts), the most misleading first.
"""

from dataclasses import asdict
from datetime import UTC, datetime
from typing import Annotated, Any

import typer

from forest_studio.cli.arguments import AsJson, ForestPath, finite, opened
from forest_studio.cli.moments import moment
from forest_studio.cli.output import count, one_line, progress, say, say_json
from forest_studio.core.session import Session
from forest_studio.core.trails.edge_uses import EdgeUse
from forest_studio.core.trails.heat import Heat, warmth

_BAR = 10


def heat_verb(
    *,
    forest: ForestPath,
    question: Annotated[
        str, typer.Option("--question", help="The question; without it all count alike.")
    ] = "",
    as_of: Annotated[
        str, typer.Option(metavar="DATE", help="A day, a time or a commit instead of now.")
    ] = "",
    alpha: Annotated[
        float | None,
        typer.Option(
            min=0, max=1, callback=finite, help="Share of heat that does not ask what was asked."
        ),
    ] = None,
    half_life: Annotated[
        float | None,
        typer.Option(min=0.01, callback=finite, help="Days, instead of the manifest's."),
    ] = None,
    scents: Annotated[
        bool, typer.Option("--scents", help="How often doors were followed, and in vain.")
    ] = False,
    limit: Annotated[int, typer.Option(min=1, help="Nodes, edges or scents to show.")] = 20,
    as_json: AsJson = False,
) -> int:
    """Show the heat that hunts have left on nodes and edges, or which scents mislead."""
    session = with_heat(opened(forest))
    if scents:
        _say_scents(session, session.heat.uses(), limit, as_json)
        session.close()
        return 0
    when = moment(session, as_of) or datetime.now(UTC)
    share = (0.0 if question else 1.0) if alpha is None else alpha
    heat = session.heat.of(question, alpha=share, as_of=when, half_life_days=half_life)
    if as_json:
        about = {
            "forest": str(session.repository.root),
            "question": question or None,
            "as_of": when.isoformat(),
            "alpha": share,
            "half_life_days": half_life or session.forest.manifest.half_life_days,
            "trails": len(session.heat.table),
        }
        say_json({**about, "nodes": _nodes(session, heat), "edges": _edges(heat)})
    else:
        _print(session, heat, limit)
    session.close()
    return 0


def with_heat(session: Session) -> Session:
    """The session with all its trails read, with a bar on a terminal; raises StorageError."""
    with progress("reading trails") as report:
        session.heat.refresh(report)
    return session


def _nodes(session: Session, heat: Heat) -> list[dict[str, Any]]:
    nodes = session.forest.nodes
    return [
        {
            "node": node,
            "title": nodes[node].title if node in nodes else "",
            "heat": amount,
            "warmth": warmth(amount),
        }
        for node, amount in sorted(heat.nodes.items(), key=lambda item: (-item[1], item[0]))
    ]


def _edges(heat: Heat) -> list[dict[str, Any]]:
    return [
        {"home": home, "other": other, "type": kind, "heat": amount, "warmth": warmth(amount)}
        for (home, other, kind), amount in sorted(
            heat.edges.items(), key=lambda item: (-item[1], item[0])
        )
    ]


def _print(session: Session, heat: Heat, limit: int) -> None:
    trails = count(len(session.heat.table), "trail")
    nodes, edges = _nodes(session, heat), _edges(heat)
    if not nodes:
        say(f"no heat from {trails}")
        return
    say((f"{'warmth':<{_BAR}}   heat", "dim"), (f"  of {trails}", "dim"))
    for row in nodes[:limit]:
        say(
            _scale(row),
            one_line(row["title"] or row["node"]),
            (f"  {one_line(row['node'])}", "dim"),
        )
    for row in edges[:limit]:
        kind = f"  {one_line(row['type'])}" if row["type"] else ""
        say(_scale(row), f"{one_line(row['home'])} → {one_line(row['other'])}", (kind, "dim"))


def _scale(row: dict[str, Any]) -> tuple[str, str]:
    bar = "█" * round(row["warmth"] * _BAR)
    return f"{bar:<{_BAR}} {row['heat']:6.2f}  ", "yellow"


def _say_scents(session: Session, uses: tuple[EdgeUse, ...], limit: int, as_json: bool) -> None:
    if as_json:
        say_json({"forest": str(session.repository.root), "scents": [asdict(use) for use in uses]})
        return
    if not uses:
        say("no door was seen by a recorded hunt")
    for use in uses[:limit]:
        followed = f"seen {use.seen}, followed {use.followed}, led to an answer {use.led}"
        say((f"{followed}  ", "dim"), f"{one_line(use.home)} → {one_line(use.other)}")
        if use.scent:
            say(f"     “{one_line(use.scent)}”")
