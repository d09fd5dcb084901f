"""``model probe`` and ``hunt --navigator llm`` say what works, and what to configure."""

import json
from collections.abc import Callable
from pathlib import Path

import pytest
from typer.testing import CliRunner

import fault_server as fault
from forest_files import MANIFEST, node
from forest_studio.cli.main import app


@pytest.fixture(autouse=True)
def bare(monkeypatch: pytest.MonkeyPatch) -> None:
    for name in ("BASE_URL", "MODEL", "API_KEY"):
        monkeypatch.delenv(f"FOREST_STUDIO_{name}", raising=False)


@pytest.fixture
def root(repository_factory: Callable[..., Path]) -> Path:
    body = "# Invoices\n\nInvoices are kept for ten years.\n"
    files = {"forest.yaml": MANIFEST, "index.md": node("home", "Home", body=body)}
    return repository_factory(files)


def replies(to: fault.Handler) -> None:
    """Takes schemas only; answers the probe, and gives up in a hunt."""
    body = to.faults.asked[-1].body
    if body.get("response_format", {}).get("type") != "json_schema":
        return fault.fails(400, "not supported")(to)
    hunting = "decision" in json.dumps(body["response_format"])
    give_up = {"note": "", "decision": {"action": "give_up", "reason": "nothing there"}}
    return fault.says(give_up if hunting else {"colour": "red", "number": 3})(to)


def probe_all(to: fault.Handler) -> None:
    """As above, but also takes plain text."""
    plain = not {"response_format", "tools"} & to.faults.asked[-1].body.keys()
    return fault.says("Red, seven.")(to) if plain else replies(to)


def test_probe_shows_each_way_and_the_best(run: Callable) -> None:
    with fault.serving(probe_all) as server:
        result = run("model", "probe", "--endpoint", server.url, "--model", "tiny")
    assert (result.exit_code, result.stderr) == (0, "")
    lines = result.stdout.splitlines()
    assert lines[0] == f"tiny at {server.url}"
    assert lines[1].startswith("  ✓ json_schema")
    assert "✗ tool call" in result.stdout
    assert "not supported" in result.stdout
    assert lines[-1] == "mode: json_schema · tokens reported by the server"


def test_probe_as_json_has_the_same(run: Callable) -> None:
    with fault.serving(probe_all) as server:
        result = run("model", "probe", "--endpoint", server.url, "--model", "tiny", "--json")
    data = json.loads(result.stdout)
    assert (data["mode"], data["usage"], data["key"]) == ("json_schema", "reported", False)
    assert [mode["works"] for mode in data["modes"]] == [True, False, False, False, True]


def test_without_an_endpoint_both_verbs_say_what_to_configure(run: Callable, root: Path) -> None:
    for words in (["model", "probe"], ["hunt", root, "why?", "--navigator", "llm"]):
        result = run(*words)
        assert result.exit_code == 1
        assert "no language model is configured. Give --endpoint" in result.stderr


def test_a_hunt_asks_the_model_and_shows_its_cost(run: Callable, root: Path) -> None:
    with fault.serving(replies) as server:
        words = ["hunt", root, "How long?", "--navigator", "llm", "--endpoint", server.url]
        data = json.loads(run(*words, "--model", "gpt-4o-mini", "--json").stdout)
        text = run(*words, "--model", "other", "--no-record").stdout
    assert (data["outcome"], data["navigator"]) == ("gave-up", "llm")
    assert data["usage"]["calls"] == 2  # One found out how to speak with the server.
    assert data["recorded"]
    assert "give up: nothing there" in text


def test_an_unknown_language_is_refused(run: Callable, root: Path) -> None:
    words = ["hunt", root, "why?", "--navigator", "llm", "--endpoint", "http://localhost:1"]
    result = run(*words, "--model", "m", "--language", "xx")
    assert result.exit_code == 1
    assert "en or es" in result.stderr


@pytest.fixture
def kept(monkeypatch: pytest.MonkeyPatch) -> dict[tuple[str, str], str]:
    """A keyring of its own."""
    held: dict[tuple[str, str], str] = {}
    monkeypatch.setattr("keyring.get_password", lambda *pair: held.get(pair))
    monkeypatch.setattr("keyring.set_password", lambda s, h, key: held.update({(s, h): key}))
    monkeypatch.setattr("keyring.delete_password", lambda *pair: held.pop(pair))
    return held


REMOTE = ("--endpoint", "https://models.example.org/v1")


def test_a_key_goes_from_standard_input_into_the_keyring_and_is_not_shown(
    kept: dict[tuple[str, str], str],
) -> None:
    result = CliRunner().invoke(app, ["model", "key", "set", *REMOTE], input="sk-secret\n")
    assert result.exit_code == 0
    assert kept == {("forest-studio", "models.example.org"): "sk-secret"}
    assert "sk-secret" not in result.output
    result = CliRunner().invoke(app, ["model", "key", "remove", *REMOTE])
    assert (result.exit_code, kept) == (0, {})


@pytest.mark.parametrize("typed", ["\n", "two words\n", "be\x07ll\n", ""])
def test_what_is_no_key_is_not_kept(kept: dict[tuple[str, str], str], typed: str) -> None:
    result = CliRunner().invoke(app, ["model", "key", "set", *REMOTE], input=typed)
    assert (result.exit_code, kept) == (1, {})
    assert "that is no key" in result.stderr


def test_the_key_of_a_server_on_this_computer_is_not_kept(kept: dict[tuple[str, str], str]) -> None:
    local = ("--endpoint", "http://localhost:8080/v1")
    result = CliRunner().invoke(app, ["model", "key", "set", *local], input="sk-secret\n")
    assert (result.exit_code, kept) == (1, {})
    assert "FOREST_STUDIO_API_KEY" in result.stderr
    assert "sk-secret" not in result.output


def test_a_keyring_that_fails_says_what_to_do_and_not_the_key(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    def locked(*told: str) -> None:
        raise RuntimeError(f"locked: {told}")

    monkeypatch.setattr("keyring.set_password", locked)
    result = CliRunner().invoke(app, ["model", "key", "set", *REMOTE], input="sk-secret\n")
    assert result.exit_code == 1
    assert "FOREST_STUDIO_API_KEY" in result.stderr
    assert "sk-secret" not in result.output


def lists(to: fault.Handler) -> None:
    to.head(200, "application/json")
    models = [{"id": "gpt-4o", "object": "model"}, {"id": "tiny", "object": "model"}]
    to.wfile.write(json.dumps({"object": "list", "data": models}).encode())


def test_the_models_of_a_server_are_listed_and_one_on_this_computer_costs_nothing(
    run: Callable,
) -> None:
    with fault.serving(lists) as server:
        result = run("model", "list", "--endpoint", server.url)
        data = json.loads(run("model", "list", "--endpoint", server.url, "--json").stdout)
    assert result.exit_code == 0
    assert [line.strip() for line in result.stdout.splitlines()[1:]] == ["gpt-4o", "tiny"]
    assert data["models"] == [{"name": n, "price": None} for n in ("gpt-4o", "tiny")]


def test_a_hunt_with_a_model_on_this_computer_has_no_price(run: Callable, root: Path) -> None:
    with fault.serving(replies) as server:
        words = ["hunt", root, "How long?", "--navigator", "llm", "--endpoint", server.url]
        data = json.loads(run(*words, "--model", "gpt-4o", "--json", "--no-record").stdout)
    assert data["cost"] is None
    assert data["model"] == "gpt-4o (local)"
