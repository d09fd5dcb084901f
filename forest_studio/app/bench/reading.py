"""Reads the JSON of the command line's bench verbs; what has another shape is left out."""

from pathlib import Path
from typing import Any

from forest_studio.app.bench.fields import (
    Object,
    bits,
    inner,
    objects,
    real,
    text,
    texts,
    whole,
    yes,
)
from forest_studio.app.bench.values import (
    ArmAnswer,
    Asked,
    Compared,
    Detail,
    Estimate,
    Figures,
    Flip,
    KeptRun,
    Result,
    Run,
    Verdict,
)

_SIGNS = {"at_least": "≥", "above": ">", "at_most": "≤", "below": "<"}


def estimate(data: Any) -> Estimate | None:
    """A figure; None where an end of it is missing."""
    value, low, high = real(data, "value"), real(data, "low"), real(data, "high")
    if value is None or low is None or high is None:
        return None
    return Estimate(value, low, high, whole(data, "n"))


def kept_runs(data: Any) -> tuple[KeptRun, ...]:
    """``bench list FOLDER --json``."""
    found = data.get("runs") if isinstance(data, dict) else data
    return tuple(_kept(entry) for entry in objects(found) if text(entry, "path"))


def _kept(data: Object) -> KeptRun:
    judged = inner(data, "criteria")
    return KeptRun(
        text(data, "path"),
        text(data, "suite"),
        text(data, "forest"),
        text(data, "started"),
        whole(data, "samples"),
        whole(data, "expected"),
        whole(data, "errors"),
        whole(judged, "met"),
        sum(whole(judged, name) for name in ("met", "missed", "not_measured")),
        whole(data, "only"),
        text(data, "commit"),
    )


def run(data: Any, path: str) -> Run | None:
    """``bench show DIR --json``; None where there is no header."""
    header = inner(data, "header")
    if not header:
        return None
    arms = tuple(inner(header, "arms"))
    figures = inner(data, "arms")
    return Run(
        path=path,
        suite=text(header, "suite"),
        suite_file=_suite_file(path, text(header, "suite_file")),
        suite_sha256=text(header, "suite_sha256"),
        forest_name=text(header, "forest_name"),
        forest_path=text(data, "forest") or _seen_from(path, text(header, "forest_path")),
        commit=text(header, "forest_commit"),
        started=text(header, "started"),
        seed=whole(header, "seed"),
        repeats=max(1, whole(header, "repeats", 1)),
        model=_model(header),
        asked=whole(header, "questions"),
        arms=arms,
        not_run={n: str(why) for n, why in inner(header, "not_run").items()},
        samples=whole(data, "samples"),
        expected=whole(data, "expected"),
        errors=whole(data, "errors") or _errors(figures, header),
        figures={arm: _figures(inner(figures, arm)) for arm in arms},
        questions=tuple(_asked(entry) for entry in objects(data, "questions")),
        verdicts=tuple(_verdict(entry) for entry in objects(data, "criteria")),
        afterwards=yes(data, "criteria_given_afterwards"),
        criteria_sha256=text(header, "criteria_sha256"),
        only=texts(header, "only"),
        limits=_limits(inner(header, "limits")),
    )


def _seen_from(folder: str, path: str) -> str:
    return str((Path(folder) / path).resolve()) if path else ""


def _suite_file(folder: str, name: str) -> str:
    """Names that ship have no folder and no ending."""
    is_file = "/" in name or "." in name
    return _seen_from(folder, name) if is_file else name


def _model(header: Object) -> str:
    for settings in inner(header, "arms").values():
        if found := text(settings, "model"):
            return found
    return ""


def _errors(figures: Object, header: Object) -> int:
    """Samples that broke, by the share of them that each arm has."""
    each = whole(header, "questions") * max(1, whole(header, "repeats", 1))
    broke = (estimate(inner(own, "errors")) for own in figures.values())
    return round(sum(found.value * each for found in broke if found))


def _limits(data: Object) -> dict[str, float]:
    found = {name: real(data, name) for name in ("hops", "tokens", "seconds")}
    return {name: value for name, value in found.items() if value is not None}


def _figures(data: Object) -> Figures:
    found = {name: estimate(value) for name, value in data.items()}
    return {name: value for name, value in found.items() if value is not None}


def _asked(data: Object) -> Asked:
    arms = inner(data, "arms")
    return Asked(
        text(data, "id"),
        text(data, "question"),
        whole(data, "gold_hops"),
        yes(data, "answerable", True),
        text(data, "gold_page"),
        {arm: _result(found) for arm, found in arms.items()},
    )


def _result(data: Any) -> Result:
    right = bits(data, "right") or bits(data, "correct")
    return Result(right, bits(data, "reached"), whole(data, "errors"))


def _verdict(data: Object) -> Verdict:
    name = next((n for n in _SIGNS if real(data, n) is not None), "")
    return Verdict(
        text(data, "says"),
        text(data, "arm"),
        text(data, "minus"),
        text(data, "measure", "correct"),
        text(data, "bound", "value"),
        _SIGNS.get(name, ""),
        real(data, name) or 0.0,
        text(data, "outcome"),
        estimate(data.get("measured")),
    )


def compared(data: Any) -> tuple[Compared, ...]:
    """``bench compare A B --json``."""
    return tuple(_compared(entry) for entry in objects(data, "arms"))


def _compared(data: Object) -> Compared:
    pair = inner(data, "pair")
    flips = (
        Flip(text(f, "question"), real(f, "before") or 0.0, real(f, "after") or 0.0)
        for f in objects(data, "flips")
    )
    return Compared(
        text(data, "before"),
        text(data, "after"),
        estimate(pair.get("difference")),
        whole(pair, "only_first"),
        whole(pair, "only_second"),
        real(pair, "p"),
        tuple(flips),
    )


def detail(data: Any) -> Detail | None:
    """``bench question DIR ID --json``; None where it has no id."""
    if not text(data, "id"):
        return None
    path = texts(data, "path")
    return Detail(
        text(data, "id"),
        text(data, "question"),
        texts(data, "accepted"),
        text(data, "gold_page") or (path[-1] if path else ""),
        tuple(_answer(entry) for entry in objects(data, "samples")),
    )


def _answer(data: Object) -> ArmAnswer:
    scores = inner(data, "scores")
    pages = dict.fromkeys(text(quote, "node") for quote in objects(data, "evidence"))
    return ArmAnswer(
        text(data, "arm"),
        whole(data, "repeat"),
        text(data, "answer"),
        text(data, "outcome"),
        yes(scores, "right"),
        yes(scores, "reached"),
        whole(data, "hops"),
        text(data, "error"),
        tuple(page for page in pages if page),
        text(data, "trail_path"),
    )
