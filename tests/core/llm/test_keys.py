"""A key goes only where it belongs, and is shown nowhere."""

import pickle

import pytest

from forest_studio.core.llm.endpoint import Endpoint
from forest_studio.core.llm.keys import Key, key_of

OPENAI = Endpoint("https://api.openai.com/v1", "m")
OTHER = Endpoint("https://models.example.org/v1", "m")
LOCAL = Endpoint("http://localhost:8080/v1", "m")


@pytest.fixture(autouse=True)
def bare(monkeypatch: pytest.MonkeyPatch) -> None:
    for name in ("FOREST_STUDIO_API_KEY", "OPENAI_API_KEY", "OPENAI_BASE_URL", "MINE"):
        monkeypatch.delenv(name, raising=False)
    import keyring
    from keyring.backends.null import Keyring

    monkeypatch.setattr("keyring.get_password", Keyring().get_password)
    assert keyring.get_password("forest-studio", "nowhere") is None


def test_the_key_of_openai_goes_to_openai_alone(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("OPENAI_API_KEY", "sk-1")
    assert key_of(OPENAI).header() == "Bearer sk-1"
    assert not key_of(OTHER)
    assert not key_of(LOCAL)


def test_it_goes_to_the_server_that_was_named_beside_it(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("OPENAI_API_KEY", "sk-1")
    monkeypatch.setenv("OPENAI_BASE_URL", "https://models.example.org/v1")
    assert key_of(OTHER).header() == "Bearer sk-1"


def test_a_variable_of_ones_own_goes_first(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("MINE", "a")
    monkeypatch.setenv("FOREST_STUDIO_API_KEY", "b")
    assert key_of(Endpoint("http://a/v1", "m", key_variable="MINE")).header() == "Bearer a"
    assert key_of(OTHER).header() == "Bearer b"


def test_keyring_is_asked_for_the_host(monkeypatch: pytest.MonkeyPatch) -> None:
    kept = {("forest-studio", "models.example.org"): "k"}
    monkeypatch.setattr("keyring.get_password", lambda *pair: kept.get(pair))
    assert key_of(OTHER).header() == "Bearer k"
    assert not key_of(OPENAI)


def test_a_keyring_that_fails_is_no_key(monkeypatch: pytest.MonkeyPatch) -> None:
    def locked(*_: str) -> str:
        raise RuntimeError("locked")

    monkeypatch.setattr("keyring.get_password", locked)
    assert not key_of(OTHER)


def test_a_key_is_never_shown_or_written() -> None:
    key = Key(" sk-secret\n")
    assert "secret" not in f"{key!r} {key}"
    assert key.blotted("bad key sk-secret!") == "bad key …!"
    with pytest.raises(TypeError):
        pickle.dumps(key)
