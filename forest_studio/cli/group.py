"""The command group: a first word that is no verb is a forest, and every error is one line."""

import errno
import os
import sys
from collections.abc import Callable, Sequence
from difflib import get_close_matches
from pathlib import Path
from typing import Any

import typer
from typer.core import TyperGroup

from forest_studio.cli.late import LateGroup
from forest_studio.cli.output import BROKEN, INTERRUPTED, USAGE, fail
from forest_studio.cli.verbs import VERBS
from forest_studio.core.model.errors import ForestError, with_remedy

TRACEBACK = "FOREST_STUDIO_TRACEBACK"
"""Environment variable that lets an error of the program itself through with its traceback."""
_CHECK = "Check that it exists and may be used"
_LONGEST = 300
"""Characters that are shown of an error which nobody foresaw."""


class ForestGroup(LateGroup):
    """The verbs; what they return as a number is the exit code."""

    verbs = VERBS

    def parse_args(self, ctx: Any, args: list[str]) -> list[str]:
        """Reads ``forest-studio PATH`` as ``forest-studio open PATH``."""
        # A shell that completes the first word asks with none, and wants every verb.
        routed = args if ctx.resilient_parsing and not args else self._routed(ctx, args)
        return super().parse_args(ctx, routed)

    def _routed(self, ctx: Any, args: list[str]) -> list[str]:
        if not args:
            return ["open"]
        first = args[0]
        verbs = self.list_commands(ctx)
        if first.startswith("-") or first in verbs:
            return args
        if not Path(first).exists() and "/" not in first and os.sep not in first:
            near = get_close_matches(first, verbs, 1)
            hint = f"; did you mean {near[0]!r}?" if near else ""
            ctx.fail(f"no verb and no folder is called {first!r}{hint}")
        return ["open", *args]

    def main(
        self,
        args: Sequence[str] | None = None,
        prog_name: str | None = None,
        complete_var: str | None = None,
        standalone_mode: bool = True,
        windows_expand_args: bool = True,
        **extra: Any,
    ) -> Any:
        """Runs a verb; on its own it always ends with an exit code."""

        def verb() -> Any:
            return TyperGroup.main(
                self, args, prog_name, complete_var, False, windows_expand_args, **extra
            )

        return sys.exit(guarded(verb)) if standalone_mode else verb()


def guarded(verb: Callable[[], Any]) -> int:
    """Runs a verb and returns its exit code; whatever goes wrong becomes one line on stderr."""
    try:
        code = verb()
        return code if isinstance(code, int) else 0
    except ForestError as error:
        return _failed(str(error))
    except (KeyboardInterrupt, typer.Abort):
        return INTERRUPTED
    except Exception as error:
        if hasattr(error, "format_message"):
            return _wrong_usage(error)
        if os.environ.get(TRACEBACK):
            raise
        return _failed(_described(error))


def _failed(line: str) -> int:
    fail(line)
    return BROKEN


def _wrong_usage(error: Any) -> int:
    path = getattr(getattr(error, "ctx", None), "command_path", "") or "forest-studio"
    path = path.replace("{", "").replace("}", "")  # around the arguments of a group of verbs
    message = error.format_message().replace("Value error, ", "").strip().rstrip(".")
    fail(with_remedy(message, f"Try '{path} --help'"))
    return USAGE


def _described(error: Exception) -> str:
    if isinstance(error, OSError):
        place = f"{error.filename}: " if error.filename else ""
        full = error.errno in (errno.ENOSPC, getattr(errno, "EDQUOT", -1))
        remedy = "Free some disk space, then try again" if full else _CHECK
        return with_remedy(f"{place}{error.strerror or error}", remedy)
    if isinstance(error, UnicodeEncodeError) and "surrogates" in error.reason:
        return f"the name {error.object[:_LONGEST]!r} is not UTF-8. Give it a plain name"
    kind = type(error).__name__
    told = str(error)[:_LONGEST]
    return f"a fault of the program ({kind}: {told}). Set {TRACEBACK}=1 to see where, and report it"
