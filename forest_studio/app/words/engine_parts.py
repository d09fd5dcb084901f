"""Words of the engine inside of its sentences, and what an operating system says."""

from collections.abc import Mapping

from forest_studio.app.words.translation import noop

AGES = (
    noop("Engine", "1 day"),
    noop("Engine", "{0} days"),
    noop("Engine", "1 hour"),
    noop("Engine", "{0} hours"),
    noop("Engine", "1 minute"),
    noop("Engine", "{0} minutes"),
    noop("Engine", "{0} seconds"),
)
"""How long ago another program locked something."""

COUNTS = (
    noop("Engine", "1 edge"),
    noop("Engine", "{0} edges"),
    noop("Engine", "1 link"),
    noop("Engine", "{0} links"),
)
"""Edges and links that would be left without an end."""

NAMES = (
    noop("Engine", "object"),
    noop("Engine", "array"),
    noop("Engine", "string"),
    noop("Engine", "integer"),
    noop("Engine", "number"),
    noop("Engine", "boolean"),
    noop("Engine", "null"),
    noop("Engine", "the reply"),
    noop("Engine", "an item of {0}"),
    noop("Engine", "the root"),
    noop("Engine", "{0} → … {1} more … → {2}"),
)
"""Kinds and places of values in what a model replies, and other names inside of sentences."""

SYSTEM = (
    noop("Engine", "Permission denied"),
    noop("Engine", "Operation not permitted"),
    noop("Engine", "No such file or directory"),
    noop("Engine", "Is a directory"),
    noop("Engine", "Not a directory"),
    noop("Engine", "File exists"),
    noop("Engine", "Directory not empty"),
    noop("Engine", "File name too long"),
    noop("Engine", "No space left on device"),
    noop("Engine", "no space left on the disk"),
    noop("Engine", "Disk quota exceeded"),
    noop("Engine", "Read-only file system"),
    noop("Engine", "Input/output error"),
    noop("Engine", "Too many open files"),
    noop("Engine", "Connection refused"),
    noop("Engine", "Connection reset by peer"),
    noop("Engine", "Network is unreachable"),
    noop("Engine", "No route to host"),
    noop("Engine", "Connection timed out"),
    noop("Engine", "Name or service not known"),
    noop("Engine", "Temporary failure in name resolution"),
    noop("Engine", "a symbolic link"),
    noop("Engine", "not a regular file"),
    noop("Engine", "larger than {0} MiB"),
)
"""What the operating system says to a program that it refuses something."""

PARTS = (*AGES, *COUNTS, *NAMES, *SYSTEM)
WORDS_IN: Mapping[str, tuple[int, ...]] = {
    "another program locked {0} {1} ago and does not run any more": (1,),
    "another program locked {0} {1} ago and may still be at work": (1,),
    "{0} of {1} will lead nowhere": (0,),
    "{0} holds other nodes": (0,),
    "git lacks {0}": (0,),
    "the object {0} is damaged; it was {1}": (1,),
    "the object {0} is empty, as after a power cut; it was {1}": (1,),
    "Write it again from {0}, which holds the same": (0,),
    "it is written again from {0}": (0,),
    "{0} stands on {1}, from {2}": (2,),
    "Take the branch back to {0}, from {1}; the files stay as they are on disk, and what "
    "differs shows as a change": (1,),
    "Take the reference back to {0}, from {1}; the files stay as they are on disk, and what "
    "differs shows as a change": (1,),
    "{0}: must be a list; {1}": (1,),
    "{0}: must be 'key: value' pairs; {1}": (1,),
    "{0}: must be a whole number; {1}": (1,),
    "{0}: must be a number; {1}": (1,),
    "{0}: must be true or false; {1}": (1,),
    "{0}: must be a text; {1}": (1,),
    "{0}: is missing; {1}": (1,),
    "{0}: input should be greater than {1}; {2}": (2,),
    "{0}: input should be greater than or equal to {1}; {2}": (2,),
    "{0}: input should be less than or equal to {1}; {2}": (2,),
    "the search index can't be used ({0}: {1})": (),
    "the reply is no {0}": (0,),
    "“{0}” is no {1}": (1,),
    "an item of {0} is no {1}": (0, 1),
    "an item of {0} is none of {1}": (0,),
    "an item of {0} lacks “{1}”": (0,),
    "an item of {0} has fields that nobody asked for": (0,),
    "an item of {0} is of no known kind": (0,),
    "an item of {0}": (0,),
}
"""Holes that hold words of the engine, by the sentence; what stands in the others is data."""
