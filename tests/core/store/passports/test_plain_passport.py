"""The fast way of reading passports never differs from the one that goes through YAML."""

from dataclasses import replace

from hypothesis import HealthCheck, given, settings
from hypothesis import strategies as st

from forest_studio.core.store.passports.front_matter_parse import parse, parse_passport
from forest_studio.core.store.passports.plain_passport import read_plain

EXAMPLES = settings(max_examples=400, deadline=None, suppress_health_check=[HealthCheck.too_slow])
pieces = st.sampled_from(
    ["a", "Word", " ", "  ", ":", ": ", " #", "#", ",", "[", "]", "{", "}", '"', "'", "\\", "é",
     "null", "Null", "~", "-", "- ", "\t", "\x85", "\u2028", "\u3000", "\ufeff", "𝄞", "&", "*", "!",
     "|", ">", "%", "@", "`", "?", "=", "\r", "\x07"]
)  # fmt: skip
values = st.lists(pieces, max_size=5).map("".join)
words = st.one_of(st.sampled_from(["a", "b-c", "d/e.md", "null", "Y", "26"]), values)


@st.composite
def almost_plain(draw):
    lines = []
    for key in draw(
        st.lists(st.sampled_from(["id", "title", "summary", "scent", "x", "tags", "edges"]))
    ):
        kind = draw(st.sampled_from(["plain", "quoted", "tags", "edges", "odd"]))
        if kind == "plain":
            lines.append(f"{key}: a{draw(values)}")
        elif kind == "quoted":
            lines.append(f'{key}: "{draw(values)}"')
        elif kind == "tags":
            lines.append(f"tags: [{', '.join(draw(st.lists(words, max_size=3)))}]")
        elif kind == "edges":
            lines.append("edges:")
            margin = draw(st.sampled_from(["", "", "  "]))
            for _ in range(draw(st.integers(0, 3))):
                scent = draw(
                    st.sampled_from(["", ", scent: b" + draw(values), f', scent: "{draw(values)}"'])
                )
                margin = draw(st.sampled_from([margin, margin, margin, " "]))
                lines.append(f"{margin}- {{to: {draw(words)}, type: {draw(words)}{scent}}}")
        else:
            lines.append(draw(st.sampled_from([key, f"{key}:", f"  {key}", "", "# c", "- a"])))
    return "---\n" + "".join(line + "\n" for line in lines) + "---\nbody\n"


@EXAMPLES
@given(almost_plain())
def test_the_fast_way_reads_what_yaml_reads(text):
    slow = parse(text)
    fast = parse_passport(text)
    assert replace(fast, fields={}, lines={}) == replace(slow, fields={}, lines={})


def test_passports_as_this_program_writes_them_take_the_fast_way():
    assert read_plain(
        "id: a\ntitle: Invoice service\n"
        'summary: "Prices: all of them."\ntags: [a, b-c]\nscent: where it is\nowner: x\n'
        'edges:\n- {to: b, type: owns, scent: "a, b"}\n- {to: c/d.md, type: owns}\n'
    )
