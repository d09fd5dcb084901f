"""A model behind an OpenAI-compatible server: llama.cpp, Ollama, vLLM, LM Studio, OpenAI."""

from collections.abc import Callable, Sequence
from time import monotonic
from typing import Any

from forest_studio.core.llm.asking import Arrived, Asking, Patience
from forest_studio.core.llm.base import Finish, Message, Reply, Schema, Spent
from forest_studio.core.llm.endpoint import Endpoint
from forest_studio.core.llm.failures import Failure
from forest_studio.core.llm.keys import Key, key_of
from forest_studio.core.llm.memory import Memory
from forest_studio.core.llm.modes import Dialect, Mode, Question
from forest_studio.core.llm.prices import price_of
from forest_studio.core.llm.probing import Cancelled, Tried, converse, try_modes
from forest_studio.core.llm.schema_fit import misfit
from forest_studio.core.llm.tolerant import NotJson, parse
from forest_studio.core.model import budget
from forest_studio.core.model.errors import ModelError

_STRIKES = 2
"""Replies in a row that were no JSON at all, after which the server is looked at anew."""
_TURN = 4
"""Tokens that a chat template adds to each turn, in an estimate."""


class OpenAIModel:
    """Asks over ``/chat/completions``; one object serves any number of threads."""

    def __init__(
        self, endpoint: Endpoint, key: Key | None = None, memory: Memory | None = None
    ) -> None:
        self.endpoint = endpoint
        self._key = key_of(endpoint) if key is None else key
        self._memory = memory or Memory()
        self._strikes = 0

    def __repr__(self) -> str:
        return f"OpenAIModel({self.endpoint.model!r} at {self.endpoint.base_url})"

    @property
    def name(self) -> str:
        """What its server calls it; said to be local where a hosted one of that name has a price.

        Costs are worked out from names alone, and a server on this computer sends no bill.
        """
        model = self.endpoint.model
        return f"{model} (local)" if self.endpoint.local and price_of(model) else model

    @property
    def has_key(self) -> bool:
        """Whether a key is sent."""
        return bool(self._key)

    def ask(
        self,
        messages: Sequence[Message],
        schema: Schema | None,
        *,
        max_tokens: int = 600,
        timeout: float = 0.0,
        cancelled: Callable[[], bool] | None = None,
        on_text: Callable[[str], None] | None = None,
    ) -> Reply:
        """As ``ChatModel`` says; no ``timeout`` takes the endpoint's.

        The first question to a model finds out how it is brought to reply in JSON.
        """
        began = monotonic()
        until = began + min(timeout or self.endpoint.total, self.endpoint.total)
        tell = on_text or _ignore
        patience = Patience(until, cancelled or _never, lambda text: tell(self._key.blotted(text)))
        asking = Asking(self.endpoint, self._key)
        question = Question(tuple(messages), schema, max_tokens)
        result = self._result(asking, question, patience)
        if isinstance(result, Cancelled):
            return _cancelled(asking, began)
        if isinstance(result, Failure):
            raise result.error
        return self._reply(result, question, asking.calls, began)

    def modes(self, timeout: float = 0.0) -> tuple[Tried, ...]:
        """Tries every way to get JSON, and remembers the best; raises ModelError."""
        until = monotonic() + (timeout or self.endpoint.total)
        asking = Asking(self.endpoint, self._key)
        found = []
        for tried in try_modes(asking, Patience(until, _never, _ignore)):
            if isinstance(tried, Failure):
                raise tried.error
            if isinstance(tried, Tried):
                found.append(tried)
        best = next((tried for tried in found if tried.works), None)
        if best is None:
            raise ModelError(f"{self.name} replies with nothing")
        self._memory.learn(self.endpoint, best.dialect)
        return tuple(found)

    def _result(
        self, asking: Asking, question: Question, patience: Patience
    ) -> Arrived | Failure | Cancelled:
        retries = self.endpoint.retries
        recalled = self._memory.recall(self.endpoint)
        dialect: Dialect | Failure | Cancelled = recalled or self._found_out(asking, patience)
        if not isinstance(dialect, Dialect):
            return dialect
        spoken, result = converse(asking, dialect, question, patience, retries)
        if spoken != dialect:
            self._memory.learn(self.endpoint, spoken)
        if isinstance(result, Failure) and recalled and result.status in (400, 404, 422, 500, 501):
            # The server may have been exchanged for one that speaks otherwise.
            self._memory.forget(self.endpoint)
            found = self._found_out(asking, patience)
            if isinstance(found, Dialect) and found != spoken:
                _, result = converse(asking, found, question, patience, retries)
        return result

    def _found_out(self, asking: Asking, patience: Patience) -> Dialect | Failure | Cancelled:
        quiet = Patience(patience.until, patience.cancelled, _ignore)
        for tried in try_modes(asking, quiet):
            if not isinstance(tried, Tried):
                return tried
            if tried.works:
                self._memory.learn(self.endpoint, tried.dialect)
                return tried.dialect
        return Dialect(Mode.TEXT)

    def _reply(self, arrived: Arrived, question: Question, calls: int, began: float) -> Reply:
        # A server knows the key, and what it replies is written into trails.
        text = self._key.blotted(arrived.reply.text)
        parsed, problem = _read(text, question.schema, arrived.finish)
        if arrived.finish is not Finish.CANCELLED:
            self._count_strikes(parsed is None and question.schema is not None)
        return Reply(
            text,
            parsed,
            _spent(arrived, question.messages, calls),
            arrived.finish,
            monotonic() - began,
            arrived.first_token,
            problem,
        )

    def _count_strikes(self, struck: bool) -> None:
        self._strikes = self._strikes + 1 if struck else 0
        if self._strikes >= _STRIKES:
            self._strikes = 0
            self._memory.forget(self.endpoint)


def _read(text: str, schema: Schema | None, finish: Finish) -> tuple[Any, str]:
    if schema is None or finish is Finish.CANCELLED:
        return None, ""
    found = parse(text)
    if not isinstance(found, NotJson):
        return found.value, misfit(found.value, schema)
    if finish is Finish.LENGTH:
        return None, "the reply used up its tokens before it was complete"
    return None, found.reason


def _spent(arrived: Arrived, messages: Sequence[Message], calls: int) -> Spent:
    """The server's own count, or else one with the default tokenizer, which is near enough."""
    reply = arrived.reply
    if reply.prompt_tokens is not None and reply.reply_tokens is not None:
        return Spent(reply.prompt_tokens, reply.reply_tokens, calls)
    prompt = sum(budget.count(message.text) + _TURN for message in messages)
    return Spent(prompt, budget.count(reply.text), calls, estimated=True)


def _cancelled(asking: Asking, began: float) -> Reply:
    spent = Spent(calls=asking.calls)
    return Reply("", None, spent, Finish.CANCELLED, monotonic() - began)


def _never() -> bool:
    return False


def _ignore(_text: str) -> None:
    pass
