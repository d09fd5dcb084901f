"""Front matter as many hands write it, and as accidents leave it."""

from random import Random

from forest_studio.core.model.edges import EdgeLine

KEYS = ("id", "title", "summary", "tags", "scent", "edges", "date", "x-y", "aliases")
VALUES = (
    "No", "26", "2024-01-01", "2019-29-11", "null", "~", "10:00", "0x1F", "1e3", "a: b", "=", "y",
    "", " ", "- x", "# no comment", "tab\there", "two\nlines", "'", '"', "[", "{", "é", "中", "🗂️",
    "&a", "*a", "!t", "%", "@", "`", "a #b", "a: ", ": a", "---", "...", "\\", "<<", "x" * 300,
    "\x85", "\u2028", "\ufeff", "trailing ", "<<<<<<< HEAD",
)  # fmt: skip
_PLAIN = ("Invoice service", "ledger", "a-b", "who is paged", "26", "No", "über", "10:00")
_COMMENTS = ("", "", "", "", "  # a note", " #: odd")
_PIECES = (
    "", ":", "- ", "\n", "[", "]", "{", "}", "#", "'", '"', "\t", "&a ", "*a", "!x ", "\x85",
    "\u2028", "---\n", "\0", "|\n", ">", "? ", "<<: ", "\r", "  ", "%YAML 1.1\n", "...\n", "\ufeff",
)  # fmt: skip


def value(chance: Random) -> str:
    """Something that may be typed into a field."""
    if chance.random() < 0.5:
        return chance.choice(VALUES)
    letters = "abz éñ中𝄞0129 -:#,[]{}&*!|>'\"%@`?\\~.=<\t\n"
    return "".join(chance.choice(letters) for _ in range(chance.randrange(24)))


def edge(chance: Random) -> EdgeLine:
    """An edge whose end and type are not empty."""
    ends = [value(chance).strip() or "n" for _ in range(2)]
    return EdgeLine(ends[0], ends[1], value(chance))


def passport(chance: Random) -> str:
    """A text whose front matter is fit to be edited."""
    keys = chance.sample(KEYS, chance.randint(0, len(KEYS)))
    lines = []
    for key in keys:
        if chance.random() < 0.15:
            lines.append(chance.choice(["", "# a comment", "   # indented"]))
        shape = {"tags": _tags, "edges": _edges}.get(key, _scalar)
        lines.append(f"{key}:{shape(chance)}")
    inside = "".join(f"{line}\n" for line in lines)
    body = chance.choice(["", "# Heading\n\ntext\n", "no end", "\n\n---\nrule\n---\n"])
    text = f"---\n{inside}---\n{body}".replace("\n", chance.choice(["\n", "\n", "\r\n", "\r"]))
    return chance.choice(["", "", "\ufeff"]) + text


def damaged(chance: Random) -> str:
    """A text with some characters put in, taken out or doubled."""
    text = passport(chance)
    for _ in range(chance.randint(1, 4)):
        at = chance.randint(0, len(text))
        text = text[:at] + chance.choice(_PIECES) + text[at + chance.randrange(4) :]
    return text


def _scalar(chance: Random) -> str:
    text = chance.choice(_PLAIN)
    style = chance.randrange(7)
    comment = chance.choice(_COMMENTS)
    if style == 0:
        return f" '{text}''s'{comment}"
    if style == 1:
        return f' "{text} \\u00e9"{comment}'
    if style == 2:
        head = chance.choice("|>") + chance.choice(["", "-", "+"])
        blank = chance.choice(["", "\n", "\n\n"])
        return f" {head}{comment}\n  {text}\n    more\n  {text}{blank}"
    if style == 3:
        return f" {text}\n  and {text}{comment}"
    return comment if style == 4 else f" {text}{comment}"


def _tags(chance: Random) -> str:
    items = [chance.choice(_PLAIN) for _ in range(chance.randrange(5))]
    style = chance.randrange(5)
    comment = chance.choice(_COMMENTS)
    if style == 0:
        return _scalar(chance)
    if style == 1 or not items:
        return f" [{', '.join(items)}]{comment}"
    if style == 2:
        return " [\n    " + ",\n    ".join(items) + chance.choice(["", ","]) + "\n  ]"
    indent = "" if style == 3 else "    "
    lines = [f"{indent}- {item}{chance.choice(_COMMENTS)}" for item in items]
    if chance.random() < 0.5:
        lines.insert(len(lines) // 2, f"{indent}# between")
    return f"{comment}\n" + "\n".join(lines)


def _edges(chance: Random) -> str:
    count = chance.randrange(4)
    if not count:
        return chance.choice(["", " []", " ~", " [] # none yet", "   # soon"])
    items = [_edge_item(chance, number) for number in range(count)]
    if chance.random() < 0.5:
        return f" [{', '.join(items)}]{chance.choice(_COMMENTS)}"
    indent = chance.choice(["", "  "])
    lines = []
    for number, item in enumerate(items):
        if chance.random() < 0.5:
            lines.append(f"{indent}- {item}{chance.choice(_COMMENTS)}")
        else:
            more = f"{indent}  type: owns\n{indent}  weight: 1"
            lines.append(f"{indent}- to: b{number}{chance.choice(_COMMENTS)}\n{more}")
    return f"{chance.choice(_COMMENTS)}\n" + "\n".join(lines)


def _edge_item(chance: Random, number: int) -> str:
    scent = chance.choice(["", ", scent: where it is", ', scent: "a, b"'])
    extra = chance.choice(["", ", weight: 3", ", note: 'k  eep'"])
    return f"{{to: n{number}, type: owns{scent}{extra}}}"
