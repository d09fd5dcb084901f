"""Links that lead nowhere are found, and only those that a node could answer."""

from collections.abc import Callable
from pathlib import Path

import pytest

from forest_files import MANIFEST, node
from forest_studio.core.curate.checks import check
from forest_studio.core.model.findings import Finding, Severity
from forest_studio.core.store.repository import Repository

Find = Callable[..., list[Finding]]


@pytest.fixture
def broken(repository_factory: Callable[..., Path]) -> Find:
    def run(files: dict[str, str], manifest: str = MANIFEST) -> list[Finding]:
        start = {"forest.yaml": manifest} if manifest else {}
        forest = Repository.open(repository_factory({**start, **files})).read()
        return [finding for finding in check(forest) if finding.rule == "broken-link"]

    return run


def test_a_link_to_a_file_that_is_not_there_is_a_warning_with_its_line(broken: Find) -> None:
    (found,) = broken({"a.md": node("a", body="[b](b.md)\n\n[x](gone.md)\n"), "b.md": node("b")})
    assert (found.severity, found.path, found.line) == (Severity.WARNING, "a.md", 8)
    assert "'gone.md'" in found.message


def test_a_name_in_brackets_that_no_file_has_is_found(broken: Find) -> None:
    assert len(broken({"a.md": node("a", body="[[Beta]]\n[[Beta#h|b]]\n![[Beta]]\n")})) == 3


@pytest.mark.parametrize(
    "body",
    ["![p](gone.png)", "![[gone.png]]", "[c](../src/code.md)", "[x](https://e.org/a.md)",
     "[x](word)",
     "[g](.github/x.md)", "[i](build/x.md)", "`[x](gone.md)`", "[h](#gone)", "[d](folder/)",
     "[[https://e.org]]", "[m](mailto:a@b.md)", "[[a]] [[A.md]] [a](./a.md) [a](/a)"],
)  # fmt: skip
def test_what_no_node_could_be_is_not_looked_for(broken: Find, body: str) -> None:
    manifest = MANIFEST + "ignore: [build]\n"
    assert not broken({"a.md": node("a", body=body + "\n")}, manifest)


def test_in_a_plain_folder_and_in_wild_files_it_is_a_note(broken: Find) -> None:
    (found,) = broken({"a.md": "[x](gone.md)\n"}, manifest="")
    assert found.severity is Severity.NOTE


def test_in_a_wild_file_of_a_forest_it_is_a_note(broken: Find) -> None:
    (found,) = broken({"a.md": "[x](gone.md)\n"})
    assert found.severity is Severity.NOTE
