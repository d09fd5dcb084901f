"""git's index: one that can't be read, or is gone, is made again from the current commit."""

import contextlib
import os
from collections.abc import Iterator

import pygit2

from forest_studio.core.model.errors import StorageError
from forest_studio.core.store.disk.exchange import fsync_folder
from forest_studio.core.store.git.index_file import clear_private, open_index
from forest_studio.core.store.upkeep.ailments.ailment import Ailment, Treatments
from forest_studio.core.store.upkeep.patient import Patient
from forest_studio.core.store.writing.journal import Intent, index_locked, read_intent, release

_PRIVATE = "forest-index"
_REPAIR = (
    "Make it again from the current commit; no file changes, and files that differ from the commit "
    "show as changes. What was staged and not committed has to be staged again"
)


def find(patient: Patient) -> Iterator[Ailment]:
    """An index that git can't read, or none where there should be one."""
    file = patient.git_dir / "index"
    if file.exists():
        reason = _problem(patient)
        if "'link'" in reason:
            yield Ailment(
                "index-split",
                ".git/index",
                "git's index is split in two, which Forest Studio can't read",
                advice="Run 'git update-index --no-split-index'",
            )
        elif reason:
            whole = _can_be_made(patient)
            yield Ailment(
                "index-broken",
                ".git/index",
                f"git's index is damaged: {reason}",
                _REPAIR if whole else "",
                "" if whole else "The current commit is not whole either: see to that first",
            )
    elif _is_needed(patient):
        yield Ailment(
            "index-missing",
            ".git/index",
            "git's index is gone: the next commit of another program would delete every file",
            _REPAIR,
            text_at_risk=True,
        )


def _can_be_made(patient: Patient) -> bool:
    """Whether every folder of the current commit can be read."""
    if not patient.tip:
        return True
    lost = patient.walk().snapshot(patient.tip).lost.values()
    return all(missing.kind == "file" for missing in lost)


def _problem(patient: Patient) -> str:
    file = patient.git_dir / "index"
    if file.stat().st_size == 0:
        return "it is empty, as after a power cut"
    try:
        open_index(file)
    except StorageError as error:
        return error.message.partition(": ")[2] or error.message
    return ""


def _is_needed(patient: Patient) -> bool:
    """Whether a file of the current commit lies on disk."""
    tree = _tree(patient)
    return tree is not None and any((patient.work_tree / (e.name or "")).exists() for e in tree)


def _tree(patient: Patient) -> pygit2.Tree | None:
    if patient.git is None or not patient.tip:
        return None
    with contextlib.suppress(pygit2.GitError, KeyError, ValueError):
        tree: pygit2.Tree = patient.git[patient.tip].peel(pygit2.Tree)
        return tree
    return None


def _rebuild(patient: Patient, _: Ailment) -> str:
    tree = _tree(patient)
    if patient.git is None or (patient.tip and tree is None):
        raise StorageError("the current commit can't be read, so there is nothing to make it from")
    # The lock of a writer of ours that died keeps git out just as well, and is settled afterwards.
    held = read_intent(patient.git_dir) is not None
    if held:
        _write(patient, tree)
    else:
        with index_locked(patient.git_dir, Intent({}), 1, True):
            try:
                _write(patient, tree)
            except BaseException:
                release(patient.git_dir)
                raise
    return "it is made again from the current commit"


def _write(patient: Patient, tree: pygit2.Tree | None) -> None:
    clear_private(patient.git_dir)
    private = patient.git_dir / _PRIVATE
    index = open_index(private)
    if tree is not None:
        index.read_tree(tree)
    index.write()
    with private.open("rb") as file:
        os.fsync(file.fileno())
    os.replace(private, patient.git_dir / "index")
    fsync_folder(patient.git_dir)


REPAIRS: Treatments = {"index-broken": _rebuild, "index-missing": _rebuild}
