"""How the window starts the bench: this same program, with a clean environment."""

import re
import sys
from collections.abc import Iterable, Mapping
from dataclasses import dataclass
from pathlib import Path

_SECRET = re.compile(r"KEY|TOKEN|SECRET|PASSW|CREDENTIAL|AUTH|COOKIE", re.IGNORECASE)
_MODEL_KEYS = ("FOREST_STUDIO_API_KEY", "OPENAI_API_KEY")
_UNWANTED = ("PYTHONSTARTUP", "PYTHONINSPECT", "PYTHONBREAKPOINT", "QT_QPA_PLATFORM")


@dataclass(frozen=True, slots=True)
class Order:
    """What a new run asks of whom."""

    suite: str
    """The name of one that ships, or a file."""
    out: str
    forest: str = ""
    """A folder; empty where the suite brings its own."""
    commit: str = ""
    """Asks in the forest as it was there; empty as it is on disk."""
    arms: tuple[str, ...] = ()
    """Empty for all that need no model."""
    questions: tuple[str, ...] = ()
    """Ids; empty for the whole suite."""
    repeats: int = 1
    seed: int = 0
    workers: int = 1
    hops: int = 0
    tokens: int = 0
    seconds: float = 0.0
    criteria: str = ""
    asks_model: bool = False

    def words(self) -> list[str]:
        """The words after ``forest-studio``."""
        made = ["bench", "run", "--lines", f"--suite={self.suite}", f"--out={self.out}"]
        made += [f"--repeats={self.repeats}", f"--seed={self.seed}", f"--workers={self.workers}"]
        for name, value in (
            ("commit", self.commit),
            ("arms", ",".join(self.arms)),
            ("questions", ",".join(self.questions)),
            ("hops", self.hops),
            ("tokens", self.tokens),
            ("seconds", self.seconds),
            ("criteria", self.criteria),
        ):
            if value:
                made.append(f"--{name}={value}")
        # A folder whose name begins with a dash is a folder all the same.
        return [*made, "--", self.forest] if self.forest else made


def on_words(verb: str, folder: str, workers: int = 1) -> list[str]:
    """The words that go on with the run in a folder: ``resume`` or ``retry``."""
    return ["bench", verb, "--lines", f"--workers={workers}", "--", folder]


def program() -> list[str]:
    """What starts this program: itself where it is frozen, else Python and the package."""
    if getattr(sys, "frozen", False):
        return [sys.executable]
    return [sys.executable, "-m", "forest_studio"]


def package_folder() -> str:
    """Where ``-m`` finds the package from."""
    return str(Path(__file__).resolve().parents[3])


def environment(
    around: Mapping[str, str], asks_model: bool, key_variables: Iterable[str] = ()
) -> dict[str, str]:
    """The environment of a child: without secrets, but for the model's key where one is asked.

    ``key_variables`` are names that the settings give for the key.
    """
    wanted = {*_MODEL_KEYS, *(name for name in key_variables if name)} if asks_model else set()
    kept = {
        name: value
        for name, value in around.items()
        if name not in _UNWANTED and (name in wanted or not _SECRET.search(name))
    }
    if not getattr(sys, "frozen", False):
        paths = [package_folder(), *filter(None, kept.get("PYTHONPATH", "").split(_PATHS))]
        kept["PYTHONPATH"] = _PATHS.join(dict.fromkeys(paths))
    return kept | {"PYTHONUTF8": "1", "PYTHONUNBUFFERED": "1"}


_PATHS = ";" if sys.platform == "win32" else ":"
