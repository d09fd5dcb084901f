"""``bench report``, ``show``, ``question``, ``score`` and ``compare``: what is read off runs.

With ``--json`` ``report`` and ``score`` (and ``run``, ``resume``, ``retry``) have ``header``,
``complete``, ``samples``, ``expected``, ``arms`` (by arm and measure: null, or ``value``, ``low``,
``high`` and ``n``), ``pairs``, ``by_hops``, ``by_kind``, ``criteria``,
``criteria_given_afterwards`` and ``files`` (absolute); ``report`` of a folder of runs is a list of
these without ``files``. ``show`` has ``path``, ``forest``, ``errors`` and ``questions`` instead:
each ``id``, ``question``, ``gold_hops``, ``answerable``, ``kind``, ``gold_page`` and ``arms``.
``question`` has the question's own fields, ``gold_page`` and ``samples``: lines of the log, each
with ``trail_path``. ``compare`` has ``differs`` and ``arms``: each ``before``, ``after``,
``measure``, ``pair`` and ``flips``.
"""

from pathlib import Path
from typing import Annotated

import typer

from forest_studio.bench.compare import compare
from forest_studio.bench.criteria import Criteria, judge, load_criteria
from forest_studio.bench.figures import NO_PLOT, can_draw
from forest_studio.bench.kept_runs import kept_runs
from forest_studio.bench.one_question import question_json, question_table
from forest_studio.bench.overview import overview
from forest_studio.bench.report import Report
from forest_studio.bench.report_files import write_report
from forest_studio.bench.rescore import judge_run, rescore
from forest_studio.bench.run_files import write_whole
from forest_studio.bench.run_folder import CRITERIA, HEADER, experiment_in
from forest_studio.bench.run_log import read_header, read_samples
from forest_studio.bench.shown import shown
from forest_studio.bench.summary import summarise
from forest_studio.cli.arguments import AsJson, ModelEndpoint, ModelName
from forest_studio.cli.bench_heat import report_experiment, show_experiment
from forest_studio.cli.bench_options import (
    CriteriaFile,
    FailOnCriteria,
    RunFolder,
    criteria_called,
)
from forest_studio.cli.bench_output import print_tables, tell
from forest_studio.cli.output import FOUND, count, one_line, progress, say, say_json
from forest_studio.core.model.errors import BenchError


def report_verb(
    folder: Annotated[Path, typer.Argument(metavar="DIR", help="A run, or a folder of runs.")],
    criteria: CriteriaFile = "",
    fail_on_criteria: FailOnCriteria = False,
    no_figures: Annotated[
        bool, typer.Option("--no-figures", help="Draw none; else the extra plot draws them.")
    ] = False,
    as_json: AsJson = False,
) -> int:
    """Write every table and figure of a run again; of a folder, all its runs and an overview."""
    if experiment_in(folder):
        return report_experiment(folder, fail_on_criteria, as_json)
    later = criteria_called(criteria)
    runs = kept_runs(folder) if not (folder / HEADER).is_file() else ()
    if not runs:
        return show(folder, later, fail_on_criteria, as_json, drawings=not no_figures)
    reports = [(Path(run.path), _report(Path(run.path), later)) for run in reversed(runs)]
    target = _overview_file(folder)
    for place, found in reports:
        write_report(place, found, drawings=not no_figures)
    tables = overview([found for _, found in reports], [place.name for place, _ in reports])
    write_whole(target, "\n".join(table.markdown() for table in tables))
    if as_json:
        say_json([found.as_json() for _, found in reports])
    else:
        print_tables(tables)
        tell(f"written: {target} and the reports of {count(len(runs), 'run')}")
    missed = any(found.missed for _, found in reports)
    return FOUND if fail_on_criteria and missed else 0


def show_verb(folder: RunFolder, as_json: AsJson = False) -> None:
    """Print the tables of a run and write nothing."""
    if experiment_in(folder):
        show_experiment(folder, as_json)
        return
    found = _report(folder, None)
    if as_json:
        say_json(shown(folder, found, read_samples(folder)))
    else:
        _print_report(found)


def question_verb(
    folder: RunFolder,
    question: Annotated[str, typer.Argument(metavar="ID", help="Id of a question.")],
    as_json: AsJson = False,
) -> None:
    """Print what every arm made of one question, and where the trails of it lie."""
    if as_json:
        say_json(question_json(folder, question))
    else:
        print_tables([question_table(folder, question)])


def score_verb(
    folder: RunFolder,
    judged: Annotated[bool, typer.Option("--judge", help="Ask a model too, each twice.")] = False,
    endpoint: ModelEndpoint = "",
    model: ModelName = "",
    as_json: AsJson = False,
) -> int:
    """Grade the kept trails again by the rules as they are now; nothing is walked."""
    graded, changed = rescore(folder)
    if not as_json:
        say(f"{count(graded, 'sample')} graded again, {count(changed, 'grade')} changed")
    if judged:
        # The client takes half a second to load, which plain grading need not wait for.
        from forest_studio.core.llm.configured import configured  # noqa: PLC0415

        with progress("judging") as bar:
            asked = judge_run(folder, configured(endpoint, model), bar or (lambda _d, _t: None))
        if not as_json:
            say(f"{count(asked, 'answer')} judged")
    return show(folder, None, False, as_json, drawings=False)


def compare_verb(
    first: Annotated[Path, typer.Argument(metavar="A", help="Folder of a run.")],
    second: Annotated[Path, typer.Argument(metavar="B", help="Folder of another, or the same.")],
    *,
    arm: Annotated[
        str, typer.Option(metavar="NAME", help="Arm of A; left out, every arm of both.")
    ] = "",
    other: Annotated[
        str, typer.Option(metavar="NAME", help="Arm of B, where it is another one.")
    ] = "",
    measure: Annotated[str, typer.Option(metavar="NAME", help="What is compared.")] = "correct",
    as_json: AsJson = False,
) -> None:
    """Compare two runs question by question: what flipped, and the paired difference."""
    runs = [(read_header(folder), read_samples(folder)) for folder in (first, second)]
    found = compare(runs[0], runs[1], arm, other, measure)
    if as_json:
        say_json(found.as_json())
        return
    for line in found.differs:
        say(one_line(line))
    print_tables(found.tables())


def show(
    folder: Path,
    later: Criteria | None,
    fail_on_criteria: bool,
    as_json: bool,
    *,
    silent: bool = False,
    drawings: bool = True,
) -> int:
    """Writes the report of a run, prints it, and gives the exit code."""
    found = _report(folder, later)
    files = write_report(folder, found, drawings=drawings)
    if silent:
        pass
    elif as_json:
        say_json({**found.as_json(), "files": [str(path.resolve()) for path in files]})
    else:
        _print_report(found)
        tell(f"written: {', '.join(str(path) for path in files if path.parent == folder)}")
        if drawings:
            _figures_missing()
    return FOUND if fail_on_criteria and found.missed else 0


def _print_report(report: Report) -> None:
    """The heading and the tables of a run."""
    for line in report.heading():
        say(one_line(line))
    say()
    print_tables(report.tables())


def _figures_missing() -> None:
    """One line where no figure could be drawn."""
    if not can_draw():
        tell(NO_PLOT)


def _overview_file(folder: Path) -> Path:
    """Where the overview goes; raises BenchError where somebody's own file of that name lies."""
    target = folder / "overview.md"
    if target.exists() and (
        not target.is_file() or not target.read_bytes().startswith((b"## ", b"\n"))
    ):
        raise BenchError(f"{target} is no overview of runs", remedy="Give it another name")
    return target


def _report(folder: Path, later: Criteria | None) -> Report:
    """The report of a run, judged by the criteria it began with unless others are given."""
    header, samples = read_header(folder), read_samples(folder)
    criteria = later
    if criteria is None and header.criteria_sha256:
        criteria = load_criteria(folder / CRITERIA)
    verdicts = judge(criteria, header, samples) if criteria else ()
    afterwards = criteria is not None and criteria.sha256 != header.criteria_sha256
    return Report(header, summarise(header, samples), verdicts, afterwards)
