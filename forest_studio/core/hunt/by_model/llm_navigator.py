"""The LLM navigator: a language model decides each step from the observation and its notes."""

import re
from collections.abc import Callable
from dataclasses import replace

from forest_studio.core.hunt.base import State, World
from forest_studio.core.hunt.by_model.asker import Asker
from forest_studio.core.hunt.by_model.model_decisions import (
    REPLY_KEPT,
    decision_schema,
    note_of,
    read_decision,
)
from forest_studio.core.hunt.by_model.prompts import Memo, Note, prompt, texts_in
from forest_studio.core.hunt.decision import check, describe
from forest_studio.core.hunt.reading.evidence import checked, supported
from forest_studio.core.hunt.words.question_language import language_of
from forest_studio.core.llm.base import ChatModel, Finish, Message, Reply
from forest_studio.core.model import budget
from forest_studio.core.model.errors import BadReply, ModelError, ModelTimedOut, ReplyTooLarge
from forest_studio.core.model.forest import Forest
from forest_studio.core.model.walk import (
    Answer,
    Decision,
    Observation,
    Quote,
    Unreadable,
    Usage,
)

REPLY_TOKENS = 700
"""Tokens of one reply."""
_THINKING = 4
"""How many times more a model gets that thought them all away, twice at most."""
_FAULTS = 3
"""Answers of a server in a row that were no reply at all, after which the hunt fails."""
_NOTE_LENGTH = 400
_QUOTE_MARKS = "\"'“”«»"


class LlmNavigator(Asker):
    """Walks as a model says; a bad reply costs a step, and is told to the model once."""

    name = "llm"

    def __init__(
        self,
        model: ChatModel,
        *,
        language: str = "",
        reply_tokens: int = REPLY_TOKENS,
        on_text: Callable[[str], None] | None = None,
    ) -> None:
        """Prompts are in the ``language`` (``en``, ``es``), or else in that of the question.

        ``on_text`` gets the reply as it is written. Raises HuntError for other languages.
        """
        if language:
            texts_in(language)
        super().__init__(model)
        self._language, self._on_text = language, on_text
        self._reply_tokens = reply_tokens

    def begin(self, question: str, world: World, seed: int) -> None:  # noqa: ARG002
        """Starts a hunt with an empty memory."""
        self._world = world
        self._texts = texts_in(self._language or language_of(question))
        self._memo = Memo()
        self._faults = 0
        self._room = self._reply_tokens
        self._told_of_quotes = False

    def decide(self, observation: Observation, state: State) -> Decision:
        """Asks the model; raises ModelError when it can't be asked any more."""
        memo, problem = self._memo, state.problem
        messages = prompt(self._texts, state.question, observation.text, memo, problem)
        try:
            wanted = decision_schema(observation, state, self._world)
            reply = self._ask(messages, wanted, self._room, self._on_text)
        except (BadReply, ReplyTooLarge, ModelTimedOut) as error:
            decision: Decision = self._without_reply(error, messages)
        else:
            self._faults = 0
            decision = self._decision(reply, observation)
        self.remember(decision, observation, state)
        return decision

    def _without_reply(self, error: ModelError, messages: tuple[Message, ...]) -> Unreadable:
        sent = sum(budget.count(message.text) for message in messages)
        self.spent = Usage(prompt_tokens=sent, calls=1, estimated=True)
        self._faults += 1
        if self._faults >= _FAULTS:
            raise error
        return Unreadable("", error.message)

    def _decision(self, reply: Reply, observation: Observation) -> Decision:
        if reply.finish is Finish.CANCELLED:
            return Unreadable(reply.text[:REPLY_KEPT], "the hunt was cancelled")
        decision = read_decision(reply.parsed, reply.text, observation.node)
        incomplete = isinstance(decision, Answer | Unreadable)
        if reply.finish is Finish.LENGTH and incomplete:
            if not reply.text:
                self._room = min(self._room, self._reply_tokens * _THINKING) * _THINKING
            return Unreadable(reply.text[:REPLY_KEPT], "it was too long; be brief")
        if isinstance(decision, Unreadable) and reply.parsed is None and reply.problem:
            return replace(decision, reason=reply.problem)
        if note := note_of(reply.parsed)[:_NOTE_LENGTH]:
            notes = (*self._memo.notes, Note(observation.node, note))
            self._memo = replace(self._memo, notes=tuple(dict.fromkeys(notes)))
        return self._answered(decision, reply) if isinstance(decision, Answer) else decision

    def _answered(self, answer: Answer, reply: Reply) -> Decision:
        """The answer, or once in a hunt a hint that its quotes are not in the pages."""
        forest = self._world.forest
        answer = replace(
            answer, evidence=tuple(_tidied(quote, forest) for quote in answer.evidence)
        )
        if self._told_of_quotes or not answer.text.strip() or supported(checked(forest, answer)):
            return answer
        self._told_of_quotes = True
        reason = (
            "its quotes are not in the texts of these pages; copy them letter for letter"
            if answer.evidence
            else "it quotes nothing; open the page and copy the words that answer"
        )
        return Unreadable(reply.text[:REPLY_KEPT], reason)

    def remember(self, decision: Decision, observation: Observation, state: State) -> None:
        """Adds a step to what the model is told of its walk so far."""
        line = describe(decision, observation)
        if isinstance(decision, Unreadable):
            line = "unreadable"  # What it said may only mislead it again.
        refused = check(decision, observation, state, self._world)
        line = f"{line} (refused)" if refused else line
        self._memo = replace(self._memo, steps=(*self._memo.steps, line))


def _tidied(quote: Quote, forest: Forest) -> Quote:
    """The quote without marks around it, its page by id where the model gave ``Title (id x)``."""
    text = quote.text
    if len(text) > 2 and text[0] in _QUOTE_MARKS and text[-1] in _QUOTE_MARKS:
        text = text[1:-1]
    node = quote.node.strip("[]")
    named = re.search(r"\(id ([^()]+)\)", node)
    if node not in forest.nodes and named and named[1] in forest.nodes:
        node = named[1]
    return replace(quote, node=node, text=text)
