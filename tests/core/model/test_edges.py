"""What a curator can rely on when an edge is written from either end."""

from forest_studio.core.model.edges import Edge, slug
from forest_studio.core.model.errors import BrokenForest
from forest_studio.core.model.manifest import Manifest


def test_an_edge_runs_the_same_way_from_whichever_end_it_is_written() -> None:
    from_owner = Edge("team", "service", "owns", "")
    from_owned = Edge("service", "team", "owns", "", reversed=True)
    for edge in (from_owner, from_owned):
        assert (edge.source, edge.target) == ("team", "service")
        assert edge.far_end("team") == "service"
        assert edge.far_end("service") == "team"


def test_a_type_is_found_by_its_name_and_by_the_name_of_its_inverse() -> None:
    manifest = Manifest()
    owns = manifest.edge_type("owns")
    assert owns is not None
    assert manifest.edge_type("owned-by") is owns
    assert manifest.is_inverse("owned-by")
    assert not manifest.is_inverse("owns")
    assert not manifest.is_inverse("related-to")
    assert manifest.edge_type("eats") is None


def test_a_label_becomes_a_plain_name() -> None:
    assert slug("Owned by") == "owned-by"
    assert slug("¿causado por?") == "causado-por"


def test_an_error_is_one_line_with_place_and_remedy() -> None:
    error = BrokenForest("the manifest is a list", remedy="Make it a map", node="a", line=3)
    assert str(error) == "a:3: the manifest is a list. Make it a map"
