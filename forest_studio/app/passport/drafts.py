"""Drafts: words that were typed and not saved, one for each node, never lost by a click."""

from dataclasses import dataclass, fields, replace

from forest_studio.core.model.changes import EditPassport
from forest_studio.core.model.passport import Passport


@dataclass(frozen=True, slots=True)
class Words:
    """What the editor can change of a passport."""

    title: str = ""
    summary: str = ""
    tags: tuple[str, ...] = ()
    scent: str = ""

    @staticmethod
    def of(passport: Passport) -> "Words":
        """The words that a passport has now."""
        return Words(passport.title, passport.summary, passport.tags, passport.scent)

    def changed_from(self, base: "Words") -> tuple[str, ...]:
        """Names of the fields that differ."""
        names = (field.name for field in fields(self))
        return tuple(name for name in names if getattr(self, name) != getattr(base, name))


@dataclass(frozen=True, slots=True)
class Draft:
    """Typed words and the words that they started from."""

    base: Words
    words: Words

    @property
    def changed(self) -> tuple[str, ...]:
        """Names of the fields that saving would write."""
        return self.words.changed_from(self.base)


class Drafts:
    """The drafts by node."""

    def __init__(self) -> None:
        self._drafts: dict[str, Draft] = {}

    def keep(self, node: str, base: Words, words: Words) -> bool:
        """Keeps what was typed; words like the saved ones are no draft. True when kept."""
        draft = Draft(base, words)
        if draft.changed:
            self._drafts[node] = draft
        else:
            self._drafts.pop(node, None)
        return bool(draft.changed)

    def get(self, node: str) -> Draft | None:
        """The draft of a node."""
        return self._drafts.get(node)

    def drop(self, node: str) -> None:
        """Forgets a draft: it was saved or discarded."""
        self._drafts.pop(node, None)

    def move(self, old: str, new: str) -> None:
        """A node got another id."""
        if old in self._drafts:
            self._drafts[new] = self._drafts.pop(old)

    def rebase(self, node: str, saved: Words) -> None:
        """The passport was saved underneath: only what still differs stays a draft.

        A field that was not being edited follows the saved one.
        """
        draft = self._drafts.get(node)
        if draft is None:
            return
        kept = {name: getattr(draft.words, name) for name in draft.changed}
        self.keep(node, saved, replace(saved, **kept))

    @property
    def nodes(self) -> tuple[str, ...]:
        """Nodes that have a draft, in the order in which they were begun."""
        return tuple(self._drafts)


def edit_of(node: str, draft: Draft) -> EditPassport:
    """The change that saves a draft: only the fields that were edited."""
    return EditPassport(node, **{name: getattr(draft.words, name) for name in draft.changed})
