"""``model probe`` and ``hunt --navigator llm`` say what works, and what to configure."""

import json
from collections.abc import Callable
from pathlib import Path

import pytest

import fault_server as fault
from forest_files import MANIFEST, node


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
