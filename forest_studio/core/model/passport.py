"""The passport: what a navigator may know of a node before it opens the body."""

from dataclasses import dataclass

from forest_studio.core.model.edges import EdgeLine


@dataclass(frozen=True, slots=True)
class Passport:
    """The front matter of one node, as far as the schema knows it."""

    id: str
    title: str
    summary: str = ""
    tags: tuple[str, ...] = ()
    scent: str = ""
    edges: tuple[EdgeLine, ...] = ()
