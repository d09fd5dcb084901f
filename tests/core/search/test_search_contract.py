"""What every search engine must do; a second one joins by its line in ENGINES."""

from collections.abc import Callable, Iterator
from pathlib import Path
from threading import Thread

import pytest
from hypothesis import HealthCheck, given, settings
from hypothesis import strategies as st

from forest_builder import Leaf, build
from forest_studio.core.model.forest import Forest
from forest_studio.core.search.base import Filters, SearchIndex
from forest_studio.core.search.tantivy_index import TantivyIndex
from forest_studio.core.search.whoosh_index import WhooshIndex

ENGINES: dict[str, Callable[[Path], SearchIndex]] = {
    "whoosh in memory": lambda _: WhooshIndex(None),
    "whoosh in a folder": lambda folder: WhooshIndex(folder / "index"),
    "tantivy in memory": lambda _: TantivyIndex(None),
    "tantivy in a folder": lambda folder: TantivyIndex(folder / "index"),
}
FILES = {
    "index.md": Leaf(id="company", title="The company"),
    "services/billing/invoice-service.md": Leaf(
        title="Invoice service",
        summary="Issues customer invoices and keeps their legal copies.",
        tags=("service", "money matters"),
        body="# How it runs\n\nEvery night at **02:00** it writes a ledger entry.\n",
        edges=(("team-ledger", "owned-by", "who is paged when invoices stall"),),
    ),
    "services/billing/invoice-v1.md": Leaf(
        title="Invoice service v1",
        summary="Issues customer invoices and keeps their legal copies.",
        tags=("service",),
        edges=(("invoice-service", "superseded-by"),),
    ),
    "teams/team-ledger.md": Leaf(
        title="Team Ledger", summary="Runs the books.", tags=("team",), body="Ask Ana.\n"
    ),
    "policies/facturas.md": Leaf(
        title="Política de facturación",
        summary="Las facturas se guardan diez años.",
        tags=("política",),
        body="Se corrigen con una nota de crédito.\n",
    ),
}


@pytest.fixture(scope="module")
def company() -> Forest:
    return build(FILES)


@pytest.fixture(params=list(ENGINES))
def index(request: pytest.FixtureRequest, tmp_path: Path, company: Forest) -> Iterator[SearchIndex]:
    engine = ENGINES[request.param](tmp_path)
    engine.open_for(company)
    yield engine
    engine.close()


def found(index: SearchIndex, forest: Forest, query: str, **more: object) -> list[str]:
    return [hit.node for hit in index.search(forest, query, **more)]  # type: ignore[arg-type]


def test_a_question_finds_pages_that_hold_only_some_of_its_words(
    index: SearchIndex, company: Forest
) -> None:
    hits = found(index, company, "Who exactly would be woken up if the invoices stalled at dawn?")
    assert hits[0] == "invoice-service"


def test_a_title_counts_more_than_a_body(index: SearchIndex, company: Forest) -> None:
    assert found(index, company, "ledger")[0] == "team-ledger"


def test_scents_of_edges_are_found_from_both_of_their_ends(
    index: SearchIndex, company: Forest
) -> None:
    assert {"invoice-service", "team-ledger"} <= set(found(index, company, "paged"))


@pytest.mark.parametrize(
    ("query", "node"),
    [
        ("invoicing", "invoice-service"),
        ("LEDGERS", "team-ledger"),
        ("factura", "facturas"),
        ("facturacion", "facturas"),
        ("politica", "facturas"),
        ("años", "facturas"),
        ("creditos", "facturas"),
    ],
)
def test_other_forms_of_a_word_are_found_in_english_and_spanish(
    index: SearchIndex, company: Forest, query: str, node: str
) -> None:
    assert node in found(index, company, query)


def test_stop_words_alone_find_nothing(index: SearchIndex, company: Forest) -> None:
    assert found(index, company, "who is the of de la que") == []


def test_a_superseded_page_sinks_and_says_by_what(index: SearchIndex, company: Forest) -> None:
    hits = {h.node: h for h in index.search(company, "invoice service v1 legal copies")}
    assert hits["invoice-v1"].superseded_by == "invoice-service"
    assert hits["invoice-service"].superseded_by == ""
    assert hits["invoice-v1"].score < hits["invoice-service"].score
    assert list(hits).index("invoice-v1") > list(hits).index("invoice-service")


@pytest.mark.parametrize(
    ("query", "nodes"),
    [
        ("tag:team", {"team-ledger"}),
        ("tag:TEAM tag:política", {"team-ledger", "facturas"}),
        ('tag:"money matters"', {"invoice-service"}),
        ("type:owns", {"invoice-service", "team-ledger"}),
        ("type:owned-by", {"invoice-service", "team-ledger"}),
        ("in:teams", {"team-ledger", "teams/"}),
        ("in:services/billing", {"invoice-service", "invoice-v1", "services/billing/"}),
        ("in:billing type:supersedes", {"invoice-service", "invoice-v1"}),
        ("in:company tag:team", {"team-ledger"}),
        ("tag:nothing", set()),
    ],
)
def test_filters_narrow_what_is_found(
    index: SearchIndex, company: Forest, query: str, nodes: set[str]
) -> None:
    assert set(found(index, company, query)) == nodes


def test_filters_and_words_are_asked_for_together(index: SearchIndex, company: Forest) -> None:
    assert found(index, company, "ledger in:teams") == ["team-ledger"]
    assert found(index, company, "ledger", filters=Filters(tags=("service",))) == [
        "invoice-service"
    ]


def test_filters_hold_where_many_more_pages_fit_the_words(index: SearchIndex) -> None:
    titles = {f"{grove}/{grove}-{n}.md": Leaf(title=f"Ledger {'row ' * (n % 7)}{n}", tags=(grove,))
              for grove in ("even", "odd") for n in range(120)}  # fmt: skip
    forest = build({"index.md": Leaf(id="root", title="Root"), **titles})
    index.open_for(forest)

    hits = index.search(forest, "ledger row 7 tag:odd", limit=3)

    assert len(hits) == 3
    assert all(hit.node.startswith("odd-") for hit in hits)


def test_a_snippet_shows_the_words_and_where_they_stand(
    index: SearchIndex, company: Forest
) -> None:
    (hit,) = index.search(company, "night")
    words = [hit.snippet[start:end] for start, end in hit.spans]
    assert words == ["night"]
    assert "**" not in hit.snippet


@given(query=st.text(max_size=80))
@settings(
    max_examples=60, deadline=None, suppress_health_check=[HealthCheck.function_scoped_fixture]
)
def test_any_text_is_a_valid_query(index: SearchIndex, company: Forest, query: str) -> None:
    for hit in index.search(company, query):
        assert hit.node in company.nodes


@pytest.mark.parametrize(
    "query",
    ['"', "(((", "a AND OR NOT", "title:[", "*", "?~2^", "tag:", 'in:"', "\x00\ud800", "x " * 5000],
)
def test_hostile_queries_are_only_words(index: SearchIndex, company: Forest, query: str) -> None:
    index.search(company, query)


def test_no_more_hits_than_asked_for(index: SearchIndex, company: Forest) -> None:
    assert len(index.search(company, "invoices ledger", limit=1)) == 1
    assert index.search(company, "invoices", limit=0) == ()


def test_titles_are_suggested_from_any_of_their_words(index: SearchIndex, company: Forest) -> None:
    assert [s.title for s in index.suggest("inv")] == ["Invoice service", "Invoice service v1"]
    assert [s.node for s in index.suggest("led")] == ["team-ledger"]
    assert [s.node for s in index.suggest("politica de fac")] == ["facturas"]
    assert index.suggest("  ") == ()


def test_an_edited_page_is_found_by_its_new_words_only(index: SearchIndex, company: Forest) -> None:
    edited = build(FILES | {"teams/team-ledger.md": Leaf(title="Team Treasury")})
    index.upsert(edited, ["team-ledger"])
    assert found(index, edited, "treasury") == ["team-ledger"]
    assert found(index, edited, "books") == []
    assert index.suggest("treas")[0].title == "Team Treasury"


def test_an_edit_that_is_undone_leaves_no_trace(index: SearchIndex, company: Forest) -> None:
    edited = build(FILES | {"teams/team-ledger.md": Leaf(title="Team Treasury")})
    for forest in (edited, company, edited, company):
        index.upsert(forest, ["team-ledger"])
        title = forest.node("team-ledger").title.split()[1]
        gone = "treasury" if title == "Ledger" else "books"
        assert "team-ledger" in found(index, forest, title)
        assert found(index, forest, gone) == []


def test_a_removed_page_is_forgotten(index: SearchIndex, company: Forest) -> None:
    index.delete(["team-ledger"])
    assert "team-ledger" not in found(index, company, "ledger")
    assert index.suggest("team l") == ()


def test_upserting_a_node_that_is_gone_deletes_it(index: SearchIndex, company: Forest) -> None:
    without = build({path: leaf for path, leaf in FILES.items() if "team" not in path})
    index.upsert(without, ["team-ledger"])
    assert found(index, without, "books") == []


def test_opening_for_another_snapshot_follows_its_changes(
    index: SearchIndex, company: Forest
) -> None:
    later = build(
        {path: leaf for path, leaf in FILES.items() if "v1" not in path}
        | {"policies/cookies.md": Leaf(title="Cookies", summary="Two kinds of them.")}
    )
    index.open_for(later)
    assert found(index, later, "cookies") == ["cookies"]
    assert "invoice-v1" not in found(index, later, "invoice")


def test_progress_is_told_to_the_end(index: SearchIndex, company: Forest) -> None:
    told: list[tuple[int, int]] = []
    index.rebuild(company, lambda done, total: told.append((done, total)))
    assert told[-1] == (len(company.nodes), len(company.nodes))


def test_searches_go_on_while_pages_are_written(index: SearchIndex, company: Forest) -> None:
    failures: list[Exception] = []

    def search_on() -> None:
        try:
            for _ in range(40):
                assert index.search(company, "invoice ledger")
        except Exception as error:
            failures.append(error)

    readers = [Thread(target=search_on) for _ in range(4)]
    for reader in readers:
        reader.start()
    for _ in range(8):
        index.upsert(company, ["team-ledger", "invoice-service"])
    for reader in readers:
        reader.join()
    assert failures == []


def test_an_index_says_how_large_it_is(index: SearchIndex, company: Forest) -> None:
    size = index.size()  # type: ignore[attr-defined]
    assert size >= 0
    assert size > 0 or isinstance(index, TantivyIndex)
