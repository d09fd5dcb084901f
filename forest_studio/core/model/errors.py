"""The one tree of errors; each carries where it happened and what to do.

::

    ForestError
    ├── BrokenForest        the place can't be read as a forest
    │   ├── NotAForest      no folder there, or no git repository
    │   └── UnsafeForest    its git configuration reaches outside of it
    ├── StorageError        the disk or git refused a read or a write
    │   ├── Busy            another git program holds the repository
    │   └── ReadOnly        no permission to write there
    ├── UnknownNode         no node has that id
    ├── SearchError         the search index can't be used
    ├── HuntError           a hunt can't be run or replayed
    └── BenchError          a suite, a run folder or its settings are wrong

An expected outcome (over budget, stale base, conflict) is a value, never one of these.
"""


def with_remedy(message: str, remedy: str) -> str:
    """What happened and what to do as sentences of one line."""
    if not remedy:
        return message
    return f"{message} {remedy}" if message.endswith((".", "!", "?")) else f"{message}. {remedy}"


class ForestError(Exception):
    """Something is broken; ``str()`` is one line for a person, remedy included."""

    def __init__(
        self, message: str, *, remedy: str = "", node: str = "", line: int | None = None
    ) -> None:
        super().__init__(message)
        self.message = message
        self.remedy = remedy
        self.node = node
        self.line = line

    def __str__(self) -> str:
        place = self.node if self.line is None else f"{self.node}:{self.line}"
        head = f"{place}: {self.message}" if place else self.message
        return with_remedy(head, self.remedy)


class BrokenForest(ForestError):
    """The place can't be read as a forest."""


class NotAForest(BrokenForest):
    """No folder there, or no git repository around it."""


class UnsafeForest(BrokenForest):
    """Its git configuration reaches outside of the repository."""


class StorageError(ForestError):
    """The disk or git refused a read or a write."""


class Busy(StorageError):
    """Another git program holds the repository."""


class ReadOnly(StorageError):
    """No permission to write there."""


class UnknownNode(ForestError):
    """No node of the forest has that id."""


class SearchError(ForestError):
    """The search index can't be used."""


class HuntError(ForestError):
    """A hunt can't be run or replayed."""


class BenchError(ForestError):
    """A suite, a run folder or its settings are wrong."""
