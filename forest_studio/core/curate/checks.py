"""The check of a forest: every rule, and what it finds."""

from collections.abc import Callable, Iterable
from dataclasses import dataclass, replace

from forest_studio.core.curate import rules_edges, rules_files, rules_links, rules_passport
from forest_studio.core.model.findings import Finding, Severity
from forest_studio.core.model.forest import Forest


@dataclass(frozen=True, slots=True)
class Rule:
    """A rule by the name that findings carry, and what it asks for."""

    name: str
    says: str


RULES: tuple[Rule, ...] = (
    Rule("wild-node", "a file without front matter is shown, and marked as uncurated"),
    Rule("missing-id", "a passport has an id"),
    Rule("missing-title", "a passport has a title"),
    Rule("missing-summary", "a passport has a summary"),
    Rule("summary-over-budget", "a summary keeps to the budget of the manifest"),
    Rule("scent-over-budget", "a node's scent keeps to its budget"),
    Rule("edge-scent-over-budget", "the scent of an edge keeps to its budget"),
    Rule("id-form", "an id is short and has no white space at its ends"),
    Rule("duplicate-id", "no two files have one id"),
    Rule("id-is-a-path", "an id is not the path of another file"),
    Rule("missing-edge-scent", "every edge says how the other node smells from here"),
    Rule("unknown-edge-type", "an edge's type is declared in the manifest"),
    Rule("broken-edge", "an edge leads to a node that exists"),
    Rule("broken-link", "a link in a body leads to a file that exists"),
    Rule("self-edge", "an edge leads to another node"),
    Rule("duplicate-edge", "no two edges say the same"),
    Rule("cycle", "edges of an acyclic type run in no circle"),
    Rule("crowded-folder", "no folder holds thousands of files"),
)
"""The rules looked at here."""

READING_RULES: tuple[Rule, ...] = (
    Rule("not-utf8", "a file is written in UTF-8"),
    Rule("unreadable", "every file may be read"),
    Rule("not-a-file", "a node is a regular file"),
    Rule("symlink", "a node is the file itself; links are not followed"),
    Rule("conflict-markers", "no merge was left unfinished"),
    Rule("front-matter-unparsable", "front matter is 'key: value' lines that YAML can read"),
    Rule("front-matter-unterminated", "front matter is closed by a line of ---"),
    Rule("front-matter-too-large", "front matter has at most 64 KiB"),
    Rule("front-matter-too-deep", "front matter is nested 20 levels at most"),
    Rule("yaml-alias", "front matter has no aliases"),
    Rule("yaml-anchor", "front matter has no anchors"),
    Rule("yaml-tag", "front matter has no tags; every value is text"),
    Rule("duplicate-key", "no key comes twice"),
    Rule("wrong-type", "a key holds what the schema wants: a text, a list of words, edges"),
    Rule("name-reserved", "names can be made on Windows"),
    Rule("name-not-nfc", "names are written with composed accents"),
    Rule("name-not-utf8", "names are written in UTF-8"),
    Rule("name-case-collision", "names differ by more than case"),
    Rule("manifest-unparsable", "forest.yaml is YAML"),
    Rule("manifest-wrong-value", "each value of forest.yaml is of its kind"),
    Rule("manifest-unknown-key", "forest.yaml has no keys that mean nothing"),
    Rule("manifest-newer-format", "forest.yaml has a format that this version knows"),
    Rule("unknown-tokenizer", "the tokenizer that forest.yaml names ships with the program"),
    Rule("duplicate-edge-type", "no two edge types have one name"),
)
"""The rules that reading looks at; the check passes its findings on."""

_OURS = frozenset(
    {
        "wrong-type",
        "front-matter-too-large",
        "front-matter-too-deep",
        "yaml-alias",
        "yaml-anchor",
        "yaml-tag",
        "name-reserved",
        "name-not-nfc",
        "name-case-collision",
        "crowded-folder",
        "broken-link",
    }
)
"""Rules that only a forest asks for: what breaks them may be sound markdown for other programs."""

_CHECKS: tuple[Callable[[Forest], Iterable[Finding]], ...] = (
    rules_passport.reading,
    rules_passport.missing_keys,
    rules_passport.budgets,
    rules_passport.ids,
    rules_edges.types,
    rules_edges.targets,
    rules_edges.scents,
    rules_edges.duplicates,
    rules_edges.acyclic,
    rules_files.crowds,
    rules_links.broken,
)


def check(forest: Forest) -> tuple[Finding, ...]:
    """Everything that is wrong with a forest, in the order of paths and lines.

    In a folder that nobody prepared, what only a forest asks for is noted and no more.
    """
    found = _once(finding for rule in _CHECKS for finding in rule(forest))
    if not prepared(forest):
        found = [replace(f, severity=Severity.NOTE) if f.rule in _OURS else f for f in found]
    return tuple(sorted(found, key=_place))


def prepared(forest: Forest) -> bool:
    """Whether someone made this a forest: a manifest is there, or a passport."""
    return forest.manifest.present or any(not node.wild for node in forest.nodes.values())


def _place(finding: Finding) -> tuple[str, int, str, str]:
    return (finding.path, finding.line or 0, finding.rule, finding.message)


def _once(findings: Iterable[Finding]) -> list[Finding]:
    """Each fault once, though both the reading and a rule may have found it."""
    seen: dict[tuple[str, str, int | None, str], Finding] = {}
    for finding in findings:
        seen.setdefault((finding.rule, finding.path, finding.line, finding.message), finding)
    return list(seen.values())
