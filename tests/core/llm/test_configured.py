"""Which model is asked: an option goes before the environment, and that before the settings."""

import json

import pytest

import fault_server as fault
from forest_studio.core import settings
from forest_studio.core.llm.configured import configured
from forest_studio.core.llm.prices import price_of
from forest_studio.core.model.errors import ModelError
from forest_studio.core.settings import Settings


@pytest.fixture(autouse=True)
def bare(monkeypatch: pytest.MonkeyPatch) -> None:
    for name in ("BASE_URL", "MODEL", "API_KEY"):
        monkeypatch.delenv(f"FOREST_STUDIO_{name}", raising=False)
    monkeypatch.setattr("keyring.get_password", lambda *_: None)


def models(*names: str) -> fault.Behaviour:
    def behave(to: fault.Handler) -> None:
        to.head(200, "application/json")
        to.wfile.write(json.dumps({"data": [{"id": name} for name in names]}).encode())

    return behave


def test_without_anything_it_says_what_to_configure() -> None:
    with pytest.raises(ModelError, match=r"no language model is configured.*--endpoint"):
        configured()


def test_the_nearest_word_counts(monkeypatch: pytest.MonkeyPatch) -> None:
    settings.save(Settings(endpoint="http://c/v1", model="mc", key_variable="MINE"))
    monkeypatch.setenv("MINE", "k")
    assert (configured().endpoint.base_url, configured().name) == ("http://c/v1", "mc")
    assert configured().has_key
    monkeypatch.setenv("FOREST_STUDIO_BASE_URL", "http://b")
    monkeypatch.setenv("FOREST_STUDIO_MODEL", "mb")
    assert (configured().endpoint.base_url, configured().name) == ("http://b/v1", "mb")
    asked = configured("http://a/v1", "ma")
    assert (asked.endpoint.base_url, asked.name) == ("http://a/v1", "ma")


def test_a_server_with_one_model_need_not_be_told_which() -> None:
    with fault.serving(fault.fails(503), models("only")) as server:
        assert configured(server.url).name == "only"


def test_a_server_with_several_models_lists_them() -> None:
    with (
        fault.serving(models("a", "b")) as server,
        pytest.raises(ModelError, match=r"2 models.*a, b"),
    ):
        configured(server.url)


def test_what_runs_on_this_computer_has_no_price() -> None:
    assert configured("http://localhost:1/v1", "gpt-4o").endpoint.price is None
    assert configured("https://api.openai.com/v1", "gpt-4o").endpoint.price == price_of("gpt-4o")
