"""Every arm by name: those that can run here, and why the others can't."""

from collections.abc import Mapping
from dataclasses import dataclass
from functools import partial

from forest_studio.bench.arms.base import Arm
from forest_studio.bench.arms.dense import NO_EMBEDDER, by_both, by_vectors, embedder
from forest_studio.bench.arms.model_arms import Endpoint, model_arms
from forest_studio.bench.arms.navigator_arm import NavigatorArm, Rank, by_paragraphs, by_search
from forest_studio.bench.arms.oracle import OracleArm
from forest_studio.bench.arms.page_rank import by_page_rank
from forest_studio.bench.arms.page_ranker import by_ranker, by_ranker_and_vectors
from forest_studio.bench.arms.ranked_pages import RankedPages, RankPages
from forest_studio.core.hunt.base import Navigator
from forest_studio.core.hunt.navigators import NAVIGATORS
from forest_studio.core.model.errors import BenchError, ModelError

ALL, ALL_OFFLINE = "all", "all-offline"


@dataclass(frozen=True, slots=True)
class Shelf:
    """The arms of this installation."""

    arms: tuple[Arm, ...]
    """Those that can run, in the order of reports."""
    not_run: Mapping[str, str]
    """Why not, by the name of each that can't."""
    about: Mapping[str, str]
    """What each arm does, by name, those that can't run included."""

    def chosen(self, names: str) -> tuple[tuple[Arm, ...], tuple[tuple[str, str], ...]]:
        """The arms that run and those that can't with the reason, for names joined by commas.

        ``all-offline`` are those without a language model, ``all`` is every arm. Raises
        BenchError for a name that no arm has, and where no arm is left.
        """
        asked = self._asked(names)
        known = {arm.name: arm for arm in self.arms}
        for name in asked:
            if name not in self.about:
                there = ", ".join([ALL_OFFLINE, ALL, *self.about])
                raise BenchError(f"no arm is called {name!r}", remedy=f"The arms are {there}")
        arms = tuple(known[name] for name in asked if name in known)
        not_run = tuple((name, self.not_run[name]) for name in asked if name in self.not_run)
        if not arms:
            why = "; ".join(f"{name}: {reason}" for name, reason in not_run)
            raise BenchError(f"no arm is left to run ({why or 'none was named'})")
        return arms, not_run

    def _asked(self, names: str) -> list[str]:
        asked = dict.fromkeys(name.strip() for name in names.split(",") if name.strip())
        if ALL in asked:
            return list(self.about)
        if ALL_OFFLINE not in asked:
            return list(asked)
        offline = [name for name in self.about if name not in MODEL_ARMS]
        return list(dict.fromkeys([*offline, *(n for n in asked if n != ALL_OFFLINE)]))


def shelf(endpoint: Endpoint | None = None, *, recorded: bool = True) -> Shelf:
    """The arms of this installation, with the model that is asked where one is given.

    ``recorded`` says whether hunts were recorded in the forest, which heat is learnt from.
    """
    asked = endpoint or Endpoint()
    models = model_arms(asked)
    not_run: dict[str, str] = {}
    if embedder_missing := _embedder_missing():
        not_run |= dict.fromkeys(("dense", "hybrid", "ranker-dense"), embedder_missing)
    if no_model := _no_model(asked):
        not_run |= {arm.name: no_model for arm in models}
    if not recorded:
        not_run |= dict.fromkeys(HEAT_ARMS, "no hunt was recorded in this forest")
    if "router" not in NAVIGATORS:
        not_run["router"] = "this version has none"
    every: list[Arm] = [models[0], *_retrieval(), *_walking(), *models[1:], *_bounds()]
    return Shelf(
        tuple(arm for arm in every if arm.name not in not_run),
        not_run,
        {arm.name: arm.about for arm in every},
    )


def find_arm(name: str, among: Shelf) -> Arm:
    """The arm of that name; raises BenchError, also for one that can't run."""
    for arm in among.arms:
        if arm.name == name:
            return arm
    if name in among.not_run:
        raise BenchError(f"the arm {name} can't run: {among.not_run[name]}")
    raise BenchError(f"no arm is called {name!r}", remedy=f"The arms are {', '.join(among.about)}")


HEAT_ARMS = ("forager-heat", "forager-plain-heat")
MODEL_ARMS = frozenset(arm.name for arm in model_arms(Endpoint()))


def _retrieval() -> list[Arm]:
    return [
        _engine("one-shot", "entry search, best sentence of the first page", by_search),
        _engine("top-k", "BM25: six paragraphs of the flat heap, best sentence", by_paragraphs),
        _ranked("dense", "sentence vectors: the nearest pages, best sentence", by_vectors),
        _ranked("hybrid", "BM25 and vectors, ranks fused, best sentence", by_both),
        _ranked("pagerank", "personalised PageRank over the edges, best sentence", by_page_rank),
        _ranked("ranker", "the engine's page ranking: words and links, best sentence", by_ranker),
        _ranked("ranker-dense", "the same with vectors, best sentence", by_ranker_and_vectors),
    ]


def _walking() -> list[Arm]:
    found: list[Arm] = [
        _engine("forager", "walks doors, scores how much of the question a whole path covers"),
        _heated("forager-heat", "the forager with the heat of recorded hunts like this one", 0.0),
        _heated("forager-plain-heat", "the forager with the heat of all recorded hunts", 1.0),
        _without("forager-no-scents", "the forager where nobody wrote a scent", "scents"),
        _without("forager-no-summaries", "the forager where nobody wrote a summary", "summaries"),
    ]
    return [*found, _engine("router", "the cheap path first, a walk where that smells wrong")]


def _bounds() -> list[Arm]:
    return [
        OracleArm(),
        _engine("random", "takes any door"),
        _engine("first-door", "takes door number 1"),
    ]


def _engine(name: str, about: str, rank: Rank | None = None) -> NavigatorArm:
    if rank is None:
        return NavigatorArm(name, about, partial(_navigator, name))
    return NavigatorArm(name, about, partial(_navigator, name), rank)


def _without(name: str, about: str, what: str) -> NavigatorArm:
    return NavigatorArm(name, about, partial(_navigator, "forager"), without=what)


def _heated(name: str, about: str, alpha: float) -> NavigatorArm:
    return NavigatorArm(name, about, partial(_navigator, "forager"), alpha=alpha)


def _ranked(name: str, about: str, rank: RankPages) -> NavigatorArm:
    return NavigatorArm(name, about, partial(RankedPages, name, rank))


def _navigator(name: str) -> Navigator:
    return NAVIGATORS[name]()


def _embedder_missing() -> str:
    try:
        return "" if embedder() else NO_EMBEDDER
    except ModelError as error:
        return error.message


def _no_model(endpoint: Endpoint) -> str:
    try:
        endpoint.chat()
    except ModelError as error:
        return error.message
    return ""
