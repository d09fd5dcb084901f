"""Drafts: words that were typed and not saved, kept on disk so that a crash takes none."""

import contextlib
import hashlib
import os
import re
import secrets
from collections.abc import Mapping
from dataclasses import replace
from pathlib import Path
from threading import RLock

from forest_studio.core.model.errors import StorageError
from forest_studio.core.model.findings import Finding, Severity
from forest_studio.core.store.disk import exchange
from forest_studio.core.store.disk.files import (
    MAX_FILE_BYTES,
    NotRegular,
    read_regular,
    storage_error,
)
from forest_studio.core.store.drafts.draft_file import (
    DamagedDraft,
    Draft,
    NewerDraft,
    decode,
    encode,
    new_draft,
)
from forest_studio.core.store.drafts.draft_owner import Owner

__all__ = ["Draft", "Drafts"]
_KEPT, _NEW, _DAMAGED = ".draft", ".new", ".damaged"
_TOKEN = re.compile("[0-9a-f]{12}")


class Drafts:
    """The drafts of one forest; each window writes files of its own and sees those of all.

    Safe to use from several threads. Nobody but their user may read the files.
    """

    def __init__(self, folder: Path, below: Path | None = None) -> None:
        """``folder`` need not exist; it is made with the first draft, if ``below`` is there."""
        self._folder = folder
        self._owner = Owner(folder, below)
        self._lock = RLock()
        self._last: dict[str, Draft] = {}

    def keep(
        self,
        node_id: str,
        path: str,
        base_blob: str,
        fields: Mapping[str, str],
        body: str | None = None,
    ) -> None:
        """Keeps what is typed into a node, in place of what this window kept for it before.

        It survives the death of the process at once, and a power cut. Raises StorageError.
        """
        draft = new_draft(node_id, path, base_blob, fields, body, owner=self._owner.token)
        file = self._file(draft)
        with self._lock:
            if draft.same_words(self._last.get(node_id)) and file.exists():
                return
            data = encode(draft)
            if len(data) > MAX_FILE_BYTES:
                raise StorageError(f"a draft may have {MAX_FILE_BYTES >> 20} MiB at most")
            try:
                self._owner.claim()
                _write(file, data)
            except OSError as error:
                raise storage_error(error, "what you typed can't be kept on disk") from error
            self._last[node_id] = draft

    def load(self, node_id: str) -> Draft | None:
        """The newest draft of a node; None when there is none."""
        return next((draft for draft in self.all() if draft.node == node_id), None)

    def all(self) -> tuple[Draft, ...]:
        """Every draft, the newest first; two windows may have one each for the same node.

        What can't be read is set aside and told by ``findings``; nothing is deleted.
        """
        with self._lock:
            self._finish_dead()
            drafts = [draft for file in self._files(_KEPT) if (draft := self._read(file))]
            owners = {draft.owner for draft in drafts}
            self._owner.sweep(owners)
            living = {owner for owner in owners if self._owner.other_lives(owner)}
        seen = [
            replace(d, mine=d.owner == self._owner.token, open_elsewhere=d.owner in living)
            for d in drafts
        ]
        return tuple(sorted(seen, key=lambda draft: draft.saved, reverse=True))

    def drop(self, node_id: str) -> None:
        """Forgets a node's drafts, since the words were saved or thrown away: this window's, and
        those that closed windows left. Raises StorageError."""
        for draft in self.all():
            if draft.node == node_id and not draft.open_elsewhere:
                self.discard(draft)

    def discard(self, draft: Draft) -> None:
        """Forgets one draft, whoever typed it; raises StorageError."""
        with self._lock:
            if draft.owner == self._owner.token:
                self._last.pop(draft.node, None)
            try:
                self._file(draft).unlink(missing_ok=True)
            except OSError as error:
                raise storage_error(error, "a draft can't be removed") from error

    def findings(self) -> tuple[Finding, ...]:
        """The files that hold a draft which can't be read; ``path`` is their place on disk."""
        self.all()
        return (
            *(_damaged(file) for file in self._files(_DAMAGED)),
            *(_newer(file) for file in self._files(_KEPT) if self._read(file) is None),
        )

    def close(self) -> None:
        """This window is closed: whatever it still has is free for others to take up."""
        with self._lock:
            self._owner.release()
            self._last.clear()
            self._owner = Owner(self._folder)

    def _file(self, draft: Draft) -> Path:
        """A hash stands for the id, which may hold any character and be of any length."""
        digest = hashlib.sha256(draft.node.encode("utf-8", "surrogatepass")).hexdigest()[:24]
        return self._folder / f"{digest}-{draft.owner}{_KEPT}"

    def _files(self, ending: str) -> list[Path]:
        try:
            return sorted(file for file in self._folder.iterdir() if file.name.endswith(ending))
        except OSError:
            return []

    def _read(self, file: Path) -> Draft | None:
        """The draft in a file; a damaged file is set aside."""
        try:
            draft = decode(read_regular(file))
            if not _TOKEN.fullmatch(draft.owner) or self._file(draft).name != file.name:
                raise DamagedDraft("it lies under the name of another")
        except (DamagedDraft, NotRegular):
            with contextlib.suppress(OSError):
                os.rename(file, _free_name(file))
            return None
        except (NewerDraft, OSError):
            return None
        return draft

    def _finish_dead(self) -> None:
        """What a window had written but not put in place when it died becomes its draft."""
        for file in self._files(_NEW):
            kept = self._folder / (file.name.partition(_KEPT)[0] + _KEPT)
            owner = kept.name.rpartition("-")[2].removesuffix(_KEPT)
            if owner == self._owner.token or self._owner.other_lives(owner):
                continue
            with contextlib.suppress(OSError, NewerDraft):
                try:
                    newer = decode(read_regular(file)).saved
                    before = self._read(kept)
                    if before is None or before.saved < newer:
                        os.replace(file, kept)
                    else:
                        file.unlink()
                except (DamagedDraft, NotRegular):
                    os.rename(file, _free_name(file))


def _write(file: Path, data: bytes) -> None:
    """Replaces a file in one step; raises OSError and leaves the former one then."""
    new = file.with_name(f"{file.name}.{secrets.token_hex(4)}{_NEW}")
    exchange.create(new, data, most=0o600)
    exchange.replace(new, file)


def _free_name(file: Path) -> Path:
    return file.with_name(f"{file.name}.{secrets.token_hex(4)}{_DAMAGED}")


def _damaged(file: Path) -> Finding:
    return Finding(
        "draft-damaged",
        "words that were typed and not saved can't be read any more",
        "Look into the file; what is left of them is in there",
        Severity.WARNING,
        path=str(file),
    )


def _newer(file: Path) -> Finding:
    return Finding(
        "draft-unreadable",
        "words that were typed and not saved were kept by a newer Forest Studio, or for another "
        "user",
        "Open the forest with that one",
        Severity.NOTE,
        path=str(file),
    )
