"""What can be undone and redone: history only grows, so both are operations of their own."""

from dataclasses import dataclass, field, replace

from forest_studio.core.model.changes import RestoreText, RestoreTexts

DEPTH = 500
"""Operations that can be undone; each keeps its files' earlier bytes."""

Inverse = RestoreText | RestoreTexts


@dataclass(slots=True)
class UndoStack:
    """The inverses of what was done, the newest last."""

    done: list[Inverse] = field(default_factory=list)
    undone: list[Inverse] = field(default_factory=list)

    def did(self, inverse: Inverse) -> None:
        """A new operation was written: nothing that was undone before it can come back."""
        self.done = [*self.done, inverse][-DEPTH:]
        self.undone.clear()

    def next_undo(self) -> Inverse | None:
        """The change that undoes the newest operation."""
        last = self.done[-1] if self.done else None
        return last and replace(last, label=f"Undo: {last.label}")

    def next_redo(self) -> Inverse | None:
        """The change that does again what was undone last."""
        last = self.undone[-1] if self.undone else None
        return last and replace(last, label=f"Redo: {last.label}")

    def undid(self, inverse: Inverse) -> None:
        """The newest operation was undone; ``inverse`` does it again."""
        label = self.done.pop().label
        self.undone.append(replace(inverse, label=label))

    def redid(self, inverse: Inverse) -> None:
        """What was undone last was done again; ``inverse`` undoes it."""
        label = self.undone.pop().label
        self.done.append(replace(inverse, label=label))
