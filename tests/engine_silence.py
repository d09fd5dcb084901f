"""Texts of the core that the window does not say, or says as part of a sentence, and why."""

from collections.abc import Mapping

FILES: Mapping[str, str] = {
    "core/curate/checks.py": "what each rule promises, for the command line's list of rules",
    "core/curate/export_graphml.py": "the markup of a file",
    "core/hunt/reading/asked_for.py": "patterns of questions and of what answers them",
    "core/hunt/observing/door_lines.py": "what a navigator sees is the same in every language",
    "core/hunt/comparing/compared_facts.py": "yes and no, in the language of the question",
    "core/hunt/comparing/comparison.py": "words that are looked for in questions",
    "core/hunt/words/country_words.py": "words that are looked for in pages",
    "core/hunt/words/kindred_words.py": "words that are looked for in questions",
    "core/hunt/words/life_words.py": "words that are looked for in questions",
    "core/hunt/words/said_words.py": "words that are looked for in questions",
    "core/hunt/reading/told_dates.py": "patterns of dates",
    "core/hunt/observing/name_spans.py": "words that are looked for in questions",
    "core/hunt/observing/observation.py": "what a navigator sees is the same in every language",
    "core/hunt/ranking/page_evidence.py": "names of figures by which pages are ranked",
    "core/hunt/ranking/page_features.py": "names of figures by which pages are ranked",
    "core/hunt/observing/passport_lines.py": "what a navigator sees is the same in every language",
    "core/hunt/by_model/prompt_texts.py": "what a model is asked, in the language of the question",
    "core/hunt/by_model/prompts.py": "words that are looked for in questions",
    "core/hunt/words/kind_words.py": "words that are looked for in questions",
    "core/hunt/foraging/question_words.py": "words that are looked for in questions",
    "core/hunt/words/question_language.py": "words that are looked for in questions",
    "core/hunt/words/relation_words.py": "words that are looked for in questions",
    "core/hunt/showing/trail_page.py": "an exported page, which is read elsewhere",
    "core/hunt/showing/trail_picture.py": "an exported picture, which is read elsewhere",
    "core/llm/modes.py": "what a model is asked",
    "core/llm/probing.py": "what a model is asked to learn its ways, and what the probe found",
    "core/model/edges.py": "labels of edge types, which are data of a forest",
    "core/store/upkeep/examination.py": "steps of looking, for the command line",
    "core/store/history/history_file.py": "the schema of a table",
    "core/store/history/history_table.py": "what a table is asked",
}
"""Files whose texts are no sentences of the window; errors that they raise are all the same."""
FOLDERS: Mapping[str, str] = {
    "core/ingest/": "published suites of questions are taken in by the command line alone",
}

_COMMAND_LINE = "said by the command line alone; the window has words of its own"
_FOUND_IN_OTHERS = "looked for in what others say"
_CAUGHT = "caught before anybody hears of it"
_IN_A_FILE = "written into a file"
_LOGGED = "goes into the log"

TEXTS: Mapping[str, str] = {
    "every separator occurs in some text": _CAUGHT,
    "numbers have another size here": _CAUGHT,
    "not a regular file of a sensible size": _CAUGHT,
    "the file became shorter": _CAUGHT,
    "the column X9 is too short": _CAUGHT,
    "files and stamps are not as many": _CAUGHT,
    "git names objects in another way here": _CAUGHT,
    "the two tables of edges are not of the same edges": _CAUGHT,
    "search for “X9”": _COMMAND_LINE,
    "show more": _COMMAND_LINE,
    "go back": _COMMAND_LINE,
    "go through door X9": _COMMAND_LINE,
    "open the body": _COMMAND_LINE,
    "open page X9 of the body": _COMMAND_LINE,
    "give up: X9": _COMMAND_LINE,
    "give up": _COMMAND_LINE,
    "unreadable reply: X9": _COMMAND_LINE,
    "no reply": _COMMAND_LINE,
    "no key": _COMMAND_LINE,
    "has a key": _COMMAND_LINE,
    "runs on this computer, needs no key": _COMMAND_LINE,
    "the cheap path found nothing": "figures of the bench name the router's doubts",
    "its quotes are not in the pages": "figures of the bench name the router's doubts",
    "its sentence holds nothing of the kind that is asked for": "the router's doubts",
    "its page covers too little of the question": "the router's doubts",
    "for questions on X9": "a scent, which is data of a forest",
    "front matter": "a field's name, which the window says in its own words",
    "Forest Studio": "a name",
    "Forest Studio agent X9": "the name of an author",
    "Forest Studio doctor": "the name of an author",
    "forest-studio doctor": "the name of an author",
    "OpenAIModel(X9 at X9)": "shown to developers",
    "MappingType[str, Value]": "a type",
    "X9 scores can't be paired with X9": "a fault of the program, not of its use",
    "pip install 'forest-studio[dask]'": "typed as it is",
    "none was named": "no sentence: it stands in the brackets of one",
    "a key is not written anywhere": "a fault of the program, not of its use",
    "the script of the model is at its end": "a model of the tests",
    "the snapshot of this table is gone": _CAUGHT,
    "X9 is no JSON": _CAUGHT,
    "a line that is no page": _CAUGHT,
    "the lesson of X9 is damaged": _CAUGHT,
    "a value is of the wrong type": _CAUGHT,
    "it has version X9": _CAUGHT,
    "it can't be read: X9": _CAUGHT,
    "it lies under the name of another": _CAUGHT,
    "checkout: moving from ": _FOUND_IN_OTHERS,
    "permission denied": _FOUND_IN_OTHERS,
    "read-only file system": _FOUND_IN_OTHERS,
    "operation not permitted": _FOUND_IN_OTHERS,
    "no space left": _FOUND_IN_OTHERS,
    "does not match": _FOUND_IN_OTHERS,
    "failed to lock file": _FOUND_IN_OTHERS,
    "failed to create locked file": _FOUND_IN_OTHERS,
    "failed to rename lockfile": _FOUND_IN_OTHERS,
    "no such file": _FOUND_IN_OTHERS,
    "file exists": _FOUND_IN_OTHERS,
    "not owned by": _FOUND_IN_OTHERS,
    "PRAGMA trusted_schema = OFF": "a table is asked",
    "PRAGMA quick_check": "a table is asked",
    "No history.": _IN_A_FILE,
    "X9 holds the history: git clone X9": _IN_A_FILE,
    "-X9 cut off\n": _IN_A_FILE,
    "a change on disk could not be followed": _LOGGED,
    "the disk can't be watched": _LOGGED,
    "the loss of the forest could not be told": _LOGGED,
    "can't be parsed": "what YAML itself says of a line stays as it is",
}
"""Texts that are no sentence of the window, with the reason."""
LONG_TEXTS: Mapping[str, str] = {
    "Answer the question from the paragraphs": "what a model is asked",
    "Responde a la pregunta solo con": "what a model is asked",
    "Forest Studio made this before": _IN_A_FILE,
    "SELECT id FROM commits": "a table is asked",
    "nfs nfs4 cifs smb3": "names of file systems",
}
"""The same, by how they begin."""

_BUDGET = (
    "the summary has X9 tokens, X9 over its budget of X9",
    "the scent has X9 tokens, X9 over its budget of X9",
    "the scent of the edge to X9 has X9 tokens, X9 over its budget of X9",
)
_ID = (
    "the id X9 has white space at an end or a control character in it",
    "the id X9 ends with a slash, as only a folder's does",
    "the id X9 is longer than X9 characters",
)
_FIELDS = tuple(
    f"the {key} is {what}"
    for key in ("id", "title", "summary")
    for what in ("missing", "empty", "not text")
)
_IN_USE = ("1 edge has the type X9", "X9 edges have the type X9")
_ACTIONS = "take search, go, open, more, back, answer or give_up"
_DECISIONS = (
    f"it names no action; {_ACTIONS}",
    f"it names an action that there is not; {_ACTIONS}",
)
_TIMES = (
    "X9 gave no list of models within X9 seconds",
    "X9 gave no list of vectors within X9 seconds",
    "X9 gave no sign of a reply within X9 seconds",
    "X9 gave no whole reply within X9 seconds",
)
_ADDRESSES = (
    "the model's server at X9 does not answer (X9)",
    "the model's server at X9 has a certificate that is not trusted (X9)",
)
_ANSWERS = (
    "X9 answered with nothing",
    "X9 answered with broken JSON",
    "X9 answered with JSON that is no object",
    "X9 answered with something that is no JSON",
    "X9 answered with X9, not with JSON",
)
_KEYS = ("X9 refuses the key", "X9 wants a key", "X9 refuses the key: X9", "X9 wants a key: X9")
_MOVED = (
    "X9 points elsewhere; no key is sent after it",
    "X9 points elsewhere, to X9; no key is sent after it",
)
_MISFITS = ("the reply", "“X9”", "an item of the reply")
_LOCKS = (
    "another program locked X9 3 hours ago and does not run any more",
    "another program locked X9 1 day ago and may still be at work",
)
_LOST = (
    "git lacks the text of X9 of the commit X9",
    "git lacks the text of X9, which was about to be committed",
    "git lacks the folder at the top of the commit X9",
    "git lacks the commit X9, which comes before X9",
    "git lacks the object X9",
    "the object X9 is empty, as after a power cut; it was the folder X9 of the commit X9",
    "the object X9 is damaged; it was the text of X9 of the commit X9",
)
_REFS = ("the branch X9 is broken: X9", "the reference X9 is broken: X9")
_BACK = tuple(
    f"Take the {kind} back to X9, from the log of HEAD; the files stay as they are on disk, and "
    "what differs shows as a change"
    for kind in ("branch", "reference")
)
_VALUES = tuple(
    f"X9: {what}; {then}"
    for what in (
        "must be a list",
        "must be 'key: value' pairs",
        "must be a whole number",
        "must be a number",
        "must be true or false",
        "must be a text",
        "is missing",
    )
    for then in ("it is left out", "its default is used")
)

GLUED: Mapping[str, tuple[str, ...]] = {
    "… X9 more …": ("X9 runs in a circle: a → b → … 5 more … → a",),
    "scent of the edge to X9": _BUDGET,
    "the X9 has X9 tokens, X9 over its budget of X9": _BUDGET,
    "has white space at an end or a control character in it": _ID,
    "the id X9 X9": _ID,
    "ends with a slash, as only a folder's does": _ID,
    "is longer than X9 characters": _ID,
    " and X9 more": ("Delete X9 and X9 more",),
    "scent of edge": ("Edit scent of edge X9",),
    "the X9 is empty": _FIELDS,
    "is missing": (*_FIELDS, *_VALUES),
    "is not text": _FIELDS,
    "Write the X9": ("Write the id", "Write the title", "Write the summary"),
    "Write the X9 as one line": tuple(
        f"Write the {key} as one line" for key in ("id", "title", "summary")
    ),
    "the top": ("Move X9 to the top",),
    "X9 the type X9": _IN_USE,
    "1 edge has": _IN_USE,
    "X9 edges have": _IN_USE,
    "X9 can't be parsed, so it is never rewrittenX9": (
        "X9 can't be parsed, so it is never rewritten",
        "X9 can't be parsed, so it is never rewritten (line X9: X9)",
    ),
    "no X9 is called X9": ("no suite is called X9", "no criteria file is called X9"),
    "the X9 X9 may be X9": ("the suite X9 may be X9", "the criteria file X9 may be X9"),
    "the best pages hold no X9": ("the best pages hold no person", "the best pages hold no date"),
    "the start": ("step X9 of the trail can't be taken again: the walk stands at the start today",),
    "names an action that there is not": _DECISIONS,
    "names no action": _DECISIONS,
    f"it X9; {_ACTIONS}": _DECISIONS,
    "list of models": _TIMES,
    "list of vectors": _TIMES,
    "whole reply": _TIMES,
    "sign of a reply": _TIMES,
    "has a certificate that is not trusted (X9)": _ADDRESSES,
    "does not answer (X9)": _ADDRESSES,
    "the model's server at X9 X9": _ADDRESSES,
    "JSON that is no object": _ANSWERS,
    "X9, not with JSON": _ANSWERS,
    "something that is no JSON": _ANSWERS,
    "X9 answered with X9": _ANSWERS,
    "X9 stopped with an errorX9": ("X9 stopped with an error", "X9 stopped with an error: X9"),
    "X9 does not take the question (HTTP X9)X9": (
        "X9 does not take the question (HTTP 400)",
        "X9 does not take the question (HTTP 400): “no”",
    ),
    ", to X9": _MOVED,
    "X9 points elsewhereX9; no key is sent after it": _MOVED,
    "refuses the key": _KEYS,
    "wants a key": _KEYS,
    "X9 wants fewer questionsX9": ("X9 wants fewer questions", "X9 wants fewer questions: “no”"),
    "X9: the account has no quota leftX9": (
        "X9: the account has no quota left",
        "X9: the account has no quota left: “no”",
    ),
    "X9 is of no known kind": tuple(f"{place} is of no known kind" for place in _MISFITS),
    "X9 is no X9": tuple(f"{place} is no array" for place in _MISFITS),
    "X9 is none of X9": tuple(f"{place} is none of X9" for place in _MISFITS),
    "X9 has fields that nobody asked for": tuple(
        f"{place} has fields that nobody asked for" for place in _MISFITS
    ),
    "X9 lacks “X9”": tuple(f"{place} lacks “X9”" for place in _MISFITS),
    ", whose text is in no commit": (
        "a save that was stopped left this temporary file, whose text is in no commit",
    ),
    "another program locked X9 X9 ago": _LOCKS,
    " and does not run any more": _LOCKS,
    " and may still be at work": _LOCKS,
    " of the commit X9": _LOST,
    "the text of X9X9": _LOST,
    ", which comes before X9": _LOST,
    ", which was about to be committed": _LOST,
    "at the top": _LOST,
    "X9; it was X9": _LOST,
    "empty, as after a power cut": _LOST,
    "the X9 X9 is broken: X9": _REFS,
    _BACK[0].replace("branch", "X9").replace("the log of HEAD", "X9"): _BACK,
    "X9 MiB": ("X9 is larger than 1 MiB",),
    "X9 KiB": ("X9 is larger than 1 KiB",),
    "must be a list": _VALUES,
    "must be 'key: value' pairs": _VALUES,
    "must be a whole number": _VALUES,
    "must be a number": _VALUES,
    "must be true or false": _VALUES,
    "must be a text": _VALUES,
    "1 file": ("Plant X9: 1 file",),
    "X9 files": ("Plant X9: 3 files", "can't write 3 files: Permission denied"),
}
"""Parts that are put together: the whole sentences that come of them."""
