"""The check finds every fault once, at its file and line, and leaves unprepared folders alone."""

import re
from collections.abc import Callable
from pathlib import Path

import pytest

from forest_files import MANIFEST, node
from forest_studio.core.curate.checks import READING_RULES, RULES, check
from forest_studio.core.model.findings import Finding, Severity
from forest_studio.core.store.repository import Repository

Check = Callable[..., tuple[Finding, ...]]
LONG = " ".join(["word"] * 90)


@pytest.fixture
def found(repository_factory: Callable[..., Path]) -> Check:
    """The findings of a forest with these files, under a manifest unless there is one."""

    def run(files: dict[str, str | bytes], manifest: str | None = MANIFEST) -> tuple[Finding, ...]:
        more = {} if manifest is None else {"forest.yaml": manifest}
        return check(Repository.open(repository_factory({**more, **files})).read())

    return run


def places(findings: tuple[Finding, ...], rule: str) -> list[tuple[str, int | None]]:
    return [(f.path, f.line) for f in findings if f.rule == rule]


def rules(findings: tuple[Finding, ...]) -> set[str]:
    return {f.rule for f in findings}


def edge(to: str, kind: str = "owns", scent: str = "this way") -> str:
    return f"{{to: {to}, type: {kind}, scent: {scent}}}"


def test_a_good_forest_is_clean(found: Check) -> None:
    files = {"a.md": node("a", edges=[edge("b")]), "b.md": node("b"), "index.md": node("home")}
    assert found(files) == ()


def test_plain_markdown_that_nobody_prepared_gives_notes_only(found: Check) -> None:
    files = {
        "README.md": "# Docs\n",
        "guide/setup.md": "---\ntitle: Setup\nweight: 3\n---\nText.\n",
        "guide/a: b?.md": "# Odd name\n",
    }
    findings = found(files, manifest=None)
    assert {f.severity for f in findings} == {Severity.NOTE}
    assert len([f for f in findings if f.rule == "wild-node"]) == 3


def test_each_wild_file_is_one_note(found: Check) -> None:
    findings = found({"a.md": "# A\n", "b.md": "# B\n"})
    assert [(f.rule, f.path, f.severity) for f in findings] == [
        ("wild-node", "a.md", Severity.NOTE),
        ("wild-node", "b.md", Severity.NOTE),
    ]


def test_a_passport_that_lacks_a_key_is_an_error_that_names_it(found: Check) -> None:
    files = {
        "no-id.md": "---\ntitle: T\nsummary: S\n---\n",
        "no-title.md": "---\nid: x\ntitle:\nsummary: S\n---\n",
        "no-summary.md": "---\nid: y\ntitle: T\nsummary: [a, b]\n---\n",
    }
    findings = found(files)
    assert places(findings, "missing-id") == [("no-id.md", 1)]
    assert places(findings, "missing-title") == [("no-title.md", 3)]
    assert places(findings, "missing-summary") == [("no-summary.md", 4)]
    assert "not text" in next(f.message for f in findings if f.rule == "missing-summary")


def test_a_file_with_scent_is_meant_as_a_passport_even_without_a_manifest(found: Check) -> None:
    findings = found({"a.md": "---\nid: a\ntitle: T\nscent: s\n---\n"}, manifest=None)
    assert [(f.rule, f.severity) for f in findings] == [("missing-summary", Severity.ERROR)]


def test_every_budget_is_checked_at_its_line(found: Check) -> None:
    long_edge = edge("b", scent=LONG)
    files = {
        "a.md": node("a", summary=LONG, extra=f"scent: {LONG}", edges=[long_edge]),
        "b.md": node("b"),
    }
    findings = found(files)
    assert places(findings, "summary-over-budget") == [("a.md", 4)]
    assert places(findings, "scent-over-budget") == [("a.md", 5)]
    assert places(findings, "edge-scent-over-budget") == [("a.md", 7)]
    assert "90 tokens, 30 over its budget of 60" in findings[0].message


def test_the_budgets_are_the_manifests_own(found: Check) -> None:
    files = {"a.md": node("a", summary="one two three four five")}
    assert "summary-over-budget" in rules(found(files, "budgets: {summary: 3}\n"))


def test_an_edge_without_scent_is_a_warning(found: Check) -> None:
    findings = found({"a.md": node("a", edges=["{to: b, type: owns}"]), "b.md": node("b")})
    assert [(f.rule, f.line, f.severity) for f in findings] == [
        ("missing-edge-scent", 6, Severity.WARNING)
    ]


def test_edges_of_unknown_type_and_to_nowhere_are_found(found: Check) -> None:
    findings = found(
        {"a.md": node("a", edges=[edge("gone"), edge("b", "likes")]), "b.md": node("b")}
    )
    assert places(findings, "broken-edge") == [("a.md", 6)]
    assert places(findings, "unknown-edge-type") == [("a.md", 7)]


def test_an_inverse_name_and_a_path_are_good_in_an_edge(found: Check) -> None:
    files = {
        "a.md": node("a", edges=[edge("deep/b", "owned-by"), edge("deep/w", "mentions")]),
        "deep/b.md": node("bee"),
        "deep/w.md": "# Wild\n",
    }
    assert rules(found(files)) == {"wild-node"}


def test_an_edge_to_itself_is_found(found: Check) -> None:
    assert places(found({"a.md": node("a", edges=[edge("a")])}), "self-edge") == [("a.md", 6)]


def test_the_same_relation_twice_is_found_also_from_the_other_end(found: Check) -> None:
    files = {
        "a.md": node("a", edges=[edge("b"), edge("b"), edge("c", "related-to")]),
        "b.md": node("b", edges=[edge("a", "owned-by")]),
        "c.md": node("c", edges=[edge("a", "related-to")]),
    }
    expected = [("a.md", 7), ("b.md", 6), ("c.md", 6)]
    assert places(found(files), "duplicate-edge") == expected


def test_two_types_between_the_same_nodes_are_no_duplicates(found: Check) -> None:
    files = {"a.md": node("a", edges=[edge("b"), edge("b", "mentions")]), "b.md": node("b")}
    assert found(files) == ()


def test_a_cycle_is_shown_with_its_path(found: Check) -> None:
    files = {
        "a.md": node("a", edges=[edge("b", "part-of")]),
        "b.md": node("b", edges=[edge("c", "part-of")]),
        "c.md": node("c", edges=[edge("a", "part-of")]),
        "d.md": node("d", edges=[edge("a", "part-of")]),
    }
    findings = [f for f in found(files) if f.rule == "cycle"]
    assert [(f.path, f.line) for f in findings] == [("c.md", 6)]
    assert "a → b → c → a" in findings[0].message


def test_a_type_that_may_run_in_circles_does(found: Check) -> None:
    files = {"a.md": node("a", edges=[edge("b")]), "b.md": node("b", edges=[edge("a")])}
    assert found(files) == ()


def test_a_cycle_of_thousands_of_nodes_is_found_in_no_time(found: Check) -> None:
    size = 3000
    files = {
        f"{n // 500}/n{n}.md": node(f"n{n}", edges=[edge(f"n{(n + 1) % size}", "part-of")])
        for n in range(size)
    }
    cycle = [f for f in found(files) if f.rule == "cycle"]
    assert len(cycle) == 1
    assert "more …" in cycle[0].message


def test_an_id_that_two_files_claim_is_found(found: Check) -> None:
    findings = found({"a.md": node("same"), "b.md": node("same")})
    duplicate = [f for f in findings if f.rule == "duplicate-id"]
    assert len(duplicate) == 1
    assert duplicate[0].severity is Severity.ERROR


def test_an_id_that_is_another_files_path_is_a_warning(found: Check) -> None:
    findings = found({"a.md": node("b"), "b.md": node("c")})
    assert places(findings, "id-is-a-path") == [("a.md", 2)]


def test_an_id_too_long_to_type_is_found(found: Check) -> None:
    assert "id-form" in rules(found({"a.md": node("x" * 300)}))


@pytest.mark.parametrize("name", ["CON.md", "What?.md", "cafe\u0301.md"])
def test_names_that_do_not_travel_are_warnings(found: Check, name: str) -> None:
    findings = found({name: node("x")})
    assert [(f.path, f.severity) for f in findings] == [(name, Severity.WARNING)]


@pytest.mark.parametrize("name", ["100%.md", "[.md", "a#b.md", "@.md", "console.md", "año.md"])
def test_names_that_travel_are_left_alone(found: Check, name: str) -> None:
    assert found({name: node("x")}) == ()


def test_names_that_differ_only_by_case_collide(found: Check) -> None:
    findings = found({"Contents.md": node("a"), "contents.md": node("b")})
    assert places(findings, "name-case-collision") == [("contents.md", None)]


def test_a_broken_file_is_named_with_line_and_column(found: Check) -> None:
    findings = found({"a.md": "---\nid: a\ntitle: one: two\n---\n"})
    assert [(f.path, f.line) for f in findings] == [("a.md", 3)]
    assert findings[0].column is not None


def test_a_fault_in_the_manifest_is_found(found: Check) -> None:
    findings = found({"a.md": node("a")}, "name: X\nbudgets: {summary: many}\n")
    assert [f.path for f in findings] == ["forest.yaml"]


def test_findings_come_in_the_order_of_paths_and_lines(found: Check) -> None:
    files = {"b.md": node("b", edges=[edge("x"), edge("y")]), "a.md": node("a", edges=[edge("z")])}
    assert [(f.path, f.line) for f in found(files)] == [("a.md", 6), ("b.md", 6), ("b.md", 7)]


def test_every_finding_has_its_rule_in_a_table(found: Check) -> None:
    names = {rule.name for rule in RULES + READING_RULES}
    assert len(names) == len(RULES + READING_RULES)
    findings = found({"a.md": node("a", summary=LONG, edges=[edge("a"), edge("x", "y")])})
    assert rules(findings) <= names


def test_every_rule_of_reading_is_in_the_table() -> None:
    source = Path(__file__).parents[3] / "forest_studio/core/store"
    rule = re.compile(
        r'(?:Finding|_finding|report|YamlProblem|_note)\((?:scan, )?\s*"([a-z0-9]+(?:-[a-z0-9]+)*)"'
    )
    # Drafts lie beside the forest: the window and the doctor speak of them, a check does not.
    files = (file for file in source.rglob("*.py") if file.name != "drafts.py")
    used = {name for file in files for name in rule.findall(file.read_text())}
    assert used
    assert used <= {rule.name for rule in RULES + READING_RULES}
