"""The folder of a run: a header, samples that are only ever appended, trails and a summary."""

import json
from collections.abc import Iterator, Mapping, Sequence
from contextlib import contextmanager
from pathlib import Path
from typing import IO, Any

from pydantic import TypeAdapter

from forest_studio.bench.records import Header, Sample
from forest_studio.bench.run_files import write_whole
from forest_studio.bench.run_folder import HEADER, SAMPLES, SUMMARY, begun, header_in, lines_in
from forest_studio.core.model.errors import BenchError

_MAY_DIFFER = {"started", "forest_path", "not_run", "index"}
"""Header fields that don't change what a sample would be."""
_LINE = TypeAdapter(Sample)


def read_header(folder: Path) -> Header:
    """The header of a run folder; raises BenchError where there is none."""
    return header_in(folder, Header)


def read_samples(folder: Path) -> list[Sample]:
    """The samples of a run, each once; a torn last line is left out.

    Where one was taken again after an error, the later one counts. Raises BenchError for a broken
    line anywhere else.
    """
    samples: dict[tuple[str, str, int], Sample] = {}
    for sample in lines_in(folder, _LINE):
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
    with begun(folder, header, _MAY_DIFFER, criteria), (folder / SAMPLES).open("ab") as stream:
        yield RunLog(folder, header, stream)
