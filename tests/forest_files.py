"""Files of forests for tests: texts of nodes, whole folders, and their fingerprints."""

import hashlib
from collections.abc import Iterable, Mapping
from pathlib import Path

import pygit2

MANIFEST = "name: Test\nformat: 1\n"


def node(
    node_id: str,
    title: str = "",
    summary: str = "What it is.",
    *,
    edges: Iterable[str] = (),
    extra: str = "",
    body: str = "Some words.\n",
) -> str:
    """The text of a node; ``edges`` are flow mappings: ``{to: b, type: owns, scent: s}``."""
    lines = [f"id: {node_id}", f"title: {title or node_id.capitalize()}", f"summary: {summary}"]
    lines += [extra] if extra else []
    lines += ["edges:", *(f"- {edge}" for edge in edges)] if edges else []
    return "---\n" + "\n".join(lines) + f"\n---\n{body}"


def write_files(root: Path, files: Mapping[str, str | bytes]) -> None:
    """Writes files below a folder, line ends as given."""
    for path, content in files.items():
        file = root / path
        file.parent.mkdir(parents=True, exist_ok=True)
        file.write_bytes(content.encode() if isinstance(content, str) else content)


def commit_all(root: Path, message: str) -> str:
    """Commits everything in a work tree and returns the commit's id."""
    repository = pygit2.Repository(str(root))
    repository.index.add_all()
    repository.index.write()
    tree = repository.index.write_tree()
    author = pygit2.Signature("Ada Tester", "ada@example.org", 1_700_000_000, 0)
    parents = [] if repository.head_is_unborn else [repository.head.target]
    return str(repository.create_commit("HEAD", author, author, message, tree, parents))


def fingerprint(root: Path) -> dict[str, str]:
    """Hash of every file below a folder, git's included; the program's own cache left out."""
    return {
        str(file.relative_to(root)): hashlib.sha256(file.read_bytes()).hexdigest()
        for file in sorted(root.rglob("*"))
        if file.is_file() and ".git/forest" not in file.as_posix()
    }


def log(root: Path) -> list[str]:
    """First lines of the commit messages, the newest first."""
    repository = pygit2.Repository(str(root))
    return [c.message.splitlines()[0] for c in repository.walk(repository.head.target)]
