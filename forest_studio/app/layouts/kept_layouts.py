"""The layouts that are remembered: how each workspace was left, and those with a name."""

from collections.abc import Mapping
from dataclasses import dataclass, field, replace
from typing import Any

Named = Mapping[str, str]


@dataclass(frozen=True, slots=True)
class KeptLayouts:
    """Layouts by workspace, as the words in which Qt tells them; a change is a new value."""

    last: Named = field(default_factory=dict)
    """How each workspace was left; missing where it lies as it ships."""
    named: Mapping[str, Named] = field(default_factory=dict)
    """The layouts of each workspace by the names that a person gave them."""

    def left(self, workspace: str, state: str) -> "KeptLayouts":
        """The same after a workspace was left like that; an empty state is the one that ships."""
        rest = {name: kept for name, kept in self.last.items() if name != workspace}
        return replace(self, last={**rest, workspace: state} if state else rest)

    def names(self, workspace: str) -> tuple[str, ...]:
        """The names of the saved layouts, in the order of the alphabet."""
        return tuple(sorted(self.named.get(workspace, {}), key=str.casefold))

    def state(self, workspace: str, name: str) -> str:
        """A saved layout; empty when there is none of that name."""
        return self.named.get(workspace, {}).get(name, "")

    def saved(self, workspace: str, name: str, state: str) -> "KeptLayouts":
        """The same with one more layout; one of the same name is replaced."""
        return self._with(workspace, {**self.named.get(workspace, {}), name: state})

    def renamed(self, workspace: str, name: str, to: str) -> "KeptLayouts":
        """The same with a layout under another name."""
        layouts = dict(self.named.get(workspace, {}))
        if name in layouts:
            layouts[to] = layouts.pop(name)
        return self._with(workspace, layouts)

    def dropped(self, workspace: str, name: str) -> "KeptLayouts":
        """The same without a layout."""
        layouts = self.named.get(workspace, {})
        return self._with(workspace, {n: s for n, s in layouts.items() if n != name})

    def to_data(self) -> dict[str, Any]:
        """Plain values for the settings."""
        named = {space: dict(layouts) for space, layouts in self.named.items() if layouts}
        return {"last": dict(self.last), "named": named}

    @staticmethod
    def from_data(data: Any) -> "KeptLayouts":
        """What the settings kept; whatever is not as it was written is left out."""
        if not isinstance(data, dict):
            return KeptLayouts()
        named = data.get("named")
        spaces = named.items() if isinstance(named, dict) else ()
        return KeptLayouts(
            _texts(data.get("last")), {str(space): _texts(layouts) for space, layouts in spaces}
        )

    def _with(self, workspace: str, layouts: Named) -> "KeptLayouts":
        return replace(self, named={**self.named, workspace: layouts})


def _texts(data: Any) -> dict[str, str]:
    if not isinstance(data, dict):
        return {}
    return {str(name): text for name, text in data.items() if isinstance(text, str)}
