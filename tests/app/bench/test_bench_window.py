"""The Bench workspace with real runs: listed, shown, started, stopped, resumed."""

from collections.abc import Callable
from pathlib import Path

import pytest
from PySide6.QtCore import Qt
from PySide6.QtTest import QTest

from bench_wood import keep_run, run_bench
from forest_studio.app.bench import child as child_module
from forest_studio.app.bench.folders import runs_folder
from forest_studio.app.bench.workspace import BenchWorkspace
from forest_studio.app.main_window import MainWindow
from forest_studio.app.stop_guard import StopGuard
from forest_studio.app.workshop import Workshop
from forest_studio.app.workspaces.workspace import BENCH, HUNT
from slow_bench import slow_program

Wait = Callable[[Callable[[], object]], None]
Calm = Callable[[], None]


def test_without_runs_the_workspace_says_what_goes_there(
    workshop: Workshop, bench: BenchWorkspace, calm: Calm
) -> None:
    workshop.show_workspace(BENCH)
    calm()
    assert bench.page.empty.button.isVisible()
    assert not bench.runs.list.isVisible()
    bench.page.empty.button.click()
    assert bench.page.in_form
    QTest.keyClick(bench.page.form, Qt.Key.Key_Escape)
    assert not bench.page.in_form


def test_a_kept_run_is_shown_with_figures_questions_and_walks(
    kept: Path, workshop: Workshop, bench: BenchWorkspace, calm: Calm, wait: Wait
) -> None:
    workshop.show_workspace(BENCH)
    calm()
    page, benching = bench.page.run_page, bench.benching
    assert benching.path == str(kept)
    assert [line.arm for line in page.table.model_of_arms.lines] == ["one-shot", "forager"]
    assert [asked.id for asked in benching.strip] == ["change", "closer", "moon"]
    assert benching.pair == ("one-shot", "forager")
    assert benching.compared is not None
    wait(lambda: page.chart.chart is not None)
    assert len(page.lost.bars.rows) == 2
    strip = page.questions.strip
    QTest.keyClick(strip, Qt.Key.Key_Home)
    QTest.keyClick(strip, Qt.Key.Key_Right)
    assert benching.question == "closer"
    calm()
    assert "Marta Quill" in page.card.second.accessibleName()
    assert page.card.gold_page == "ledger"
    page.card.replay_button.click()
    wait(lambda: workshop.workspace == HUNT)
    assert workshop.hunting.trail is not None
    assert workshop.hunting.trail.question == "Who closes the ledger on the last Friday?"


def test_arms_can_be_taken_out_of_view_and_compared_the_other_way_round(
    canned: Path, workshop: Workshop, bench: BenchWorkspace, calm: Calm
) -> None:
    workshop.show_workspace(BENCH)
    calm()
    page, benching = bench.page.run_page, bench.benching
    bench.runs.arms.boxes["baselines"].setChecked(False)
    assert [line.arm for line in page.table.model_of_arms.lines] == ["forager"]
    bench.runs.arms.boxes["baselines"].setChecked(True)
    assert benching.compared is not None
    assert (benching.compared.gained, benching.compared.lost) == (1, 0)
    benching.compare_arms("forager", "top-k")
    calm()
    assert (benching.compared.gained, benching.compared.lost) == (0, 1)
    assert page.questions.second.text().startswith("Top-k")


def test_keys_go_from_question_to_question_and_from_flip_to_flip(
    canned: Path, workshop: Workshop, bench: BenchWorkspace, calm: Calm
) -> None:
    workshop.show_workspace(BENCH)
    calm()
    strip, benching = bench.page.run_page.questions.strip, bench.benching
    assert [asked.id for asked in benching.strip] == ["q1", "q2", "q3"]
    for key, question in (
        (Qt.Key.Key_Home, "q1"),
        (Qt.Key.Key_Right, "q2"),
        (Qt.Key.Key_N, "q3"),
        (Qt.Key.Key_P, "q1"),
        (Qt.Key.Key_P, "q1"),
        (Qt.Key.Key_End, "q3"),
    ):
        QTest.keyClick(strip, key)
        assert benching.question == question
    assert strip.accessibleDescription() == "What about q3?"


def test_a_run_of_another_forest_says_why_its_walks_are_not_shown(
    canned: Path, workshop: Workshop, bench: BenchWorkspace, calm: Calm
) -> None:
    workshop.show_workspace(BENCH)
    calm()
    card = bench.page.run_page.card
    assert not card.replay_button.isEnabled()
    assert "another forest" in card.replay_button.toolTip()
    assert "another forest" in card.fix_button.toolTip()


def test_a_run_that_can_not_be_read_says_so_in_place(
    canned: Path, workshop: Workshop, bench: BenchWorkspace, calm: Calm
) -> None:
    broken = canned.with_name("broken")
    canned.rename(broken)
    workshop.show_workspace(BENCH)
    calm()
    bench.benching.choose(str(broken))
    calm()
    note = bench.page.run_page.header.note
    assert note.isVisible()
    assert note.text == "The run can't be read. Take another one."


def test_runs_are_searched_by_their_words(
    canned: Path, workshop: Workshop, bench: BenchWorkspace, calm: Calm
) -> None:
    workshop.show_workspace(BENCH)
    calm()
    bench.runs.box.setText("SMALL wood")
    assert len(bench.runs.model.lines) == 1
    bench.runs.box.setText("nothing like it")
    assert bench.runs.model.lines == ()
    assert bench.runs._empty.isVisible()


def test_the_chart_goes_under_the_table_in_a_narrow_window(
    canned: Path, window: MainWindow, workshop: Workshop, bench: BenchWorkspace, calm: Calm
) -> None:
    workshop.show_workspace(BENCH)
    calm()
    page = bench.page.run_page
    assert page.chart.mapTo(page, page.chart.rect().topLeft()).x() > page.table.width()
    window.resize(1280, 800)
    calm()
    chart, table = (w.mapTo(page, w.rect().topLeft()) for w in (page.chart, page.table))
    assert chart.x() == table.x()
    assert chart.y() > table.y()


def _fill(bench: BenchWorkspace, suite: Path, out: Path, calm: Calm, repeats: int = 1) -> None:
    bench.page.begin_empty()
    calm()
    form = bench.page.form
    form.suite.choose(str(suite))
    form.suite.chosen.emit()
    form.arms.choose(("one-shot", "forager"))
    form.repeats.set_value(repeats)
    form.out.setText(str(out))


def test_a_new_run_is_watched_and_its_figures_are_shown(
    suite: Path, workshop: Workshop, bench: BenchWorkspace, calm: Calm
) -> None:
    workshop.show_workspace(BENCH)
    calm()
    _fill(bench, suite, runs_folder() / "new", calm)
    form = bench.page.form
    assert form.note.text == ""
    form.arms.choose(())
    assert not form.start_button.isEnabled()
    assert form.note.text
    form.arms.choose(("one-shot", "forager"))
    seen: list[int] = []
    bench.benching.progressed.connect(lambda job: seen.append(job.done))
    form.start_button.click()
    assert bench.unfinished()
    assert bench.page.run_page.progress.isVisible()
    calm()
    assert seen[-1] == 6
    assert bench.benching.run is not None
    assert bench.benching.run.complete
    assert not bench.page.run_page.progress.isVisible()
    assert [line.title for line in bench.runs.model.lines] == ["Small"]


@pytest.fixture
def quick(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> Path:
    """Runs are slow enough to be stopped, until this file is there."""
    file = tmp_path / "quick"
    monkeypatch.setattr(child_module, "program", lambda: slow_program(file))
    return file


def test_a_stopped_run_keeps_its_samples_and_goes_on(  # noqa: PLR0917
    quick: Path, suite: Path, workshop: Workshop, bench: BenchWorkspace, calm: Calm, wait: Wait
) -> None:
    workshop.show_workspace(BENCH)
    calm()
    _fill(bench, suite, runs_folder() / "long", calm, repeats=20)
    bench.page.form.start_button.click()
    page, benching = bench.page.run_page, bench.benching
    wait(lambda: benching.job is not None and benching.job.done > 3)
    page.progress.stop_button.click()
    calm()
    assert benching.run is not None
    stopped = benching.run.samples
    assert 3 < stopped < 120
    assert page.header.resume_button.isVisible()
    assert benching.run_trouble == ""
    quick.touch()
    page.header.resume_button.click()
    calm()
    assert benching.run is not None
    assert (benching.run.samples, benching.run.complete) == (120, True)


def test_closing_asks_while_a_run_goes_on(  # noqa: PLR0917
    quick: Path,
    window: MainWindow,
    suite: Path,
    workshop: Workshop,
    bench: BenchWorkspace,
    calm: Calm,
    wait: Wait,
) -> None:
    workshop.show_workspace(BENCH)
    calm()
    out = runs_folder() / "long"
    _fill(bench, suite, out, calm, repeats=20)
    bench.page.form.start_button.click()
    wait(lambda: bench.benching.job is not None and bench.benching.job.done > 3)
    window.close()
    assert window.isVisible()
    guard = window.findChildren(StopGuard)[0]
    guard.stay_button.click()
    assert bench.benching.queue.jobs
    window.close()
    window.findChildren(StopGuard)[-1].stop_button.click()
    assert not window.isVisible()
    assert run_bench("show", str(out), "--json").returncode == 0


def test_a_run_goes_on_while_the_window_takes_another_language(  # noqa: PLR0917
    quick: Path,
    window: MainWindow,
    suite: Path,
    workshop: Workshop,
    bench: BenchWorkspace,
    calm: Calm,
    wait: Wait,
) -> None:
    workshop.show_workspace(BENCH)
    calm()
    _fill(bench, suite, runs_folder() / "long", calm, repeats=30)
    bench.page.form.start_button.click()
    job = bench.benching.queue.current
    assert job is not None
    wait(lambda: job.done > 3)
    window.speak("es")
    wait(window.updatesEnabled)
    assert window.workshop is not None
    space = window.workshop.spaces[BENCH]
    assert isinstance(space, BenchWorkspace)
    assert space.benching.queue.current is job
    assert space.page.run_page.progress.isVisible()
    quick.touch()
    wait(lambda: not space.benching.queue.jobs)
    assert job.done == 180


def test_a_run_is_compared_with_another_and_reported(  # noqa: PLR0917
    kept: Path, wood: Path, suite: Path, workshop: Workshop, bench: BenchWorkspace, calm: Calm
) -> None:
    keep_run(wood, suite, runs_folder() / "two", "--seed=5")
    workshop.show_workspace(BENCH)
    calm()
    page = bench.page.run_page
    (other,) = page.compare.others
    page.compare.compare_with(other)
    calm()
    assert page.compare.isVisible()
    assert page.compare.note.text == ""
    page.header.report_button.click()
    calm()
    assert page.header.open_button.isVisible()
    assert (Path(bench.benching.path) / "report.html").is_file()


def test_the_chart_is_saved_as_shapes_and_as_points(  # noqa: PLR0917
    canned: Path,
    workshop: Workshop,
    bench: BenchWorkspace,
    calm: Calm,
    wait: Wait,
    tmp_path: Path,
) -> None:
    workshop.show_workspace(BENCH)
    calm()
    card = bench.page.run_page.chart
    wait(lambda: card.chart is not None)
    card.save(tmp_path / "chart.svg")
    assert "Forager" in (tmp_path / "chart.svg").read_text(encoding="utf-8")
    card.save(tmp_path / "chart.png")
    assert (tmp_path / "chart.png").stat().st_size > 2000
    card.save(tmp_path / "no folder" / "chart.png")
    assert "can't be written" in card._note.text
