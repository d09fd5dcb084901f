"""Keeps a run without its trails: header, packed samples, criteria. Usage: keep.py RUN DIR [WORDS]

Places of the machine are left out. Without WORDS so are answers and quotes, which are the texts of
the suite; grades, costs and rankings stay.
"""

import gzip
import shutil
import sys
from pathlib import Path

from forest_studio.bench.records import Sample
from forest_studio.bench.run_folder import CRITERIA, HEADER, SAMPLES
from forest_studio.bench.run_log import read_header, read_samples


def keep(run: Path, folder: Path, *, words: bool) -> None:
    """Copies what is small; raises BenchError where there is no run."""
    header = read_header(run)
    placed = {"forest_path": "", "suite_file": Path(header.suite_file).name}
    folder.mkdir(parents=True, exist_ok=True)
    text = header.model_copy(update=placed).model_dump_json(indent=2)
    (folder / HEADER).write_text(text + "\n", encoding="utf-8")
    lines = (_bare(s, words=words).model_dump_json() + "\n" for s in read_samples(run))
    packed = gzip.compress("".join(lines).encode(), mtime=0)
    (folder / f"{SAMPLES}.gz").write_bytes(packed)
    if (run / CRITERIA).is_file():
        shutil.copyfile(run / CRITERIA, folder / CRITERIA)


def _bare(sample: Sample, *, words: bool) -> Sample:
    if words:
        return sample
    evidence = tuple(e.model_copy(update={"text": ""}) for e in sample.evidence)
    return sample.model_copy(update={"answer": "", "evidence": evidence})


if __name__ == "__main__":
    keep(Path(sys.argv[1]), Path(sys.argv[2]), words=len(sys.argv) > 3)
