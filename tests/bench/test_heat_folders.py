"""The folder of an experiment with heat: gone on with part by part, nothing counted twice."""

import itertools
from pathlib import Path

import pytest

from forest_studio.bench.heat.asking import Asked
from forest_studio.bench.heat.kept import measured, whole_parts
from forest_studio.bench.heat.plan import ExperimentPlan, drawn, planned, resumed_experiment
from forest_studio.bench.heat.runner import run_experiment
from forest_studio.bench.place import Place
from forest_studio.bench.suites import Suite
from forest_studio.core.model.errors import BenchError

KINDS = {"passes": {"passes": 2}, "interference": {"wear": "hunts", "times": 1}}


@pytest.fixture
def folder(tmp_path: Path) -> Path:
    return tmp_path / "out"


@pytest.fixture(params=KINDS)
def plan(
    request: pytest.FixtureRequest, place: Place, small: Suite, folder: Path
) -> ExperimentPlan:
    asked = drawn(small, 0)
    return planned(request.param, place, asked, folder, 2, KINDS[request.param], own_forest=False)


def lines(folder: Path) -> list[str]:
    return (folder / "samples.jsonl").read_text().splitlines()


def after(parts: int):
    """Stopped once so many parts were done."""
    asked = itertools.count()
    return lambda: next(asked) >= parts


def test_a_stopped_experiment_keeps_its_parts_and_goes_on(plan: ExperimentPlan, folder: Path):
    whole, hunts = plan.header.parts * plan.header.hunts, plan.header.hunts
    assert not run_experiment(plan, folder, stopped=after(2))
    some = lines(folder)
    assert len(some) == 2 * hunts < whole
    assert not measured(folder).complete
    again: list[Asked] = []
    seen: list[tuple[int, int]] = []

    def on_hunt(done: int, total: int, asked: Asked | None) -> None:
        seen.append((done, total))
        again.extend([asked] if asked else [])

    assert run_experiment(resumed_experiment(folder), folder, on_hunt)
    assert lines(folder)[: len(some)] == some
    assert len(lines(folder)) == whole
    assert len(again) == whole - len(some)
    assert (seen[0], seen[-1]) == ((len(some), whole), (whole, whole))


def test_going_on_gives_the_figures_of_one_go(plan: ExperimentPlan, folder: Path, tmp_path: Path):
    run_experiment(plan, folder, stopped=after(1))
    run_experiment(plan, folder, stopped=after(2))
    run_experiment(plan, folder)
    run_experiment(plan, tmp_path / "whole")

    def counted(place: Path) -> dict[str, float | None]:
        figures = measured(place).figures.items()
        # Warmth fades while the hunts go on, so that its last digits depend on the clock.
        return {name: figure and round(figure.value, 5) for name, figure in figures}

    assert counted(folder) == pytest.approx(counted(tmp_path / "whole"), abs=1e-3)


@pytest.mark.parametrize("cut", [1, 40, 400])
def test_a_part_that_was_killed_while_it_was_written_is_done_again(
    plan: ExperimentPlan, folder: Path, cut: int
):
    run_experiment(plan, folder, stopped=after(2))
    log = folder / "samples.jsonl"
    log.write_bytes(log.read_bytes()[:-cut])
    assert len(whole_parts(folder, plan.header)) == 1
    assert run_experiment(plan, folder)
    keys = [(a.seed, a.arm, a.number, a.group, a.question) for a in measured(folder).samples]
    assert len(keys) == len(set(keys)) == plan.header.parts * plan.header.hunts


def test_nobody_else_writes_while_an_experiment_goes_on(plan: ExperimentPlan, folder: Path):
    def beside(_done: int, _total: int, _asked: Asked | None) -> None:
        with pytest.raises(BenchError, match="another process"):
            run_experiment(plan, folder)

    assert not run_experiment(plan, folder, beside, stopped=after(1))


def test_what_an_experiment_does_not_know_is_told(plan: ExperimentPlan, folder: Path):
    run_experiment(plan, folder, stopped=after(0))
    header = folder / "header.json"
    header.write_text(header.read_text().replace(f'"{plan.header.experiment}"', '"séance"'))
    with pytest.raises(BenchError, match="an experiment of another program"):
        measured(folder)


def test_questions_are_drawn_once_and_are_those_that_can_be_answered(small: Suite):
    assert {q.id for q in drawn(small, 0).questions} == {"chain", "plain"}
    assert drawn(small, 1) == drawn(small, 1)
    assert len(drawn(small, 1).questions) == 1
    assert len(drawn(small, 9).questions) == 2
