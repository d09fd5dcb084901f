"""Rules about passports: what is missing, over budget or taken."""

from collections.abc import Iterator

from forest_studio.core.curate import faults
from forest_studio.core.model.errors import ForestError
from forest_studio.core.model.findings import Finding, Severity
from forest_studio.core.model.forest import Forest
from forest_studio.core.model.node import Node
from forest_studio.core.store.passports.front_matter import Parsed, parse

REQUIRED = ("id", "title", "summary")


def reading(forest: Forest) -> Iterator[Finding]:
    """What was wrong with the files when they were read."""
    for node in forest.nodes.values():
        yield from node.findings


def missing_keys(forest: Forest) -> Iterator[Finding]:
    """Wild nodes: a note where nobody wrote a passport, else each required key that lacks."""
    for node in forest.nodes.values():
        if node.wild and node.has_file and not node.broken:
            parsed = _parsed(forest, node)
            if parsed is not None and parsed.present and _meant_as_passport(forest, node):
                yield from _missing(node, parsed)
            else:
                yield faults.at(_wild(), node)


def _wild() -> Finding:
    return Finding(
        "wild-node",
        "the file has no passport yet",
        "Give it one in the editor, or leave it wild",
        Severity.NOTE,
    )


def _missing(node: Node, parsed: Parsed) -> Iterator[Finding]:
    for key in REQUIRED:
        if not getattr(parsed.partial, key):
            is_text = isinstance(parsed.fields.get(key, ""), str)
            problem = "is missing" if is_text else "is not text"
            finding = Finding(
                f"missing-{key}", f"the {key} {problem}", f"Write the {key} as one line"
            )
            yield faults.at(finding, node, parsed.lines.get(key, 1))


def _meant_as_passport(forest: Forest, node: Node) -> bool:
    """Whether front matter was written for Forest Studio and not for some other program."""
    return forest.manifest.present or bool(node.passport.edges or node.passport.scent)


def budgets(forest: Forest) -> Iterator[Finding]:
    """Summaries and scents over their budgets."""
    for node in forest.nodes.values():
        if not node.has_file or node.broken:
            continue
        yield from _over(forest, node, "summary", _summary(forest, node))
        scent = faults.scent_over_budget(node.passport.scent, forest.manifest)
        yield from _over(forest, node, "scent", scent)


def _summary(forest: Forest, node: Node) -> Finding | None:
    if node.summary_tokens <= forest.manifest.budgets.summary:
        return None
    return faults.summary_over_budget(node.passport.summary, forest.manifest)


def _over(forest: Forest, node: Node, key: str, finding: Finding | None) -> Iterator[Finding]:
    if finding is not None:
        parsed = _parsed(forest, node)
        yield faults.at(finding, node, parsed.lines.get(key) if parsed else None)


def ids(forest: Forest) -> Iterator[Finding]:
    """Ids of a bad form, and ids that are another file's path."""
    for node in forest.nodes.values():
        if node.wild:
            continue
        for finding in (faults.id_form(node.id), _shadows(forest, node)):
            if finding is not None:
                parsed = _parsed(forest, node)
                yield faults.at(finding, node, parsed.lines.get("id") if parsed else None)


def _shadows(forest: Forest, node: Node) -> Finding | None:
    named = forest.by_path.get(f"{node.id}.md")
    if named is None or named == node.id:
        return None
    return Finding(
        "id-is-a-path",
        f"the id {node.id!r} is also the path of another file, whose id is {named!r}",
        "Choose another id; an edge to that path leads here",
        Severity.WARNING,
    )


def _parsed(forest: Forest, node: Node) -> Parsed | None:
    try:
        return parse(forest.texts.read(node.blob))
    except ForestError:
        return None
