"""Background work: results come back on the Qt thread, in order, or not at all."""

import threading
import time
from collections.abc import Iterator

import pytest

from forest_studio.app.tasks import WRITER, Task, Tasks
from forest_studio.core.model.errors import ForestError


@pytest.fixture
def tasks(qapp: object) -> Iterator[Tasks]:
    """Threads of their own."""
    made = Tasks()
    yield made
    made.close()


def test_a_result_is_delivered_on_the_thread_that_asked(tasks: Tasks, qtbot: object) -> None:
    seen: list[tuple[str, threading.Thread]] = []
    worked: list[threading.Thread] = []

    def work(_task: Task) -> str:
        worked.append(threading.current_thread())
        return "done"

    tasks.run(work, lambda r: seen.append((r, threading.current_thread())), pytest.fail)
    qtbot.waitUntil(lambda: bool(seen))  # type: ignore[attr-defined]
    assert seen == [("done", threading.current_thread())]
    assert worked[0] is not threading.current_thread()


def test_an_error_comes_back_as_one_line(tasks: Tasks, qtbot: object) -> None:
    errors: list[ForestError] = []

    def work(_task: Task) -> None:
        raise ForestError("the disk is full", remedy="Make room")

    tasks.run(work, pytest.fail, errors.append)
    qtbot.waitUntil(lambda: bool(errors))  # type: ignore[attr-defined]
    assert str(errors[0]) == "the disk is full. Make room"


def test_in_a_lane_only_the_newest_result_arrives(tasks: Tasks, qtbot: object) -> None:
    seen: list[int] = []
    for number in range(5):
        tasks.run(lambda _task, n=number: n, seen.append, pytest.fail, lane="search")
    qtbot.waitUntil(lambda: not tasks.busy)  # type: ignore[attr-defined]
    assert seen == [4]


def test_writes_keep_their_order(tasks: Tasks, qtbot: object) -> None:
    seen: list[int] = []
    for number in range(20):
        tasks.run(lambda _task, n=number: n, seen.append, pytest.fail, lane=WRITER)
    qtbot.waitUntil(lambda: not tasks.busy)  # type: ignore[attr-defined]
    assert seen == list(range(20))


def test_work_that_reports_progress_stops_when_it_is_cancelled(tasks: Tasks, qtbot: object) -> None:
    reports: list[int] = []

    def work(task: Task) -> None:
        for number in range(10_000):
            task.report(number, 10_000)
            time.sleep(0.001)

    task = tasks.run(work, pytest.fail, pytest.fail, lambda done, _total: reports.append(done))
    qtbot.waitUntil(lambda: bool(reports))  # type: ignore[attr-defined]
    task.cancel()
    qtbot.waitUntil(lambda: not tasks.busy)  # type: ignore[attr-defined]


def test_what_is_stopped_is_not_taken_for_a_failure_by_whoever_mends_failures(
    tasks: Tasks,
) -> None:
    begun, mended = threading.Event(), []

    def work(task: Task) -> None:
        begun.set()
        for _ in range(2000):
            try:
                task.report(1, 2)
                time.sleep(0.001)
            except Exception:
                mended.append("once more, without the disk")

    task = tasks.run(work, print, print)
    assert begun.wait(60)
    task.cancel()
    assert task.future is not None
    task.future.result(timeout=60)
    assert mended == []


def test_nothing_is_begun_once_all_is_closed(qtbot: object) -> None:
    tasks = Tasks()
    tasks.close()
    heard: list[object] = []
    task = tasks.run(lambda _task: 1, heard.append, heard.append)
    assert task.cancelled()
    assert not tasks.busy
    assert heard == []
