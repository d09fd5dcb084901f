"""What the type picker offers: every edge type, read from this end or from the other."""

from dataclasses import dataclass

from forest_studio.core.model.manifest import Manifest


@dataclass(frozen=True, slots=True)
class TypeChoice:
    """One way to write an edge from the node that is shown."""

    name: str
    """What goes into the file: the type's name or its inverse name."""
    label: str
    other_label: str
    """How the same edge reads from its other end."""
    family: str
    inward: bool
    colour: str = ""
    """``#RRGGBB`` where the type has its own."""


def choices(manifest: Manifest, typed: str = "", turned: bool = False) -> tuple[TypeChoice, ...]:
    """The choices that fit the letters, from either end.

    Without letters only one way round: as the types are declared, or ``turned``.
    """
    forward = [
        TypeChoice(t.name, t.label, t.inverse_label, t.family.value, False, t.color)
        for t in manifest.edge_types
    ]
    backward = [
        TypeChoice(
            t.inverse_name, t.inverse_label, t.label, t.family.value, not t.symmetric, t.color
        )
        for t in manifest.edge_types
    ]
    letters = " ".join(typed.casefold().split())
    if not letters:
        return tuple(backward if turned else forward)
    twice = [choice for choice in backward if choice.inward]
    both = twice + forward if turned else forward + twice
    fitting = [c for c in both if letters in c.label.casefold()]
    return tuple(sorted(fitting, key=lambda c: not c.label.casefold().startswith(letters)))


def choice_named(manifest: Manifest, name: str) -> TypeChoice | None:
    """The choice that a name in a file stands for."""
    kind = manifest.edge_type(name)
    if kind is None:
        return None
    if manifest.is_inverse(name):
        label, other = kind.inverse_label, kind.label
        return TypeChoice(name, label, other, kind.family.value, True, kind.color)
    return TypeChoice(
        kind.name, kind.label, kind.inverse_label, kind.family.value, False, kind.color
    )
