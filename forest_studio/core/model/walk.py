"""The words of a walk: doors, observations, decisions and what a step cost."""

from dataclasses import dataclass


@dataclass(frozen=True, slots=True)
class Door:
    """What a navigator sees of one neighbour."""

    number: int
    """What the navigator says to go through it, from 1."""
    node: str
    label: str
    """The edge type's label as read from here, or ``child`` or ``parent`` or ``hit``."""
    title: str
    scent: str
    type: str = ""
    """Name of the edge type, empty for a child, the parent or a search hit."""
    heat: float = 0.0


@dataclass(frozen=True, slots=True)
class Observation:
    """Everything a navigator sees at one step."""

    text: str
    """What is shown, cuts announced; never over the budget."""
    tokens: int
    node: str
    """Where we are; empty before the first hop."""
    doors: tuple[Door, ...]
    """The doors of this page, as numbered in the text."""
    doors_total: int
    cut: bool
    """Whether anything was left out (and said so)."""
    opened: str = ""
    """The node whose body is shown, if any."""
    page: int = 1
    pages: int = 1


@dataclass(frozen=True, slots=True)
class Search:
    """Look for entry pages; the hits come back as doors."""

    query: str


@dataclass(frozen=True, slots=True)
class Go:
    """Walk through a door of the last observation."""

    door: int


@dataclass(frozen=True, slots=True)
class Open:
    """Read the body of the node we stand on."""

    page: int = 1


@dataclass(frozen=True, slots=True)
class More:
    """Show the next page of what was cut."""


@dataclass(frozen=True, slots=True)
class Back:
    """Return to the node we came from."""


@dataclass(frozen=True, slots=True)
class Quote:
    """Verbatim words of a node's body that an answer rests on."""

    node: str
    text: str
    supported: bool | None = None
    """Whether the words were found in the bytes; None before they were looked for."""
    line: int | None = None
    """Line of the file where they begin, counted from 1."""


@dataclass(frozen=True, slots=True)
class Answer:
    """The answer, with the evidence it names."""

    text: str
    evidence: tuple[Quote, ...] = ()


@dataclass(frozen=True, slots=True)
class GiveUp:
    """The navigator says that it can't find an answer."""

    reason: str = ""


@dataclass(frozen=True, slots=True)
class Unreadable:
    """A model's reply in which there is no decision; it costs a step and is always refused."""

    reply: str
    """Its beginning; empty where there was no reply at all."""
    reason: str
    """What is wrong with it, as the model is told."""


Decision = Search | Go | Open | More | Back | Answer | GiveUp | Unreadable


@dataclass(frozen=True, slots=True)
class Usage:
    """What a step cost."""

    observed_tokens: int = 0
    """Tokens of the observation, by the forest's tokenizer."""
    prompt_tokens: int = 0
    """Tokens sent to a model; 0 where none was asked."""
    reply_tokens: int = 0
    calls: int = 0
    seconds: float = 0.0
    estimated: bool = False
    """Whether a model's tokens were counted here, for want of its server's own count."""


@dataclass(frozen=True, slots=True)
class Step:
    """One step of a hunt: what was seen, what was decided, what it cost."""

    number: int
    """From 1."""
    observation: Observation
    decision: Decision
    usage: Usage
    problem: str = ""
    """Why the decision was refused, empty when it was carried out."""


@dataclass(frozen=True, slots=True)
class Limits:
    """What a hunt may cost."""

    hops: int = 12
    """Doors gone through; a refused decision counts as one."""
    tokens: int = 6000
    """Tokens of all observations together."""
    seconds: float = 60.0
    """Of wall-clock time, looked at between steps; pauses between steps are not counted."""
