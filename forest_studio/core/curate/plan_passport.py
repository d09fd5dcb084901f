"""Plans edits of a passport's fields and of a body."""

from collections.abc import Mapping

from forest_studio.core.curate import faults
from forest_studio.core.curate.lookup import resolve
from forest_studio.core.curate.passport_of_wild import lacking
from forest_studio.core.curate.planned import (
    Planned,
    Rejected,
    Target,
    edited,
    reject,
    subject,
    target,
)
from forest_studio.core.model.changes import EditBody, EditPassport
from forest_studio.core.model.findings import Finding
from forest_studio.core.model.forest import Forest
from forest_studio.core.model.node import Node
from forest_studio.core.store.passports.front_matter import parse, replace_body, set_fields

Fields = dict[str, str | tuple[str, ...] | None]


def edit_passport(forest: Forest, change: EditPassport) -> Planned | Rejected:
    """Sets the fields that differ; a wild node gets the whole passport that it lacks."""
    spot = target(forest, change.node)
    if isinstance(spot, Rejected):
        return spot
    fields = _wanted(change, spot.node)
    if reasons := field_faults(forest, fields, spot.node):
        return Rejected(tuple(reasons))
    if spot.node.wild:
        fields = {**lacking(forest, spot.node, spot.text), **fields}
    text = set_fields(spot.text, fields)
    return checked(spot, text, _message(spot.node, fields), "edit-passport")


def checked(spot: Target, text: str, message: str, operation: str) -> Planned | Rejected:
    """The plan of an edit after which the file must have a valid passport."""
    passport = parse(text).passport
    if passport is None:
        node = spot.node
        problem = f"{node.path} would not have a valid passport afterwards"
        return reject("broken-file", problem, "Mend its front matter in a text editor", node.id)
    nodes = tuple(dict.fromkeys((spot.node.id, passport.id)))
    return edited(spot, text, message, operation, nodes)


def one_line(text: str) -> str:
    """A field as it is written: one line, single spaces."""
    return " ".join(text.split())


def _wanted(change: EditPassport, node: Node) -> Fields:
    """The fields that the change sets to something else than they are."""
    passport = node.passport
    fields: Fields = {}
    for key in ("id", "title", "summary", "scent"):
        new = getattr(change, key)
        if new is not None and one_line(new) != one_line(getattr(passport, key)):
            fields[key] = one_line(new)
    if node.wild:
        # What a wild node shows may be drawn from its heading or its path: write what is asked.
        asked = {key: getattr(change, key) for key in ("id", "title", "summary")}
        fields.update({key: one_line(new) for key, new in asked.items() if new is not None})
    if fields.get("scent") == "":
        fields["scent"] = None
    if change.tags is not None and tidy(change.tags) != passport.tags:
        fields["tags"] = tidy(change.tags) or None
    return fields


def tidy(tags: tuple[str, ...]) -> tuple[str, ...]:
    """Tags without white space around them, empty ones and repetitions."""
    return tuple(dict.fromkeys(one_line(tag) for tag in tags if tag.strip()))


def field_faults(
    forest: Forest, fields: Mapping[str, str | tuple[str, ...] | None], node: Node | None
) -> list[Finding]:
    """Why these fields may not be written into a node's file, or into a new one."""
    found: list[Finding | None] = []
    for key in ("id", "title", "summary"):
        if fields.get(key) == "":
            found.append(Finding(f"missing-{key}", f"the {key} is empty", f"Write the {key}"))
    found.append(faults.summary_over_budget(_text(fields, "summary"), forest.manifest))
    found.append(faults.scent_over_budget(_text(fields, "scent"), forest.manifest))
    if new_id := _text(fields, "id"):
        found.append(faults.id_form(new_id))
        found.append(faults.id_taken(forest, new_id, node.path if node else ""))
        found.append(_named_elsewhere(forest, node, new_id) if node else None)
    faults_found = [finding for finding in found if finding is not None]
    return [faults.at(f, node) for f in faults_found] if node else faults_found


def _text(fields: Mapping[str, str | tuple[str, ...] | None], key: str) -> str:
    value = fields.get(key)
    return value if isinstance(value, str) else ""


def _named_elsewhere(forest: Forest, node: Node, new_id: str) -> Finding | None:
    """A new id would break the edges that name the old one; those that name the path follow."""
    if new_id == node.id or f"{node.id}.md" == node.path:
        return None
    naming = {
        edge.home
        for edge in forest.incoming.get(node.id, ())
        for line in forest.nodes[edge.home].passport.edges
        if line.to == node.id and resolve(forest, line.to) == node.id
    }
    if not naming:
        return None
    return Finding(
        "id-in-use",
        f"edges in {', '.join(sorted(naming)[:5])} name the id {node.id!r}",
        "Keep the id: it is meant to survive moves and renames",
    )


def passport_message(forest: Forest, change: EditPassport) -> str:
    """What the commit of an edit would be called; raises UnknownNode."""
    node = forest.node(change.node)
    return _message(node, _wanted(change, node))


def _message(node: Node, fields: Fields) -> str:
    title = subject(node.title)
    if node.wild:
        return f"Give {title} a passport"
    names = [name for name in ("title", "summary", "tags", "scent", "id") if name in fields]
    listed = " and ".join([", ".join(names[:-1]), names[-1]] if len(names) > 1 else names)
    return f"Edit {listed or 'passport'} of {title}"


def edit_body(forest: Forest, change: EditBody) -> Planned | Rejected:
    """Replaces what follows the front matter; a wild node stays wild."""
    spot = target(forest, change.node)
    if isinstance(spot, Rejected):
        return spot
    text = replace_body(spot.text, change.body)
    return edited(spot, text, body_message(spot.node), "edit-body", (spot.node.id,))


def body_message(node: Node) -> str:
    """What the commit of a new body is called."""
    return f"Edit text of {subject(node.title)}"
