"""What unsaved words started from, where somebody else changed the node underneath them."""

from dataclasses import dataclass, replace

from forest_studio.app.passport.drafts import Drafts, Words
from forest_studio.core.model.changes import Origin
from forest_studio.core.model.forest import Forest


@dataclass(frozen=True, slots=True)
class Base:
    """The node as it was when its words were begun."""

    blob: str
    """Blob id (hex) of the file."""
    origin: Origin
    """Who changed it since."""
    words: Words | None = None
    """None where the passport is as it was, or nothing of it was typed over."""
    body: str | None = None
    """None where the body is as it was, or was not typed over."""


class Underneath:
    """By node, what to compare with until somebody decides."""

    def __init__(self) -> None:
        self._bases: dict[str, Base] = {}

    def get(self, node: str) -> Base | None:
        """What a node's words started from; None when nobody changed it underneath them."""
        return self._bases.get(node)

    def note(self, node: str, base: Base) -> None:
        """Remembers a base; the first one of each part stays, as that is where typing began."""
        known = self._bases.get(node)
        if known is not None:
            base = replace(
                known,
                origin=base.origin,
                words=known.words if known.words is not None else base.words,
                body=known.body if known.body is not None else base.body,
            )
        if base.words is not None or base.body is not None:
            self._bases[node] = base

    def forget(self, node: str) -> None:
        """Somebody decided, or there are no words any more."""
        self._bases.pop(node, None)

    def forget_words(self, node: str) -> None:
        """The passport's words were saved or thrown away."""
        self._forget_part(node, words=None)

    def forget_body(self, node: str) -> None:
        """The body was saved or thrown away."""
        self._forget_part(node, body=None)

    def move(self, old: str, new: str) -> None:
        """A node got another id."""
        if old != new and old in self._bases:
            self._bases[new] = self._bases.pop(old)

    def _forget_part(self, node: str, **gone: None) -> None:
        known = self._bases.get(node)
        if known is None:
            return
        left = replace(known, **gone)
        if left.words is None and left.body is None:
            self._bases.pop(node)
        else:
            self._bases[node] = left


def base_of(
    drafts: Drafts, node: str, forests: tuple[Forest, Forest], origin: Origin
) -> Base | None:
    """What a change underneath did to a node that was typed into; None when it left that alone.

    ``forests`` are the snapshots before and after it. Raises StorageError.
    """
    before, after = forests
    if node not in before.nodes or node not in after.nodes:
        return None
    was, now = before.node(node), after.node(node)
    draft, body = drafts.get(node), drafts.body(node)
    words = Words.of(was.passport)
    typed = draft is not None and words != Words.of(now.passport)
    typed_body = body is not None and body.base != after.body(node)
    base = Base(
        was.blob,
        origin,
        words if typed else None,
        body.base if body is not None and typed_body else None,
    )
    return base if typed or typed_body else None
