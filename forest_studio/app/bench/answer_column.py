"""What one arm answered to the question that is looked at, and whether that was right."""

from PySide6.QtWidgets import QWidget

from forest_studio.app.bench.arms import arm_name
from forest_studio.app.bench.values import ArmAnswer, Result
from forest_studio.app.look.theme import Look
from forest_studio.app.widgets.labels import IconLabel, label
from forest_studio.app.widgets.layouts import STRETCH, column, row
from forest_studio.app.words.translation import translate

_LONGEST = 220


class AnswerColumn(QWidget):
    """Name and mark above, the answer and its pages below."""

    def __init__(self, look: Look) -> None:
        super().__init__()
        self._icon = IconLabel(look, "minus-circle", "text3", 17)
        self._name = label("", "strong")
        self._seeds = label("", "faint")
        self._answer = label("", "quiet", wrap=True)
        self._pages = label("", "faint", wrap=True)
        head = row(self._icon, self._name, self._seeds, STRETCH, gap=7)
        self.setLayout(column(head, self._answer, self._pages, STRETCH, gap=3))

    def show_arm(self, arm: str, result: Result | None, answers: tuple[ArmAnswer, ...]) -> None:
        """Shows the first repeat's answer; another one where the repeats differ is told."""
        self._name.setText(arm_name(arm))
        self._seeds.setText(seeds_words(result))
        won = result is not None and result.won
        broke = bool(answers and answers[0].error)
        icon, token = ("check-circle", "accent") if won else ("x-circle", "red")
        self._icon.show_icon("warning-circle" if broke else icon, "amber" if broke else token)
        words = answer_words(answers[0]) if answers else ""
        self._answer.setText(words)
        pages = " → ".join(answers[0].pages) if answers else ""
        self._pages.setText(translate("Bench", "quoted from {0}").format(pages) if pages else "")
        self._pages.setVisible(bool(pages))
        right = translate("Bench", "right") if won else translate("Bench", "wrong")
        self.setAccessibleName(f"{arm_name(arm)}: {right}. {words}")


def answer_words(answer: ArmAnswer) -> str:
    """The answer in quotes, else why there is none."""
    if answer.error:
        return translate("Bench", "broke: {0}").format(answer.error[:_LONGEST])
    if answer.answer:
        text = " ".join(answer.answer.split())
        return f"“{text[:_LONGEST]}{'…' if len(text) > _LONGEST else ''}”"
    ends = {
        "gave-up": translate("Bench", "gave up: it found no answer"),
        "hop-limit": translate("Bench", "stopped: out of hops"),
        "token-limit": translate("Bench", "stopped: out of tokens"),
        "time-limit": translate("Bench", "stopped: out of time"),
    }
    return ends.get(answer.outcome, translate("Bench", "no answer"))


def seeds_words(result: Result | None) -> str:
    """Right and wrong by seed, where there are more than one."""
    if result is None or len(result.right) < 2:
        return ""
    right = sum(result.right)
    if right == len(result.right):
        return translate("Bench", "right in all {0} seeds").format(right)
    if not right:
        return translate("Bench", "wrong in all {0} seeds").format(len(result.right))
    return translate("Bench", "right in {0} of {1} seeds").format(right, len(result.right))
