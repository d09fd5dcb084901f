"""What published multi-hop suites have in common: questions over paragraphs with titles."""

from dataclasses import dataclass
from pathlib import Path


@dataclass(frozen=True, slots=True)
class Paragraph:
    """One paragraph as a suite offers it; title and text together are what it is known by."""

    title: str
    text: str


@dataclass(frozen=True, slots=True)
class PublishedQuestion:
    """One question in the words of its suite."""

    id: str
    question: str
    answer: str
    aliases: tuple[str, ...]
    """Other wordings that count as right."""
    kind: str
    """What the suite calls this kind of question, such as ``3hop1`` or ``bridge``."""
    hops: int
    """How many paragraphs have to be read together; 0 where nothing can be answered."""
    gold: tuple[Paragraph, ...]
    """The supporting paragraphs, in the order in which the suite reads them."""
    offered: tuple[Paragraph, ...]
    """Everything that the suite hands out with the question, the gold ones included."""
    line: int
    """Line of the file where it begins."""

    @property
    def answerable(self) -> bool:
        """Whether anything supports an answer."""
        return bool(self.gold)


@dataclass(frozen=True, slots=True)
class Published:
    """A file of a published suite."""

    suite: str
    """``musique``, ``2wikimultihopqa``, ``hotpotqa`` or ``multihop-rag``."""
    file: Path
    questions: tuple[PublishedQuestion, ...]
