"""Forests to try things in, and what is looked for in them afterwards."""

import os
import re
import subprocess
from collections.abc import Iterator, Mapping
from pathlib import Path

import pygit2

from forest_studio.core.model.changes import Author
from forest_studio.core.model.errors import ForestError
from forest_studio.core.store.repository import Repository
from reliability_rows.row import Row

ANA = Author("Ana", "ana@example.org")
NODES = tuple(f"n{number}.md" for number in range(8))
SECTIONS = 8
END = "the end\n"
_TOKEN = re.compile(rb"- (t[\w.]+);")
_LEFTOVERS = (".fs-", "forest-intent-", "forest-index")


def isolate(home: Path) -> None:
    """Keeps this process and its children away from the git configuration of who runs it."""
    home.mkdir(parents=True, exist_ok=True)
    who = {f"GIT_{role}_NAME": "Bo" for role in ("AUTHOR", "COMMITTER")}
    who |= {f"GIT_{role}_EMAIL": "bo@example.org" for role in ("AUTHOR", "COMMITTER")}
    folders = {f"XDG_{name}_HOME": str(home / name.lower()) for name in ("CONFIG", "CACHE", "DATA")}
    os.environ.update(who | folders)
    os.environ.update(
        HOME=str(home),
        GIT_CONFIG_GLOBAL=str(home / "gitconfig"),
        GIT_CONFIG_NOSYSTEM="1",
        LC_ALL="C.UTF-8",
    )
    use_git_configuration_of(home)


def use_git_configuration_of(home: Path) -> None:
    """Lets pygit2, which looked for it when it was loaded, look for configuration there."""
    for level in (pygit2.enums.ConfigLevel.GLOBAL, pygit2.enums.ConfigLevel.XDG):
        pygit2.settings.search_path[level] = str(home)


def git(root: Path, *words: str) -> subprocess.CompletedProcess[str]:
    """Runs git in a folder; the caller looks at the return code."""
    return subprocess.run(
        ["git", "-C", str(root), *words],
        capture_output=True,
        text=True,
        errors="replace",
        check=False,
    )


def plant(root: Path, files: Mapping[str, str], commit: bool = True) -> Path:
    """A repository with those files in one commit."""
    subprocess.run(["git", "init", "-q", "-b", "main", "--template=", str(root)], check=True)
    for name, value in (("gc.auto", "0"), ("user.name", "Bo"), ("user.email", "bo@example.org")):
        git(root, "config", name, value)
    for path, text in files.items():
        (root / path).parent.mkdir(parents=True, exist_ok=True)
        (root / path).write_bytes(text.encode())
    if commit:
        git(root, "add", "--all")
        git(root, "commit", "-q", "-m", "Plant")
    return root


def shared_nodes() -> dict[str, str]:
    """Eight nodes in which every writer has a section of its own."""
    return {path: _node(path.removesuffix(".md")) for path in NODES}


def _node(name: str) -> str:
    passport = f"---\nid: {name}\ntitle: Node {name}\nsummary: What many write into.\n---\n"
    return passport + "".join(f"\n## from {n}\n\n" for n in range(SECTIONS)) + END


def with_token(text: str, section: int, token: str) -> str:
    """The text with one more line in a writer's section."""
    heading = f"## from {section}\n"
    return text.replace(heading, f"{heading}- {token};\n", 1)


def is_whole(data: bytes) -> bool:
    """Whether nothing of a node is missing, at its ends and in its lines."""
    lines = data.split(b"\n")
    tokens = [line for line in lines if line.startswith(b"- ")]
    ends = data.startswith(b"---\nid: n") and data.endswith(END.encode())
    return ends and all(_TOKEN.fullmatch(line) for line in tokens)


def tokens_in(data: bytes) -> set[str]:
    """The tokens that were written into some bytes."""
    return {token.decode() for token in _TOKEN.findall(data)}


def head_files(root: Path) -> dict[str, bytes]:
    """The files of HEAD by path, empty before the first commit."""
    repository = pygit2.Repository(str(root))
    if repository.head_is_unborn:
        return {}
    return dict(_files(repository.head.peel(pygit2.Tree), ""))


def _files(tree: pygit2.Tree, folder: str) -> Iterator[tuple[str, bytes]]:
    for entry in tree:
        path = f"{folder}{entry.name}"
        if isinstance(entry, pygit2.Tree):
            yield from _files(entry, f"{path}/")
        elif isinstance(entry, pygit2.Blob):
            yield path, entry.data


def disk_files(root: Path) -> dict[str, bytes]:
    """The files of the work tree by path."""
    found = (path for path in sorted(root.rglob("*")) if ".git" not in path.parts)
    return {p.relative_to(root).as_posix(): p.read_bytes() for p in found if p.is_file()}


def history_tokens(root: Path) -> set[str]:
    """The tokens in every version of every file that a branch or tag reaches."""
    listed = git(root, "rev-list", "--objects", "--all").stdout
    names = "\n".join(line.split(" ", 1)[0] for line in listed.splitlines())
    command = ["git", "-C", str(root), "cat-file", "--batch"]
    done = subprocess.run(command, input=names.encode(), capture_output=True, check=True)
    return tokens_in(done.stdout)


def kept_tokens(root: Path) -> set[str]:
    """The tokens in the work tree, and in what was kept of writes that did not fit."""
    drafts = (root / ".git/forest/drafts").glob("*")
    kept = [path.read_bytes() for path in drafts if path.is_file()]
    return tokens_in(b"\n".join([*disk_files(root).values(), *kept]))


def check_head(root: Path, acknowledged: Mapping[str, tuple[str, ...]], row: Row) -> None:
    """Counts the acknowledged tokens that HEAD lacks in one of their files."""
    found = {path: tokens_in(data) for path, data in head_files(root).items()}
    for token, paths in acknowledged.items():
        if any(token not in found.get(path, ()) for path in paths):
            row.lost += 1
            row.describe(f"{token} is not in HEAD, in one of {paths}")


def check_anywhere(root: Path, tokens: set[str]) -> set[str]:
    """Those of the tokens which neither history nor the disk nor anything kept has."""
    return tokens - history_tokens(root) - kept_tokens(root)


def look_after(root: Path, row: Row, where: str) -> None:
    """Counts what git finds wrong with a forest at rest, and what was left lying about."""
    try:
        Repository.open(root).recover()
    except ForestError as error:
        row.fail(f"{where}: can't be opened again: {error}")
        return
    checked = git(root, "fsck", "--strict", "--no-dangling", "--no-progress")
    if checked.returncode:
        row.fsck += 1
        row.describe(f"{where}: git fsck: {(checked.stdout + checked.stderr).strip()[:200]}")
    status = git(root, "status", "--porcelain").stdout.strip()
    left = [path for path in root.rglob("*") if _is_left(path)]
    if status or left:
        row.dirty += 1
        row.describe(f"{where}: status {status[:200]!r}, left {[p.name for p in left][:5]}")


def _is_left(path: Path) -> bool:
    return path.name.startswith(_LEFTOVERS) or (
        path.suffix == ".lock" and path.name != "forest.lock"
    )
