"""Where a model is asked: the address of an OpenAI-compatible server, and how patient to be."""

from collections.abc import Mapping
from dataclasses import dataclass, field
from ipaddress import ip_address
from urllib.parse import urlsplit, urlunsplit

from forest_studio.core.llm.prices import Price
from forest_studio.core.model.errors import ModelError

OPENAI = "api.openai.com"
_CALL = "/chat/completions"


@dataclass(frozen=True, slots=True)
class Endpoint:
    """A server and a model of it; holds the name of a key's variable, never a key."""

    base_url: str
    """As ``api_address`` gives it."""
    model: str
    key_variable: str = ""
    """Environment variable of the key, looked at before the usual ones."""
    headers: Mapping[str, str] = field(default_factory=dict, repr=False)
    """Sent with every request; not shown, as they may hold secrets."""
    connect: float = 5.0
    """Seconds to get a connection."""
    first_token: float = 60.0
    """Seconds to the first sign of a reply: a server may have to load the model."""
    total: float = 180.0
    """Seconds for one question with all its attempts."""
    retries: int = 2
    """Attempts after the first, where the server was busy or the connection broke."""
    back_off: float = 0.5
    """Seconds before the second attempt, doubled for each further one; Retry-After goes first."""
    temperature: float | None = 0.0
    """None leaves it to the server."""
    price: Price | None = None

    @property
    def host(self) -> str:
        """The server's name without its port."""
        return urlsplit(self.base_url).hostname or ""

    @property
    def local(self) -> bool:
        """Whether the server runs on this computer."""
        return is_loopback(self.host)


def is_loopback(host: str) -> bool:
    """Whether a host is this computer."""
    if host == "localhost" or host.endswith(".localhost"):
        return True
    try:
        return ip_address(host).is_loopback
    except ValueError:
        return False


def api_address(url: str) -> str:
    """The base address in what a person typed: ``http://localhost:11434`` gets its ``/v1``.

    Raises ModelError for anything but http and https, and where the address holds a password.
    """
    try:
        parts = urlsplit(url.strip())
        host = parts.hostname
        _ = parts.port
    except ValueError:
        parts, host = urlsplit(""), None
    if parts.scheme not in ("http", "https") or not host:
        raise ModelError(
            f"{_without_password(url)!r} is no address of a model's server",
            remedy="Give one like http://localhost:8080/v1",
        )
    if "@" in parts.netloc or parts.query or parts.fragment:
        raise ModelError(
            "the address of a model's server may hold no name, password or query",
            remedy="Put the key into the environment variable FOREST_STUDIO_API_KEY",
        )
    path = parts.path.rstrip("/").removesuffix(_CALL) or "/v1"
    return urlunsplit((parts.scheme, parts.netloc, path, "", ""))


def _without_password(url: str) -> str:
    return url.rpartition("@")[2][:80]
