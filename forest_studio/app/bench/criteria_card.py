"""The criteria of a run: met or missed, what was seen and what was asked."""

from PySide6.QtCore import Qt
from PySide6.QtWidgets import QFrame, QWidget

from forest_studio.app.bench.arms import arm_name
from forest_studio.app.bench.benching import Benching
from forest_studio.app.bench.values import Verdict
from forest_studio.app.bench.words import figure, points, signed_ends
from forest_studio.app.look.theme import Look
from forest_studio.app.widgets.labels import IconLabel, label
from forest_studio.app.widgets.layouts import STRETCH, clear, column, greedy, row, separator
from forest_studio.app.words.translation import translate

_SHARES = frozenset(
    (
        "correct",
        "reached",
        "grounded",
        "right",
        "abstained-right",
        "abstained-wrong",
        "supported",
        "stopped",
        "errors",
        "blame-retrieval",
        "blame-reader",
        "lucky",
        "read-right",
        "official-em",
        "official-f1",
        "official-accuracy",
        "common-em",
        "common-f1",
        "judged-right",
        "recall-2",
        "recall-5",
        "recall-10",
        "all-gold-5",
        "path-share",
        "first-door",
    )
)
_MARKS = {
    "met": ("check-circle", "accent", "green"),
    "missed": ("x-circle", "red", "red"),
}
_OPEN = ("minus-circle", "amber", "amber")


class CriteriaCard(QFrame):
    """One entry for each; a missed one is as easy to see as one that was met."""

    def __init__(self, look: Look, benching: Benching) -> None:
        super().__init__()
        self._look, self._benching = look, benching
        self.setProperty("kind", "card")
        self._when = label("", "tiny")
        self._list = column(gap=6)
        self._none = label(
            self.tr("This run has no criteria. Choose some in a new run: they are written first."),
            "faint",
            wrap=True,
        )
        head = row(label(self.tr("Criteria"), "section"), STRETCH, self._when)
        self.setLayout(
            column(head, self._none, self._list, STRETCH, gap=6, margins=(14, 10, 14, 12))
        )
        benching.run_changed.connect(self._show)
        self._show()

    def _show(self) -> None:
        run = self._benching.run
        verdicts = run.verdicts if run is not None else ()
        clear(self._list)
        self._none.setVisible(not verdicts)
        before, after = self.tr("written before the run"), self.tr("written after the run")
        self._when.setText((after if run and run.afterwards else before) if verdicts else "")
        for place, verdict in enumerate(verdicts):
            if place:
                self._list.addWidget(separator())
            self._list.addWidget(_Entry(self._look, verdict))


class _Entry(QWidget):
    def __init__(self, look: Look, verdict: Verdict) -> None:
        super().__init__()
        icon, token, tone = _MARKS.get(verdict.outcome, _OPEN)
        mark = IconLabel(look, icon, token, 17)
        says = greedy(label(verdict.says, "small-text", wrap=True))
        outcome = label(outcome_words(verdict), tone)
        seen, asked = label(seen_words(verdict), "faint"), label(asked_words(verdict), "faint")
        lines = column(row(says, outcome), row(seen, STRETCH, asked), gap=1)
        layout = row(mark, gap=9)
        layout.addLayout(lines, 1)
        layout.setAlignment(mark, Qt.AlignmentFlag.AlignTop)
        self.setLayout(layout)
        words = (outcome_words(verdict), seen_words(verdict), asked_words(verdict))
        self.setAccessibleName(f"{verdict.says}: {', '.join(words)}")
        self.setToolTip(about(verdict))


def outcome_words(verdict: Verdict) -> str:
    """Met, missed, or not measured."""
    known = {
        "met": translate("Criteria", "met"),
        "missed": translate("Criteria", "missed"),
    }
    return known.get(verdict.outcome, translate("Criteria", "not measured"))


def seen_words(verdict: Verdict) -> str:
    """What was measured, with its interval."""
    found = verdict.measured
    if found is None:
        return translate("Criteria", "nothing was measured for it")
    seen = translate("Criteria", "seen {0} {1}")
    if verdict.measure in _SHARES and verdict.minus:
        return seen.format(points(found.value), signed_ends(found))
    scale, decimals = (100, 1) if verdict.measure in _SHARES else (1, 2)
    low, high, value = (
        figure(end * scale, decimals) for end in (found.low, found.high, found.value)
    )
    unit = " %" if verdict.measure in _SHARES else ""
    return seen.format(value + unit, f"[{low}, {high}]")


def asked_words(verdict: Verdict) -> str:
    """The limit that was set."""
    share = verdict.measure in _SHARES
    value = verdict.limit * (100 if share else 1)
    is_whole = round(value, 2) == round(value)
    unit = " %" if share and not verdict.minus else ""
    limit = f"{verdict.sign} {figure(value, 0 if is_whole else 1 if share else 2)}{unit}"
    ends = {
        "low": translate("Criteria", "asked low end {0}"),
        "high": translate("Criteria", "asked high end {0}"),
    }
    return ends.get(verdict.bound, translate("Criteria", "asked {0}")).format(limit)


def about(verdict: Verdict) -> str:
    """Which arms and which measure."""
    arms = arm_name(verdict.arm)
    if verdict.minus:
        arms = translate("Criteria", "{0} minus {1}").format(arms, arm_name(verdict.minus))
    return f"{arms}: {verdict.measure}"
