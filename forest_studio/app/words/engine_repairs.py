"""What a repair of the doctor did not do, and what it found lost; see ``engine_sentences``."""

from forest_studio.app.words.translation import noop

REPAIRS = (
    noop("Engine", "left alone: it takes --force-unlock"),
    noop("Engine", "can't examine the repository"),
    noop("Engine", "can't repair {0}"),
    noop("Engine", "can't save a backup in {0}"),
    noop("Engine", "there is a file of that name"),
    noop("Engine", "the repository has to be opened first"),
    noop("Engine", "Run the doctor again"),
    noop("Engine", "the program that owns the lock may still be at work"),
    noop("Engine", "the file that held the same has changed meanwhile"),
    noop("Engine", "the object {0} can't be written while others are damaged"),
    noop("Engine", "no commit has a manifest that can be read"),
    noop("Engine", "the current commit can't be read, so there is nothing to make it from"),
    noop("Engine", "there is no branch that HEAD could name"),
    noop("Engine", "HEAD has moved meanwhile"),
    noop("Engine", "{0} is held"),
    noop("Engine", "See to that lock first"),
)
"""Repairs that failed or were left alone."""

REASONS = (
    noop("Engine", "its index is missing"),
    noop("Engine", "its checksum is wrong"),
    noop("Engine", "the pack's index is of another format"),
    noop("Engine", "the pack's index is cut off"),
    noop("Engine", "this is no pack"),
    noop("Engine", "it is empty, as after a power cut"),
    noop("Engine", "it holds nothing, as after a power cut"),
    noop("Engine", "it holds zero bytes"),
    noop("Engine", "the file is gone"),
    noop("Engine", "its file is gone"),
    noop("Engine", "the file is empty"),
    noop("Engine", "the file holds something else"),
    noop("Engine", "it stands on the commit {0}, which is lost"),
    noop("Engine", "it leads to no other reference"),
    noop("Engine", "its commit {0} is lost"),
    noop("Engine", "folders of its commit {0} are lost"),
    noop("Engine", "it is UTF-16"),
    noop("Engine", "it is not UTF-8"),
    noop("Engine", "the manifest must be 'key: value' lines (line {0})"),
)
"""Why a part of the repository is damaged."""

LOST = (
    noop("Engine", "the text of {0} of the commit {1}"),
    noop("Engine", "the text of {0}, which was about to be committed"),
    noop("Engine", "the folder at the top of the commit {0}"),
    noop("Engine", "the folder {0} of the commit {1}"),
    noop("Engine", "the folder at the top"),
    noop("Engine", "the folder {0}"),
    noop("Engine", "the commit {0}"),
    noop("Engine", "the commit {0}, which comes before {1}"),
    noop("Engine", "the object {0}"),
    noop("Engine", "git's index"),
    noop("Engine", "the branch's log"),
    noop("Engine", "the log of HEAD"),
    noop("Engine", "the copy of {0}"),
    noop("Engine", "Forest Studio's table of history"),
    noop("Engine", "the newest commit that is left"),
)
"""What git lacks, and where the same still is."""
