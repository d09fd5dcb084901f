"""What Forest Studio calls the operations that it commits; git keeps the English words."""

from collections.abc import Mapping

from forest_studio.app.words.translation import noop

SUBJECTS = (
    noop("Label", "Undo: {0}"),
    noop("Label", "Redo: {0}"),
    noop("Label", "Undo run: {0}"),
    noop("Label", "Add {0}"),
    noop("Label", "Delete {0}"),
    noop("Label", "Delete {0} and {1} more"),
    noop("Label", "Add edge {0}"),
    noop("Label", "Edit edge {0}"),
    noop("Label", "Edit scent of edge {0}"),
    noop("Label", "Remove edge {0}"),
    noop("Label", "Remove {0} edges"),
    noop("Label", "Turn {0} edges round"),
    noop("Label", "Make 1 edge {0}"),
    noop("Label", "Make {0} edges {1}"),
    noop("Label", "Set the half-life of heat to {0} day"),
    noop("Label", "Set the half-life of heat to {0} days"),
    noop("Label", "Merge {0} into {1}"),
    noop("Label", "Merge {0} nodes into {1}"),
    noop("Label", "Split {0} off {1}"),
    noop("Label", "Move {0} to {1}"),
    noop("Label", "Move {0} to the top"),
    noop("Label", "Rename {0} to {1}"),
    noop("Label", "Change id of {0} to {1}"),
    noop("Label", "Give {0} a passport"),
    noop("Label", "Edit {0} of {1}"),
    noop("Label", "Edit text of {0}"),
    noop("Label", "Edit edge types"),
    noop("Label", "Reorder edge types"),
    noop("Label", "Rename edge type {0} to {1}"),
    noop("Label", "Add edge type {0}"),
    noop("Label", "Remove edge type {0}"),
    noop("Label", "Fix 1 problem"),
    noop("Label", "Fix {0} problems"),
    noop("Label", "Restore {0} as of {1}"),
    noop("Label", "Take in an outside edit of {0}"),
    noop("Label", "Changed outside of Forest Studio"),
    noop("Label", "Shortcuts learned from hunts"),
    noop("Label", "Shortcuts that went cold"),
    noop("Label", "Shortcut {0}"),
    noop("Label", "Trail: {0}"),
    noop("Label", "Merge what other clones have learnt"),
    noop("Label", "Plant the forest's root"),
    noop("Label", "Plant {0}: 1 file"),
    noop("Label", "Plant {0}: {1} files"),
    noop("Label", "Keep {0}"),
)
"""Subjects of commits, names of runs, and what can be undone."""

FIELDS = (
    noop("Label", "passport"),
    noop("Label", "title"),
    noop("Label", "summary"),
    noop("Label", "tags"),
    noop("Label", "scent"),
    noop("Label", "id"),
)
"""What was edited of a node."""

OPERATIONS = (
    noop("Operation", "add-edge"),
    noop("Operation", "edit-edge"),
    noop("Operation", "remove-edge"),
    noop("Operation", "retype-edges"),
    noop("Operation", "edit-passport"),
    noop("Operation", "edit-body"),
    noop("Operation", "create-node"),
    noop("Operation", "delete-node"),
    noop("Operation", "move-node"),
    noop("Operation", "rename-file"),
    noop("Operation", "change-id"),
    noop("Operation", "split-node"),
    noop("Operation", "merge-nodes"),
    noop("Operation", "edit-edge-types"),
    noop("Operation", "edit-half-life"),
    noop("Operation", "several-edits"),
    noop("Operation", "restore"),
    noop("Operation", "revert"),
    noop("Operation", "outside-edit"),
    noop("Operation", "plant"),
    noop("Operation", "rescue"),
    noop("Operation", "merge"),
    noop("Operation", "append"),
)
"""What the trailer of a commit calls its operation."""

LABELS = (*SUBJECTS, *FIELDS)
WORDS_IN_LABELS: Mapping[str, tuple[int, ...]] = {"Edit {0} of {1}": (0,)}
"""Holes that hold words of these labels, by the label; what stands in the others is data."""
