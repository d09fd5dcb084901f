"""``forest-studio doctor``: what is wrong with a forest's repository, and its repair.

Exit codes: 0 healthy, 100 something is wrong still, 1 a repair failed or there is no repository.
With ``--json`` the document has ``forest``, ``healthy``, ``ailments`` (those that are still there:
``name``, ``place``, ``message``, ``repair``, ``advice``, ``text_at_risk``, ``needs_consent``),
``backup`` (``bundle``, ``rest``, ``left_out``, or null) and ``repairs`` (``ailment``, ``done``,
``failed``, ``message``).
"""

from dataclasses import asdict
from functools import partial
from pathlib import Path
from typing import Annotated, Any

import typer

from forest_studio.cli.arguments import AsJson, ForestPath
from forest_studio.cli.output import BROKEN, FOUND, count, say, say_json, steps
from forest_studio.core.model.errors import with_remedy
from forest_studio.core.store.upkeep.backup import Backup
from forest_studio.core.store.upkeep.doctor import Ailment, Repair, Treatment, examine, repair

_ROUNDS = 5
"""A repair may bring to light what could not be seen before."""


def doctor_verb(
    forest: ForestPath,
    repair_: Annotated[
        bool, typer.Option("--repair", help="Repair what can be, after saving everything.")
    ] = False,
    force_unlock: Annotated[
        bool,
        typer.Option(
            "--force-unlock", help="Also remove locks of other programs that don't run any more."
        ),
    ] = False,
    backup: Annotated[
        Path | None,
        typer.Option(
            "--backup",
            metavar="FILE",
            dir_okay=False,
            help="Bundle to save to before a repair; by default in the user's data folder.",
        ),
    ] = None,
    as_json: AsJson = False,
) -> int:
    """Examine a forest's repository, also one that can't be opened, and repair it if asked to."""
    ailments = _examined(forest)
    wanted = repair_ and bool(ailments)
    repairs, saved = _repaired(forest, ailments, force_unlock, backup) if wanted else ((), None)
    left = _examined(forest) if repairs else ailments
    if as_json:
        say_json(_document(forest, left, saved, repairs))
    else:
        _print(ailments if not repairs else left, saved, repairs)
    if any(done.failed for done in repairs):
        return BROKEN
    return FOUND if left else 0


def _examined(forest: Path) -> tuple[Ailment, ...]:
    """What is wrong, with a bar on a terminal for each stage of looking."""
    with steps() as tell:
        if tell is None:
            return examine(forest)
        return examine(forest, lambda stage, done, of: tell(f"looking at {stage}", done, of))


def _repaired(
    forest: Path, ailments: tuple[Ailment, ...], force_unlock: bool, file: Path | None
) -> tuple[tuple[Repair, ...], Backup | None]:
    """Repairs until nothing is left that can be, or a repair fails."""
    repairs: list[Repair] = []
    saved: Backup | None = None
    for _ in range(_ROUNDS):
        done = _treated(forest, ailments, force_unlock, saved, file)
        saved = done.backup
        repairs += [r for r in done.repairs if r.done or r.failed]
        if done.failed or not any(r.done for r in done.repairs):
            break
        ailments = _examined(forest)
    return tuple(repairs), saved


def _treated(
    forest: Path,
    ailments: tuple[Ailment, ...],
    force_unlock: bool,
    saved: Backup | None,
    file: Path | None,
) -> Treatment:
    """One round of repairs, with a bar on a terminal for what comes before it and for each."""
    treat = partial(
        repair, forest, ailments, force_unlock=force_unlock, backup=saved, backup_file=file
    )
    with steps() as tell:
        if tell is None:
            return treat()
        return treat(
            told=lambda stage, done, of: tell(f"saving; looking at {stage}", done, of),
            begun=lambda ailment, done, of: tell(f"repairing {ailment.place}", done, of),
        )


def _document(
    forest: Path, left: tuple[Ailment, ...], saved: Backup | None, repairs: tuple[Repair, ...]
) -> dict[str, Any]:
    return {
        "forest": str(forest.resolve()),
        "healthy": not left,
        "ailments": [asdict(ailment) for ailment in left],
        "backup": None
        if saved is None
        else {
            "bundle": str(saved.bundle) if saved.bundle else None,
            "rest": str(saved.rest),
            "left_out": list(saved.left_out),
        },
        "repairs": [asdict(done) for done in repairs],
    }


def _print(left: tuple[Ailment, ...], saved: Backup | None, repairs: tuple[Repair, ...]) -> None:
    if saved is not None:
        _print_backup(saved)
    for done in repairs:
        sign = ("repaired ", "green") if done.done else ("not repaired ", "bold red")
        say(sign, (f"{done.ailment.place}: ", "bold"), done.message)
    for ailment in left:
        _print_ailment(ailment)
    if not left:
        say(("healthy", "green"))
        return
    risk = sum(ailment.text_at_risk for ailment in left)
    able = sum(ailment.repairable for ailment in left)
    say(
        f"{count(len(left), 'ailment')}, {risk} with text at risk, {able} that can be repaired"
        + (" with --repair" if able and not repairs else "")
    )


def _print_backup(saved: Backup) -> None:
    for file in (saved.bundle, saved.rest):
        if file is not None:
            say("saved before the repair: ", (str(file), "bold"))
    for name in saved.left_out:
        say(("not saved ", "yellow"), name)


def _print_ailment(ailment: Ailment) -> None:
    risk = ("TEXT AT RISK ", "bold red") if ailment.text_at_risk else ""
    say((f"{ailment.place}: ", "bold"), risk, (f"{ailment.name}: ", "cyan"), ailment.message)
    if ailment.repair:
        how = "It takes --force-unlock" if ailment.needs_consent else ""
        say("    repair: ", with_remedy(ailment.repair, how))
    if ailment.advice:
        say("    by hand: ", ailment.advice)
