"""One file of a write: what the disk and git have of it, and what it is to become."""

from forest_studio.core.model.errors import Busy
from forest_studio.core.store.disk.texts import blob_id
from forest_studio.core.store.git.blobs import write_blob
from forest_studio.core.store.git.checkout import Checkout
from forest_studio.core.store.git.commits import FILE_MODE, Entry, entry_at, head_tip
from forest_studio.core.store.writing.journal import note
from forest_studio.core.store.writing.merges import merge
from forest_studio.core.store.writing.open_files import writers_finished
from forest_studio.core.store.writing.outside import absorb, blob_data, in_history
from forest_studio.core.store.writing.work_tree import disk_path, named_exactly, read_disk
from forest_studio.core.store.writing.writes import Base, FileWrite

_PATIENCE = 2.0
"""Seconds that another program has to finish writing into a file, while git is kept out."""


class Refused(Exception):
    """A file does not fit any more; carries the conflict out of the commit loop."""

    def __init__(self, path: str, reason: str) -> None:
        super().__init__(reason)
        self.path = path
        self.reason = reason


class FileEdit:
    """One file of a write, with what is learnt about it on the way."""

    def __init__(
        self, checkout: Checkout, write: FileWrite, base: Base, replaces_twin: bool = False
    ) -> None:
        """``replaces_twin``: the same write deletes a file whose name differs by case only."""
        self.path = write.path
        self.known: set[str] = set()
        """Blobs that may vanish from the disk, since git's history has them."""
        self._checkout = checkout
        self._git = checkout.git
        self._write = write
        self._base = base
        self._replaces_twin = replaces_twin
        self._mode = self._former_mode()
        self._blob = "" if write.content is None else write_blob(self._git, write.content)

    def _former_mode(self) -> int:
        if not self._write.moved_from:
            return FILE_MODE
        former = entry_at(self._git, head_tip(self._git).commit, self._write.moved_from)
        return FILE_MODE if former is None else former[1]

    def head_blob(self) -> str:
        """The file's blob id in HEAD, empty for none."""
        entry = self.head_entry()
        return "" if entry is None else entry[0]

    def head_entry(self) -> Entry:
        """The file as HEAD has it now."""
        return entry_at(self._git, head_tip(self._git).commit, self.path)

    def take_in_outside_edit(self, indexed: str) -> tuple[str, ...]:
        """Commits what the disk holds and git does not, unless the write can't go ahead anyway.

        Returns the paths that this changed: the file itself, and a copy beside it.
        """
        head = self.head_blob()
        self._wait_for_writers()
        data = read_disk(self._checkout, self.path)
        disk = "" if data is None else blob_id(data)
        self.known = {head} - {""}
        if data is None or disk == head:
            return ()
        tip = head_tip(self._git).commit
        behind = indexed not in ("", head) and in_history(self._git, tip, self.path, indexed)
        if behind and disk == indexed:
            # Someone moved HEAD only; the file shows an older commit and rolls forward.
            self.known.add(disk)
            return ()
        if self._write.expected is None and not head:
            return ()
        return self._absorb(indexed if behind else head, disk, data)

    def _wait_for_writers(self) -> None:
        """Lets another program finish writing into the file; raises Busy when it does not."""
        patience = min(self._checkout.timeout, _PATIENCE)
        if not writers_finished(disk_path(self._checkout, self.path), patience):
            raise Busy(
                f"another program is writing into {self.path}",
                remedy="Let it finish or close the file there, and save again",
            )

    def _absorb(self, base: str, disk: str, data: bytes) -> tuple[str, ...]:
        absorbed = absorb(self._checkout, self.path, base, data)
        note(self._checkout.git_dir, {self.path: disk}, self._checkout.fsync)
        self.known = {disk}
        return (self.path, absorbed.copy) if absorbed.copy else (self.path,)

    def resolve(self, head: Entry) -> Entry:
        """What the file becomes, given what HEAD has: the write itself or both edits merged.

        Raises Refused.
        """
        current = "" if head is None else head[0]
        mode = self._mode if head is None else head[1]
        wanted: Entry = (self._blob, mode) if self._blob else None
        if current == self._blob:
            return head
        if current == (self._write.expected or ""):
            self._refuse_untracked(current)
            return wanted
        if self._write.expected is None:
            raise self._refused("a file of that name is there already")
        if not current:
            raise self._refused("the file was deleted meanwhile")
        if wanted is None:
            raise self._refused("the file was changed meanwhile, so it is not deleted")
        return self._merged(current), mode

    def _refused(self, reason: str) -> Refused:
        return Refused(self.path, reason)

    def _refuse_untracked(self, current: str) -> None:
        """A new file must not cover one that lies there without being in git."""
        if current or self._write.content is None:
            return
        data = read_disk(self._checkout, self.path)
        if data is None or data == self._write.content:
            return
        if self._replaces_twin and not named_exactly(self._checkout, self.path):
            return  # Case makes no difference here: what was read is the file that goes.
        raise self._refused("a file of that name is there already")

    def _merged(self, current: str) -> str:
        expected = self._write.expected or ""
        base = blob_data(self._git, expected)
        base = self._base(expected) if base is None else base
        ours = blob_data(self._git, current)
        if base is None or ours is None or self._write.content is None:
            raise self._refused("the file was changed meanwhile")
        merged = merge(self._git, base, ours, self._write.content)
        if merged is None:
            raise self._refused("the same lines were changed meanwhile")
        return write_blob(self._git, merged)
