"""Plans new files, and files that go back to an earlier text."""

from dataclasses import replace
from pathlib import PurePosixPath

from forest_studio.core.curate.plan_passport import Fields, field_faults, one_line, tidy
from forest_studio.core.curate.planned import Planned, Rejected, reject, subject
from forest_studio.core.model.changes import CreateNode, RestoreText, RestoreTexts
from forest_studio.core.model.findings import Finding, Severity
from forest_studio.core.model.forest import Forest
from forest_studio.core.store.disk.names import name_findings
from forest_studio.core.store.disk.texts import blob_id
from forest_studio.core.store.passports.front_matter import set_fields
from forest_studio.core.store.repository import FileWrite


def create_node(forest: Forest, change: CreateNode) -> Planned | Rejected:
    """Writes a new file with a passport and a body."""
    fields = _fields(change)
    reasons = [*path_faults(forest, change.path), *field_faults(forest, fields, None)]
    if reasons:
        return Rejected(tuple(reasons))
    content = (set_fields("", fields) + change.body).encode("utf-8")
    message = f"Add {subject(change.title)}"
    inverse = RestoreText(change.path, None, blob_id(content), message)
    write = FileWrite(change.path, content, None)
    return Planned((write,), message, "create-node", (one_line(change.id),), inverse)


def _fields(change: CreateNode) -> Fields:
    fields: Fields = {
        "id": one_line(change.id),
        "title": one_line(change.title),
        "summary": one_line(change.summary),
    }
    if tags := tidy(change.tags):
        fields["tags"] = tags
    if scent := one_line(change.scent):
        fields["scent"] = scent
    return fields


def path_faults(forest: Forest, path: str) -> list[Finding]:
    """Why no new file may have that path."""
    if (outside := outside_forest(path)) is not None:
        return [outside]
    found = []
    if not path.endswith(".md"):
        shown = path if path.isprintable() else repr(path)
        found.append(Finding("not-markdown", f"{shown} does not end with .md", "Add .md"))
    if path in forest.by_path:
        found.append(Finding("file-exists", f"{path} is there already", "Choose another name"))
    # What is only a warning about somebody's file is no way to name a new one.
    names = name_findings(dict.fromkeys([*forest.by_path, path]))
    found += [replace(f, severity=Severity.ERROR) for f in names if f.path == path]
    return found


def outside_forest(path: str) -> Finding | None:
    """A finding for a path that is none inside the forest."""
    pure = PurePosixPath(path)
    hidden = any(part.startswith(".") for part in pure.parts)
    if path and str(pure) == path and not pure.is_absolute() and not hidden:
        return None
    return Finding(
        "path-outside",
        f"{path!r} is not a path inside the forest",
        "Write it from the forest's root with forward slashes, without hidden or .. folders",
    )


def restore_text(forest: Forest, change: RestoreText) -> Planned | Rejected:
    """Puts a file back, unless it was edited after the text that undo knows."""
    if not change.path.lower().endswith(".md"):
        return _restore_attachment(forest, change)
    node_id = forest.by_path.get(change.path)
    blob = forest.nodes[node_id].blob if node_id is not None else ""
    if blob != change.expected:
        return reject(
            "stale-file",
            f"{change.path} was changed after the edit that would be undone",
            "Edit it by hand; its history holds every earlier text",
            node_id or "",
        )
    old = forest.texts.data(blob) if blob else None
    if old == change.text:
        return reject("no-change", f"{change.path} is already like that", "There is nothing to do")
    expected = blob_id(change.text) if change.text is not None else ""
    inverse = RestoreText(change.path, old, expected, change.label)
    write = FileWrite(change.path, change.text, change.expected or None)
    nodes = (node_id,) if node_id is not None else ()
    return Planned((write,), change.label, "restore", nodes, inverse)


def _restore_attachment(forest: Forest, change: RestoreText) -> Planned:
    """Puts back a file that is no node; writing it finds out whether it was edited since."""
    old = forest.texts.data(change.expected) if change.expected else None
    expected = blob_id(change.text) if change.text is not None else ""
    inverse = RestoreText(change.path, old, expected, change.label)
    write = FileWrite(change.path, change.text, change.expected or None)
    return Planned((write,), change.label, "restore", (), inverse)


def restore_texts(forest: Forest, change: RestoreTexts) -> Planned | Rejected:
    """Puts several files back, unless one of them was edited after the text that undo knows."""
    plans: list[Planned] = []
    reasons: list[Finding] = []
    for file in change.files:
        found = restore_text(forest, file)
        if isinstance(found, Planned):
            plans.append(found)
        else:
            reasons += [r for r in found.reasons if r.rule != "no-change"]
    if reasons:
        return Rejected(tuple(reasons))
    if not plans:
        return reject("no-change", "the files are already like that", "There is nothing to do")
    writes = tuple(plan.write for plan in plans)
    inverses = [plan.inverse for plan in plans]
    inverse = RestoreTexts(
        tuple(file for file in inverses if isinstance(file, RestoreText)), change.label
    )
    nodes = tuple(dict.fromkeys(node for plan in plans for node in plan.nodes))
    return Planned(writes, change.label, change.operation, nodes, inverse)
