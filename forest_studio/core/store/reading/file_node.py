"""Makes a node of one markdown file: its passport, title, token count and findings."""

import re
from dataclasses import replace

from forest_studio.core.model import budget
from forest_studio.core.model.findings import Finding, Severity
from forest_studio.core.model.node import Kind, Node
from forest_studio.core.model.passport import Passport
from forest_studio.core.store.disk.texts import decode
from forest_studio.core.store.passports.front_matter_parse import Parsed, parse_passport

_HEADING = re.compile(r"^ {0,3}#[ \t]+(\S.*)$", re.MULTILINE)
_FENCED = re.compile(r"^ {0,3}(`{3,}|~{3,}).*?(?:^ {0,3}\1[`~]*[ \t]*$|\Z)", re.M | re.S)


def path_id(path: str) -> str:
    """The id of a wild node: its path without ``.md``."""
    return path[:-3] if path[-3:].lower() == ".md" else path


def is_index(name: str) -> bool:
    """Whether a file of that name may stand for its folder."""
    return name.lower() in ("index.md", "readme.md")


def read_node(
    path: str, data: bytes, blob: str, tokenizer: str, former: Node | None = None
) -> Node:
    """The node of a file, with the id that it would have if no other had the same.

    ``former`` is the same file's node of before: the tokens of the same summary are not counted
    again, for which the vocabulary would have to be loaded.
    """
    findings: tuple[Finding, ...] = ()
    try:
        text = data.decode("utf-8")
    except UnicodeDecodeError as error:
        text, findings = decode(data), (_not_utf8(data, error),)
    parsed = parse_passport(text)
    broken = parsed.broken or bool(findings)
    wild = parsed.passport is None or broken
    passport = _finished(parsed.partial, path, text, parsed) if wild else parsed.partial
    return Node(
        id=path_id(path) if wild else passport.id,
        path=path,
        kind=Kind.LEAF,
        passport=passport,
        wild=wild,
        broken=broken,
        blob=blob,
        summary_tokens=_tokens(passport.summary, tokenizer, former),
        findings=tuple(replace(f, path=path) for f in (*findings, *parsed.findings)),
    )


def _tokens(summary: str, tokenizer: str, former: Node | None) -> int:
    if former is not None and former.passport.summary == summary:
        return former.summary_tokens
    return budget.count(summary, tokenizer) if summary else 0


def _not_utf8(data: bytes, error: UnicodeDecodeError) -> Finding:
    start = data.rfind(b"\n", 0, error.start) + 1
    column = len(decode(data[start : error.start])) + 1
    what = "it is UTF-16" if data[:2] in (b"\xff\xfe", b"\xfe\xff") else "it is not UTF-8"
    return Finding(
        "not-utf8",
        f"the file's text can't be read: {what}",
        "Save it as UTF-8 in a text editor",
        Severity.ERROR,
        line=data.count(b"\n", 0, error.start) + 1,
        column=column,
    )


def _finished(partial: Passport, path: str, text: str, parsed: Parsed) -> Passport:
    """A wild node's passport: its path as id, and a title from somewhere."""
    title = partial.title or _first_heading(text[parsed.body_start :]) or _title_from(path)
    return replace(partial, id=path_id(path), title=title)


def _first_heading(body: str) -> str:
    if "```" in body or "~~~" in body:
        body = _FENCED.sub("", body)
    found = _HEADING.search(body.replace("\r\n", "\n").replace("\r", "\n"))
    return found.group(1).rstrip(" \t#") if found else ""


def _title_from(path: str) -> str:
    folder, _, name = path.rpartition("/")
    if is_index(name) and folder:
        name = folder.rpartition("/")[2]
    return path_id(name) or name
