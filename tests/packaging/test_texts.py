"""The collector finds every text of the window, and refuses what it could not translate."""

from pathlib import Path

import pytest
import texts
from texts import Text, WrongText, collected


def found(tmp_path: Path, source: str) -> tuple[Text, ...]:
    (tmp_path / "one.py").write_text(source, encoding="utf-8")
    return collected(tmp_path)


def test_texts_have_the_class_that_says_them(tmp_path: Path) -> None:
    source = """
class Panel:
    def show(self):
        self.tr("a " "text")
        self.tr("%Ln node(s)", "", 3)
def outside(panel: "Panel"):
    panel.tr("from outside")
"""
    assert found(tmp_path, source) == (
        Text("Panel", "a text"),
        Text("Panel", "%Ln node(s)", True),
        Text("Panel", "from outside"),
    )


def test_texts_of_functions_name_their_context(tmp_path: Path) -> None:
    source = """
translate("B", "x")
counted("A", "%Ln hop(s)", n)
noop("A", "later")
painter.translate(3, 4)
"""
    assert found(tmp_path, source) == (
        Text("A", "%Ln hop(s)", True),
        Text("A", "later"),
        Text("B", "x"),
    )


@pytest.mark.parametrize(
    "source",
    [
        "translate('A', name)",
        "translate('A', f'{name} x')",
        "counted(context, 'x', 3)",
        "def f(panel):\n    panel.tr('x')",
        "translate('A', '')",
    ],
)
def test_what_would_stay_english_is_refused(tmp_path: Path, source: str) -> None:
    with pytest.raises(WrongText, match=r"one\.py:\d"):
        found(tmp_path, source)


def test_a_file_gives_back_what_was_written(tmp_path: Path) -> None:
    known = {
        Text("A", "<b> & \t“x”\n{0}"): ("<i> & \t«x»\n{0}",),
        Text("A", "%Ln node(s)", True): ("%Ln nodo", "%Ln nodos"),
        Text("B", "open"): ("",),
    }
    file = tmp_path / "x.ts"
    file.write_text(texts.written("es", known), encoding="utf-8")
    assert texts.read(file) == known
    assert texts.read(tmp_path / "none.ts") == {}


def test_a_text_keeps_its_translation_and_a_new_one_waits() -> None:
    old, new = Text("A", "old"), Text("A", "%Ln new", True)
    assert texts.merged((old, new), {old: ("viejo",)}) == {old: ("viejo",), new: ("", "")}
    assert texts.is_done(old, ("viejo",))
    assert not texts.is_done(new, ("uno", ""))


def test_english_plurals_come_from_the_source() -> None:
    assert texts.english(Text("A", "%Ln node(s) seen", True)) == ("%Ln node seen", "%Ln nodes seen")
    assert texts.english(Text("A", "%Ln drafts are", True)) == ("", "")
