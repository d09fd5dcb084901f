import pytest

from forest_studio.core.model.edges import DEFAULT_EDGE_TYPES, Family
from forest_studio.core.model.findings import Severity
from forest_studio.core.model.manifest import FORMAT, Budgets, Manifest
from forest_studio.core.store.passports.manifest_file import read_manifest


def problems(text):
    return [(finding.rule, finding.line) for finding in read_manifest(text)[1]]


def test_a_forest_without_a_manifest_has_the_defaults():
    assert read_manifest(None) == (Manifest(), ())


def test_an_empty_manifest_means_the_defaults_but_counts_as_there():
    assert read_manifest("") == (Manifest(present=True), ())
    assert read_manifest("# nothing yet\n") == (Manifest(present=True), ())


def test_every_setting_is_read():
    manifest, findings = read_manifest(
        "name: No\nformat: 1\ntokenizer: cl100k_base\n"
        "budgets: {summary: 70, scent: 20, observation: 500}\nhalf-life: 7.5\n"
        "ignore: [drafts, '*.tmp.md']\nedge-types:\n"
        "- {name: owns, label: owns, inverse-label: owned by, family: ownership,"
        " color: '#aa00FF'}\n"
        "- {name: near, symmetric: true, acyclic: yes}\n"
    )
    assert not findings
    assert manifest.name == "No"
    assert manifest.budgets == Budgets(70, 20, 500)
    assert manifest.half_life_days == 7.5
    assert manifest.ignore == ("drafts", "*.tmp.md")
    owns, near = manifest.edge_types
    assert (owns.inverse_name, owns.family, owns.color) == ("owned-by", Family.OWNERSHIP, "#aa00FF")
    assert (near.inverse_name, near.symmetric, near.acyclic) == ("near", True, True)


def test_edge_types_are_the_default_set_unless_declared():
    assert read_manifest("name: x\n")[0].edge_types == DEFAULT_EDGE_TYPES
    assert read_manifest("edge-types:\n")[0].edge_types == DEFAULT_EDGE_TYPES


@pytest.mark.parametrize("text", ["a: [", "- a list\n", "a: &x 1\n", "name: \0\n", "x" * 2_000_000])
def test_an_unreadable_manifest_is_a_finding_and_the_defaults_are_used(text):
    manifest, (finding,) = read_manifest(text)
    assert manifest == Manifest(present=True)
    assert (finding.rule, finding.path) == ("manifest-unparsable", "forest.yaml")


def test_bad_values_are_findings_with_their_lines_and_the_others_are_used():
    text = (
        "name: [a]\nformat: one\nbudgets: {summary: many, scent: 10}\nhalf-life: -1\n"
        "ignore: [a, {b: c}]\nedge-types:\n- {name: a b}\n- {name: owns, family: wrong}\n- zz\n"
    )
    manifest, findings = read_manifest(text)
    assert sorted((f.rule, f.line) for f in findings) == [
        ("manifest-wrong-value", line) for line in (1, 2, 3, 4, 5, 7, 8, 9)
    ]
    assert manifest.budgets == Budgets(summary=60, scent=10)
    assert manifest.ignore == ("a",)
    assert [(t.name, t.family) for t in manifest.edge_types] == [("owns", Family.REFERENCE)]


def test_unknown_keys_are_only_noted():
    manifest, findings = read_manifest("name: x\nfuture: 1\nbudgets: {summary: 50, images: 3}\n")
    assert [(f.rule, f.severity, f.line) for f in findings] == [
        ("manifest-unknown-key", Severity.NOTE, 2),
        ("manifest-unknown-key", Severity.NOTE, 3),
    ]
    assert manifest.budgets.summary == 50


def test_a_newer_format_is_a_finding_and_the_forest_is_read():
    assert problems(f"name: x\nformat: {FORMAT + 1}\n") == [("manifest-newer-format", 2)]


def test_an_unknown_tokenizer_falls_back_to_the_one_that_ships():
    manifest, (finding,) = read_manifest("tokenizer: other\n")
    assert manifest.tokenizer == "cl100k_base"
    assert finding.rule == "unknown-tokenizer"


def test_what_is_declared_twice_is_a_finding_and_the_first_counts():
    text = "name: a\nname: b\nedge-types: [{name: x, label: one}, {name: x, label: two}]\n"
    assert problems(text) == [("duplicate-key", 2), ("duplicate-edge-type", 3)]
    manifest, _ = read_manifest(text)
    assert (manifest.name, manifest.edge_types[0].label) == ("a", "one")
