"""Every arm by name: those that can run here, and why the others can't."""

from collections.abc import Mapping
from dataclasses import dataclass
from functools import partial

from forest_studio.bench.arms.base import Arm
from forest_studio.bench.arms.catalogue import ARMS, MODEL_ARMS, not_run
from forest_studio.bench.arms.dense import by_both, by_vectors, embedder
from forest_studio.bench.arms.model_arms import Endpoint, model_arms
from forest_studio.bench.arms.navigator_arm import (
    NavigatorArm,
    Rank,
    by_paragraphs,
    by_search,
    no_rank,
)
from forest_studio.bench.arms.oracle import OracleArm
from forest_studio.bench.arms.page_rank import by_page_rank
from forest_studio.bench.arms.page_ranker import by_ranker, by_ranker_and_vectors
from forest_studio.bench.arms.ranked_pages import RankedPages, RankPages
from forest_studio.core.hunt.base import Navigator
from forest_studio.core.hunt.navigators import NAVIGATORS
from forest_studio.core.model.errors import BenchError

ALL, ALL_OFFLINE = "all", "all-offline"


@dataclass(frozen=True, slots=True)
class Shelf:
    """The arms of this installation."""

    arms: tuple[Arm, ...]
    """Those that can run, in the order of reports."""
    not_run: Mapping[str, str]
    """Why not, by the name of each that can't."""

    def chosen(self, names: str) -> tuple[tuple[Arm, ...], tuple[tuple[str, str], ...]]:
        """The arms that run and those that can't with the reason, for names joined by commas.

        ``all-offline`` are those without a language model, ``all`` is every arm. Raises
        BenchError for a name that no arm has, and where no arm is left.
        """
        asked = _asked(names)
        known = {arm.name: arm for arm in self.arms}
        for name in asked:
            if name not in ARMS:
                raise _unknown(name, ALL_OFFLINE, ALL)
        arms = tuple(known[name] for name in asked if name in known)
        out = tuple((name, self.not_run[name]) for name in asked if name in self.not_run)
        if not arms:
            why = "; ".join(f"{name}: {reason}" for name, reason in out)
            raise BenchError(f"no arm is left to run ({why or 'none was named'})")
        return arms, out


def shelf(endpoint: Endpoint | None = None, *, recorded: bool = True) -> Shelf:
    """The arms of this installation, with the model that is asked where one is given.

    ``recorded`` says whether hunts were recorded in the forest, which heat is learnt from.
    """
    asked = endpoint or Endpoint()
    out = not_run(asked.chat, embedder, recorded=recorded)
    every: list[Arm] = [*model_arms(asked), *_retrieval(), *_walking(), *_bounds()]
    found = {arm.name: arm for arm in every}
    return Shelf(tuple(found[name] for name in ARMS if name not in out), out)


def find_arm(name: str, among: Shelf) -> Arm:
    """The arm of that name; raises BenchError, also for one that can't run."""
    for arm in among.arms:
        if arm.name == name:
            return arm
    if name in among.not_run:
        raise BenchError(f"the arm {name} can't run: {among.not_run[name]}")
    raise _unknown(name)


def _asked(names: str) -> list[str]:
    asked = dict.fromkeys(name.strip() for name in names.split(",") if name.strip())
    if ALL in asked:
        return list(ARMS)
    if ALL_OFFLINE not in asked:
        return list(asked)
    offline = [name for name in ARMS if name not in MODEL_ARMS]
    return list(dict.fromkeys([*offline, *(n for n in asked if n != ALL_OFFLINE)]))


def _unknown(name: str, *also: str) -> BenchError:
    there = ", ".join([*also, *ARMS])
    return BenchError(f"no arm is called {name!r}", remedy=f"The arms are {there}")


def _retrieval() -> list[Arm]:
    return [
        _engine("one-shot", by_search),
        _engine("top-k", by_paragraphs),
        _ranked("dense", by_vectors),
        _ranked("hybrid", by_both),
        _ranked("pagerank", by_page_rank),
        _ranked("ranker", by_ranker),
        _ranked("ranker-dense", by_ranker_and_vectors),
    ]


def _walking() -> list[Arm]:
    forager = partial(_navigator, "forager")
    return [
        NavigatorArm("forager", forager),
        NavigatorArm("forager-heat", forager, alpha=0.0),
        NavigatorArm("forager-plain-heat", forager, alpha=1.0),
        NavigatorArm("forager-no-scents", forager, without="scents"),
        NavigatorArm("forager-no-summaries", forager, without="summaries"),
        _engine("router"),
    ]


def _bounds() -> list[Arm]:
    return [OracleArm(), _engine("random"), _engine("first-door")]


def _engine(name: str, rank: Rank = no_rank) -> NavigatorArm:
    return NavigatorArm(name, partial(_navigator, name), rank)


def _ranked(name: str, rank: RankPages) -> NavigatorArm:
    return NavigatorArm(name, partial(RankedPages, name, rank))


def _navigator(name: str) -> Navigator:
    return NAVIGATORS[name]()
