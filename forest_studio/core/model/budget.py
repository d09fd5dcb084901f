"""Token budgets, counted offline with the vendored vocabulary; the home of tiktoken."""

import hashlib
import os
from dataclasses import dataclass
from functools import lru_cache

import tiktoken

from forest_studio.core.model.errors import BrokenForest
from forest_studio.paths import shipped

DEFAULT_TOKENIZER = "cl100k_base"
_VOCABULARY_URLS = {
    # tiktoken looks a vocabulary up under the SHA-1 of the address that it would fetch it from.
    DEFAULT_TOKENIZER: "https://openaipublic.blob.core.windows.net/encodings/cl100k_base.tiktoken",
}
_CHUNK = 20_000
"""Characters encoded at once: the time of one unbroken run grows faster than its length."""
LONGEST_TOKEN = 128
"""Characters of the longest token of the vocabulary (a run of spaces)."""


@dataclass(frozen=True, slots=True)
class Verdict:
    """How a text stands against its budget."""

    tokens: int
    budget: int
    overflow_at: int | None
    """Index of the first character past the budget; None when the text fits."""

    @property
    def fits(self) -> bool:
        """Whether the text is within its budget."""
        return self.overflow_at is None

    @property
    def over(self) -> int:
        """Tokens past the budget, 0 when it fits."""
        return max(0, self.tokens - self.budget)


def known(tokenizer: str) -> bool:
    """Whether the vocabulary of that name ships with the program."""
    return tokenizer in _VOCABULARY_URLS


@lru_cache(maxsize=4)
def _encoding(tokenizer: str) -> tiktoken.Encoding:
    if not known(tokenizer):
        raise BrokenForest(
            f"the tokenizer {tokenizer!r} does not ship with Forest Studio",
            remedy=f"Set 'tokenizer: {DEFAULT_TOKENIZER}' in forest.yaml",
        )
    folder = shipped("resources", "tokenizer")
    vocabulary = folder / hashlib.sha1(_VOCABULARY_URLS[tokenizer].encode()).hexdigest()
    if not vocabulary.is_file():
        # Without this check tiktoken would go to the network, or hang where there is none.
        raise BrokenForest(
            f"the vocabulary of {tokenizer} is missing", remedy="Install Forest Studio again"
        )
    os.environ["TIKTOKEN_CACHE_DIR"] = str(folder)
    return tiktoken.get_encoding(tokenizer)


def _chunks(text: str) -> list[str]:
    """The text in pieces that are cheap to encode, cut after white space where there is some."""
    pieces = []
    start = 0
    while len(text) - start > _CHUNK:
        end = start + _CHUNK
        newline = text.rfind("\n", start + _CHUNK // 2, end)
        end = newline + 1 if newline > 0 else end
        pieces.append(text[start:end])
        start = end
    pieces.append(text[start:])
    return pieces


def count(text: str, tokenizer: str = DEFAULT_TOKENIZER) -> int:
    """How many tokens a text has; control tokens in it count as the plain text they are."""
    encoding = _encoding(tokenizer)
    return sum(len(encoding.encode_ordinary(piece)) for piece in _chunks(text))


def cut(text: str, budget: int, tokenizer: str = DEFAULT_TOKENIZER) -> str:
    """The longest beginning of a text that has at most ``budget`` tokens, whole characters only."""
    if budget <= 0:
        return ""
    head = text[: (budget + 1) * LONGEST_TOKEN]
    overflow = check(head, budget, tokenizer).overflow_at
    return head if overflow is None else head[:overflow]


def check(text: str, budget: int, tokenizer: str = DEFAULT_TOKENIZER) -> Verdict:
    """Counts a text and finds where it leaves its budget."""
    encoding = _encoding(tokenizer)
    tokens = [token for piece in _chunks(text) for token in encoding.encode_ordinary(piece)]
    if len(tokens) <= budget:
        return Verdict(len(tokens), budget, None)
    return Verdict(len(tokens), budget, _prefix_length(text, tokens[:budget], encoding, budget))


def _prefix_length(text: str, tokens: list[int], encoding: tiktoken.Encoding, budget: int) -> int:
    """Characters of the text that its first tokens cover.

    A cut may fall inside a character, and a shorter text may be split into more tokens than it
    had as part of the longer one; so step back until what is left fits.
    """
    covered = encoding.decode_bytes(tokens)
    length = len(covered.decode("utf-8", errors="ignore"))
    while length and len(encoding.encode_ordinary(text[:length])) > budget:
        length -= 1
    return length
