"""Markdown as safe rich text: the only place that knows the library."""

import re
from html import escape, unescape
from typing import Any
from urllib.parse import quote

import mistune

from forest_studio.app.look.palette import MONO_FONT, Palette
from forest_studio.core.model.edges import slug

_LINK = re.compile(r"!?\[([^\]]*)\]\([^)]*\)")
_WIKI = r"!?\[\[(?P<wiki_target>[^\[\]|\n]+)(?:\|(?P<wiki_text>[^\[\]\n]+))?\]\]"
WIKI_SCHEME = "wiki:"
"""How the address of a link in double brackets begins in the HTML."""
_TAG = re.compile(r"<[^>]*>")
_LINK_SCHEMES = ("http://", "https://")


def blocked_picture(name: str, address: str) -> str:
    """What stands in the place of a picture that is not shown."""
    return f"<i>[{escape(name)}: {escape(address)}]</i>"


class _Renderer(mistune.HTMLRenderer):
    """Raw HTML is text, pictures of the web are only named, foreign addresses are plain words."""

    def __init__(self) -> None:
        super().__init__(escape=True)

    def heading(self, text: str, level: int, **_attributes: object) -> str:
        """A paragraph of its own class: Qt would enlarge a heading whatever the sheet says."""
        name = slug(_TAG.sub("", text))
        return f'<p class="h{min(level, 4)}"><a name="{escape(name)}"></a>{text}</p>\n'

    def image(self, text: str, url: str, title: str | None = None) -> str:
        """A picture for whoever shows the text to load, or its name where it is of the web."""
        named = unescape(_TAG.sub("", text)) or title or "picture"
        if ":" in url or url.startswith("//"):
            return blocked_picture(named, url)
        return f'<img src="{escape(url, quote=True)}" alt="{escape(named, quote=True)}" />'

    def wiki(self, text: str, url: str) -> str:
        """A link in double brackets."""
        return f'<a href="{escape(url, quote=True)}">{escape(text)}</a>'

    def link(self, text: str, url: str, title: str | None = None) -> str:  # noqa: ARG002
        """Keeps web addresses and relative paths; anything else is only text."""
        foreign = ":" in url.split("/", maxsplit=1)[0] and not url.lower().startswith(_LINK_SCHEMES)
        if foreign or url.startswith("//"):
            return text
        return f'<a href="{escape(url, quote=True)}">{text}</a>'


def _wiki_links(markdown: Any) -> None:
    """Teaches the parser ``[[target]]`` and ``[[target|text]]``."""
    markdown.inline.register("wiki", _WIKI, _parse_wiki, before="link")


def _parse_wiki(_inline: Any, found: re.Match[str], state: Any) -> int:
    target = found["wiki_target"].strip()
    text = (found["wiki_text"] or target).strip()
    attributes = {"url": WIKI_SCHEME + quote(target)}
    state.append_token({"type": "wiki", "raw": text, "attrs": attributes})
    return found.end()


_to_html = mistune.create_markdown(
    renderer=_Renderer(), plugins=["strikethrough", "table", "task_lists", "url", _wiki_links]
)


def to_html(text: str) -> str:
    """The body of a node as the subset of HTML that Qt shows."""
    return str(_to_html(text))


def readable(text: str) -> str:
    """A line of markdown without the addresses of its links, for reading only."""
    return _LINK.sub(r"\1", text)


def body_style(palette: Palette) -> str:
    """The style sheet of a shown body."""
    return f"""
body, p, li {{ color: {palette.text.name()}; }}
.h1 {{ font-size: 20px; font-weight: 600; }}
.h2 {{ font-size: 17px; font-weight: 600; }}
.h3 {{ font-size: 15px; font-weight: 600; }}
.h4 {{ font-size: 14px; font-weight: 600; }}
a {{ color: {palette.accent.name()}; text-decoration: none; }}
code, pre {{ font-family: '{MONO_FONT}'; font-size: 12px; color: {palette.text2.name()}; }}
pre {{ background-color: {palette.map.name()}; }}
blockquote {{ color: {palette.text2.name()}; }}
th {{ text-align: left; color: {palette.text3.name()}; }}
td, th {{ padding: 2px 10px 2px 0; }}
"""
