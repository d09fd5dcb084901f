"""Where the key of a model's server comes from; it is shown nowhere."""

import os
from urllib.parse import urlsplit

from forest_studio.core.llm.endpoint import OPENAI, Endpoint
from forest_studio.core.model.errors import ModelError

KEY_VARIABLE = "FOREST_STUDIO_API_KEY"
_OPENAI_KEY = "OPENAI_API_KEY"
_OPENAI_URL = "OPENAI_BASE_URL"
KEYRING_SERVICE = "forest-studio"
"""The name under which keyring holds keys, each by its host."""


class Key:
    """A secret that can be sent, and blotted out of texts."""

    __slots__ = ("_secret",)

    def __init__(self, secret: str = "") -> None:
        self._secret = secret.strip()

    def __repr__(self) -> str:
        return "Key(…)" if self._secret else "Key()"

    def __bool__(self) -> bool:
        return bool(self._secret)

    def __reduce__(self) -> str:
        raise TypeError("a key is not written anywhere")

    def header(self) -> str:
        """The value of the Authorization header."""
        return f"Bearer {self._secret}"

    def blotted(self, text: str) -> str:
        """The text without the key: servers like to repeat it in their errors."""
        return text.replace(self._secret, "…") if self._secret else text


def key_of(endpoint: Endpoint) -> Key:
    """The key for a server: from the environment, else from keyring; empty where there is none.

    ``OPENAI_API_KEY`` goes only to OpenAI, or to the server that ``OPENAI_BASE_URL`` names: a key
    must not reach a server that it was not made for.
    """
    names = [endpoint.key_variable, KEY_VARIABLE]
    if endpoint.host in {OPENAI, urlsplit(os.environ.get(_OPENAI_URL, "")).hostname}:
        names.append(_OPENAI_KEY)
    for name in names:
        if name and os.environ.get(name, "").strip():
            return Key(os.environ[name])
    return Key() if endpoint.local else _from_keyring(endpoint.host)


def keep_key(host: str, secret: str) -> None:
    """Hands the key for a host to keyring; an empty one takes it out.

    Raises ModelError where the system has no keyring that can be used.
    """
    try:
        import keyring  # noqa: PLC0415  It takes long to load, and is seldom needed.

        if secret.strip():
            keyring.set_password(KEYRING_SERVICE, host, secret.strip())
        elif keyring.get_password(KEYRING_SERVICE, host) is not None:
            keyring.delete_password(KEYRING_SERVICE, host)
    except Exception:
        # Its backends fail in ways of their own, and their words might repeat the key.
        raise ModelError(
            "this system has no keyring that keeps the key",
            remedy=f"Put the key into the environment variable {KEY_VARIABLE}",
        ) from None


def _from_keyring(host: str) -> Key:
    try:
        import keyring  # noqa: PLC0415  It takes long to load, and is seldom needed.

        return Key(keyring.get_password(KEYRING_SERVICE, host) or "")
    except Exception:
        return Key()  # Its backends fail in ways of their own; a server then says what it misses.
