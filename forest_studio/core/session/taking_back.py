"""Finds the changes that take back earlier commits of a forest, or why there are none."""

from functools import partial

from forest_studio.core.curate.revert import revert_commit
from forest_studio.core.curate.runs import undo_of_run
from forest_studio.core.curate.take_back import TakeBack, TakenBack
from forest_studio.core.model.forest import Forest
from forest_studio.core.model.versions import Entry
from forest_studio.core.store.history.commit_files import blob_at_head, commit_files
from forest_studio.core.store.history.history import History
from forest_studio.core.store.repository import Repository
from forest_studio.core.store.writing.merges import merge_in


def reverting(repository: Repository, forest: Forest, entry: Entry) -> TakenBack:
    """What takes back one commit; raises StorageError."""
    files = commit_files(repository, entry.commit)
    return revert_commit(entry, files, _take_back(repository, forest))


def undoing_run(repository: Repository, forest: Forest, history: History, run: str) -> TakenBack:
    """What takes back every commit of a run; raises StorageError."""
    history.update()
    entries = history.of_run(run)
    commits = [commit_files(repository, entry.commit).steps for entry in entries]
    label = (entries[0].run_label or entries[-1].commit[:10]) if entries else ""
    return undo_of_run(label, commits, _take_back(repository, forest))


def _take_back(repository: Repository, forest: Forest) -> TakeBack:
    return TakeBack(
        forest,
        partial(blob_at_head, repository),
        forest.texts.data,
        partial(merge_in, repository.git_dir),
    )
