"""A new run is checked before it starts."""

from dataclasses import replace
from pathlib import Path

import pytest

from bench_answers import show_answer
from forest_studio.app.bench import reading
from forest_studio.app.bench.wished_run import Wish, like


@pytest.fixture
def wish(qapp: object, tmp_path: Path) -> Wish:
    return Wish("strict", "/wood", ("forager",), str(tmp_path / "new"))


def test_a_whole_wish_has_no_problem(wish: Wish) -> None:
    assert wish.problem() == ""
    assert wish.order().forest == "/wood"


def test_each_thing_that_is_missing_is_named(wish: Wish, tmp_path: Path) -> None:
    (tmp_path / "used").mkdir()
    (tmp_path / "used" / "file").touch()
    problems = {
        replace(wish, suite="").problem(),
        replace(wish, suite=str(tmp_path / "gone.yaml")).problem(),
        replace(wish, arms=()).problem(),
        replace(wish, repeats=None).problem(),
        replace(wish, criteria=str(tmp_path / "gone.yaml")).problem(),
        replace(wish, out="relative").problem(),
        replace(wish, out=str(tmp_path / "used")).problem(),
    }
    assert "" not in problems
    assert len(problems) == 7


def test_an_empty_folder_may_be_used(wish: Wish, tmp_path: Path) -> None:
    (tmp_path / "empty").mkdir()
    assert replace(wish, out=str(tmp_path / "empty")).problem() == ""


def test_only_arms_that_ask_a_model_get_its_key(wish: Wish) -> None:
    assert not wish.order().asks_model
    assert replace(wish, arms=("forager", "llm")).order().asks_model


def test_a_run_can_be_wished_once_more(wish: Wish) -> None:
    run = reading.run(show_answer(), "/runs/a")
    assert run is not None
    again = like(run, wish)
    assert (again.suite, again.arms, again.repeats, again.seed) == ("small", run.arms, 2, 1)
    assert again.forest == "/runs/wood"
    assert again.out == wish.out
