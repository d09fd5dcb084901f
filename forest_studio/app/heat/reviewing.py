"""What a curator does with shortcuts, as work for the writer's thread."""

from forest_studio.core.model.changes import AddEdge
from forest_studio.core.model.edges import EdgeLine, Family
from forest_studio.core.session import Applied, Outcome, Session
from forest_studio.core.session.shortcut import Shortcut, State
from forest_studio.core.trails.shortcut_ruling import Ruling


def accept(session: Session, shortcut: Shortcut, scent: str) -> Outcome | None:
    """Keeps a shortcut for good, with that scent; a candidate is written first.

    None when no file had to change. Raises ForestError.
    """
    home, other = shortcut.home, shortcut.other
    if shortcut.state is State.CANDIDATE:
        outcome = session.apply(AddEdge(home, EdgeLine(other, learned_type(session), scent)))
        if isinstance(outcome, Applied):
            session.trails.rule(home, other, Ruling.ACCEPTED, session.author().name)
        return outcome
    if scent != shortcut.scent:
        return session.shortcuts.edit(home, other, scent)
    return session.shortcuts.accept(home, other)


def learned_type(session: Session) -> str:
    """Name of the manifest's edge type for shortcuts, empty where it has none."""
    types = session.forest.manifest.edge_types
    return next((kind.name for kind in types if kind.family is Family.LEARNED), "")
