"""Collects the window's texts into resources/translations and compiles what Qt loads.

``python3 packaging/translate.py`` keeps the .ts files like the sources, lists the texts that wait
for a translation and makes the .qm files; ``--check`` only says what is behind, and fails then.
Texts are translated in the .ts files, by hand or with Qt's Linguist.
"""

import importlib.util
import subprocess
import sys
from pathlib import Path
from tempfile import TemporaryDirectory

import environment
import texts

SOURCES = environment.ROOT / "forest_studio" / "app"
FOLDER = environment.ROOT / "resources" / "translations"
LANGUAGES = ("en", "es")
"""English is the language of the sources; its file holds only what changes with a number."""


def ts_file(language: str) -> Path:
    """Where the translations of a language are kept."""
    return FOLDER / f"forest_studio_{language}.ts"


def wanted(language: str) -> texts.Translations:
    """The translations as they should be: every text of the sources, and no other."""
    found = texts.collected(SOURCES)
    known = texts.read(ts_file(language))
    if language != "en":
        return texts.merged(found, known)
    plural = tuple(text for text in found if text.plural)
    kept = {text: words for text, words in known.items() if texts.is_done(text, words)}
    return texts.merged(plural, {text: texts.english(text) for text in plural} | kept)


def compiled(language: str) -> bytes:
    """What Qt loads, made from the .ts file as it is; raises SystemExit."""
    with TemporaryDirectory() as folder:
        qm = Path(folder, "out.qm")
        command = [str(_lrelease()), "-silent", str(ts_file(language)), "-qm", str(qm)]
        done = subprocess.run(command, capture_output=True, text=True, check=False)
        if done.returncode or not qm.exists():
            raise environment.fail(f"lrelease could not compile: {done.stderr or done.stdout}")
        return qm.read_bytes()


def waiting(language: str) -> list[texts.Text]:
    """Texts without a translation."""
    return [text for text, words in wanted(language).items() if not texts.is_done(text, words)]


def behind(language: str) -> list[str]:
    """What a run would change or is still to be done, in words."""
    file = ts_file(language)
    problems = [f"{file.name}: “{text.source}” is not translated" for text in waiting(language)]
    before = file.read_text(encoding="utf-8") if file.exists() else ""
    if before != texts.written(language, wanted(language)):
        problems.append(f"{file.name} is not like the sources")
    elif not _is_fresh(language):
        problems.append(f"{file.with_suffix('.qm').name} is older than its .ts file")
    return problems


def _is_fresh(language: str) -> bool:
    qm = ts_file(language).with_suffix(".qm")
    return qm.exists() and qm.read_bytes() == compiled(language)


def update(language: str) -> None:
    """Writes the .ts file and what Qt loads; says which translations have lost their text."""
    file = ts_file(language)
    now = wanted(language)
    for text, words in texts.read(file).items():
        if text not in now and any(words):
            was = " / ".join(words)
            environment.say(f"no longer said: {text.context}: “{text.source}”, “{was}”")
    file.write_text(texts.written(language, now), encoding="utf-8", newline="\n")
    # Qt maps the file into memory: a window or a test that speaks it now would crash over a file
    # that is cut and written anew in its place.
    new = file.with_suffix(".qm.new")
    new.write_bytes(compiled(language))
    new.replace(file.with_suffix(".qm"))


def _lrelease() -> Path:
    """The compiler that PySide6 brings, here or in the project's environment."""
    found = importlib.util.find_spec("PySide6")
    folder = Path(found.origin).parent if found is not None and found.origin else _in_environment()
    return folder / ("lrelease.exe" if environment.WINDOWS else "lrelease")


def _in_environment() -> Path:
    python = str(environment.ensure_environment("[dev]"))
    where = "import PySide6; print(PySide6.__file__)"
    done = subprocess.run([python, "-c", where], capture_output=True, text=True, check=True)
    return Path(done.stdout.strip()).parent


def main() -> int:
    """0 when everything is translated and compiled, 1 otherwise."""
    try:
        if "--check" not in sys.argv[1:]:
            for language in LANGUAGES:
                update(language)
        problems = [problem for language in LANGUAGES for problem in behind(language)]
    except texts.WrongText as error:
        raise environment.fail(str(error)) from error
    for problem in problems:
        environment.say(problem)
    return 1 if problems else 0


if __name__ == "__main__":
    sys.exit(main())
