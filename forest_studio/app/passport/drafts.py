"""Drafts: words that were typed and not saved, one for each node, never lost by a click."""

from dataclasses import dataclass, fields, replace

from forest_studio.core.model.changes import EditBody, EditPassport
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
    message: str = ""
    """What the commit is to be called, empty for what it is called by itself."""

    @property
    def changed(self) -> tuple[str, ...]:
        """Names of the fields that saving would write."""
        return self.words.changed_from(self.base)


@dataclass(frozen=True, slots=True)
class BodyDraft:
    """A typed body and the one that it started from, both with the line ends of the file."""

    base: str
    text: str
    message: str = ""
    """What the commit is to be called, empty for what it is called by itself."""
    stale: bool = False
    """Whether the body was changed elsewhere on the same lines: saving would undo that."""


class Drafts:
    """The drafts by node: of the passport's words, and of the body."""

    def __init__(self) -> None:
        self._drafts: dict[str, Draft] = {}
        self._bodies: dict[str, BodyDraft] = {}

    def keep(self, node: str, base: Words, words: Words) -> bool:
        """Keeps what was typed; words like the saved ones are no draft. True when kept."""
        before = self._drafts.get(node)
        draft = Draft(base, words, before.message if before else "")
        if draft.changed:
            self._drafts[node] = draft
        else:
            self._drafts.pop(node, None)
        return bool(draft.changed)

    def get(self, node: str) -> Draft | None:
        """The draft of a node's passport."""
        return self._drafts.get(node)

    def drop(self, node: str) -> None:
        """Forgets the draft of a passport: it was saved or discarded."""
        self._drafts.pop(node, None)

    def call(self, node: str, message: str) -> None:
        """Keeps what the commit of a passport's draft is to be called."""
        if node in self._drafts:
            self._drafts[node] = replace(self._drafts[node], message=message)

    def keep_body(self, node: str, base: str, text: str) -> None:
        """Keeps a typed body; one like the saved one is no draft."""
        before = self._bodies.get(node)
        if text == base:
            self._bodies.pop(node, None)
        else:
            message, stale = (before.message, before.stale) if before else ("", False)
            same_base = before is not None and before.base == base
            self._bodies[node] = BodyDraft(base, text, message, stale and same_base)

    def body(self, node: str) -> BodyDraft | None:
        """The draft of a node's body."""
        return self._bodies.get(node)

    def drop_body(self, node: str) -> None:
        """Forgets the draft of a body: it was saved or discarded."""
        self._bodies.pop(node, None)

    def rebase_body(self, node: str, saved: str, merged: str | None) -> None:
        """The body was saved underneath; ``merged`` holds both edits, None when they collide."""
        draft = self._bodies.get(node)
        if draft is None:
            return
        if merged is None:
            self._bodies[node] = replace(draft, stale=True)
        else:
            self.keep_body(node, saved, merged)

    def insist(self, node: str, saved: str) -> None:
        """The typed body is to replace what was saved underneath."""
        draft = self._bodies.get(node)
        if draft is not None:
            self._bodies[node] = replace(draft, base=saved, stale=False)

    def call_body(self, node: str, message: str) -> None:
        """Keeps what the commit of a body's draft is to be called."""
        if node in self._bodies:
            self._bodies[node] = replace(self._bodies[node], message=message)

    def move(self, old: str, new: str) -> None:
        """A node got another id."""
        if old == new:
            return
        if old in self._drafts:
            self._drafts[new] = self._drafts.pop(old)
        if old in self._bodies:
            self._bodies[new] = self._bodies.pop(old)

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
        """Nodes that have a draft of either kind, in the order in which they were begun."""
        return tuple(dict.fromkeys((*self._drafts, *self._bodies)))


def edit_of(node: str, draft: Draft) -> EditPassport:
    """The change that saves a draft: only the fields that were edited."""
    return EditPassport(node, **{name: getattr(draft.words, name) for name in draft.changed})


def edits_of(node: str, drafts: Drafts) -> tuple[tuple[EditPassport | EditBody, str], ...]:
    """The changes that save all drafts of a node, each with what its commit is to be called.

    The body comes first: a passport may give its node another id.
    """
    body, words = drafts.body(node), drafts.get(node)
    edits: list[tuple[EditPassport | EditBody, str]] = []
    if body is not None:
        edits.append((EditBody(node, body.text), body.message))
    if words is not None:
        edits.append((edit_of(node, words), words.message))
    return tuple(edits)
