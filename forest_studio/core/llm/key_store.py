"""What a person can do with the key of a server: see whether there is one, keep it, remove it."""

from enum import StrEnum

from forest_studio.core.llm import keys
from forest_studio.core.llm.endpoint import Endpoint
from forest_studio.core.model.errors import ModelError


class KeyState(StrEnum):
    """Whether a server's key is known."""

    NONE = "no key"
    KNOWN = "has a key"
    UNNEEDED = "runs on this computer, needs no key"


def key_state(endpoint: Endpoint) -> KeyState:
    """Whether a key would be sent; the key itself is not told."""
    if keys.key_of(endpoint):
        return KeyState.KNOWN
    return KeyState.UNNEEDED if endpoint.local else KeyState.NONE


def set_key(endpoint: Endpoint, secret: str) -> None:
    """Hands the key of a server to keyring, by its host; raises ModelError."""
    if endpoint.local:
        raise ModelError(
            f"{endpoint.host} runs on this computer, and its key is not kept",
            remedy=f"Put it into the environment variable {keys.KEY_VARIABLE} if it wants one",
        )
    plain = secret.strip()
    if not plain or not plain.isprintable() or " " in plain:
        raise ModelError("that is no key: it is empty, or has blanks or control signs in it")
    keys.keep_key(endpoint.host, plain)


def remove_key(endpoint: Endpoint) -> None:
    """Takes the key of a server out of keyring, where there is one; raises ModelError."""
    keys.keep_key(endpoint.host, "")
