"""What becomes of unsaved words when the node was changed elsewhere: mine, theirs, or a mixture."""

from collections.abc import Mapping
from dataclasses import dataclass

from forest_studio.app.desk import Desk
from forest_studio.app.disk.comparison import Comparison, Key, typed_in
from forest_studio.app.drafts.underneath import Base
from forest_studio.app.passport.drafts import BodyDraft, Draft, Words
from forest_studio.core.curate.reconcile import Choice


@dataclass(frozen=True, slots=True)
class Given:
    """Words that gave way to somebody else's, kept until the next ones."""

    node: str
    words: Draft | None
    body: BodyDraft | None
    base: Base | None


def is_undecided(desk: Desk, node: str) -> bool:
    """Whether a node was changed elsewhere under unsaved words."""
    body = desk.drafts.body(node)
    return desk.underneath.get(node) is not None or (body is not None and body.stale)


def keep_mine(desk: Desk, node: str) -> None:
    """The typed words stay, on top of what is saved; raises StorageError."""
    saved = desk.forest.body(node)
    body = desk.drafts.body(node)
    if body is not None and body.stale:
        desk.drafts.insist(node, saved)
    desk.underneath.forget(node)
    desk.replace_draft(node)


def take_theirs(desk: Desk, node: str) -> Given:
    """What is saved takes the place of the typed words, which are handed back."""
    given = Given(node, desk.drafts.get(node), desk.drafts.body(node), desk.underneath.get(node))
    desk.drafts.drop(node)
    desk.drafts.drop_body(node)
    desk.underneath.forget(node)
    desk.replace_draft(node)
    return given


def bring_back(desk: Desk, given: Given) -> None:
    """The words that gave way are unsaved words again, and undecided."""
    node, drafts = given.node, desk.drafts
    if given.words is not None:
        now = Words.of(desk.forest.node(node).passport)
        drafts.keep(node, now, given.words.words)
        drafts.call(node, given.words.message)
    if given.body is not None:
        drafts.keep_body(node, given.body.base, given.body.text)
        drafts.call_body(node, given.body.message)
        desk.rebase_body(node, desk.forest.body(node))
    if given.base is not None:
        desk.underneath.note(node, given.base)
    desk.replace_draft(node)


def is_current(desk: Desk, comparison: Comparison) -> bool:
    """Whether nothing was typed or saved since the comparison was made."""
    node = comparison.typed.node
    if node not in desk.forest.nodes:
        return False
    return typed_in(desk.forest, desk.drafts, desk.underneath, node) == comparison.typed


def take_mixture(desk: Desk, comparison: Comparison, chosen: Mapping[Key, Choice]) -> None:
    """Puts what was chosen into the editors, unsaved, on top of what is saved."""
    typed = comparison.typed
    node, drafts = typed.node, desk.drafts
    drafts.keep(node, typed.saved, comparison.words(chosen))
    text = comparison.text(chosen)
    if text is not None:
        drafts.keep_body(node, comparison.saved_body, text)
    desk.underneath.forget(node)
    desk.replace_draft(node)
