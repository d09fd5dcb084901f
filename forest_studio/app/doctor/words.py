"""What the doctor's ailments are called."""

from forest_studio.app.words.translation import looked_up, noop
from forest_studio.core.store.upkeep.doctor import Ailment

_NAMES = {
    "cache-damaged": noop("Doctor", "A cache is damaged"),
    "config-broken": noop("Doctor", "git's configuration can't be read"),
    "draft-damaged": noop("Doctor", "A draft is damaged"),
    "foreign-lock": noop("Doctor", "Another program's lock"),
    "git-closed": noop("Doctor", "git can't open it"),
    "head-broken": noop("Doctor", "The checked out branch is unknown"),
    "head-detached": noop("Doctor", "No branch is checked out"),
    "index-broken": noop("Doctor", "git's index is damaged"),
    "index-missing": noop("Doctor", "git's index is gone"),
    "index-split": noop("Doctor", "git's index is split"),
    "leftover-file": noop("Doctor", "A temporary file was left"),
    "leftover-notes": noop("Doctor", "Notes of a save were left"),
    "log-broken": noop("Doctor", "A log of git is spoilt"),
    "manifest-broken": noop("Doctor", "The manifest can't be read"),
    "name-collision": noop("Doctor", "Two names that are one elsewhere"),
    "object-damaged": noop("Doctor", "An object of git is damaged"),
    "object-missing": noop("Doctor", "An object of git is missing"),
    "objects-folder-missing": noop("Doctor", "git's objects are gone"),
    "pack-damaged": noop("Doctor", "A pack of git is damaged"),
    "ref-broken": noop("Doctor", "A branch or tag is broken"),
    "refs-folder-missing": noop("Doctor", "git's folder of branches is gone"),
    "unfinished-write": noop("Doctor", "A save was stopped half-way"),
    "unsafe": noop("Doctor", "It reaches outside of its folder"),
}


def ailment_name(ailment: Ailment) -> str:
    """A short title; the engine's own word for a kind that has none here."""
    name = _NAMES.get(ailment.name)
    return ailment.name if name is None else looked_up("Doctor", name)


def sentence(text: str) -> str:
    """The engine's half sentence as a whole one."""
    whole = text[:1].upper() + text[1:]
    return whole if not whole or whole.endswith((".", "!", "?", "…")) else f"{whole}."
