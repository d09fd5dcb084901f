"""``forest-studio model``: looks at the server of a language model before it is relied on.

With ``--json`` the document of ``probe`` has ``endpoint``, ``model``, ``key`` (whether one is
sent), ``mode`` (the best that works), ``usage`` (``reported`` or ``estimated``), ``price`` (null,
or dollars per million ``prompt`` and ``reply`` tokens) and ``modes``: each ``mode``, ``works``,
``why_not``, ``seconds`` and ``first_token`` (seconds to the first sign of a reply).
"""

from collections.abc import Sequence
from dataclasses import asdict
from typing import TYPE_CHECKING, Any

import typer

from forest_studio.cli.arguments import AsJson, ModelEndpoint, ModelName
from forest_studio.cli.output import one_line, say, say_json, warn

if TYPE_CHECKING:
    from forest_studio.core.llm.openai_model import OpenAIModel
    from forest_studio.core.llm.probing import Tried

app = typer.Typer(help="Look at the server of a language model.", no_args_is_help=True)


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
