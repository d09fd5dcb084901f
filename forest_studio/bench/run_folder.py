"""What every run folder has: a header, lines that are only ever appended, one writer at a time."""

import json
import shlex
from collections.abc import Collection, Iterator, Mapping, Sequence
from contextlib import contextmanager
from pathlib import Path
from typing import IO, Any, TypeVar

from pydantic import TypeAdapter, ValidationError

from forest_studio.bench.records import Origin
from forest_studio.bench.run_files import read_packed, refuse_links, write_whole
from forest_studio.core.model.errors import BenchError

HEADER, SAMPLES, SUMMARY = "header.json", "samples.jsonl", "summary.json"
CRITERIA = "criteria.yaml"
_LOCK = "run.lock"
_EXPERIMENT = "experiment"
"""Field of a header that names the experiment with heat, in whose folder it stands."""
_OLD_EXPERIMENT = {"navigator", "criteria", "seeds"}
"""Fields of an experiment's header from before it had its name."""
READ_OR_MEASURE = "Read the report.md there, or measure again with another --out"
_PLURALS = frozenset(
    ("arms", "hunts", "limits", "parts", "questions", "repeats", "seeds", "settings", "versions")
)
"""Fields of headers that are many."""
_T = TypeVar("_T")
_H = TypeVar("_H", bound=Origin)


def experiment_in(folder: Path) -> str:
    """The name of the experiment that a folder holds; empty for a run, or for none at all."""
    return str(_fields_in(folder).get(_EXPERIMENT, ""))


def header_in(folder: Path, kind: type[_H]) -> _H:
    """The header of a folder; raises BenchError where there is none, or one of another kind."""
    text = read_packed(folder / HEADER)
    if not (folder / HEADER).is_file():
        raise BenchError(f"{folder} holds no run", remedy="Start one with forest-studio bench run")
    _refuse_other_kind(folder, kind)
    try:
        return kind.model_validate_json(text)
    except ValidationError as error:
        raise BenchError(
            f"{folder / HEADER} can't be read: {_first(error)}", remedy=READ_OR_MEASURE
        ) from error


def _refuse_other_kind(folder: Path, kind: type[_H]) -> None:
    fields, wanted = _fields_in(folder), _EXPERIMENT in kind.model_fields
    if not wanted and _EXPERIMENT in fields:
        raise BenchError(
            f"{folder} holds the experiment {fields[_EXPERIMENT]}, and no run",
            remedy=f"Show it with forest-studio bench show {shlex.quote(str(folder))}",
        )
    if wanted and "arms" in fields:
        raise BenchError(f"{folder} is in use for something else", remedy="Give another --out")
    if fields.keys() >= _OLD_EXPERIMENT and _EXPERIMENT not in fields:
        raise BenchError(f"{folder} holds an experiment of another program", remedy=READ_OR_MEASURE)


def _fields_in(folder: Path) -> Mapping[str, Any]:
    """The header of a folder as it stands there; nothing where it is none."""
    try:
        fields = json.loads(read_packed(folder / HEADER) or b"{}")
    except (ValueError, RecursionError):
        return {}
    return fields if isinstance(fields, dict) else {}


def lines_in(folder: Path, kind: TypeAdapter[_T]) -> Iterator[_T]:
    """The lines of a folder's log; a torn last one is left out.

    Raises BenchError for a broken one anywhere else.
    """
    path = folder / SAMPLES
    # What follows the last line end is what a killed run was writing.
    for number, line in enumerate(read_packed(path).split(b"\n")[:-1], start=1):
        try:
            yield kind.validate_json(line)
        except ValidationError as error:
            raise BenchError(_first(error), node=str(path), line=number) from error


@contextmanager
def begun(
    folder: Path, header: Origin, may_differ: Collection[str], criteria: bytes = b""
) -> Iterator[None]:
    """Holds a folder that begins with this header, an empty one or that of the same run.

    Its log ends with a whole line then. Raises BenchError when the folder holds another run,
    something else, or is being written.
    """
    _refuse_another(folder, header, may_differ)
    folder.mkdir(parents=True, exist_ok=True)
    with alone(folder):
        if not (folder / HEADER).is_file():
            if criteria:
                (folder / CRITERIA).write_bytes(criteria)
            write_whole(folder / HEADER, header.model_dump_json(indent=2) + "\n")
        if not (folder / SAMPLES).is_file():
            write_whole(folder / SAMPLES, read_packed(folder / SAMPLES))
        _drop_torn_line(folder / SAMPLES)
        yield


def _refuse_another(folder: Path, header: Origin, may_differ: Collection[str]) -> None:
    if not (folder / HEADER).is_file():
        leftover = {_LOCK, CRITERIA, HEADER + ".new"}
        if folder.exists() and (
            not folder.is_dir() or any(p.name not in leftover for p in folder.iterdir())
        ):
            raise BenchError(f"{folder} is in use for something else", remedy="Give another --out")
        return
    there = header_in(folder, type(header))
    was, now = (h.model_dump(exclude=set(may_differ)) for h in (there, header))
    if different := [key for key in now if was[key] != now[key]]:
        graded = was | {"versions": was["versions"] | {"grading": now["versions"].get("grading")}}
        regraded = different == ["versions"] and graded == now
        raise BenchError(
            f"{folder} holds another run: {_told(different[0], was, now)}",
            remedy=_remedy(different, regraded),
        )


def _remedy(different: Sequence[str], regraded: bool) -> str:
    if regraded:
        return "Grade it again first: forest-studio bench score"
    if different == ["versions"]:
        return "A run goes on only with the program that began it: begin another elsewhere"
    return "Give another --out"


def _told(key: str, was: Mapping[str, Any], now: Mapping[str, Any]) -> str:
    def value(of: Mapping[str, Any]) -> str:
        if isinstance(of[key], Mapping):
            other = now if of is was else was
            parts = [f"{k} {v}" for k, v in of[key].items() if other[key].get(k) != v]
            return ", ".join(parts) or "fewer"
        return str(of[key])[:40] or "none"

    verb = "were" if key in _PLURALS else "was"
    return f"its {key.replace('_', ' ')} {verb} {value(was)}, now {value(now)}"


def _drop_torn_line(path: Path) -> None:
    if not path.is_file():
        return
    with path.open("r+b") as stream:
        content = stream.read()
        whole = content.rfind(b"\n") + 1
        if whole < len(content):
            stream.truncate(whole)


@contextmanager
def alone(folder: Path) -> Iterator[None]:
    """Holds the run folder; the lock goes with the process, however it ends.

    Raises BenchError while another process holds it, and for a folder with links in it.
    """
    refuse_links(folder)
    try:
        import fcntl  # noqa: PLC0415
    except ImportError:  # no such lock on Windows
        yield
        return
    with (folder / _LOCK).open("w") as lock:
        try:
            fcntl.flock(lock, fcntl.LOCK_EX | fcntl.LOCK_NB)
        except OSError as error:
            raise BenchError(f"another process is writing {folder}") from error
        _locks.append(lock)
        try:
            yield
        finally:
            _locks.remove(lock)


_locks: list[IO[str]] = []


def let_go_of_locks() -> None:
    """For a process that was forked off: the run folder goes with its parent, not with it."""
    for lock in _locks:
        lock.close()
    _locks.clear()


def _first(error: ValidationError) -> str:
    first = error.errors()[0]
    place = ".".join(str(part) for part in first["loc"])
    return f"{place}: {first['msg']}" if place else first["msg"]
