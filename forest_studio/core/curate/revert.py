"""Takes back one earlier commit, whoever made it, and keeps what was edited since."""

from forest_studio.core.curate.planned import Rejected, reject, subject
from forest_studio.core.curate.take_back import TakeBack, TakenBack
from forest_studio.core.model.versions import Entry
from forest_studio.core.store.history.commit_files import CommitFiles

_SHOWN = 3


def revert_commit(entry: Entry, files: CommitFiles, back: TakeBack) -> TakenBack:
    """The change that undoes a commit in all its files at once, or why there is none.

    A three-way merge with each text before the commit keeps later edits of other lines. Raises
    StorageError.
    """
    refused = _refused(entry, files)
    if refused is not None:
        return refused
    back.take_back(files.steps)
    return back.result(f"Undo: {subject(entry.subject)}")


def _refused(entry: Entry, files: CommitFiles) -> Rejected | None:
    if entry.is_merge:
        return reject(
            "merge-commit",
            "this commit joins two lines of history, so it has no single state before it",
            "Undo the commits that it brought in, one by one",
        )
    if files.outside:
        return reject(
            "outside-forest",
            f"this commit also changed files outside of the forest: {_some(files.outside)}",
            "Restore the nodes one by one, or undo it with git revert",
        )
    if files.strange:
        return reject(
            "not-a-file",
            f"this commit changed what is no regular file: {_some(files.strange)}",
            "Restore the nodes one by one, or undo it with git revert",
        )
    if not files.steps:
        return reject(
            "no-change", "this commit changed no text of the forest", "There is nothing to undo"
        )
    return None


def _some(paths: tuple[str, ...]) -> str:
    return ", ".join(paths[:_SHOWN]) + (" …" if len(paths) > _SHOWN else "")
