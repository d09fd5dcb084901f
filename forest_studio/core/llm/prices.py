"""What asking a model costs, by the prices that ship with the program."""

import json
import re
from dataclasses import dataclass
from functools import lru_cache

from forest_studio.paths import shipped

_DATED = re.compile(r"-(\d{4}-\d{2}-\d{2}|\d{8}|latest)$")


@dataclass(frozen=True, slots=True)
class Price:
    """Of a million tokens, in US dollars."""

    prompt: float
    reply: float


@lru_cache(maxsize=1)
def _prices() -> dict[str, Price]:
    data = json.loads(shipped("resources", "prices.json").read_text(encoding="utf-8"))
    return {model: Price(*pair) for model, pair in data["models"].items()}


def price_of(model: str) -> Price | None:
    """The price of a well-known model, also by its dated name; None where none is known."""
    return _prices().get(_DATED.sub("", model.lower()))


def cost(prompt_tokens: int, reply_tokens: int, price: Price | None) -> float | None:
    """US dollars; None where the price is not known."""
    if price is None:
        return None
    return (prompt_tokens * price.prompt + reply_tokens * price.reply) / 1_000_000
