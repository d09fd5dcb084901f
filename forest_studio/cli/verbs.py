"""The verbs of ``forest-studio``: the file where each lives, and what lists say of it."""

from forest_studio.cli.late import Verb

VERBS = {
    "open": Verb("window.open_verb", "Open the window."),
    "check": Verb(
        "check.check_verb",
        "Check every rule: exit code 0 when the forest is clean, 100 when something was found.",
    ),
    "doctor": Verb(
        "doctor.doctor_verb",
        "Examine a forest's repository, also one that can't be opened, and repair it if asked to.",
    ),
    "search": Verb(
        "search.search_verb",
        "Search a forest by words; superseded nodes sink and say by what.",
        "search FOREST 'tariff book in:services tag:billing'",
    ),
    "hunt": Verb(
        "hunt.hunt_verb",
        "Let a navigator hunt for an answer and show the walk and its evidence.",
        "hunt FOREST 'How close was the vote for the message bus?' --navigator router",
    ),
    "model": Verb("model.app", "Look at the server of a language model."),
    "heat": Verb(
        "heat.heat_verb",
        "Show the heat that hunts have left on nodes and edges, or which scents mislead.",
        "heat FOREST --question 'Who leads Team Ledger?' --as-of 2026-03-01",
    ),
    "trails": Verb("trails.app", "The recorded hunts of a forest."),
    "shortcuts": Verb("shortcuts.app", "Shortcuts that hunts have earned."),
    "history": Verb(
        "history.history_verb",
        "Show who changed a forest, or one node under whatever name and path it had.",
    ),
    "diff": Verb(
        "history.diff_verb",
        "Show what a commit changed, passports field by field and bodies line by line.",
    ),
    "restore": Verb(
        "history.restore_verb",
        "Give a node the text that it had at a commit, as a new commit.",
    ),
    "move": Verb(
        "structure.move_verb",
        "Move a file, or a grove with everything in it; links and edges follow.",
        "move FOREST inbox/offsite-draft handbook/guides --dry-run",
    ),
    "rename": Verb(
        "structure.rename_verb",
        "Rename a node's file, or a grove's folder; links and edges follow.",
    ),
    "delete": Verb(
        "structure.delete_verb",
        "Delete a node; links and edges to it stay, and the check tells of them.",
    ),
    "merge": Verb(
        "structure.merge_verb",
        "Append one node to another; what led to the first leads to the second.",
    ),
    "split": Verb(
        "structure.split_verb",
        "Move the end of a node's body into a node of its own, with an edge to it.",
    ),
    "export": Verb(
        "export.export_verb",
        "Write a forest as GraphML or JSON.",
        "export FOREST --format graphml --out forest.graphml",
    ),
    "ingest": Verb("ingest.app", "Bring what others wrote into a forest."),
    "sample": Verb(
        "sample.sample_verb",
        "Plant a copy of the sample forest, a git repository with a history of its own.",
    ),
    "shot": Verb(
        "window.shot_verb",
        "Save a picture of the window as it shows a forest.",
        "shot FOREST --out map.png --node ledger --theme light",
    ),
    "bench": Verb("bench.app", "Measure navigators against each other."),
}
