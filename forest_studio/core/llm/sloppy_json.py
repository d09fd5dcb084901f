"""A reader of JSON as models write it: trailing commas, other quotes, bare names, no end."""

import re
from typing import Any

_DEEPEST = 60
_BLANK = re.compile(r"(?:\s|//[^\n]*(?=\n))*")
_NUMBER = re.compile(r"-?\d{1,40}(?:\.\d{1,40})?(?:[eE][+-]?\d{1,3})?")
_PART_OF_NUMBER = re.compile(r"-?[\d.eE+-]*\Z")
_WORD = re.compile(r"[A-Za-z_]\w*")
_WORDS = {"true": True, "false": False, "null": None, "True": True, "False": False, "None": None}
_ESCAPES = {"n": "\n", "t": "\t", "r": "\r", "b": "\b", "f": "\f"}
_AFTER_QUOTE = re.compile(r"\s*(?:[,:}\]]|\Z)")
_SKIPPED = object()
"""Stands for a value that the end of the text left unfinished."""


class SloppyError(ValueError):
    """The text makes no sense even so."""


class Sloppy:
    """Reads one value from the beginning of a text; what follows it is ignored."""

    def __init__(self, text: str) -> None:
        self._text = text
        self._at = 0
        self.cut_off = False

    def value(self) -> Any:
        """The object or list; raises SloppyError."""
        found = self._value(0)
        return None if found is _SKIPPED else found

    def _value(self, depth: int) -> Any:
        if depth > _DEEPEST:
            raise SloppyError("it is nested too deeply")
        sign = self._peek()
        if not sign:
            return self._unfinished()
        if sign in "{[":
            self._at += 1
            return self._object(depth) if sign == "{" else self._list(depth)
        return self._string(sign) if sign in "\"'" else self._scalar()

    def _peek(self) -> str:
        """The next sign after blanks, empty at the end."""
        match = _BLANK.match(self._text, self._at)
        self._at = match.end() if match else self._at
        return self._text[self._at : self._at + 1]

    def _unfinished(self) -> Any:
        self._at, self.cut_off = len(self._text), True
        return _SKIPPED

    def _object(self, depth: int) -> dict[str, Any]:
        found: dict[str, Any] = {}
        while not self._closed("}"):
            key = self._key()
            if self.cut_off:
                break
            sign = self._peek()
            if sign and sign != ":":
                raise SloppyError(f"no colon after “{key[:40]}”")
            self._at += 1
            value = self._value(depth + 1)
            if value is not _SKIPPED:
                found[key] = value
            self._comma("}")
        return found

    def _list(self, depth: int) -> list[Any]:
        found: list[Any] = []
        while not self._closed("]"):
            value = self._value(depth + 1)
            if value is not _SKIPPED:
                found.append(value)
            self._comma("]")
        return found

    def _closed(self, end: str) -> bool:
        """Whether an object or a list ends here; the end of the text closes everything."""
        sign = self._peek()
        if sign == end:
            self._at += 1
        elif not sign:
            self.cut_off = True
        return self.cut_off or sign == end

    def _comma(self, end: str) -> None:
        sign = self._peek()
        if sign == ",":
            self._at += 1
        elif sign and sign != end:
            raise SloppyError(f"no comma before “{self._text[self._at : self._at + 20]}”")

    def _key(self) -> str:
        sign = self._peek()
        if sign and sign in "\"'":
            return self._string(sign)
        match = _WORD.match(self._text, self._at)
        if match is None:
            raise SloppyError("a field has no name")
        self._at = match.end()
        if self._at == len(self._text):
            self.cut_off = True
        return match.group()

    def _scalar(self) -> Any:
        if _PART_OF_NUMBER.match(self._text, self._at):
            return self._unfinished()  # ``1`` may have been on its way to ``12``.
        match = _NUMBER.match(self._text, self._at) or _WORD.match(self._text, self._at)
        if match is None:
            raise SloppyError("a value is missing")
        self._at = match.end()
        if self._at == len(self._text):
            return self._unfinished()
        word = match.group()
        if word[0].isalpha() or word[0] == "_":
            if word not in _WORDS:
                raise SloppyError(f"“{word[:40]}” is no value")
            return _WORDS[word]
        return int(word) if re.fullmatch(r"-?\d+", word) else float(word)

    def _string(self, quote: str) -> str:
        """A text in either quotes; a single quote ends it only where a text may end."""
        text, at = self._text, self._at + 1
        parts: list[str] = []
        start = at
        while at < len(text):
            sign = text[at]
            if sign == "\\":
                parts.append(text[start:at])
                piece, at = self._escape(at)
                parts.append(piece)
                start = at
            elif sign == quote and (quote == '"' or _AFTER_QUOTE.match(text, at + 1)):
                self._at = at + 1
                return _whole("".join([*parts, text[start:at]]))
            else:
                at += 1
        self._at, self.cut_off = len(text), True
        return _whole("".join([*parts, text[start:]]))

    def _escape(self, at: int) -> tuple[str, int]:
        sign = self._text[at + 1 : at + 2]
        if sign == "u":
            digits = self._text[at + 2 : at + 6]
            if re.fullmatch(r"[0-9a-fA-F]{4}", digits):
                return chr(int(digits, 16)), at + 6
            return "", at + 2 + len(digits)
        return _ESCAPES.get(sign, sign), at + 2


def _whole(text: str) -> str:
    """The text with escaped surrogate pairs made one character, as JSON means them."""
    if text.isprintable():
        return text
    return text.encode("utf-16-le", "surrogatepass").decode("utf-16-le", "replace")
