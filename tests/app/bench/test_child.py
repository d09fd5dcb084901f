"""A child process: its lines, its end, and what is said about it."""

import sys
from collections.abc import Callable

import pytest

from forest_studio.app.bench import child as child_module
from forest_studio.app.bench.asker import Asker
from forest_studio.app.bench.child import Child, End, Ending, last_words
from forest_studio.app.bench.endings import ending_text
from forest_studio.app.bench.run_queue import Job, RunQueue

Wait = Callable[[Callable[[], object]], None]


@pytest.fixture
def python(monkeypatch: pytest.MonkeyPatch) -> None:
    """Children run a line of Python in place of the program."""
    monkeypatch.setattr(child_module, "program", lambda: [sys.executable, "-c"])


def _ending(code: str, wait: Wait) -> Ending:
    found: list[Ending] = []
    started = Child([code], {"PATH": "/bin"})
    started.ended.connect(found.append)
    started.start()
    wait(lambda: found)
    return found[0]


@pytest.mark.usefixtures("python", "qapp")
@pytest.mark.parametrize(
    ("code", "end"),
    [
        ("pass", End.DONE),
        ("raise SystemExit(100)", End.FOUND),
        ("raise SystemExit(130)", End.STOPPED),
        ("raise SystemExit(2)", End.WRONG),
        ("raise SystemExit(1)", End.BROKEN),
        ("raise SystemExit(77)", End.BROKEN),
        ("import os; os.abort()", End.CRASHED),
    ],
)
def test_every_way_to_end_is_told_apart(code: str, end: End, wait: Wait) -> None:
    assert _ending(code, wait).end is end


@pytest.mark.usefixtures("python", "qapp")
def test_the_last_line_of_stderr_says_why(wait: Wait) -> None:
    code = "import sys; sys.exit('note\\n\\x1b[31mforest-studio: \\x1b[0mno run in there\\n')"
    ending = _ending(code, wait)
    assert ending.words == "no run in there"
    assert ending_text(ending) == "No run in there."


@pytest.mark.usefixtures("qapp")
def test_a_program_that_is_not_there_is_told(monkeypatch: pytest.MonkeyPatch, wait: Wait) -> None:
    monkeypatch.setattr(child_module, "program", lambda: ["/nowhere/at/all"])
    assert _ending("", wait).end is End.NOT_STARTED


def test_last_words_hold_nothing_that_a_label_should_not_show() -> None:
    assert last_words(b"a\n\xff\x07b\xe2\x80\xae\n\n") == "\ufffdb"
    assert last_words(b"") == ""


@pytest.mark.usefixtures("python", "qapp")
@pytest.mark.parametrize("code", ["print('{')", "print('null')", "pass", "raise SystemExit(1)"])
def test_an_answer_that_is_none_is_told_as_such(code: str, wait: Wait) -> None:
    answers: list[object] = []
    troubles: list[str] = []
    asker = Asker()
    asker.ask("lane", [code], answers.append, troubles.append)
    wait(lambda: not asker.busy)
    assert answers == []
    assert len(troubles) == 1
    assert troubles[0]


@pytest.mark.usefixtures("python", "qapp")
def test_an_answer_without_end_is_dropped(monkeypatch: pytest.MonkeyPatch, wait: Wait) -> None:
    monkeypatch.setattr("forest_studio.app.bench.asker.LARGEST", 100_000)
    troubles: list[str] = []
    asker = Asker()
    asker.ask("lane", ["while True: print('x' * 1000)"], lambda _a: None, troubles.append)
    wait(lambda: troubles)
    assert not asker.busy


@pytest.mark.usefixtures("python", "qapp")
def test_a_newer_question_takes_the_place_of_an_older_one(wait: Wait) -> None:
    answers: list[object] = []
    asker = Asker()
    asker.ask("lane", ["print(1)"], answers.append, pytest.fail)
    asker.ask("lane", ["print(2)"], answers.append, pytest.fail)
    wait(lambda: not asker.busy)
    assert answers == [2]


_LINES = """
import json, sys
def say(**line): print(json.dumps(line), flush=True)
say(event='start', done=0, total=3, folder='')
print('not json at all')
sys.stdout.buffer.write(b'\\xff' * 3_000_000 + b'\\n')
say(event='sample', done=1, total=3, arm='a', question='q', right=True, reached=True, error='')
say(event='sample', done=9, total=3)
say(event='sample', done=2, total=3, arm='a', question='q', right=False, error='it broke')
"""


@pytest.mark.usefixtures("python", "qapp")
def test_a_run_counts_what_came_in_and_goes_past_what_is_no_line(wait: Wait) -> None:
    queue, ended = RunQueue(), []
    queue.ended.connect(ended.append)
    job = Job("Small", "/runs/a", [_LINES])
    queue.order(job)
    wait(lambda: ended)
    assert (job.done, job.total, job.right["a"], job.taken["a"]) == (2, 3, 1, 2)
    assert (job.errors, job.last_error) == (1, "it broke")
    assert queue.jobs == []


@pytest.mark.usefixtures("python", "qapp")
def test_runs_wait_for_each_other_and_a_waiting_one_can_be_taken_out(wait: Wait) -> None:
    queue, ended = RunQueue(), []
    queue.ended.connect(ended.append)
    first, second, third = (Job(name, name, ["pass"]) for name in "abc")
    for job in (first, second, third):
        queue.order(job)
    assert queue.current is first
    queue.stop(second)
    wait(lambda: len(ended) == 2)
    assert ended == [first, third]


_STUBBORN = """
import signal, time
signal.signal(signal.SIGTERM, lambda *_: None)
print('{"event": "start", "done": 0, "total": 5, "folder": ""}', flush=True)
while True: time.sleep(0.05)
"""


@pytest.mark.usefixtures("python", "qapp")
def test_a_run_that_does_not_stop_when_asked_is_broken_off_when_asked_again(wait: Wait) -> None:
    queue, ended = RunQueue(), []
    queue.ended.connect(ended.append)
    job = Job("Small", "/runs/a", [_STUBBORN])
    queue.order(job)
    wait(lambda: job.started)
    queue.stop(job)
    assert job.stopping
    queue.stop(job)
    wait(lambda: ended)
    assert job.ending is not None
    assert job.ending.end is End.STOPPED


@pytest.mark.usefixtures("python", "qapp")
def test_a_crash_tells_that_the_samples_are_safe(wait: Wait) -> None:
    queue, ended = RunQueue(), []
    queue.ended.connect(ended.append)
    job = Job("Small", "/runs/a", ["import os; os.abort()"])
    queue.order(job)
    wait(lambda: ended)
    assert "are safe" in job.trouble
