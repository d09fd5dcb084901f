"""What a plan would make of a forest, to see faults that only show in the whole."""

from collections.abc import Callable, Iterable

from forest_studio.core.curate.planned import Planned
from forest_studio.core.model.findings import Finding
from forest_studio.core.model.forest import Forest
from forest_studio.core.model.node import Node
from forest_studio.core.store.disk.texts import blob_id
from forest_studio.core.store.reading.file_node import read_node
from forest_studio.core.store.reading.regrow import regrow

Rule = Callable[[Forest], Iterable[Finding]]


def preview(forest: Forest, planned: Planned) -> Forest:
    """The snapshot after a plan; only passports can be read from it, no texts."""
    tokenizer = forest.manifest.tokenizer
    updates: dict[str, Node | None] = {}
    for write in planned.writes:
        if write.path.lower().endswith(".md"):
            data = write.content
            node = None if data is None else read_node(write.path, data, blob_id(data), tokenizer)
            updates[write.path] = node
    return regrow(forest, updates, forest.manifest.name)


def new_faults(forest: Forest, planned: Planned, rules: Iterable[Rule]) -> tuple[Finding, ...]:
    """What the rules find after a plan that they don't find before it."""
    after = preview(forest, planned)
    found: list[Finding] = []
    for rule in rules:
        before = {finding.message for finding in rule(forest)}
        found += [finding for finding in rule(after) if finding.message not in before]
    return tuple(found)
