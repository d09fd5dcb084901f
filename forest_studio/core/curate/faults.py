"""Faults that both the check of a forest and the plan of an edit look for."""

import re
from dataclasses import replace

from forest_studio.core.model import budget
from forest_studio.core.model.findings import Finding
from forest_studio.core.model.forest import Forest
from forest_studio.core.model.manifest import Manifest
from forest_studio.core.model.node import Node

LONGEST_ID = 200
"""Characters that an id may have: it is typed into edges and shown on one line."""
_ID_FORBIDDEN = re.compile(r"[\x00-\x1f\x7f-\x9f\u2028\u2029\ud800-\udfff]")


def at(finding: Finding, node: Node, line: int | None = None) -> Finding:
    """The finding, placed at a node and a line of its file."""
    return replace(finding, node=node.id, path=node.path, line=line)


def over_budget(rule: str, what: str, text: str, limit: int, tokenizer: str) -> Finding | None:
    """A finding when a text has more tokens than its budget."""
    if len(text.encode("utf-8", "surrogatepass")) <= limit:
        return None  # A token has at least one byte, so there is nothing to count.
    tokens = budget.count(text, tokenizer)
    if tokens <= limit:
        return None
    return Finding(
        rule,
        f"the {what} has {tokens} tokens, {tokens - limit} over its budget of {limit}",
        f"Shorten it to {limit} tokens; what is too long belongs in the body",
    )


def summary_over_budget(text: str, manifest: Manifest) -> Finding | None:
    """A finding when a summary is over its budget."""
    limit = manifest.budgets.summary
    return over_budget("summary-over-budget", "summary", text, limit, manifest.tokenizer)


def scent_over_budget(text: str, manifest: Manifest) -> Finding | None:
    """A finding when a node's own scent is over its budget."""
    limit = manifest.budgets.scent
    return over_budget("scent-over-budget", "scent", text, limit, manifest.tokenizer)


def edge_scent_over_budget(text: str, to: str, manifest: Manifest) -> Finding | None:
    """A finding when the scent of an edge is over its budget."""
    limit = manifest.budgets.scent
    what = f"scent of the edge to {to}"
    return over_budget("edge-scent-over-budget", what, text, limit, manifest.tokenizer)


def id_form(node_id: str) -> Finding | None:
    """A finding when an id has a form that edges and lists can't carry."""
    problem = ""
    if node_id != node_id.strip() or _ID_FORBIDDEN.search(node_id):
        problem = "has white space at an end or a control character in it"
    elif node_id.endswith("/"):
        problem = "ends with a slash, as only a folder's does"
    elif len(node_id) > LONGEST_ID:
        problem = f"is longer than {LONGEST_ID} characters"
    if not problem:
        return None
    return Finding(
        "id-form", f"the id {node_id!r} {problem}", "Write a short id such as invoice-service"
    )


def id_taken(forest: Forest, node_id: str, path: str) -> Finding | None:
    """A finding when another file already answers to that id, by its passport or by its path."""
    taken = forest.nodes.get(node_id)
    if taken is None and (named := forest.by_path.get(f"{node_id}.md")) is not None:
        taken = forest.nodes[named]
    if taken is None or taken.path == path:
        return None
    message = f"the id {node_id!r} already names {taken.path}"
    return Finding("duplicate-id", message, "Choose an id that no other file has")


def unknown_type(name: str, manifest: Manifest) -> Finding | None:
    """A finding when the manifest knows no edge type of that name."""
    if manifest.edge_type(name) is not None:
        return None
    known = ", ".join(t.name for t in manifest.edge_types)
    return Finding(
        "unknown-edge-type",
        f"no edge type is called {name!r}",
        f"Use one of {known}, or declare it under edge-types in forest.yaml",
    )
