"""The verbs of the bench, each in the file of its kind."""

import typer

from forest_studio.cli import bench_heat, bench_lists, bench_results, bench_run
from forest_studio.cli.examples import example

app = typer.Typer(help="Measure navigators against each other.", no_args_is_help=True)
app.command(
    "run",
    epilog=example("bench run --suite strict --arms top-k,forager --repeats 3 --out runs/strict"),
)(bench_run.run_verb)
app.command("resume")(bench_run.resume_verb)
app.command("retry")(bench_run.retry_verb)
app.command("score")(bench_results.score_verb)
app.command(
    "compare", epilog=example("bench compare runs/a runs/b --arm forager --measure recall-5")
)(bench_results.compare_verb)
app.command("report")(bench_results.report_verb)
app.command("show")(bench_results.show_verb)
app.command("question")(bench_results.question_verb)
app.command("list")(bench_lists.list_verb)
app.command("validate")(bench_lists.validate_verb)
app.command("passes", epilog=example("bench passes --suite deep --seeds 5 --out runs/passes"))(
    bench_heat.passes_verb
)
app.command(
    "interference", epilog=example("bench interference --suite deep --out runs/interference")
)(bench_heat.interference_verb)
