"""The kinds of changes of structure that can be asked for, and the key of each."""

NEW, RENAME, MOVE, MERGE, SPLIT, CHANGE_ID, DELETE = (
    "new",
    "rename",
    "move",
    "merge",
    "split",
    "change-id",
    "delete",
)
KEYS = {
    NEW: "Ctrl+Alt+N",
    RENAME: "Ctrl+Alt+R",
    MOVE: "Ctrl+Alt+M",
    MERGE: "Ctrl+Alt+J",
    SPLIT: "Ctrl+Alt+S",
    CHANGE_ID: "Ctrl+Alt+I",
    DELETE: "Ctrl+Alt+D",
}
"""The key of each, wherever the keyboard is."""
