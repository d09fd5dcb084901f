"""Keeps unsaved words in step with what is saved underneath them, by this window and by others."""

import logging
from collections.abc import Callable

from forest_studio.app.drafts.gone import Gone
from forest_studio.app.drafts.underneath import Underneath, base_of
from forest_studio.app.passport.drafts import Drafts, Words
from forest_studio.core.model.changes import EditBody, Origin
from forest_studio.core.model.errors import ForestError
from forest_studio.core.model.events import ForestChanged
from forest_studio.core.model.forest import Forest

_log = logging.getLogger(__name__)
Merge = Callable[[bytes, bytes, bytes], bytes | None]
"""Merges two texts that come from a common one (common, ours, theirs); None when they clash."""


class DraftFollower:
    """The drafts of the window, and what they started from where others wrote meanwhile."""

    def __init__(self, merge: Merge) -> None:
        self._merge = merge
        self.drafts = Drafts()
        self.underneath = Underneath()

    def follow(self, before: Forest, event: ForestChanged, own: bool) -> None:
        """Takes the drafts to the snapshot of an event; ``own`` tells that this window wrote it."""
        for node in self.drafts.nodes:
            now = id_now(before, event.forest, node)
            self.drafts.move(node, now)
            self.underneath.move(node, now)
        for node in event.nodes:
            if node in event.forest.nodes and node in self.drafts.nodes:
                self._follow_node(before, event, node, own)

    def rebase_body(self, node: str, now: str, base: str | None = None) -> None:
        """Takes a typed body to what the saved one has become.

        ``base`` is what the typed one started from, where that is another than its draft says.
        """
        draft = self.drafts.body(node)
        if draft is not None:
            base = draft.base if base is None else base
            self.drafts.rebase_body(node, now, self._merged(base, draft.text, now))

    def tidy(self, node: str) -> None:
        """Forgets what words started from that are no longer there."""
        if self.drafts.get(node) is None:
            self.underneath.forget_words(node)
        if self.drafts.body(node) is None:
            self.underneath.forget_body(node)

    def gone(self, before: Forest, event: ForestChanged, shown: str) -> tuple[Gone, ...]:
        """The nodes that others deleted although they hold unsaved words or are ``shown``."""
        theirs = event.origin is not Origin.PERSON
        nodes = [
            node
            for node in event.nodes
            if node in before.nodes
            and id_now(before, event.forest, node) not in event.forest.nodes
            and before.node(node).has_file
            and (node in self.drafts.nodes or (theirs and node == shown))
        ]
        return tuple(gone for node in nodes if (gone := _gone(before, node)) is not None)

    def _follow_node(self, before: Forest, event: ForestChanged, node: str, own: bool) -> None:
        try:
            if not own:
                base = base_of(self.drafts, node, (before, event.forest), event.origin)
                if base is not None:
                    self.underneath.note(node, base)
            self.drafts.rebase(node, Words.of(event.forest.node(node).passport))
            self._follow_body(event, node, own)
        except ForestError as error:
            _log.warning("%s", error)
        self.tidy(node)

    def _follow_body(self, event: ForestChanged, node: str, own: bool) -> None:
        if self.drafts.body(node) is None:
            return
        saved = [c.body for c in event.changes if isinstance(c, EditBody) and c.node == node]
        # What was typed while our own save was under way goes on from what was saved.
        base = saved[0] if saved and own else None
        self.rebase_body(node, event.forest.body(node), base)

    def _merged(self, base: str, typed: str, now: str) -> str | None:
        """The typed body with what was changed elsewhere; None where both touch the same lines."""
        if base == now:
            return typed
        texts = [text.encode("utf-8", "surrogatepass") for text in (base, typed, now)]
        try:
            merged = self._merge(*texts)
        except ForestError as error:
            _log.warning("%s", error)
            return None
        return None if merged is None else merged.decode("utf-8", "surrogatepass")


def id_now(before: Forest, now: Forest, node: str) -> str:
    """The id that a node's file has now; a node that is gone keeps its old one."""
    if node in now.nodes or node not in before.nodes:
        return node
    return now.by_path.get(before.node(node).path, node)


def _gone(before: Forest, node: str) -> Gone | None:
    try:
        return Gone.of(before, node)
    except ForestError as error:
        _log.warning("%s", error)
        return None
