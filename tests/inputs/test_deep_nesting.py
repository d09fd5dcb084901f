"""Text and folders that are nested a thousand levels deep are shown or cut, in time."""

import time
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from pathlib import Path

import pytest

from forest_files import node
from forest_studio.core.model.changes import CreateNode
from forest_studio.core.session import Applied, Session
from plain_git import commit

LEVELS = 300
SECONDS = 20.0
"""Generous: the report was of minutes, and of a crash."""
TEXTS = {
    "quotes": ">" * 1000 + " x",
    "list signs": "* " * 1000 + "x",
    "quotes and lists by turns": "\n".join(
        f"{'>' * n} {'- ' * n}item" for n in range(1, LEVELS + 1)
    ),
    "a staircase of lists": "\n".join(f"{'  ' * n}* item" for n in range(LEVELS)),
    "ordered lists": "1. " * 1000 + "x",
    "brackets": "[" * 20_000,
    "emphasis": "*a " * 7_000,
    "links that are never closed": "[a](" * 5_000,
    "code signs": "`a" * 10_000,
    "angles": "<a " * 7_000,
}


@contextmanager
def in_time() -> Iterator[None]:
    began = time.thread_time()
    yield
    assert time.thread_time() - began < SECONDS


@pytest.mark.parametrize("text", TEXTS.values(), ids=TEXTS)
def test_a_body_is_rendered_in_time(text: str) -> None:
    markdown = pytest.importorskip("forest_studio.app.markdown")
    with in_time():
        assert markdown.to_html(text)


def test_folders_may_be_nested_deeply(repository_factory: Callable[..., Path]) -> None:
    folder = "/".join(["d"] * 200)
    files = {"top.md": node("top"), f"{folder}/deep.md": node("deep")}
    root = repository_factory(files, commit=False)
    commit(root, "Plant")
    with in_time():
        session = Session.open(root, index_in_memory=True)
        assert session.forest.nodes["deep"].path == f"{folder}/deep.md"
        assert session.search("deep")
        assert session.hunt("Where is deep?", record=False).steps
    change = CreateNode(f"{folder}/new.md", "new", "New", "What it is.")
    assert isinstance(session.apply(change), Applied)
    session.findings()
