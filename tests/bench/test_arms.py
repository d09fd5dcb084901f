"""The arms without a model: what each of them ranks, and what is taken away from a forest."""

from dataclasses import replace

import pytest

from bench_arms import ARMS
from forest_studio.bench.arms.registry import find_arm, shelf
from forest_studio.bench.views import view
from forest_studio.core.hunt.loop import Limits
from forest_studio.core.model.errors import BenchError
from forest_studio.core.trails.trail import Outcome

LIMITS = Limits()


def test_page_rank_reaches_a_page_that_shares_no_word_with_the_question(place, small):
    arm, chain = find_arm("pagerank", shelf()), small.by_id["chain"]
    trail = arm.hunt(chain, place, LIMITS, 1)
    ranking = arm.ranking(chain, place, trail)
    assert {"invoices", "pricing", "greta"} <= set(ranking)
    assert trail.outcome is Outcome.ANSWERED
    assert trail.supported


def test_the_ranker_of_the_engine_is_an_arm(place, small):
    arm, plain = find_arm("ranker", shelf()), small.by_id["plain"]
    assert arm.ranking(plain, place, arm.hunt(plain, place, LIMITS, 1))[0] == "invoices"


def test_vectors_are_an_arm_where_there_is_an_embedder(place, small):
    here = shelf()
    if "dense" in here.not_run:
        assert "extra 'embed'" in here.not_run["dense"]
        pytest.skip("the extra embed is not installed")
    for name in ("dense", "hybrid"):
        arm, plain = find_arm(name, here), small.by_id["plain"]
        assert arm.ranking(plain, place, arm.hunt(plain, place, LIMITS, 1))[0] == "invoices"


def test_the_oracle_is_handed_its_ranking(place, small):
    arm, chain = find_arm("oracle", shelf()), small.by_id["chain"]
    assert arm.ranking(chain, place, arm.hunt(chain, place, LIMITS, 1)) == chain.path


def test_a_view_without_scents_has_none_anywhere(place):
    bare = view(place.forest, "scents")
    assert not any(node.passport.scent for node in bare.nodes.values())
    assert not any(edge.scent for edge in bare.edges())
    assert not any(e.scent for found in bare.incoming.values() for e in found)
    assert bare.body("greta") == place.forest.body("greta")
    assert bare.nodes["greta"].passport.summary


def test_a_view_without_summaries_is_indexed_without_them(place):
    bare = place.without("summaries")
    assert not any(node.passport.summary for node in bare.forest.nodes.values())
    assert {hit.node for hit in place.index.search(place.forest, "tariff book")} == {"pricing"}
    assert not bare.index.search(bare.forest, "tariff book")
    assert place.without("summaries") is bare


def test_nothing_else_can_be_taken_away(place):
    with pytest.raises(BenchError, match="without 'edges'"):
        view(place.forest, "edges")


def test_doors_are_shuffled_by_the_seed_in_every_arm_that_walks(place, small):
    first_door = next(arm for arm in ARMS if arm.name == "first-door")
    walks = {first_door.hunt(small.by_id["chain"], place, LIMITS, s).nodes for s in range(12)}
    assert len(walks) > 1


def test_names_are_chosen_in_the_order_asked_for():
    here = shelf()
    arms, _ = here.chosen("random, forager,random")
    assert [arm.name for arm in arms] == ["random", "forager"]
    with pytest.raises(BenchError, match="no arm is called 'nobody'"):
        here.chosen("nobody")


def test_heat_comes_from_the_recorded_hunts_of_the_place(place, small):
    plain, here = small.by_id["plain"], shelf()
    walked = find_arm("forager", here).hunt(plain, place, LIMITS, 1)
    assert walked.outcome is Outcome.ANSWERED
    warm = replace(place, trails=(walked,), _heat=[])
    for name, kind in (("forager-heat", "conditioned"), ("forager-plain-heat", "unconditioned")):
        trail = find_arm(name, here).hunt(plain, warm, LIMITS, 1)
        assert trail.heat == kind
        assert any(door.heat > 0 for step in trail.steps for door in step.observation.doors)
    assert find_arm("forager", here).hunt(plain, warm, LIMITS, 1).heat == ""


def test_where_no_hunt_was_recorded_heat_is_not_an_arm():
    here = shelf(recorded=False)
    assert here.not_run["forager-heat"] == "no hunt was recorded in this forest"
    assert "forager-heat" not in {arm.name for arm in here.arms}
