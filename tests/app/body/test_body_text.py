"""A body goes into the editor and back without losing a byte that was not typed over."""

from hypothesis import given
from hypothesis import strategies as st
from PySide6.QtWidgets import QApplication, QPlainTextEdit

from forest_studio.app.body.body_text import main_line_end, shown, typed_over

ODD = st.text(alphabet="ab \r\n\u2028\u2029\xa0\ufdd0\t\U0001f600", max_size=20)


@given(ODD)
def test_a_text_that_nobody_touched_comes_back_byte_for_byte(text: str) -> None:
    assert typed_over(text, shown(text)) == text


@given(ODD, ODD)
def test_what_was_typed_is_what_the_file_shows_afterwards(text: str, typed: str) -> None:
    assert shown(typed_over(text, shown(typed))) == shown(typed)


def test_the_editor_splits_a_text_as_we_do(qapp: QApplication) -> None:
    field = QPlainTextEdit()
    for text in ("a\r\nb\rc\n", "\ufdd0\u2029", "x\u2028y\xa0z", "", "\n\r", "😀\r\n"):
        field.setPlainText(text)
        assert field.document().toRawText().replace("\u2029", "\n") == shown(text)


def test_new_lines_get_the_line_end_that_the_file_uses_most() -> None:
    assert main_line_end("a\r\nb\r\nc\n") == "\r\n"
    assert typed_over("a\r\nb\r\n", "a\nnew\nb\n") == "a\r\nnew\r\nb\r\n"
    assert typed_over("", "a\nb") == "a\nb"
