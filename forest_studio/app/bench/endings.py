"""What the end of a child process means to a person."""

from forest_studio.app.bench.child import End, Ending
from forest_studio.app.words.engine_texts import engine_text
from forest_studio.app.words.translation import translate


def ending_text(ending: Ending) -> str:
    """What happened, what is safe, what to do; empty where all went well."""
    said = engine_text(ending.words).removesuffix(".")
    match ending.end:
        case End.DONE | End.FOUND | End.STOPPED:
            return ""
        case End.NOT_STARTED:
            return translate("Bench", "The bench could not be started ({0}).").format(said)
        case End.CRASHED:
            crashed = translate(
                "Bench", "The bench broke off. The samples that are in are safe; go on with them."
            )
            return f"{crashed} {said}".strip()
    if not said:
        return translate("Bench", "The bench ended with the code {0}.").format(ending.code)
    return f"{said[:1].upper()}{said[1:]}."
