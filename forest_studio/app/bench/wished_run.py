"""What somebody wishes of a new run, checked before it is started."""

from dataclasses import dataclass, replace
from pathlib import Path

from forest_studio.app.bench.benching import MODEL_ARMS
from forest_studio.app.bench.command_line import Order
from forest_studio.app.bench.values import Run
from forest_studio.app.words.translation import translate


@dataclass(frozen=True, slots=True)
class Wish:
    """The fields of the form; a number is None where what was typed is none."""

    suite: str
    forest: str
    arms: tuple[str, ...]
    out: str
    repeats: int | None = 3
    seed: int | None = 1
    workers: int | None = 1
    hops: int | None = 12
    tokens: int | None = 6000
    seconds: int | None = 60
    criteria: str = ""

    def problem(self) -> str:
        """Why it can't start; empty where it can."""
        numbers = (self.repeats, self.seed, self.workers, self.hops, self.tokens, self.seconds)
        if not self.suite:
            return translate("NewRun", "Choose a suite of questions.")
        if _is_file(self.suite) and not Path(self.suite).is_file():
            return translate("NewRun", "The suite {0} is not there.").format(self.suite)
        if not self.arms:
            return translate("NewRun", "Choose at least one arm.")
        if None in numbers:
            return translate("NewRun", "A number is missing or out of its bounds.")
        if _is_file(self.criteria) and not Path(self.criteria).is_file():
            return translate("NewRun", "The criteria {0} are not there.").format(self.criteria)
        return _out_problem(self.out)

    def order(self) -> Order:
        """What is asked of the command line; only where there is no problem."""
        return Order(
            suite=self.suite,
            out=self.out,
            forest=self.forest,
            arms=self.arms,
            repeats=self.repeats or 1,
            seed=self.seed or 0,
            workers=self.workers or 1,
            hops=self.hops or 0,
            tokens=self.tokens or 0,
            seconds=float(self.seconds or 0),
            criteria=self.criteria,
            asks_model=bool(MODEL_ARMS & set(self.arms)),
        )


def like(run: Run, wish: Wish) -> Wish:
    """A wish for the same run once more, into the folder of the wish given."""
    limits = run.limits
    return replace(
        wish,
        suite=run.suite_file or run.suite,
        forest=run.forest_path,
        arms=run.arms,
        repeats=run.repeats,
        seed=run.seed,
        hops=round(limits.get("hops", 12)),
        tokens=round(limits.get("tokens", 6000)),
        seconds=round(limits.get("seconds", 60)),
    )


def _is_file(name: str) -> bool:
    return "/" in name or "\\" in name or name.endswith((".yaml", ".yml", ".json", ".jsonl"))


def _out_problem(out: str) -> str:
    folder = Path(out)
    if not out.strip() or not folder.is_absolute():
        return translate("NewRun", "Name a folder for the run, from the root of the disk.")
    try:
        taken = folder.exists() and (not folder.is_dir() or any(folder.iterdir()))
    except OSError as error:
        return f"{out}: {error.strerror}"
    if taken:
        return translate("NewRun", "The folder {0} is in use; name a new one.").format(out)
    return ""
