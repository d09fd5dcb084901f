"""File names that people and programs think of, and some that nobody should."""

import unicodedata
from random import Random

_STEMS = (
    "RedShift: x", "What?", "100%", "[", "]", "a#b", "CON", "con", "PRN", "com1", "COM¹", "lpt9.x",
    "nul.tar", "a*b", "a|b", '"', "<", ">", "tr ", "dot.", " lead", "nbsp\xa0name", "🗂️ hub", "中文",
    "é", "é", "ﬁ", "ß", "İ", "tab\t", "new\nline", "bell\a", "del\x7f", "~", "-", "--help",
    "$(id)", "`id`", "a;b", "a&b", "a'b", "a\\b", "..", ".", ".hidden", ".git", ".GIT", "git~1",
    "index", "README", "readme", "x" * 250, "x" * 300, "é" * 130, "a.md", "a.md.md", "\u202eabc",
    "\u200b", "a\u0301\u0302", "..md", "@{u}", "a@b", "^", "{a,b}", "!x", "", " ", "%2e%2e", "a\0b",
    "\ud800", "forest", "index.lock", ".fs-new-1", ".fs-swap-1", "AUX.", "conin$", "\u2028",
)  # fmt: skip
_LETTERS = "abcXYZ019 ._-~#%[]{}()&=+,;@!$'éñßİı中🗂\u0301:?*|<>\"\\\t\x1f\x7f\u200d\u202e"
_PLAIN = "abcXYZ019 _-~#%[]{}()&=+,;@!$'éñßı中🗂"
_FOLDERS = ("", "", "d/", "D/", "deep/er/", "a b/", "é/", "n1/n2/n3/n4/")
_ODD_FOLDERS = (
    "con/", "dot./", ".h/", "../", "/", "x//", "d/../", "d/./", ".git/", "d/.git/", "n0.md/", "C:/",
)  # fmt: skip
_ODD_ENDINGS = (".MD", ".Md", "", ".txt", ".md ", ".markdown", ".md.")


def name(chance: Random) -> str:
    """A path as it may be asked for; about a third of them are fit to be made."""
    if chance.random() < 0.4:
        stem = chance.choice(_STEMS)
    else:
        letters = _LETTERS if chance.random() < 0.4 else _PLAIN
        stem = "".join(chance.choice(letters) for _ in range(chance.randint(1, 12)))
    if chance.random() < 0.2:
        stem = unicodedata.normalize(chance.choice(["NFC", "NFD"]), stem)
    if chance.random() < 0.2:
        stem = stem.swapcase()
    odd = chance.random() < 0.25
    folder = chance.choice(_ODD_FOLDERS if odd else _FOLDERS)
    return folder + stem + (chance.choice(_ODD_ENDINGS) if chance.random() < 0.15 else ".md")
