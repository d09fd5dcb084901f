"""Three versions of a node taken apart: what typing started from, what is typed, what is saved."""

from collections.abc import Mapping
from dataclasses import dataclass, replace
from typing import Any

from forest_studio.app.drafts.underneath import Underneath
from forest_studio.app.passport.drafts import Drafts, Words
from forest_studio.core.curate.reconcile import Choice, Reconciliation, State, reconcile
from forest_studio.core.curate.reconcile_passport import FieldReconciliation, reconcile_passport
from forest_studio.core.model.forest import Forest
from forest_studio.core.model.passport import Passport

Key = str | int
"""A field of the passport by name, or a hunk of the body by number."""


@dataclass(frozen=True, slots=True)
class Typed:
    """What is typed into a node, and what that started from; the body's parts may be missing."""

    node: str
    blob: str
    """Blob id of what is saved."""
    base: Words
    words: Words
    saved: Words
    base_body: str | None
    body: str | None


@dataclass(frozen=True, slots=True)
class Comparison:
    """What there is to decide."""

    typed: Typed
    fields: tuple[FieldReconciliation, ...]
    """Those that anybody changed."""
    body: Reconciliation | None
    saved_body: str

    @property
    def hunks(self) -> tuple[int, ...]:
        """Numbers of the hunks that anybody changed."""
        if self.body is None:
            return ()
        same = State.SAME
        return tuple(n for n, hunk in enumerate(self.body.hunks) if hunk.state is not same)

    @property
    def keys(self) -> tuple[Key, ...]:
        """Everything that can be decided, in the order of the page."""
        return (*(field.field for field in self.fields), *self.hunks)

    def usual(self, key: Key) -> Choice | None:
        """What is taken unless somebody decides; None for a conflict."""
        if isinstance(key, int):
            assert self.body is not None
            return self.body.hunks[key].usual
        state = self._field(key).state
        if state is State.CONFLICT:
            return None
        return {State.THEIRS: Choice.THEIRS, State.JOINED: Choice.BOTH}.get(state, Choice.MINE)

    def choices(self, key: Key) -> tuple[Choice, ...]:
        """What can be chosen."""
        if isinstance(key, int) or self._field(key).state is State.JOINED:
            return (Choice.MINE, Choice.THEIRS, Choice.BOTH)
        return (Choice.MINE, Choice.THEIRS)

    def open(self, chosen: Mapping[Key, Choice]) -> tuple[Key, ...]:
        """What somebody must still decide."""
        return tuple(k for k in self.keys if k not in chosen and self.usual(k) is None)

    def words(self, chosen: Mapping[Key, Choice]) -> Words:
        """The passport's words that the choices make; every conflict must have one."""
        values: dict[str, Any] = {f.field: self._value(f, chosen) for f in self.fields}
        return replace(self.typed.saved, **values)

    def text(self, chosen: Mapping[Key, Choice]) -> str | None:
        """The body that the choices make; None where it was not typed over."""
        if self.body is None:
            return None
        hunks = {key: choice for key, choice in chosen.items() if isinstance(key, int)}
        return self.body.resolve(hunks)

    def _field(self, name: str) -> FieldReconciliation:
        return next(field for field in self.fields if field.field == name)

    def _value(self, field: FieldReconciliation, chosen: Mapping[Key, Choice]) -> Any:
        choice = chosen.get(field.field, self.usual(field.field))
        if choice is Choice.BOTH:
            return field.merged
        return field.theirs if choice is Choice.THEIRS else field.mine


def typed_in(forest: Forest, drafts: Drafts, underneath: Underneath, node: str) -> Typed:
    """What a node's editors hold now."""
    here, draft, body = forest.node(node), drafts.get(node), drafts.body(node)
    base, saved = underneath.get(node), Words.of(forest.node(node).passport)
    words_base = base.words if base is not None and base.words is not None else saved
    body_base = base.body if base is not None and base.body is not None else None
    return Typed(
        node,
        here.blob,
        words_base,
        draft.words if draft is not None else saved,
        saved,
        (body.base if body_base is None else body_base) if body is not None else None,
        body.text if body is not None else None,
    )


def conflicts_of(typed: Typed) -> tuple[str, ...]:
    """The fields that were changed here and elsewhere, differently."""
    fields = _fields(typed)
    return tuple(field.field for field in fields if field.state is State.CONFLICT)


def compare(forest: Forest, typed: Typed) -> Comparison:
    """Takes the three versions apart; for worker threads. Raises StorageError."""
    saved_body = forest.body(typed.node)
    fields = tuple(field for field in _fields(typed) if field.state is not State.SAME)
    body = None
    if typed.body is not None and typed.base_body is not None:
        body = reconcile(typed.base_body, typed.body, saved_body)
    return Comparison(typed, fields, body, saved_body)


def _fields(typed: Typed) -> tuple[FieldReconciliation, ...]:
    three = (_passport(words) for words in (typed.base, typed.words, typed.saved))
    known = {"title", "summary", "scent", "tags"}
    return tuple(field for field in reconcile_passport(*three) if field.field in known)


def _passport(words: Words) -> Passport:
    return Passport("", words.title, words.summary, words.tags, words.scent)
