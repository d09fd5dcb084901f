"""``forest-studio open`` and ``shot``: the verbs that start the window."""

import re
from pathlib import Path
from typing import Annotated, Any

import typer

from forest_studio.cli.arguments import ForestPath
from forest_studio.cli.output import say
from forest_studio.core.model.errors import ForestError, NotAForest
from forest_studio.core.session import open_sample_copy


def open_verb(
    path: Annotated[
        Path | None, typer.Argument(metavar="[PATH]", help="A forest; else the start page.")
    ] = None,
    sample: Annotated[
        bool, typer.Option("--sample", help="Open a copy of the sample forest.")
    ] = False,
) -> int:
    """Open the window."""
    if sample and path is not None:
        raise typer.BadParameter("give a PATH or --sample, not both")
    return open_window(open_sample_copy() if sample else path)


def open_window(path: Path | None) -> int:
    """Starts the window on a forest, or on the start page; returns the exit code."""
    if path is not None:
        _must_exist(path)
    return int(_launcher().open_window(path))


def shot_verb(
    *,
    forest: ForestPath,
    out: Annotated[Path, typer.Option("--out", metavar="PNG", help="Where the picture goes.")],
    node: Annotated[str | None, typer.Option(help="Id of the node to select.")] = None,
    question: Annotated[str | None, typer.Option(help="A question to hunt for and show.")] = None,
    size: Annotated[str, typer.Option(metavar="WxH", help="Pixels.")] = "1600x1000",
    theme: Annotated[str, typer.Option(help="dark, light or contrast.")] = "dark",
) -> int:
    """Save a picture of the window as it shows a forest."""
    pixels = _pixels(size)
    if theme not in ("dark", "light", "contrast"):
        raise typer.BadParameter(
            f"{theme!r} is none of dark, light, contrast", param_hint="--theme"
        )
    _must_exist(forest)
    _launcher().shot(forest, out, node, question, pixels, theme)
    say("saved ", (str(out), "bold"))
    return 0


def _pixels(size: str) -> tuple[int, int]:
    found = re.fullmatch(r"(\d{2,5})[x×](\d{2,5})", size)
    if found is None:
        raise typer.BadParameter(f"{size!r} is no size such as 1600x1000", param_hint="--size")
    return int(found[1]), int(found[2])


def _must_exist(path: Path) -> None:
    if not path.exists():
        raise NotAForest(
            f"{path} does not exist", remedy="Give a folder of markdown in a git repository"
        )


def _launcher() -> Any:
    """The window's module, loaded only when a window is wanted: it takes Qt with it."""
    try:
        from forest_studio.app import launch  # noqa: PLC0415

        return launch
    except ImportError as error:
        raise ForestError(
            f"the window can't start: {error}",
            remedy="Install PySide6-Essentials and the system's libraries for windows (libEGL, "
            "libxkbcommon); the other verbs work without them",
        ) from error
