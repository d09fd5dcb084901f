"""What the Bench says of runs that begin, go on and end."""

from collections.abc import Callable
from pathlib import Path

from forest_studio.app.bench.arms import as_listed
from forest_studio.app.bench.bench_status import BenchStatus
from forest_studio.app.bench.child import End, Ending
from forest_studio.app.bench.folders import runs_folder
from forest_studio.app.bench.run_queue import Job
from forest_studio.app.bench.runs_panel import RunsPanel
from forest_studio.app.bench.workspace import BenchWorkspace
from forest_studio.app.look.theme import Look
from forest_studio.app.workshop import Workshop
from forest_studio.app.workspaces.workspace import BENCH


def test_arms_keep_their_order_whichever_came_in_first() -> None:
    came = ["router", "forager-no-scents", "oracle", "forager", "one-shot", "new-arm"]
    listed = ("one-shot", "forager", "router", "oracle", "forager-no-scents", "new-arm")
    assert as_listed(came) == listed
    assert as_listed(reversed(came)) == listed


def test_a_run_without_a_sample_is_starting(
    workshop: Workshop, bench: BenchWorkspace, look: Look, calm: Callable[[], None]
) -> None:
    status = BenchStatus(look, bench.benching)
    bench.benching.queue.jobs.append(Job("Small", "/nowhere", ()))
    bench.benching.runs_changed.emit()
    assert status._log.text() == "a run is starting"
    bench.benching.queue.jobs.clear()
    calm()


def test_a_run_that_has_just_stopped_stays_in_the_list(
    workshop: Workshop,
    bench: BenchWorkspace,
    look: Look,
    tmp_path: Path,
    calm: Callable[[], None],
) -> None:
    workshop.show_workspace(BENCH)
    calm()
    runs_folder().mkdir(parents=True, exist_ok=True)  # There is something to be read.
    panel = RunsPanel(look, bench.benching)
    job = Job("Small", str(tmp_path / "gone"), ())
    job.ending = Ending(End.STOPPED)
    bench.benching.job_ended.emit(job)
    assert [line.title for line in panel.model.lines] == ["Small"]
    assert workshop.status.said.text() == "The run Small has stopped."
    calm()
    assert panel.model.lines == ()
