"""A gate between the steps of a hunt: somebody who watches opens it, step by step or for good."""

from threading import Condition


class Gate:
    """The hunt's thread calls it between two steps and waits while it is held."""

    def __init__(self, *, held: bool = False) -> None:
        self._change = Condition()
        self._held = held
        self._passes = 0
        self._waiting = False

    @property
    def waiting(self) -> bool:
        """Whether a hunt stands before it."""
        with self._change:
            return self._waiting

    @property
    def held(self) -> bool:
        """Whether a hunt that comes to it has to wait."""
        with self._change:
            return self._held

    def hold(self) -> None:
        """Lets nobody through any more; a pass that was not used yet is lost."""
        with self._change:
            self._held, self._passes = True, 0

    def open(self) -> None:
        """Lets everybody through, for a hunt that goes on or that is cancelled."""
        with self._change:
            self._held = False
            self._change.notify_all()

    def let_one(self) -> None:
        """Lets one step through, now or when the hunt comes to it; passes do not add up."""
        with self._change:
            self._passes = 1
            self._change.notify_all()

    def __call__(self) -> None:
        """Waits until there is a way through."""
        with self._change:
            self._waiting = True
            self._change.wait_for(lambda: not self._held or self._passes)
            self._waiting, self._passes = False, 0
