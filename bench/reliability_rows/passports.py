"""Row 7: passports in every hand's style, damaged ones too, are read and edited in place."""

import re
from collections.abc import Callable
from random import Random

from forest_studio.core.store.passports.front_matter import (
    Parsed,
    SpliceError,
    Value,
    add_edge,
    parse,
    remove_edge,
    replace_body,
    replace_edge,
    set_fields,
)
from reliability_rows import passport_texts
from reliability_rows.row import Row, Scale

_LINE = re.compile(r"[^\r\n]*(?:\r\n|\r|\n)|[^\r\n]+\Z")
Fields = dict[str, Value]


def run(scale: Scale) -> Row:
    """No exception but a refusal, no line changed elsewhere, and what was asked is read back."""
    row = Row("7 passports")
    chance = Random(scale.seed)
    for _ in range(scale.pick(500, 10_000)):
        make = passport_texts.passport if chance.random() < 0.5 else passport_texts.damaged
        row.trials += 1
        _Trial(make(chance), chance, row).try_all()
    row.notes.append("half of them damaged; each with five edits; acknowledged = edits made")
    return row


class _Trial:
    """The edits of one text."""

    def __init__(self, text: str, chance: Random, row: Row) -> None:
        self._text, self._chance, self._row = text, chance, row

    def try_all(self) -> None:
        """Reads the text and makes one edit of each kind."""
        try:
            before = parse(self._text)
        except Exception as error:
            self._row.fail(f"parse of {self._text!r} raised {error!r}")
            return
        self._set_field(before)
        self._set_tags(before)
        self._edit_edge(before)
        self._remove_field(before)
        self._replace_body(before)

    def _set_field(self, before: Parsed) -> None:
        key = self._chance.choice(["id", "title", "summary", "scent", "new-key", "date"])
        value = passport_texts.value(self._chance)
        wanted = {**before.fields, key: value}
        self._edit(before, key, wanted, lambda: set_fields(self._text, {key: value}))

    def _set_tags(self, before: Parsed) -> None:
        count = self._chance.randrange(4)
        tags = tuple(passport_texts.value(self._chance) for _ in range(count))
        wanted = {**before.fields, "tags": tags}
        self._edit(before, "tags", wanted, lambda: set_fields(self._text, {"tags": tags}))

    def _remove_field(self, before: Parsed) -> None:
        key = self._chance.choice(passport_texts.KEYS)
        wanted = {name: value for name, value in before.fields.items() if name != key}
        self._edit(before, key, wanted, lambda: set_fields(self._text, {key: None}))

    def _edit_edge(self, before: Parsed) -> None:
        edge = passport_texts.edge(self._chance)
        count = len(before.partial.edges)
        items = before.fields.get("edges", ())
        items = items if isinstance(items, tuple) else ()
        what = self._chance.randrange(3) if count else 0
        if what == 0:
            item: Fields = {"to": edge.to, "type": edge.type}
            item.update({"scent": edge.scent} if edge.scent else {})
            wanted = {**before.fields, "edges": (*items, item)}
            self._edit(before, "edges", wanted, lambda: add_edge(self._text, edge))
            return
        index = self._chance.randrange(count)
        if what == 1:
            self._edit(before, "edges", None, lambda: replace_edge(self._text, index, edge))
        else:
            self._edit(before, "edges", None, lambda: remove_edge(self._text, index))

    def _replace_body(self, before: Parsed) -> None:
        body = passport_texts.value(self._chance)
        head = self._text[: before.body_start]
        result = self._attempt("a new body", lambda: replace_body(self._text, body))
        if result is None:
            return
        if not result.startswith(head) or result[parse(result).body_start :] != body:
            self._row.fail(f"a new body {body!r} in {self._text!r} gave {result!r}")

    def _edit(
        self, before: Parsed, key: str, wanted: Fields | None, edit: Callable[[], str]
    ) -> None:
        """Makes an edit and compares; ``wanted`` None leaves it to the edit what the key is."""
        result = self._attempt(key, edit)
        if result is None:
            return
        after = parse(result)
        others = {name: value for name, value in before.fields.items() if name != key}
        kept = {name: value for name, value in after.fields.items() if name != key}
        if kept != others or (wanted is not None and dict(after.fields) != wanted):
            self._row.fail(f"{key} in {self._text!r} was read back otherwise: {result!r}")
        if result[after.body_start :] != self._text[before.body_start :]:
            self._row.fail(f"{key} in {self._text!r} changed the body: {result!r}")
        if not _only_key_changed(self._text, result, key, before):
            self._row.fail(f"{key} in {self._text!r} changed other lines: {result!r}")

    def _attempt(self, what: str, edit: Callable[[], str]) -> str | None:
        """The result of an edit, None when it was refused."""
        try:
            result = edit()
        except SpliceError:
            self._row.errors["refused"] += 1
            return None
        except Exception as error:
            self._row.fail(f"{what} in {self._text!r} raised {error!r}")
            return None
        self._row.acknowledged += 1
        return result


def _only_key_changed(text: str, result: str, key: str, before: Parsed) -> bool:
    """Whether the lines that differ are those of the key, by the lines that parsing reported."""
    if not before.present:
        return result.endswith(text.removeprefix("\ufeff"))
    old, new = _LINE.findall(text), _LINE.findall(result)
    start = 0
    while start < min(len(old), len(new)) and old[start] == new[start]:
        start += 1
    end = 0
    while end < min(len(old), len(new)) - start and old[-1 - end] == new[-1 - end]:
        end += 1
    changed = range(start + 1, len(old) - end + 1)
    if key not in before.lines:
        return not changed or _on_one_line(before, changed)
    first = before.lines[key]
    later = [line for line in before.lines.values() if line > first]
    body = len(_LINE.findall(text[: before.body_start]))
    return all(first <= line < min([*later, body]) for line in changed) or _on_one_line(
        before, changed
    )


def _on_one_line(before: Parsed, changed: range) -> bool:
    """Whether braces put several keys on the changed line, which can't be told apart by lines."""
    shared = [line for line in before.lines.values() if line in changed]
    return len(changed) == 1 and len(shared) > 1
