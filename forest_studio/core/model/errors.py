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
    ├── ModelError          a language model can't be asked, or none is configured
    │   ├── ModelUnreachable    the server is not there, breaks off or fails
    │   ├── KeyRefused          it wants another key, or any
    │   ├── RateLimited         it wants fewer questions
    │   ├── ModelTimedOut       no answer in time
    │   ├── RequestRefused      it does not take the question as it is
    │   ├── BadReply            what came back is no reply of a model
    │   └── ReplyTooLarge       the reply has no end
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


class ModelError(ForestError):
    """A language model can't be asked, or none is configured."""


class ModelUnreachable(ModelError):
    """The server of the model is not there, breaks off or fails."""


class KeyRefused(ModelError):
    """The server wants another key, or any."""


class RateLimited(ModelError):
    """The server wants fewer questions."""


class ModelTimedOut(ModelError):
    """The model did not answer in time."""


class RequestRefused(ModelError):
    """The server does not take the question as it is: an unknown model, field or address."""


class BadReply(ModelError):
    """What came back is no reply of a model."""


class ReplyTooLarge(ModelError):
    """The reply has no end, or as good as none."""


class BenchError(ForestError):
    """A suite, a run folder or its settings are wrong."""
