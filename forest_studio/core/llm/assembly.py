"""Puts a reply together from what a server sends, in one piece or in a stream."""

from typing import Any

from forest_studio.core.llm.base import Finish

_FINISHES = {
    "stop": Finish.STOP,
    "tool_calls": Finish.STOP,
    "function_call": Finish.STOP,
    "length": Finish.LENGTH,
    "content_filter": Finish.FILTERED,
}


class Assembly:
    """A ``chat.completion`` or its chunks; fields of a wrong kind are passed over."""

    def __init__(self) -> None:
        self._said: list[str] = []
        self._called: list[str] = []
        self.length = 0
        """Characters so far."""
        self.begun = False
        """Whether the model has begun to reply, or to think."""
        self.finish: Finish | None = None
        self.prompt_tokens: int | None = None
        self.reply_tokens: int | None = None

    @property
    def text(self) -> str:
        """What was said, or the arguments of the tool that was called."""
        return "".join(self._called) or "".join(self._said)

    @property
    def called_tool(self) -> bool:
        """Whether the reply is a tool call."""
        return bool(self._called)

    def take(self, data: dict[str, Any]) -> bool:
        """Adds a piece; whether there is more text than before."""
        self._take_usage(_dict(data.get("usage")))
        choice = _dict(next(iter(_list(data.get("choices"))), None))
        before = self.length
        turn = _dict(choice.get("delta")) or _dict(choice.get("message"))
        self._add(self._said, _content(turn.get("content")))
        for call in _list(turn.get("tool_calls")):
            arguments = _dict(_dict(call).get("function")).get("arguments")
            self._add(self._called, arguments if isinstance(arguments, str) else "")
        thought = turn.get("reasoning_content") or turn.get("reasoning")
        self.begun |= self.length > before or bool(thought)
        if isinstance(reason := choice.get("finish_reason"), str):
            self.finish = _FINISHES.get(reason, Finish.STOP)
        return self.length > before

    def _add(self, parts: list[str], text: str) -> None:
        if text:
            parts.append(text)
            self.length += len(text)

    def _take_usage(self, usage: dict[str, Any]) -> None:
        prompt, reply = usage.get("prompt_tokens"), usage.get("completion_tokens")
        if _is_count(prompt) and _is_count(reply) and prompt:
            self.prompt_tokens, self.reply_tokens = prompt, reply


def _content(content: Any) -> str:
    if isinstance(content, str):
        return content
    parts = (_dict(part).get("text") for part in _list(content))
    return "".join(part for part in parts if isinstance(part, str))


def _is_count(value: Any) -> bool:
    return isinstance(value, int) and not isinstance(value, bool) and value >= 0


def _dict(value: Any) -> dict[str, Any]:
    return value if isinstance(value, dict) else {}


def _list(value: Any) -> list[Any]:
    return value if isinstance(value, list) else []
