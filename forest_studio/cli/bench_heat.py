"""``bench passes`` and ``bench interference``: what heat saves, and whether it misleads.

With ``--json`` the document has ``header``, ``figures`` (each null or ``value``, ``low``, ``high``
and ``n``, by name such as ``B/conditioned/entry-mrr``) and ``criteria`` with ``outcome`` (``met``,
``missed``, ``not measured``). The folder gets ``header.json``, ``samples.jsonl``, ``summary.json``
and ``report.md``.
"""

import random
from collections.abc import Callable, Iterable, Sequence
from pathlib import Path
from typing import Annotated

import typer

from forest_studio.bench.heat import interference as interference_
from forest_studio.bench.heat import passes as passes_
from forest_studio.bench.heat.asking import Asked, Asking
from forest_studio.bench.heat.kept import Measured, header, keep, refuse_used
from forest_studio.bench.heat.limits import judge, load_limits
from forest_studio.bench.place import indexed, read_forest
from forest_studio.bench.suite_files import forest_of, load_suite
from forest_studio.bench.suites import Question, Suite
from forest_studio.cli.arguments import AsJson
from forest_studio.cli.bench_options import FailOnCriteria
from forest_studio.cli.bench_output import print_tables, tell
from forest_studio.cli.output import FOUND, Report, progress, say_json

SEEDS = 5
Forest = Annotated[
    Path | None,
    typer.Argument(metavar="[FOREST]", help="A forest; left out, the suite's own is taken."),
]
SuiteName = Annotated[
    str, typer.Option("--suite", metavar="NAME", help="Suite that ships, such as deep, or a file.")
]
Out = Annotated[
    Path, typer.Option("--out", metavar="DIR", help="An empty folder for what is measured.")
]
Seeds = Annotated[int, typer.Option(min=1, help="Seeds, from 0: doors and draws differ.")]
Sampled = Annotated[
    int, typer.Option("--sample", min=0, help="Ask so many questions, drawn once; 0 asks all.")
]


def passes_verb(
    forest: Forest = None,
    *,
    suite: SuiteName = "deep",
    out: Out,
    passes: Annotated[int, typer.Option(min=2, help="Times all questions are asked.")] = 5,
    seeds: Seeds = SEEDS,
    sample: Sampled = 0,
    fail_on_criteria: FailOnCriteria = False,
    as_json: AsJson = False,
) -> int:
    """Ask the same questions again and again, and see what the trails save."""
    asking, asked, questions = _prepared(forest, suite, sample, out)
    about = header(
        asking, asked, passes_.CRITERIA, passes=passes, seeds=seeds, questions=len(questions)
    )

    def take(report: Report | None) -> Iterable[Asked]:
        return passes_.take_passes(asking, questions, passes, seeds, report)

    samples = _taken("asking", take)
    figures = passes_.pass_figures(samples)
    judged = judge(load_limits(passes_.CRITERIA), figures)
    tables = passes_.pass_tables(samples)
    done = Measured("Passes", about, samples, figures, tables, judged)
    return _finish(out, done, fail_on_criteria, as_json)


def interference_verb(
    forest: Forest = None,
    *,
    suite: SuiteName = "deep",
    out: Out,
    seeds: Seeds = SEEDS,
    sample: Sampled = 0,
    wear: Annotated[
        str,
        typer.Option(
            metavar="gold|hunts",
            help="gold: gold paths, as judged right; hunts: what hunts support.",
        ),
    ] = interference_.GOLD,
    times: Annotated[int, typer.Option(min=1, help="Times each question of A wears it.")] = 3,
    fail_on_criteria: FailOnCriteria = False,
    as_json: AsJson = False,
) -> int:
    """Wear trails on some questions, and ask others."""
    if wear not in (interference_.GOLD, interference_.HUNTS):
        raise typer.BadParameter(f"{wear!r} is neither gold nor hunts")
    asking, asked, questions = _prepared(forest, suite, sample, out)
    settings = {"seeds": seeds, "questions": len(questions), "wear": wear, "times": times}
    about = header(asking, asked, interference_.CRITERIA, **settings)

    def take(report: Report | None) -> Iterable[Asked]:
        return interference_.take_interference(
            asking, questions, seeds, wear=wear, times=times, progress=report
        )

    samples = _taken("asking", take)
    figures = interference_.interference_figures(samples)
    judged = judge(load_limits(interference_.CRITERIA), figures)
    tables = interference_.interference_tables(samples)
    done = Measured("Interference", about, samples, figures, tables, judged)
    return _finish(out, done, fail_on_criteria, as_json)


def _prepared(
    forest: Path | None, name: str, sample: int, out: Path
) -> tuple[Asking, Suite, Sequence[Question]]:
    refuse_used(out)
    suite = load_suite(name)
    path = forest or forest_of(suite)
    with progress("reading") as reading:
        read = read_forest(path, reading)
    with progress("indexing") as indexing:
        place = indexed(path, read, indexing)
    questions = [q for q in suite.questions if q.answerable and q.path]
    if 0 < sample < len(questions):
        drawn = set(random.Random(0).sample(range(len(questions)), sample))
        questions = [question for at, question in enumerate(questions) if at in drawn]
    return Asking(place), suite, questions


def _taken(label: str, take: Callable[[Report | None], Iterable[Asked]]) -> list[Asked]:
    with progress(label) as report:
        return list(take(report))


def _finish(out: Path, done: Measured, fail_on_criteria: bool, as_json: bool) -> int:
    keep(out, done)
    if as_json:
        say_json(done.as_json())
    else:
        print_tables(done.shown())
        tell(f"written: {out / 'report.md'}")
    return FOUND if fail_on_criteria and done.missed else 0
