"""Plans edits that belong together: each on what the ones before it leave, all as one commit."""

from collections.abc import Callable
from dataclasses import dataclass, replace

from forest_studio.core.curate.planned import Planned, Rejected, reject
from forest_studio.core.curate.preview import preview
from forest_studio.core.model.changes import Change, RestoreText, RestoreTexts, SeveralEdits
from forest_studio.core.model.forest import Forest, TextSource
from forest_studio.core.store.disk.texts import blob_id, decode
from forest_studio.core.store.passports.front_matter import parse
from forest_studio.core.store.repository import FileWrite

PlanOne = Callable[[Forest, Change], Planned | Rejected]


def several_edits(forest: Forest, change: SeveralEdits, plan: PlanOne) -> Planned | Rejected:
    """All edits or none; the first that is refused says why. ``plan`` plans one of them."""
    writes: dict[str, FileWrite] = {}
    nodes: list[str] = []
    now = forest
    for edit in change.changes:
        planned = plan(now, edit)
        if isinstance(planned, Rejected):
            return planned
        for write in planned.writes:
            before = writes.get(write.path, write)
            writes[write.path] = replace(write, expected=before.expected)
        nodes += planned.nodes
        now = _after(now, planned)
    return _together(forest, change.label, list(writes.values()), tuple(dict.fromkeys(nodes)))


def _together(
    forest: Forest, label: str, writes: list[FileWrite], nodes: tuple[str, ...]
) -> Planned | Rejected:
    wanted = tuple(write for write in writes if _blob(write) != (write.expected or ""))
    if not wanted:
        return reject("no-change", "nothing would change", "There is nothing to do")
    files = tuple(_inverse(forest, write, label) for write in wanted)
    return Planned(wanted, label, "several-edits", nodes, RestoreTexts(files, label))


def _inverse(forest: Forest, write: FileWrite, label: str) -> RestoreText:
    old = forest.texts.data(write.expected) if write.expected else None
    return RestoreText(write.path, old, _blob(write), label)


def _blob(write: FileWrite) -> str:
    return "" if write.content is None else blob_id(write.content)


def _after(forest: Forest, planned: Planned) -> Forest:
    """The snapshot that a plan leaves, its texts included."""
    new = {blob_id(w.content): w.content for w in planned.writes if w.content is not None}
    return replace(preview(forest, planned), texts=_Texts(forest.texts, new))


@dataclass(frozen=True, slots=True)
class _Texts:
    """A TextSource over texts that are not written yet."""

    below: TextSource
    new: dict[str, bytes]

    def data(self, blob: str) -> bytes:
        found = self.new.get(blob)
        return self.below.data(blob) if found is None else found

    def read(self, blob: str) -> str:
        return decode(self.data(blob))

    def body(self, blob: str) -> str:
        text = self.read(blob)
        return text[parse(text).body_start :]
