"""A folder with everything that broke other tools: it opens, is searched, checked and curated."""

import os
from collections.abc import Callable, Iterator
from itertools import pairwise
from pathlib import Path

import pytest

from forest_files import fingerprint
from forest_studio.core.model.changes import EditPassport
from forest_studio.core.session import Applied, Rejected, Session

MARKS = "<<<<<<< HEAD\ntitle: A\n=======\ntitle: B\n>>>>>>> other\n"
GOOD = "---\nid: good\ntitle: Good\nsummary: The one that is in order.\n---\nbanksia\n"


def bomb() -> str:
    lines = ["a: &a [" + ",".join(["lol"] * 9) + "]"]
    for before, here in pairwise("abcdefghi"):
        lines.append(f"{here}: &{here} [" + ",".join([f"*{before}"] * 9) + "]")
    return "---\n" + "\n".join(lines) + "\n---\n# Body\n"


FILES: dict[str, str | bytes] = {
    "good.md": GOOD,
    "colon/a.md": "---\ntitle: L2 Core (Split: Core)\n---\n# Body\n",
    "colon/b.md": "---\ntitle: Word: rest\n---\n# Body\n",
    "title/empty.md": "---\ntitle:\n---\n# Body\n",
    "title/none.md": "---\ntags: [a]\n---\n# Body\n",
    "title/null.md": "---\ntitle: null\n---\n# Body\n",
    "number/n.md": "---\ntitle: 26\n---\n# Body\n",
    "number/e.md": "---\ntitle: 1e3\n---\n# Body\n",
    "dates/d.md": "---\ndate: 2012-10-11T23:39:45-04:00\nday: 2026-03-16\nsleep: 10:00\n---\n# B\n",
    "dates/never.md": "---\ntitle: Container\ndate: 2019-29-11\n---\n# Body\n",
    "norway/No.md": "---\ntitle: No\ntags: [no, on, y]\non: 1\noff: 2\n---\n# Body\n",
    "twice/d.md": '---\nid: 1\nsources: ["[[A]]"]\nsources:\n  - "[[B]]"\n---\n# Body\n',
    "bomb/b.md": bomb(),
    "bomb/self.md": "---\na: &a [*a]\n---\n# Body\n",
    "bom/b.md": "\ufeff---\ntitle: Bom\n---\n# H\n",
    "bom/h.md": "\ufeff# First\n\n## Second\n",
    "ends/cr.md": b"---\rtitle: Old Mac\r---\r# B\r",
    "ends/crlf.md": b"---\r\nslug: intro\r\ntitle: Intro\r\n---\r\n# B\r\n",
    "ends/mixed.md": b"---\r\ntitle: Mixed\r\n---\r\nline\nline\r\n",
    "table/page.md": "# page\n",
    "table/t.md": "| h | k |\n|---|---|\n| [[page\\|alias]] | 1 |\n\nProse [[page|alias]].\n",
    "links/root.md": "[[NOTE]] [[sub/NOTE|al]] [x](sub/NOTE.md#h) ![[NOTE#H]] [r][r]\n",
    "links/sub/NOTE.md": "# H\n[[NOTE]] [[NOTE#H|me]] ![[NOTE]]\n",
    "case/i.md": "[[CONTENTS]] [x](contents.MD)\n",
    "case/contents.md": "# lower\n",
    "circle/a.md": "---\nid: a\nparent: b\n---\n# Body\n",
    "circle/b.md": "---\nid: b\nparent: a\n---\n# Body\n",
    "deleted/Alpha.md": "- links_to [[Beta]]\n",
    "marks/body.md": f"# x\n{MARKS}",
    "marks/doc.md": f"# git\n```\n{MARKS}```\n",
    "marks/fm.md": f"---\n{MARKS}---\n# x\n",
    "deep/q.md": ">" * 1000 + " x\n",
    "deep/l.md": "* " * 1000 + "x\n",
    "encoding/u16.md": "\ufeff# Привет\n".encode("utf-16-le"),
    "encoding/cp1251.md": "# Привет\n".encode("cp1251"),
    "encoding/gbk.md": "# 你好\n".encode("gbk"),
    "encoding/l1.md": "# café\n".encode("latin-1"),
    "encoding/bad.md": b"# ok \xff\xfe bytes\n",
    "names/100%.md": "# x\n",
    "names/[.md": "# x\n",
    "names/a#b.md": "# x\n",
    "names/🗂️ hub.md": "# x\n",
    "names/nbsp\u00a0name.md": "# x\n",
}
NOT_ON_WINDOWS = {
    "case/Contents.md": "# Upper\n",
    "names/RedShift: x.md": "# x\n",
    "names/What?.md": "# x\n",
    "names/CON.md": "# x\n",
    "names/tr .md": "# x\n",
}


@pytest.fixture
def root(repository_factory: Callable[..., Path], tmp_path: Path) -> Path:
    odd = {} if os.name == "nt" else NOT_ON_WINDOWS
    root = repository_factory({**FILES, **odd})
    (tmp_path / "secret.md").write_text("# waratah\n")
    if os.name != "nt":
        _link(root, {"up": "..", "out.md": str(tmp_path / "secret.md"), "gone.md": "nowhere.md"})
        _link(root, {"chain.md": "second.md", "second.md": "out.md", "loop.md": "loop.md"})
    return root


def _link(root: Path, links: dict[str, str]) -> None:
    for name, target in links.items():
        (root / name).symlink_to(target)


@pytest.fixture
def session(root: Path) -> Iterator[Session]:
    session = Session.open(root, index_in_memory=True)
    yield session
    session.close()


def test_every_file_is_listed_and_no_link_is_followed(root: Path, session: Session) -> None:
    listed = {node.path for node in session.forest.nodes.values() if node.has_file}
    files = {p for p in root.rglob("*.md") if not p.is_symlink() and ".git" not in p.parts}
    assert listed == {path.relative_to(root).as_posix() for path in files}
    assert not session.search("waratah")


def test_the_file_that_is_in_order_is_found_and_hunted(session: Session) -> None:
    assert [hit.node for hit in session.search("banksia")] == ["good"]
    assert session.hunt("Where is banksia?", record=False).steps


def test_what_is_wrong_is_told_with_its_place(session: Session) -> None:
    told = {(f.path, f.rule) for f in session.findings()}
    assert {
        ("colon/a.md", "front-matter-unparsable"),
        ("colon/b.md", "front-matter-unparsable"),
        ("bomb/b.md", "yaml-anchor"),
        ("bomb/self.md", "yaml-anchor"),
        ("twice/d.md", "duplicate-key"),
        ("marks/body.md", "conflict-markers"),
        ("marks/fm.md", "conflict-markers"),
        ("encoding/u16.md", "not-utf8"),
        ("encoding/l1.md", "not-utf8"),
    } <= told
    assert ("marks/doc.md", "conflict-markers") not in told


def test_looking_changes_nothing(root: Path) -> None:
    before = fingerprint(root)
    session = Session.open(root, index_in_memory=True)
    session.findings()
    session.search("body")
    assert fingerprint(root) == before


def test_each_can_be_curated_or_is_refused_and_then_stays_as_it_is(
    root: Path, session: Session
) -> None:
    for path, data in FILES.items():
        was = data.encode() if isinstance(data, str) else data
        node = session.forest.by_path[path]
        done = session.apply(EditPassport(node, scent="new here"))
        now = (root / path).read_bytes()
        if isinstance(done, Applied):
            assert b"new here" in now
            assert now.endswith(was[-6:])
        else:
            assert isinstance(done, Rejected), path
            assert now == was, path
