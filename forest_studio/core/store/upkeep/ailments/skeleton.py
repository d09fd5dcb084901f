"""Parts without which git takes a folder for no repository: its folders and its configuration."""

import os
import time
from collections.abc import Iterator

import pygit2

from forest_studio.core.store.disk.exchange import fsync_folder
from forest_studio.core.store.upkeep.ailments.ailment import Ailment, Treatments
from forest_studio.core.store.upkeep.patient import Patient

_PLAIN = b"[core]\n\trepositoryformatversion = 0\n\tbare = false\n"


def find(patient: Patient) -> Iterator[Ailment]:
    """Missing folders, and a configuration that can't be read."""
    if not (patient.common / "refs").is_dir():
        yield Ailment(
            "refs-folder-missing",
            ".git/refs",
            "git's folder of references is gone, as after a copy that leaves out empty folders",
            "Make the folder again; the references in packed-refs are in force then",
        )
    if not patient.objects.is_dir():
        yield Ailment(
            "objects-folder-missing",
            ".git/objects",
            "git's folder of objects is gone, and with it every commit",
            advice="Restore it from a backup, or clone the repository again beside this folder",
            text_at_risk=True,
        )
    reason = _config_problem(patient)
    if reason:
        yield Ailment(
            "config-broken",
            ".git/config",
            f"git's configuration can't be read: {reason}",
            "Set the file aside and write a plain one; remotes and names have to be set again",
        )


def _config_problem(patient: Patient) -> str:
    config = patient.common / "config"
    try:
        if config.exists():
            if b"\0" in config.read_bytes():
                return "it holds zero bytes"
            list(pygit2.Config(str(config)))
    except (pygit2.GitError, OSError, ValueError) as error:
        return str(error)
    return ""


def _make_refs(patient: Patient, _: Ailment) -> str:
    for name in ("heads", "tags"):
        (patient.common / "refs" / name).mkdir(parents=True, exist_ok=True)
    return "the folder is there again"


def _replace_config(patient: Patient, _: Ailment) -> str:
    config = patient.common / "config"
    aside = config.with_name(f"config.broken-{time.strftime('%Y%m%d-%H%M%S')}")
    new = config.with_name("config.forest-new")
    with new.open("wb") as file:
        file.write(_PLAIN)
        file.flush()
        os.fsync(file.fileno())
    os.link(config, aside)
    os.replace(new, config)
    fsync_folder(config.parent)
    return f"the former one is kept in {aside.name}; set your remotes again from it"


REPAIRS: Treatments = {
    "refs-folder-missing": _make_refs,
    "config-broken": _replace_config,
}
