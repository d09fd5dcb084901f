"""What stands in the way of trails, verdicts, heat and shortcuts; see ``engine_sentences``."""

from forest_studio.app.words.translation import noop

TRAILS = (
    noop("Engine", "the trail can't be written to {0}: {1}"),
    noop("Engine", "Name a file in a folder that you may write to"),
    noop("Engine", "the trail can't be read: {0}"),
    noop("Engine", "the trail can't be read: it has no version"),
    noop("Engine", "the trail has format {0}, and this program reads up to {1}"),
    noop("Engine", "the verdict has format {0}, and this program reads up to {1}"),
    noop("Engine", "Install a newer Forest Studio"),
    noop("Engine", "the verdict can't be read: {0}"),
    noop("Engine", "the ruling can't be read: {0}"),
    noop("Engine", "the ruling is of a newer format"),
    noop("Engine", "it has no time zone"),
    noop("Engine", "it has no date that can be used"),
    noop("Engine", "the trail {0} has no date that can be used"),
    noop("Engine", "a number in it is too long"),
    noop("Engine", "another file is the trail {0}"),
    noop("Engine", "the trail says that it is {0}"),
    noop("Engine", "{0} is no number"),
    noop("Engine", "{0} bytes are more than a hunt leaves"),
)
"""Trails and verdicts that can't be read or written."""

HEAT = (noop("Engine", "a half-life must be a number of days above 0"),)
"""Settings of heat that can't be."""

SHORTCUTS = (
    noop("Engine", "one of the two is not in the forest"),
    noop("Engine", "a curator has refused it"),
    noop("Engine", "it was minted before and somebody took it away"),
    noop("Engine", "the manifest has no edge type of the family 'learned'"),
    noop("Engine", "there is an edge between the two"),
    noop("Engine", "one is the grove of the other"),
    noop("Engine", "the page where it would begin has no passport of its own"),
    noop("Engine", "the page where it would lead to is superseded"),
    noop("Engine", "there is no shortcut from {0} to {1}"),
    noop("Engine", "List them with forest-studio shortcuts FOREST list"),
)
"""Why no shortcut is minted, and shortcuts that are not there."""
