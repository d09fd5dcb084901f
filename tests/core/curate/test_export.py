"""An export holds the whole forest, is valid whatever the forest says, and is written whole."""

import json
from pathlib import Path
from typing import Any
from xml.etree import ElementTree

import pytest

from forest_builder import Leaf, build
from forest_studio.core.curate.export import Format, export
from forest_studio.core.curate.export_json import json_document
from forest_studio.core.model.edges import Edge
from forest_studio.core.model.errors import StorageError
from forest_studio.core.model.forest import Forest
from forest_studio.core.model.node import Kind, Node

NS = "{http://graphml.graphdrawing.org/xmlns}"
HOSTILE = "a\x00b\x1b[31m<b>&\"'\ufffe\ud800\u2028 ]]> é 🌲\r\n\tend"


def wood() -> Forest:
    """Groves with and without a file, both directions of an edge, a wild node, a dangling edge."""
    return build(
        {
            "index.md": Leaf("Wood", "A wood.", id="wood"),
            "services/ledger.md": Leaf("Ledger", "Adds up.", tags=("money", "a, b"), scent="sums"),
            "services/invoices.md": Leaf(
                "Invoices",
                edges=(
                    ("ledger", "depends-on", "takes the totals"),
                    ("wood", "owned-by"),
                    ("ledger", "related-to"),
                    ("nowhere", "owns"),
                    ("ledger", "smells-like"),
                ),
            ),
            "inbox/note.md": Leaf("A note", wild=True),
        }
    )


def read_graphml(file: Path) -> tuple[dict[str, dict[str, Any]], list[dict[str, Any]]]:
    """Nodes and edges as a graph library reads them: by declared keys and their types."""
    casts = {"string": str, "int": int, "boolean": {"true": True, "false": False}.__getitem__}
    root = ElementTree.parse(file).getroot()
    keys = {
        key.attrib["id"]: (key.attrib["attr.name"], casts[key.attrib["attr.type"]])
        for key in root.iter(f"{NS}key")
    }

    def fields(element: ElementTree.Element) -> dict[str, Any]:
        data = [(keys[d.attrib["key"]], d.text) for d in element.iter(f"{NS}data")]
        return {name: cast(text) for (name, cast), text in data}

    graph = root.find(f"{NS}graph")
    assert graph is not None
    assert graph.attrib["edgedefault"] == "directed"
    nodes = {n.attrib["id"]: fields(n) for n in graph.iter(f"{NS}node")}
    assert len(nodes) == len(list(graph.iter(f"{NS}node"))), "two nodes of one id"
    edges = [{**e.attrib, **fields(e)} for e in graph.iter(f"{NS}edge")]
    assert all({e["source"], e["target"]} <= set(nodes) for e in edges)
    assert len({e["id"] for e in edges}) == len(edges)
    return nodes, edges


def test_graphml_has_the_passports(tmp_path: Path) -> None:
    export(wood(), Format.GRAPHML, tmp_path / "out.graphml")
    nodes, _ = read_graphml(tmp_path / "out.graphml")
    assert set(nodes) == set(wood().nodes)
    ledger = nodes["ledger"]
    assert ledger == {
        "label": "Ledger",
        "path": "services/ledger.md",
        "kind": "leaf",
        "summary": "Adds up.",
        "tags": "money, a, b",
        "scent": "sums",
        "wild": False,
        "broken": False,
        "summary_tokens": 3,
    }
    assert nodes["inbox/note"]["wild"]
    assert nodes["inbox/"]["kind"] == "synthetic"


def test_graphml_has_edges_as_their_type_reads_and_the_hierarchy(tmp_path: Path) -> None:
    done = export(wood(), Format.GRAPHML, tmp_path / "out.graphml")
    _, edges = read_graphml(tmp_path / "out.graphml")
    told = {(e["source"], e["type"], e["target"]): e for e in edges}
    assert len(edges) == len(told) == done.edges + len(wood().parents)
    assert told["invoices", "depends-on", "ledger"]["scent"] == "takes the totals"
    assert told["invoices", "depends-on", "ledger"]["family"] == "structure"
    assert told["wood", "owns", "invoices"]["label"] == "owns"
    assert told["invoices", "related-to", "ledger"]["symmetric"]
    assert "family" not in told["invoices", "smells-like", "ledger"]
    assert told["ledger", "parent", "services/"]["family"] == "hierarchy"
    assert (done.nodes, done.edges, done.dangling) == (6, 4, 1)


def test_graphml_stays_xml_whatever_a_passport_says(tmp_path: Path) -> None:
    forest = build(
        {
            "a.md": Leaf(HOSTILE, HOSTILE, tags=(HOSTILE,), scent=HOSTILE, id="x\x01"),
            "b.md": Leaf("B", id="x", edges=(("x\x01", "owns", HOSTILE),)),
            "c.md": Leaf("C", id="x\x02"),
            "d.md": Leaf("D", id='"><!--\n'),
        }
    )
    export(forest, Format.GRAPHML, tmp_path / "out.graphml")
    nodes, edges = read_graphml(tmp_path / "out.graphml")
    assert set(nodes) == {"x", "x~2", "x~3", '"><!--\n', "/"}
    clean = "ab[31m<b>&\"'\u2028 ]]> é 🌲\r\n\tend"
    assert nodes["x~2"]["summary"] == clean
    (owned,) = [e for e in edges if e["type"] == "owns"]
    assert (owned["source"], owned["target"], owned["scent"]) == ("x", "x~2", clean)


def test_json_gives_back_the_forest(tmp_path: Path) -> None:
    forest = wood()
    export(forest, Format.JSON, tmp_path / "out.json")
    data = json.loads((tmp_path / "out.json").read_bytes())
    assert (data["format"], data["version"], data["commit"]) == (
        "forest-studio-export",
        1,
        "c0ffee",
    )
    assert list(data) == [
        *("format", "version", "name", "commit", "root", "tokenizer", "budgets", "edge_types"),
        *("nodes", "edges"),
    ]
    assert [read_node(n) for n in data["nodes"]] == [bare(n) for n in forest.nodes.values()]
    assert {n["id"]: n["parent"] for n in data["nodes"] if n["parent"]} == forest.parents
    assert [read_edge(e) for e in data["edges"]] == list(forest.edges())
    assert data["root"] == "wood"
    assert [t["name"] for t in data["edge_types"]] == [t.name for t in forest.manifest.edge_types]


def read_node(data: dict[str, Any]) -> tuple[object, ...]:
    names = ("id", "path", "title", "summary", "scent", "wild", "broken", "blob", "summary_tokens")
    return (*(data[name] for name in names), Kind(data["kind"]), tuple(data["tags"]))


def bare(node: Node) -> tuple[object, ...]:
    said = node.passport
    words = (said.title, said.summary, said.scent)
    facts = (node.wild, node.broken, node.blob, node.summary_tokens, node.kind, said.tags)
    return (node.id, node.path, *words, *facts)


def read_edge(data: dict[str, Any]) -> Edge:
    reversed_ = data["home"] == data["target"]
    other = data["source"] if reversed_ else data["target"]
    return Edge(data["home"], other, data["type"], data["scent"], reversed_, data["line"])


def test_json_keeps_every_character(tmp_path: Path) -> None:
    forest = build({"a.md": Leaf(HOSTILE, "Bäume 🌲", body=HOSTILE)})
    export(forest, Format.JSON, tmp_path / "out.json", bodies=True)
    content = (tmp_path / "out.json").read_bytes()
    (node,) = [n for n in json.loads(content)["nodes"] if n["id"] == "a"]
    assert (node["title"], node["summary"], node["body"]) == (HOSTILE, "Bäume 🌲", HOSTILE)


def test_json_of_an_empty_forest_is_json() -> None:
    data = json.loads("".join(json_document(build({}))))
    assert [n["id"] for n in data["nodes"]] == ["/"]
    assert data["edges"] == []


def test_readable_letters_stay_readable(tmp_path: Path) -> None:
    export(build({"a.md": Leaf("Bäume")}), Format.JSON, tmp_path / "out.json")
    assert "Bäume" in (tmp_path / "out.json").read_text(encoding="utf-8")


@pytest.mark.parametrize("form", Format)
def test_what_stops_halfway_leaves_the_former_file(tmp_path: Path, form: Format) -> None:
    out = tmp_path / "out"
    out.write_text("the former one")

    def stop(_done: int, _total: int) -> None:
        raise KeyboardInterrupt

    with pytest.raises(KeyboardInterrupt):
        export(wood(), form, out, progress=stop)
    assert [(f.name, f.read_text()) for f in tmp_path.iterdir()] == [("out", "the former one")]


@pytest.mark.parametrize("form", Format)
def test_progress_ends_at_the_end(tmp_path: Path, form: Format) -> None:
    told: list[tuple[int, int]] = []
    forest = build({f"n{i}.md": Leaf(f"N{i}") for i in range(700)})
    export(forest, form, tmp_path / "out", progress=lambda *at: told.append(at))
    assert len(told) > 3
    assert told == sorted(told)
    assert told[-1][0] == told[-1][1] >= 701


def test_a_place_that_cant_be_written_is_said(tmp_path: Path) -> None:
    (tmp_path / "there.json").write_text("mine")
    places = [tmp_path, tmp_path / "no" / "out.json"]
    for place in places:
        with pytest.raises(StorageError, match="Name a file"):
            export(wood(), Format.JSON, place)
    with pytest.raises(StorageError, match="already there"):
        export(wood(), Format.JSON, tmp_path / "there.json", replace=False)
    assert (tmp_path / "there.json").read_text() == "mine"


def test_a_link_is_written_through(tmp_path: Path) -> None:
    (tmp_path / "real.json").write_text("old")
    (tmp_path / "link.json").symlink_to("real.json")
    export(wood(), Format.JSON, tmp_path / "link.json")
    assert (tmp_path / "link.json").is_symlink()
    assert json.loads((tmp_path / "real.json").read_text())["root"] == "wood"
