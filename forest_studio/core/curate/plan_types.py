"""Plans other edge types: the manifest, and every edge line that a rename concerns."""

import re
from collections import Counter
from collections.abc import Iterator
from dataclasses import replace

from forest_studio.core.curate import rules_edges
from forest_studio.core.curate.cycles import cycles, successors
from forest_studio.core.curate.plan_manifest import (
    manifest_bytes,
    manifest_text,
    manifest_write,
)
from forest_studio.core.curate.planned import Planned, Rejected, reject, subject
from forest_studio.core.curate.redraft import Redraft
from forest_studio.core.model.changes import EditEdgeTypes, RestoreTexts
from forest_studio.core.model.edges import EdgeType
from forest_studio.core.model.findings import Finding, Severity
from forest_studio.core.model.forest import Forest
from forest_studio.core.model.manifest import Manifest
from forest_studio.core.store.passports.front_matter import replace_edge
from forest_studio.core.store.passports.manifest_edit import set_edge_types

_NAME = re.compile(r"[\w-]+")
_COLOR = re.compile(r"(#[0-9a-fA-F]{6})?")
_MOST = 5
"""Reasons of a refusal that are listed."""


def edit_edge_types(forest: Forest, change: EditEdgeTypes) -> Planned | Rejected:
    """Writes ``forest.yaml``, makes it where there is none, and rewrites renamed edges, as one.

    A type that edges still have can't be removed. Raises SpliceError.
    """
    manifest = forest.manifest
    reasons = [*type_faults(change.types), *_in_use(forest, change), *_circles(forest, change)]
    if reasons:
        return Rejected(tuple(reasons[:_MOST]))
    text = set_edge_types(manifest_text(forest), change.types, dict(change.renamed))
    draft = Redraft(forest)
    touched = tuple(_rewrite(forest, draft, new_names(manifest, change)))
    message = _message(manifest, change)
    content = text.encode("utf-8")
    if content == manifest_bytes(forest) and not touched:
        return reject(
            "no-change",
            "the edge types are already like that",
            "There is nothing to do",
            severity=Severity.NOTE,
        )
    write, back = manifest_write(forest, content, message)
    if not touched:
        inverse = RestoreTexts((back,), message)
        return Planned((write,), message, "edit-edge-types", (), inverse)
    planned = draft.planned(message, "edit-edge-types", touched)
    if isinstance(planned, Rejected) or not isinstance(planned.inverse, RestoreTexts):
        return planned
    inverse = RestoreTexts((back, *planned.inverse.files), message)
    return replace(planned, writes=(write, *planned.writes), inverse=inverse)


def new_names(manifest: Manifest, change: EditEdgeTypes) -> dict[str, str]:
    """What edges write instead of the old names and inverse names."""
    after = {kind.name: kind for kind in change.types}
    renamed = dict(change.renamed)
    names: dict[str, str] = {}
    for kind in manifest.edge_types:
        new = after.get(renamed.get(kind.name, kind.name))
        if new is not None:
            names[kind.inverse_name] = new.inverse_name
            names[kind.name] = new.name
    return {old: new for old, new in names.items() if old != new}


def type_faults(types: tuple[EdgeType, ...]) -> Iterator[Finding]:
    """Why these can't be the edge types of a forest."""
    names = Counter(name for kind in types for name in {kind.name, kind.inverse_name})
    for kind in types:
        if not _NAME.fullmatch(kind.name):
            remedy = "Use letters, digits and dashes, such as depends-on"
            yield Finding("edge-type-name", f"{kind.name!r} is no name of an edge type", remedy)
        if not kind.label.strip() or not (kind.symmetric or kind.inverse_label.strip()):
            message = f"the edge type {kind.name!r} lacks a label"
            yield Finding("edge-type-label", message, "Write how it reads from both ends")
        if not _COLOR.fullmatch(kind.color):
            message = f"{kind.color!r} is no colour"
            yield Finding("edge-type-color", message, "Write it as #RRGGBB, or leave it empty")
        if not kind.symmetric and kind.name == kind.inverse_name:
            message = f"the edge type {kind.name!r} reads the same from both ends"
            yield Finding("edge-type-label", message, "Call it symmetric, or choose another label")
    for name, count in names.items():
        if name and count > 1:
            message = f"the name {name!r} would stand for {count} edge types or ends"
            yield Finding("duplicate-edge-type", message, "Choose another label or name")


def _in_use(forest: Forest, change: EditEdgeTypes) -> Iterator[Finding]:
    """Types that are to go while edges have them."""
    renamed, kept = dict(change.renamed), {kind.name for kind in change.types}
    used = uses(forest)
    for kind in forest.manifest.edge_types:
        if renamed.get(kind.name, kind.name) not in kept and (count := used[kind.name]):
            edges = "1 edge has" if count == 1 else f"{count} edges have"
            message = f"{edges} the type {kind.name!r}"
            yield Finding("edge-type-in-use", message, "Give them another type first")


def uses(forest: Forest) -> Counter[str]:
    """How many edge lines have each type, be it written from either end."""
    found: Counter[str] = Counter()
    for node in forest.nodes.values():
        for line in node.passport.edges:
            kind = forest.manifest.edge_type(line.type)
            found[kind.name if kind is not None else line.type] += 1
    return found


def _circles(forest: Forest, change: EditEdgeTypes) -> Iterator[Finding]:
    """Circles among edges of a type that is to have none."""
    old_names = {new: old for old, new in change.renamed}
    for kind in change.types:
        old = forest.manifest.edge_type(old_names.get(kind.name, kind.name))
        if kind.acyclic and old is not None and not old.acyclic:
            cycle = next(cycles(successors(forest, old.name)), None)
            if cycle is not None:
                yield rules_edges.cyclic(kind.name, cycle)


def _rewrite(forest: Forest, draft: Redraft, names: dict[str, str]) -> Iterator[str]:
    """Rewrites the edges of renamed types; the ids of the nodes in whose files they stand."""
    for node in forest.nodes.values():
        places = [i for i, line in enumerate(node.passport.edges) if line.type in names]
        if not places or node.broken or not node.has_file:
            continue
        text = draft.text(node)
        for index in places:
            line = node.passport.edges[index]
            text = replace_edge(text, index, replace(line, type=names[line.type]))
        draft.put(node, text)
        yield node.id


def _message(manifest: Manifest, change: EditEdgeTypes) -> str:
    before = {kind.name for kind in manifest.edge_types}
    after = {kind.name for kind in change.types}
    renamed = [(old, new) for old, new in change.renamed if old != new]
    added = sorted(after - before - {new for _, new in renamed})
    gone = sorted(before - after - {old for old, _ in renamed})
    match renamed, added, gone:
        case [(old, new)], [], []:
            return subject(f"Rename edge type {old} to {new}")
        case [], [name], []:
            return subject(f"Add edge type {name}")
        case [], [], [name]:
            return subject(f"Remove edge type {name}")
        case [], [], [] if set(manifest.edge_types) == set(change.types):
            return "Reorder edge types"
    return "Edit edge types"
