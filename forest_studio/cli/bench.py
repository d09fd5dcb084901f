"""The verbs of ``forest-studio bench``: the file where each lives, and what lists say of it."""

import typer

from forest_studio.cli.late import LateGroup, Verb

VERBS = {
    "run": Verb(
        "bench_run.run_verb",
        "Ask every question of a suite to every arm.",
        "bench run --suite strict --arms top-k,forager --repeats 3 --out runs/strict",
    ),
    "resume": Verb(
        "bench_run.resume_verb",
        "Go on with a run that was stopped; what stands there is kept.",
    ),
    "retry": Verb(
        "bench_run.retry_verb",
        "Take the samples again that ended in an error, and no others.",
    ),
    "score": Verb(
        "bench_results.score_verb",
        "Grade the kept trails again by the rules as they are now; nothing is walked.",
    ),
    "compare": Verb(
        "bench_results.compare_verb",
        "Compare two runs question by question: what flipped, and the paired difference.",
        "bench compare runs/a runs/b --arm forager --measure recall-5",
    ),
    "report": Verb(
        "bench_results.report_verb",
        "Write every table and figure of a run again; of a folder, all its runs and an overview.",
    ),
    "show": Verb(
        "bench_results.show_verb",
        "Print the tables of a run and write nothing.",
    ),
    "question": Verb(
        "bench_results.question_verb",
        "Print what every arm made of one question, and where the trails of it lie.",
    ),
    "list": Verb(
        "bench_lists.list_verb",
        "Name the suites that ship and the arms, with what can't run and why; or the runs kept.",
    ),
    "validate": Verb(
        "bench_validate.validate_verb",
        "Check that gold paths can be walked and that quotes stand in their bodies.",
    ),
    "passes": Verb(
        "bench_heat.passes_verb",
        "Ask the same questions again and again, and see what the trails save.",
        "bench passes --suite deep --seeds 5 --out runs/passes",
    ),
    "interference": Verb(
        "bench_heat.interference_verb",
        "Wear trails on some questions, and ask others.",
        "bench interference --suite deep --out runs/interference",
    ),
}


class BenchGroup(LateGroup):
    """The verbs of the bench."""

    verbs = VERBS


app = typer.Typer(cls=BenchGroup, no_args_is_help=True)


@app.callback()
def _group() -> None:
    """Measure navigators against each other."""
