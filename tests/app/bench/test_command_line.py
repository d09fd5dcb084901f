"""How the child is started: its words, and an environment without secrets."""

import sys

import pytest

from forest_studio.app.bench.command_line import Order, environment, on_words, program


def test_an_order_names_only_what_was_chosen() -> None:
    words = Order("strict", "/runs/a", "/woods/b").words()
    assert words[:2] == ["bench", "run"]
    assert "--suite=strict" in words
    assert words[-2:] == ["--", "/woods/b"]
    assert not any(word.startswith(("--commit", "--questions", "--criteria")) for word in words)


def test_an_order_for_one_question_at_a_commit_says_so() -> None:
    order = Order("s.yaml", "/o", "/f", commit="abc", questions=("q1", "q2"), arms=("forager",))
    words = order.words()
    assert {"--commit=abc", "--questions=q1,q2", "--arms=forager"} <= set(words)


def test_a_folder_that_looks_like_an_option_stays_a_folder() -> None:
    assert Order("s", "/o", "-rf").words()[-2:] == ["--", "-rf"]
    assert on_words("resume", "--all")[-2:] == ["--", "--all"]


AROUND = {
    "PATH": "/bin",
    "HOME": "/home/me",
    "AWS_SECRET_ACCESS_KEY": "secret 1",
    "GITHUB_TOKEN": "secret 2",
    "DB_PASSWORD": "secret 3",
    "SSH_AUTH_SOCK": "secret 4",
    "OPENAI_API_KEY": "secret 5",
    "FOREST_STUDIO_BASE_URL": "http://localhost",
    "MY_MODEL_KEY": "secret 6",
}


def test_no_secret_reaches_a_child_that_asks_no_model() -> None:
    found = environment(AROUND, False, ["MY_MODEL_KEY"])
    assert not any("secret" in value for value in found.values())
    assert found["PATH"] == "/bin"


def test_a_child_that_asks_a_model_gets_its_key_and_no_other() -> None:
    found = environment(AROUND, True, ["MY_MODEL_KEY"])
    assert (found["OPENAI_API_KEY"], found["MY_MODEL_KEY"]) == ("secret 5", "secret 6")
    assert found["FOREST_STUDIO_BASE_URL"] == "http://localhost"
    assert sum("secret" in value for value in found.values()) == 2


def test_a_frozen_program_starts_itself(monkeypatch: pytest.MonkeyPatch) -> None:
    assert program() == [sys.executable, "-m", "forest_studio"]
    monkeypatch.setattr(sys, "frozen", True, raising=False)
    assert program() == [sys.executable]
    assert "PYTHONPATH" not in environment({}, False)
