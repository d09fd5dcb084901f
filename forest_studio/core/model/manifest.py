"""The manifest: a forest's name, budgets, half-life, ignored files and edge types."""

from dataclasses import dataclass, field
from functools import cached_property

from forest_studio.core.model.edges import DEFAULT_EDGE_TYPES, EdgeType

FORMAT = 1
"""The format version that this program writes; an older one is read, a newer one is a finding."""


@dataclass(frozen=True, slots=True)
class Budgets:
    """Token budgets, counted with the manifest's tokenizer."""

    summary: int = 60
    scent: int = 24
    observation: int = 400


@dataclass(frozen=True)
class Manifest:
    """What ``forest.yaml`` says; a forest without one has these defaults."""

    name: str = ""
    format: int = FORMAT
    tokenizer: str = "cl100k_base"
    budgets: Budgets = Budgets()
    half_life_days: float = 30.0
    shortcut_after: int = 3
    """Distinct questions of one cluster that mint a shortcut."""
    ignore: tuple[str, ...] = ()
    edge_types: tuple[EdgeType, ...] = field(default=DEFAULT_EDGE_TYPES)
    present: bool = False
    """Whether a ``forest.yaml`` was there."""
    blob: str = ""
    """Git object id (hex) of its content."""

    @cached_property
    def _types_by_name(self) -> dict[str, tuple[EdgeType, bool]]:
        names = {t.inverse_name: (t, not t.symmetric) for t in self.edge_types}
        names.update({t.name: (t, False) for t in self.edge_types})
        return names

    def edge_type(self, name: str) -> EdgeType | None:
        """The type with that name or inverse name, or None when the manifest has none."""
        found = self._types_by_name.get(name)
        return found[0] if found else None

    def inverse_of(self, name: str) -> str:
        """The name that says the same from the other end; an unknown name has none but itself."""
        kind = self.edge_type(name)
        if kind is None:
            return name
        return kind.name if self.is_inverse(name) else kind.inverse_name

    def is_inverse(self, name: str) -> bool:
        """Whether ``name`` names a type from its other end (``owned-by``)."""
        found = self._types_by_name.get(name)
        return bool(found and found[1])
