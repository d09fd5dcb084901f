"""Question suites: what the bench asks, read from YAML with the line of every mistake."""

import hashlib
from collections.abc import Mapping, Sequence
from dataclasses import dataclass, replace
from functools import cached_property
from pathlib import Path
from typing import Annotated, Any

from pydantic import BaseModel, BeforeValidator, ConfigDict, Field, ValidationError

from forest_studio.bench.named_files import named_files
from forest_studio.bench.yaml_text import Located, read_yaml
from forest_studio.core.model.errors import BenchError
from forest_studio.paths import shipped


def _listed(value: object) -> object:
    """A single text where a list is expected is a list of one; an empty value is an empty list."""
    if value in ("", None, "null", "~"):
        return ()
    return (value,) if isinstance(value, str) else value


PUBLISHED = (".json", ".jsonl")
"""Endings of files in a published suite's own format; ``published.py`` reads those."""

Texts = Annotated[tuple[str, ...], BeforeValidator(_listed)]


class Question(BaseModel):
    """One question with its gold answer and the path that leads to it."""

    model_config = ConfigDict(frozen=True, extra="allow")

    id: str = Field(min_length=1)
    question: str = Field(min_length=1)
    answer: str = ""
    accept: Texts = ()
    """Other wordings that count as right."""
    path: Texts = ()
    """Node ids from the entry to the gold page, which is the last one."""
    quote: Texts = ()
    """Verbatim words of the path's bodies that the answer rests on."""
    hops: int = Field(default=0, ge=0)
    answerable: bool = True
    kind: str = ""
    """What its suite calls this kind of question, such as ``3hop1``."""
    grading: str = ""
    """The published suite whose official rules hold; its path names pages that support the
    answer together, and need not be a walk."""

    @property
    def accepted(self) -> tuple[str, ...]:
        """Every wording that counts as right."""
        return (self.answer, *self.accept) if self.answer else self.accept

    @property
    def gold_page(self) -> str:
        """The node that holds the answer; empty for a question that has none."""
        return self.path[-1] if self.path else ""


class _SuiteText(BaseModel):
    model_config = ConfigDict(frozen=True, extra="allow")

    name: str = Field(min_length=1)
    description: str = ""
    language: str = "en"
    questions: tuple[Question, ...] = Field(min_length=1)


@dataclass(frozen=True)
class Suite:
    """A named set of questions, with the fingerprint of the file it came from."""

    name: str
    description: str
    language: str
    questions: tuple[Question, ...]
    file: Path
    sha256: str
    """Hex digest of the file's bytes."""
    lines: Mapping[str, int]
    """Line of the file where each question begins, by question id."""

    @cached_property
    def by_id(self) -> Mapping[str, Question]:
        """The questions by their ids."""
        return {question.id: question for question in self.questions}

    def only(self, ids: Sequence[str]) -> "Suite":
        """The suite with these questions alone, in its own order; raises BenchError."""
        for name in ids:
            if name not in self.by_id:
                raise BenchError(f"the suite {self.name} has no question {name!r}")
        chosen = tuple(q for q in self.questions if q.id in ids)
        return replace(self, questions=chosen)


def shipped_suites() -> dict[str, Path]:
    """The files of the suites that ship, by names such as ``sample-strict``."""
    return named_files(shipped("bench", "suites"), (".yaml", *PUBLISHED))


def read_suite(path: Path) -> Suite:
    """Reads a suite from its YAML; raises BenchError that names file, line and question."""
    located, digest = _read(path)
    try:
        text = _SuiteText.model_validate(located.value)
    except ValidationError as error:
        raise _bench_error(path, located, error) from error
    lines = {q.id: located.line("questions", i) for i, q in enumerate(text.questions)}
    _refuse_double_ids(path, located, text.questions)
    return Suite(text.name, text.description, text.language, text.questions, path, digest, lines)


def _read(path: Path) -> tuple[Located, str]:
    try:
        content = path.read_bytes()
    except OSError as error:
        raise BenchError(f"{path} can't be read: {error.strerror}") from error
    return read_yaml(content, path), hashlib.sha256(content).hexdigest()


def _refuse_double_ids(path: Path, located: Located, questions: tuple[Question, ...]) -> None:
    seen: dict[str, int] = {}
    for index, question in enumerate(questions):
        line = located.line("questions", index)
        if question.id in seen:
            raise BenchError(
                f"the question id {question.id!r} stands in line {seen[question.id]} already",
                node=str(path),
                line=line,
            )
        seen[question.id] = line


def _bench_error(path: Path, located: Located, error: ValidationError) -> BenchError:
    first = error.errors()[0]
    place = ".".join(str(part) for part in first["loc"])
    message = f"{place}: {first['msg']}{_question_at(located.value, first['loc'])}"
    if not place:
        message = "a suite has keys and values at its top: name, questions and others"
    return BenchError(message, node=str(path), line=located.line(*first["loc"]))


def _question_at(value: Any, location: tuple[int | str, ...]) -> str:
    match location:
        case ("questions", int(index), *_):
            entry = value["questions"][index]
            name = entry.get("id") if isinstance(entry, dict) else None
            return f" (question {name})" if name else ""
    return ""
