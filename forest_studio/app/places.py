"""Where the curator has been: the line behind the arrows back and forward."""

_LIMIT = 200


class Places:
    """Visited nodes; a visit after going back drops what lay ahead."""

    def __init__(self) -> None:
        self._line: list[str] = []
        self._here = -1

    def visit(self, node: str) -> None:
        """Goes to a node."""
        if self._line and self._line[self._here] == node:
            return
        self._line = [*self._line[: self._here + 1], node][-_LIMIT:]
        self._here = len(self._line) - 1

    @property
    def can_back(self) -> bool:
        """Whether something lies behind."""
        return self._here > 0

    @property
    def can_forward(self) -> bool:
        """Whether something lies ahead."""
        return self._here < len(self._line) - 1

    def back(self) -> str:
        """The node before this one; call only when ``can_back``."""
        self._here -= 1
        return self._line[self._here]

    def forward(self) -> str:
        """The node after this one; call only when ``can_forward``."""
        self._here += 1
        return self._line[self._here]
