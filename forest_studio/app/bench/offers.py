"""Reads ``bench list --json``: the suites, arms and criteria that a new run can be made of."""

from typing import Any

from forest_studio.app.bench.fields import objects, text, texts, whole, yes
from forest_studio.app.bench.values import ArmOffer, CriteriaOffer, Offers, SuiteOffer

_NOT_RUN = "not run: "


def offers(data: Any) -> Offers:
    """What there is; a list of bare names will do."""
    return Offers(_suites(data), _arms(data), _criteria(data))


def _suites(data: Any) -> tuple[SuiteOffer, ...]:
    named = tuple(SuiteOffer(name) for name in texts(data, "suites"))
    return named or tuple(
        SuiteOffer(
            text(entry, "name"),
            whole(entry, "questions"),
            text(entry, "language"),
            text(entry, "description"),
            yes(entry, "own_forest"),
        )
        for entry in objects(data, "suites")
        if text(entry, "name")
    )


def _arms(data: Any) -> tuple[ArmOffer, ...]:
    found = data.get("arms") if isinstance(data, dict) else None
    if isinstance(found, dict):
        return tuple(ArmOffer(str(name), why_not=_reason(why)) for name, why in found.items())
    return tuple(
        ArmOffer(text(entry, "name"), text(entry, "about"), text(entry, "why"), yes(entry, "model"))
        for entry in objects(data, "arms")
        if text(entry, "name")
    )


def _reason(state: object) -> str:
    words = str(state)
    return words.removeprefix(_NOT_RUN) if words.startswith(_NOT_RUN) else ""


def _criteria(data: Any) -> tuple[CriteriaOffer, ...]:
    named = tuple(CriteriaOffer(name, name) for name in texts(data, "criteria"))
    return named or tuple(
        CriteriaOffer(text(entry, "name"), text(entry, "suite"), whole(entry, "count"))
        for entry in objects(data, "criteria")
        if text(entry, "name")
    )
