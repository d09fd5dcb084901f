"""Verbs that are loaded when they are run; until then a table says what they are and where."""

from collections.abc import Mapping
from dataclasses import dataclass
from importlib import import_module
from typing import Any, ClassVar

import typer
from typer.core import TyperCommand, TyperGroup

from forest_studio.cli.examples import example


@dataclass(frozen=True, slots=True)
class Verb:
    """A row of a table of verbs."""

    home: str
    """File of this package and the function in it, or its ``app`` where it has verbs below it."""
    help: str
    """What the verb's own help begins with; lists show it, and need not load the verb."""
    example: str = ""
    """What is typed after ``forest-studio``; the verb's own help ends with it."""

    def loaded(self, name: str) -> Any:
        """The verb itself."""
        file, attribute = self.home.split(".")
        found = getattr(import_module(f"forest_studio.cli.{file}"), attribute)
        group = isinstance(found, typer.Typer)
        command = typer.main.get_group(found) if group else self._alone(found)
        command.name = name
        return command

    def _alone(self, function: Any) -> Any:
        app = typer.Typer(add_completion=False)
        app.command(epilog=example(self.example) if self.example else None)(function)
        return typer.main.get_command(app)


class LateGroup(TyperGroup):
    """A group whose verbs are listed by their table; only the one that is run is loaded."""

    verbs: ClassVar[Mapping[str, Verb]] = {}
    """The table, in the order of the help."""

    def __init__(self, **settings: Any) -> None:
        super().__init__(**settings)
        self._late = dict(self.verbs)
        for name, verb in self.verbs.items():
            self.add_command(TyperCommand(name, help=verb.help))

    def resolve_command(self, ctx: Any, args: list[str]) -> Any:
        """The verb that the first word names, loaded, and the words for it."""
        if verb := self._late.pop(args[0], None):
            self.add_command(verb.loaded(args[0]))
        return super().resolve_command(ctx, args)
