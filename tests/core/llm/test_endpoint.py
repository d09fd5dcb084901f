"""Addresses are taken as people type them, and dangerous ones are refused."""

import pytest

from forest_studio.core.llm.endpoint import Endpoint, api_address
from forest_studio.core.model.errors import ModelError


@pytest.mark.parametrize(
    ("typed", "address"),
    [
        ("http://localhost:11434", "http://localhost:11434/v1"),
        (" http://localhost:8080/v1/ ", "http://localhost:8080/v1"),
        ("https://api.openai.com/v1/chat/completions", "https://api.openai.com/v1"),
        ("https://example.org/api", "https://example.org/api"),
        ("http://[::1]:80/v1", "http://[::1]:80/v1"),
    ],
)
def test_an_address_is_completed(typed: str, address: str) -> None:
    assert api_address(typed) == address


@pytest.mark.parametrize(
    "typed",
    [
        "",
        "localhost:8080",
        "file:///etc/passwd",
        "ftp://a/v1",
        "http://",
        "http://a:x/v1",
        "http://[::",
    ],
)
def test_only_http_addresses_are_taken(typed: str) -> None:
    with pytest.raises(ModelError, match="is no address"):
        api_address(typed)


@pytest.mark.parametrize("typed", ["https://me:secret@a.org/v1", "https://a.org/v1?key=secret"])
def test_an_address_with_a_password_is_refused_without_repeating_it(typed: str) -> None:
    with pytest.raises(ModelError) as caught:
        api_address(typed)
    assert "secret" not in str(caught.value)


@pytest.mark.parametrize(
    ("url", "local"),
    [
        ("http://localhost:1/v1", True),
        ("http://127.0.0.9/v1", True),
        ("http://[::1]/v1", True),
        ("http://192.168.0.2/v1", False),
        ("https://localhost.example.org/v1", False),
    ],
)
def test_this_computer_is_recognised(url: str, local: bool) -> None:
    assert Endpoint(url, "m").local is local


def test_headers_are_not_shown() -> None:
    assert "secret" not in repr(Endpoint("http://a/v1", "m", headers={"api-key": "secret"}))
