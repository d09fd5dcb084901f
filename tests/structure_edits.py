"""Edits of structure for tests: what was written, what was refused, and undo of all of it."""

import subprocess
from collections.abc import Callable, Mapping

from forest_files import node
from forest_studio.core.model.changes import (
    Change,
)
from forest_studio.core.session import Applied, Rejected, Session

Open = Callable[..., Session]


def done(session: Session, change: Change) -> Applied:
    outcome = session.apply(change)
    assert isinstance(outcome, Applied), outcome
    root = session.repository.root
    status = subprocess.run(
        ["git", "status", "--porcelain"], cwd=root, check=True, capture_output=True, text=True
    )
    assert status.stdout == ""
    assert session.forest == session.repository.read() or same(session)
    return outcome


def same(session: Session) -> bool:
    """Whether the snapshot is what reading everything anew gives."""
    fresh = session.repository.read()
    parts = ("nodes", "parents", "children", "outgoing", "incoming")
    return all(dict(getattr(session.forest, p)) == dict(getattr(fresh, p)) for p in parts)


def rules(session: Session, change: Change) -> set[str]:
    outcome = session.apply(change)
    assert isinstance(outcome, Rejected), outcome
    assert all(reason.message and reason.remedy for reason in outcome.reasons)
    return {reason.rule for reason in outcome.reasons}


def texts(session: Session) -> dict[str, str]:
    root = session.repository.root
    found = (path for path in root.rglob("*") if path.is_file() and ".git" not in path.parts)
    return {
        path.relative_to(root).as_posix(): path.read_bytes().decode()
        for path in found
        if path.name != "forest.yaml"
    }


def undone(session: Session, before: Mapping[str, str]) -> None:
    """Undo gives every byte back, redo takes it again, and undo once more."""
    after = texts(session)
    assert isinstance(session.undo(), Applied)
    assert texts(session) == dict(before)
    assert isinstance(session.redo(), Applied)
    assert texts(session) == after
    assert isinstance(session.undo(), Applied)
    assert texts(session) == dict(before)
    assert same(session)


GROVE = {
    "index.md": node("home", body="[g](area/grove/) [p](area/grove/pic.png) [[leaf]]\n"),
    "area/x.md": node("x", edges=["{to: area/grove/wild, type: mentions, scent: s}",
                                  "{to: area/grove/wild.md, type: documents, scent: s}",
                                  "{to: leaf, type: related-to, scent: s}"],
                      body="[l](grove/leaf.md) [w](/area/grove/wild.md)\n"),
    "area/grove/index.md": node("grove", body="[up](../x.md) ![p](pic.png) [l](leaf.md)\n"),
    "area/grove/leaf.md": node("leaf", body="[self](leaf.md#h) [[x]] [o](../../other/o.md)\n"),
    "area/grove/wild.md": "---\nedges:\n- {to: leaf, type: mentions}\n---\n# Wild\n[i](.)\n",
    "area/grove/deep/d.md": node("d", body="[up](../leaf.md)\n"),
    "area/grove/pic.png": b"\x89PNG\r\n\x00\n",
    "area/grove/.keep": "",
    "other/o.md": node("o"),
}  # fmt: skip


def contents(session: Session) -> dict[str, bytes]:
    root = session.repository.root
    return {
        path.relative_to(root).as_posix(): path.read_bytes()
        for path in root.rglob("*")
        if path.is_file() and ".git" not in path.parts
    }


def texts_of(session: Session, node_id: str) -> str:
    return session.forest.texts.read(session.forest.node(node_id).blob)
