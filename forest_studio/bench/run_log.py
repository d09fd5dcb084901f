"""The run folder: a header, samples that are only ever appended, trails and a summary."""

import json
from collections.abc import Iterator, Mapping, Sequence
from contextlib import contextmanager
from pathlib import Path
from typing import IO, Any

from pydantic import ValidationError

from forest_studio.bench.records import Header, Sample
from forest_studio.bench.run_files import read_packed, refuse_links, write_whole
from forest_studio.core.model.errors import BenchError

HEADER, SAMPLES, SUMMARY, TRAILS = "header.json", "samples.jsonl", "summary.json", "trails"
CRITERIA = "criteria.yaml"
_LOCK = "run.lock"
_MAY_DIFFER = {"started", "forest_path", "not_run", "index"}
"""Header fields that don't change what a sample would be."""


def read_header(folder: Path) -> Header:
    """The header of a run folder; raises BenchError where there is none."""
    text = read_packed(folder / HEADER)
    if not (folder / HEADER).is_file():
        raise BenchError(f"{folder} holds no run", remedy="Start one with forest-studio bench run")
    try:
        return Header.model_validate_json(text)
    except ValidationError as error:
        raise BenchError(f"{folder / HEADER} can't be read: {_first(error)}") from error


def read_samples(folder: Path) -> list[Sample]:
    """The samples of a run, each once; a torn last line is left out.

    Where one was taken again after an error, the later one counts. Raises BenchError for a broken
    line anywhere else.
    """
    path = folder / SAMPLES
    lines = read_packed(path).split(b"\n")
    samples: dict[tuple[str, str, int], Sample] = {}
    # What follows the last line end is what a killed run was writing.
    for number, line in enumerate(lines[:-1], start=1):
        try:
            sample = Sample.model_validate_json(line)
        except ValidationError as error:
            raise BenchError(_first(error), node=str(path), line=number) from error
        if sample.key not in samples or samples[sample.key].error:
            samples[sample.key] = sample
    return list(samples.values())


def trail_path(folder: Path, sample: Sample) -> Path:
    """Where the trail of a sample lies; raises BenchError where that is outside of the run."""
    path = (folder / sample.trail).resolve()
    if not path.is_relative_to(folder.resolve()):
        raise BenchError(f"a sample of {sample.question!r} names a trail outside of its run")
    return path


class RunLog:
    """A run folder that is being written by this process alone."""

    def __init__(self, folder: Path, header: Header, stream: IO[bytes]) -> None:
        self.folder = folder
        self.header = header
        samples = read_samples(folder)
        self.done = {sample.key for sample in samples}
        self.failed = {sample.key for sample in samples if sample.error}
        self._stream = stream

    def append(self, sample: Sample, trail_json: str) -> None:
        """Writes a sample behind its trail; one that stands there without an error stays."""
        if sample.key in self.done - self.failed:
            return
        if sample.trail:
            write_whole(self.folder / sample.trail, trail_json)
        self._stream.write(sample.model_dump_json().encode() + b"\n")
        self._stream.flush()
        self.done.add(sample.key)
        (self.failed.add if sample.error else self.failed.discard)(sample.key)

    def write_summary(self, summary: Mapping[str, Any]) -> None:
        """Writes the figures of the run so far."""
        write_whole(self.folder / SUMMARY, json.dumps(summary, indent=2) + "\n")


def replace_samples(folder: Path, header: Header, samples: Sequence[Sample]) -> None:
    """Writes a header and all samples anew, for grades that changed; for who holds the folder."""
    text = "".join(sample.model_dump_json() + "\n" for sample in samples)
    write_whole(folder / SAMPLES, text)
    write_whole(folder / HEADER, header.model_dump_json(indent=2) + "\n")


@contextmanager
def open_run(folder: Path, header: Header, criteria: bytes = b"") -> Iterator[RunLog]:
    """Starts a run in an empty folder, or goes on with the same run in its own.

    Raises BenchError when the folder holds another run, something else, or is being written.
    """
    _refuse_another(folder, header)
    folder.mkdir(parents=True, exist_ok=True)
    with alone(folder):
        if not (folder / HEADER).is_file():
            if criteria:
                (folder / CRITERIA).write_bytes(criteria)
            write_whole(folder / HEADER, header.model_dump_json(indent=2) + "\n")
        if not (folder / SAMPLES).is_file():
            write_whole(folder / SAMPLES, read_packed(folder / SAMPLES))
        _drop_torn_line(folder / SAMPLES)
        with (folder / SAMPLES).open("ab") as stream:
            yield RunLog(folder, header, stream)


def _refuse_another(folder: Path, header: Header) -> None:
    if not (folder / HEADER).is_file():
        leftover = {_LOCK, CRITERIA, HEADER + ".new"}
        if folder.exists() and (
            not folder.is_dir() or any(p.name not in leftover for p in folder.iterdir())
        ):
            raise BenchError(f"{folder} is in use for something else", remedy="Give another --out")
        return
    was, now = (h.model_dump(exclude=_MAY_DIFFER) for h in (read_header(folder), header))
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

    return f"its {key.replace('_', ' ')} was {value(was)}, now {value(now)}"


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
