import pytest

from forest_studio.core.store.disk.globs import matcher


@pytest.mark.parametrize(
    ("glob", "matched", "other"),
    [
        ("drafts", ["drafts/a.md", "x/drafts/a.md", "drafts"], ["drafts2/a.md", "a/drafts.md"]),
        ("drafts/", ["drafts/a.md"], ["mydrafts/a.md"]),
        ("*.tmp.md", ["a.tmp.md", "x/b.tmp.md"], ["a.md"]),
        ("x/*.md", ["x/a.md"], ["y/x/a.md", "x/y/a.md"]),
        ("x/**", ["x/a.md", "x/y/a.md"], ["x.md"]),
        ("**/old", ["old/a.md", "x/y/old/a.md"], ["older/a.md"]),
        ("a?.md", ["ab.md"], ["a.md", "a/.md"]),
        ("[.md", ["[.md"], ["x.md"]),
        ("a.md", ["a.md"], ["aXmd"]),
    ],
)
def test_globs_name_what_a_reader_expects(glob, matched, other):
    pattern = matcher([glob])
    assert [path for path in matched if not pattern.match(path)] == []
    assert [path for path in other if pattern.match(path)] == []


def test_no_globs_match_nothing():
    assert matcher(()) is None
    assert matcher(["", "/"]) is None
