"""The pages of a pool: a markdown file for each paragraph, with a passport made without a model."""

import hashlib
import html
import re
import unicodedata
from collections import defaultdict
from collections.abc import Iterable, Sequence
from dataclasses import dataclass

from forest_studio.core.ingest.published import Paragraph
from forest_studio.core.ingest.summary import first_sentences
from forest_studio.core.ingest.titles import linked
from forest_studio.core.model.manifest import Budgets
from forest_studio.core.store.passports.yaml_write import write_scalar

MENTIONS = "mentions"
_SLUG = 48
"""Characters of a title that go into the name of a file."""
_SHARD = 2
"""Characters of the name that make its folder: a folder of thousands makes commits slow."""


@dataclass(frozen=True, slots=True)
class PoolPage:
    """One page before it is a file."""

    id: str
    path: str
    title: str
    text: str


def pages_of(paragraphs: Iterable[Paragraph]) -> dict[Paragraph, PoolPage]:
    """A page for each paragraph; ids depend on title and text alone.

    Paragraphs of one title share a grove.
    """
    by_title: dict[str, dict[Paragraph, None]] = defaultdict(dict)
    for paragraph in paragraphs:
        by_title[plain_title(paragraph)][paragraph] = None
    return {
        paragraph: _page(title, paragraph, shared=len(held) > 1)
        for title, held in sorted(by_title.items())
        for paragraph in sorted(held, key=lambda p: p.text)
    }


def files_of(pages: Sequence[PoolPage]) -> dict[str, str]:
    """The text of each page's file by path: passport with edges to what it mentions, then body."""
    links = linked({page.id: (page.title, page.text) for page in pages})
    return {page.path: _file(page, links[page.id]) for page in pages}


def manifest_text(name: str) -> str:
    """The text of ``forest.yaml``."""
    return f"name: {write_scalar(name)}\nformat: 1\n"


def plain_title(paragraph: Paragraph) -> str:
    """The title on one line, its entities unescaped; the text's first words where it has none."""
    title = unicodedata.normalize("NFC", " ".join(html.unescape(paragraph.title).split()))
    return title or " ".join(paragraph.text.split()[:6]) or "Untitled"


def _page(title: str, paragraph: Paragraph, *, shared: bool) -> PoolPage:
    slug = _slug(title)
    digest = hashlib.blake2b(f"{paragraph.title}\0{paragraph.text}".encode(), digest_size=5)
    name = f"{slug}-{digest.hexdigest()}"
    title_mark = hashlib.blake2b(title.encode(), digest_size=3).hexdigest()
    folder = f"{slug[:_SHARD].strip('-')}/{slug}-{title_mark}" if shared else slug[:_SHARD]
    return PoolPage(name, f"{folder.strip('-')}/{name}.md", title, paragraph.text)


def _slug(title: str) -> str:
    plain = unicodedata.normalize("NFKD", title).encode("ascii", "ignore").decode().lower()
    slug = re.sub(r"[^a-z0-9]+", "-", plain)[:_SLUG].strip("-")
    # A folder's name of one or two letters may be one that Windows keeps for itself.
    return slug if len(slug) > 2 else f"page-{slug}".strip("-")


def _file(page: PoolPage, links: Sequence[str]) -> str:
    summary = first_sentences(page.text, Budgets().summary)
    lines = [
        f"id: {write_scalar(page.id)}",
        f"title: {write_scalar(page.title)}",
        f"summary: {write_scalar(summary)}",
        "tags: []",
    ]
    lines += ["edges:"] if links else []
    lines += [f"- {{to: {write_scalar(to, flow=True)}, type: {MENTIONS}}}" for to in links]
    return "---\n" + "\n".join(lines) + "\n---\n" + page.text.rstrip("\n") + "\n"
