"""Figures, moments and states of runs in the words of the window."""

from collections.abc import Sequence
from datetime import datetime, timedelta

from PySide6.QtCore import QDateTime, QLocale

from forest_studio.app.bench.values import Asked, Compared, Estimate, KeptRun, Run
from forest_studio.app.words.translation import counted, number, translate

MINUS = "\u2212"
_HOURS = 3600


def percent(share: float) -> str:
    """``57.5`` for 0.575."""
    return number(100 * share, 1)


def ends(found: Estimate, scale: float = 100) -> str:
    """The interval as ``49–66``."""
    low, high = number(found.low * scale), number(found.high * scale)
    return f"{low}–{high}"


def figure(value: float, decimals: int) -> str:
    """A number that may be less than nothing, with a sign that is read as one."""
    shown = number(abs(value), decimals)
    return f"{MINUS}{shown}" if round(value, decimals) < 0 else shown


def points(share: float) -> str:
    """A difference of shares with its sign, in points: ``+25.0``."""
    value = round(100 * share, 1)
    sign = "+" if value > 0 else MINUS if value < 0 else "±"
    return f"{sign}{number(abs(value), 1)}"


def signed_ends(found: Estimate) -> str:
    """The interval of a difference: ``[−3.0, 35.0]``."""
    return f"[{_signed(found.low)}, {_signed(found.high)}]"


def _signed(share: float) -> str:
    return figure(100 * share, 1)


def chance(p: float | None) -> str:
    """McNemar's p as people write it."""
    if p is None:
        return translate("Bench", "McNemar p not known")
    if p < 0.001:
        return translate("Bench", "McNemar p < {0}").format(number(0.001, 3))
    return translate("Bench", "McNemar p = {0}").format(number(p, 3))


def difference(found: Compared) -> str:
    """The paired difference with its interval, in words."""
    if found.difference is None:
        return translate("Bench", "no question in common")
    told = translate("Bench", "difference {0} points  {1}, paired bootstrap")
    return told.format(points(found.difference.value), signed_ends(found.difference))


def moment(iso: str) -> str:
    """``today, 14:02``, ``yesterday, 9:10``, ``Friday``, else the day."""
    try:
        then = datetime.fromisoformat(iso).astimezone()
    except ValueError:
        return iso
    now = datetime.now().astimezone()
    # As in the history: one window, one clock.
    clock = QLocale().toString(QDateTime.fromSecsSinceEpoch(int(then.timestamp())), "HH:mm")
    if then.date() == now.date():
        return translate("Bench", "today, {0}").format(clock)
    if then.date() == (now - timedelta(days=1)).date():
        return translate("Bench", "yesterday, {0}").format(clock)
    stamp = QDateTime.fromSecsSinceEpoch(int(then.timestamp()))
    if timedelta(0) < now - then < timedelta(days=6):
        return str(QLocale().toString(stamp, "dddd"))
    return str(QLocale().toString(stamp, "d MMM yyyy"))


def span(seconds: float) -> str:
    """``11 min 40 s``."""
    if seconds < 10:
        return translate("Bench", "{0} s").format(number(seconds, 1))
    whole = round(seconds)
    if whole < 60:
        return translate("Bench", "{0} s").format(number(whole))
    if whole < _HOURS:
        parts = number(whole // 60), number(whole % 60)
        return translate("Bench", "{0} min {1} s").format(*parts)
    parts = number(whole // _HOURS), number(whole % _HOURS // 60)
    return translate("Bench", "{0} h {1} min").format(*parts)


def state_of(run: KeptRun) -> str:
    """How a kept run stands, in a few words."""
    if not run.complete:
        told = translate("Bench", "stopped at {0} of {1} · resume")
        return told.format(number(run.samples), number(run.expected))
    when = moment(run.started)
    if run.errors:
        return f"{when} · {counted('Bench', '%Ln error(s)', run.errors)}"
    if run.judged:
        told = translate("Bench", "{0} of {1} criteria")
        return f"{when} · {told.format(number(run.met), number(run.judged))}"
    if run.only and run.commit:
        return f"{when} · {translate('Bench', 'at {0}').format(run.commit[:7])}"
    return f"{when} · {counted('Bench', '%Ln sample(s)', run.samples)}"


def mark_of(run: KeptRun) -> tuple[str, str]:
    """Icon and colour of how a kept run stands."""
    if not run.complete:
        return "pause-circle", "amber"
    if run.errors or (run.judged and run.met < run.judged):
        return "warning-circle", "amber"
    return "check-circle", "accent"


def suite_title(name: str) -> str:
    """``Sample mixed`` for ``sample-mixed``."""
    words = name.replace("-", " ").replace("_", " ").strip()
    return words[:1].upper() + words[1:] or translate("Bench", "A run")


def facts(run: Run) -> str:
    """Forest, suite, seeds and model of a run in one line."""
    forest = translate("Bench", "{0} at {1}").format(run.forest_name, run.commit[:7] or "–")
    suite = translate("Bench", "suite {0}").format(shortened(run.suite_sha256))
    seeds = [str(run.seed + n) for n in range(run.repeats)]
    shown = seeds if len(seeds) <= 4 else [seeds[0], "…", seeds[-1]]
    many, one = translate("Bench", "seeds {0}"), translate("Bench", "seed {0}")
    told = (many if len(seeds) > 1 else one).format(", ".join(shown))
    model = run.model or translate("Bench", "no model")
    return "  ·  ".join((forest, suite, told, model))


def shortened(digest: str) -> str:
    """``5e1c…a90f``."""
    return f"{digest[:4]}…{digest[-4:]}" if len(digest) > 10 else digest


def alternatives(texts: Sequence[str]) -> str:
    """Texts of which each is right: ``“Tallinn” or “Tallinn, Estonia”``; empty for none."""
    quoted = [translate("Bench", "“{0}”").format(text) for text in texts]
    if len(quoted) < 2:
        return "".join(quoted)
    return translate("Bench", "{0} or {1}").format(", ".join(quoted[:-1]), quoted[-1])


def hop_name(question: Asked) -> str:
    """The group of a question: its hops, 4 and more together."""
    if not question.answerable:
        return translate("Bench", "no answer")
    if question.hops >= 4:
        return translate("Bench", "4 and more")
    return counted("Bench", "%Ln hop(s)", question.hops)
