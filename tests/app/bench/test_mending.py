"""A failed walk, a mended page, the same question at both commits, and the difference."""

from collections.abc import Callable
from pathlib import Path

from forest_studio.app.bench.mending import Stage
from forest_studio.app.bench.workspace import BenchWorkspace
from forest_studio.app.main_window import MainWindow
from forest_studio.app.workshop import Workshop
from forest_studio.app.workspaces.workspace import BENCH, CURATE
from window_wood import git

Wait = Callable[[Callable[[], object]], None]


def test_a_mended_page_is_asked_again_at_both_commits(  # noqa: PLR0917
    window: MainWindow,
    kept: Path,
    wood: Path,
    workshop: Workshop,
    bench: BenchWorkspace,
    calm: Callable[[], None],
    settled: Callable[[], None],
    wait: Wait,
) -> None:
    workshop.show_workspace(BENCH)
    calm()
    old = git(wood, "rev-parse", "HEAD").strip()
    bench.benching.look_at("closer")
    calm()
    bench.page.run_page.card.fix_button.click()
    assert workshop.workspace == CURATE
    assert workshop.desk.node == "ledger"
    assert bench.mending.stage is Stage.MENDING
    assert bench._float is not None
    assert bench._float.isVisible()
    assert not bench._float.ask_button.isVisible()
    workshop.curate.passport.form.scent.setText("who closes the ledger, and when")
    settled()
    window.actions_of_window.save.trigger()
    settled()
    wait(lambda: bench.mending.stage is Stage.SAVED)
    new = git(wood, "rev-parse", "HEAD").strip()
    assert new != old
    bench._float.ask_button.click()
    assert workshop.workspace == BENCH
    wait(lambda: bench.mending.stage in (Stage.DONE, Stage.FAILED))
    assert bench.mending.trouble == ""
    assert [found.after for found in bench.mending.found] == ["one-shot", "forager"]
    assert all(found.difference is not None for found in bench.mending.found)
    assert all(found.difference.n == 1 for found in bench.mending.found if found.difference)
    assert bench.page.run_page.mended.isVisible()
    calm()
    asked_again = [run for run in bench.benching.runs if run.only == 1]
    assert {run.commit for run in asked_again} == {old, new}
    assert git(wood, "status", "--porcelain") == ""


def test_what_is_left_is_not_asked_again(
    kept: Path, workshop: Workshop, bench: BenchWorkspace, calm: Callable[[], None]
) -> None:
    workshop.show_workspace(BENCH)
    calm()
    card = bench.page.run_page.card
    bench.benching.look_at("moon")
    calm()
    assert not card.fix_button.isEnabled()
    assert "not in the forest" in card.fix_button.toolTip()
    bench.benching.look_at("closer")
    calm()
    card.fix_button.click()
    assert bench._float is not None
    bench._float.leave_button.click()
    assert not bench._float.isVisible()
    assert bench.mending.case is None
