"""``forest-studio model``: looks at the server of a language model before it is relied on.

With ``--json`` the document of ``probe`` has ``endpoint``, ``model``, ``key`` (whether one is
sent), ``mode`` (the best that works), ``usage`` (``reported`` or ``estimated``), ``price`` (null,
or dollars per million ``prompt`` and ``reply`` tokens) and ``modes``: each ``mode``, ``works``,
``why_not``, ``seconds`` and ``first_token`` (seconds to the first sign of a reply). That of
``list`` has ``endpoint``, ``key`` (``has a key``, ``no key`` or that none is needed), ``chosen``
(the model that is configured, or empty) and ``models``: each ``name`` and ``price``.
"""

import sys
from collections.abc import Sequence
from dataclasses import asdict
from getpass import getpass
from typing import TYPE_CHECKING, Any

import typer

from forest_studio.cli.arguments import AsJson, ModelEndpoint, ModelName
from forest_studio.cli.output import one_line, say, say_json, warn
from forest_studio.core.llm.configured_server import configured_endpoint
from forest_studio.core.llm.key_store import key_state, remove_key, set_key
from forest_studio.core.llm.prices import price_of

if TYPE_CHECKING:
    from forest_studio.core.llm.openai_model import OpenAIModel
    from forest_studio.core.llm.probing import Tried

app = typer.Typer(help="Look at the server of a language model.", no_args_is_help=True)
keys = typer.Typer(
    help="The key of a server, in the keyring of this system; it is never shown. "
    "FOREST_STUDIO_API_KEY goes before it.",
    no_args_is_help=True,
)
app.add_typer(keys, name="key")


@app.callback()
def _group() -> None:
    """Look at the server of a language model."""


@app.command("probe")
def probe_verb(
    *, endpoint: ModelEndpoint = "", model: ModelName = "", as_json: AsJson = False
) -> int:
    """Try every way to get JSON from a model, and remember the best."""
    # The client takes half a second to load, which no other verb should wait for.
    from forest_studio.core.llm.configured import configured  # noqa: PLC0415

    asked = configured(endpoint, model)
    tried = asked.modes()
    best = next(one for one in tried if one.works)
    if as_json:
        say_json(_document(asked, tried, best))
    else:
        _print(asked, tried, best)
    return 0


@app.command("list")
def list_verb(*, endpoint: ModelEndpoint = "", as_json: AsJson = False) -> int:
    """List the models of a server, with their prices where these are known."""
    server = configured_endpoint(endpoint)
    # The client takes half a second to load, which is lost where no server is named.
    from forest_studio.core.llm.configured import models_of  # noqa: PLC0415

    found = [(name, None if server.local else price_of(name)) for name in models_of(server)]
    state = key_state(server)
    if as_json:
        models = [{"name": name, "price": asdict(p) if p else None} for name, p in found]
        document = {"endpoint": server.base_url, "key": state.value, "chosen": server.model}
        say_json({**document, "models": models})
        return 0
    say((server.base_url, "bold"), (f" · {state.value}", "dim"))
    for name, price in found:
        mark = ("→ ", "green") if name == server.model else ("  ", "")
        dollars = f"  ${price.prompt:g} / ${price.reply:g} per million" if price else ""
        say(mark, one_line(name), (dollars, "dim"))
    return 0


@keys.command("set")
def set_key_verb(*, endpoint: ModelEndpoint = "") -> int:
    """Keep a server's key in the keyring; it is asked for, or read from standard input."""
    server = configured_endpoint(endpoint)
    set_key(server, _secret(server.host))
    say("the key of ", (server.host, "bold"), " is in the keyring")
    return 0


@keys.command("remove")
def remove_key_verb(*, endpoint: ModelEndpoint = "") -> int:
    """Remove a server's key from the keyring."""
    server = configured_endpoint(endpoint)
    remove_key(server)
    say("the keyring holds no key of ", (server.host, "bold"))
    return 0


def _secret(host: str) -> str:
    """Never an argument: those stand in the shell's history and in the list of processes."""
    if sys.stdin.isatty():
        return getpass(f"Key of {host} (not shown): ")
    return sys.stdin.readline()


def _document(model: "OpenAIModel", tried: Sequence["Tried"], best: "Tried") -> dict[str, Any]:
    price = model.endpoint.price
    return {
        "endpoint": model.endpoint.base_url,
        "model": model.name,
        "key": model.has_key,
        "mode": best.dialect.mode.value,
        "usage": _usage(best),
        "price": asdict(price) if price else None,
        "modes": [
            {
                "mode": one.dialect.mode.value,
                "works": one.works,
                "why_not": one.why_not,
                "seconds": round(one.seconds, 3),
                "first_token": round(one.first_token, 3),
            }
            for one in tried
        ],
    }


def _usage(tried: "Tried") -> str:
    return "reported" if tried.counts_tokens else "estimated"


def _print(model: "OpenAIModel", tried: Sequence["Tried"], best: "Tried") -> None:
    say((one_line(model.name), "bold"), f" at {model.endpoint.base_url}")
    for one in tried:
        mark, style = ("✓", "green") if one.works else ("✗", "red")
        name = f"{one.dialect.mode.value:<24}"
        why = f"  {one_line(one.why_not)}" if one.why_not else ""
        times = f"{one.seconds:6.2f} s, first token {one.first_token:.2f} s"
        say((f"  {mark} ", style), name, (times, "dim"), why)
    counted = "tokens reported by the server" if best.counts_tokens else "tokens estimated here"
    say(("mode: ", "bold"), f"{best.dialect.mode.value} · {counted}")
    if model.has_key and not model.endpoint.local and model.endpoint.base_url[:5] != "https":
        warn("the key is sent over an unencrypted connection")
