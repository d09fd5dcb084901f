"""Plans edits of ``forest.yaml`` itself, made where a forest has none."""

from forest_studio.core.curate.planned import Planned, Rejected, reject
from forest_studio.core.model.changes import EditHalfLife, RestoreText, RestoreTexts
from forest_studio.core.model.findings import Severity
from forest_studio.core.model.forest import Forest
from forest_studio.core.store.disk.texts import blob_id
from forest_studio.core.store.passports.front_matter import SpliceError
from forest_studio.core.store.passports.manifest_edit import set_half_life
from forest_studio.core.store.passports.manifest_file import MANIFEST_NAME, MOST_DAYS
from forest_studio.core.store.repository import FileWrite


def edit_half_life(forest: Forest, change: EditHalfLife) -> Planned | Rejected:
    """Writes the half-life into ``forest.yaml`` and no other key. Raises SpliceError."""
    days = change.days
    if not 0 < days <= MOST_DAYS:
        message = f"{days:g} days is no half-life"
        return reject("half-life", message, f"Choose more than 0 and at most {MOST_DAYS} days")
    text = set_half_life(manifest_text(forest), days)
    content = text.encode("utf-8")
    if content == manifest_bytes(forest):
        message = "the half-life is already like that"
        return reject("no-change", message, "There is nothing to do", severity=Severity.NOTE)
    unit = "day" if days == 1 else "days"
    label = f"Set the half-life of heat to {days:g} {unit}"
    write, back = manifest_write(forest, content, label)
    return Planned((write,), label, "edit-half-life", (), RestoreTexts((back,), label))


def manifest_bytes(forest: Forest) -> bytes | None:
    """What ``forest.yaml`` holds; None where there is none."""
    return forest.texts.data(forest.manifest.blob) if forest.manifest.present else None


def manifest_text(forest: Forest) -> str | None:
    """The same as text. Raises SpliceError when it is not UTF-8."""
    data = manifest_bytes(forest)
    if data is None:
        return None
    try:
        return data.decode("utf-8")
    except UnicodeDecodeError as error:
        raise SpliceError("forest.yaml is not UTF-8", remedy="Save it as UTF-8 first") from error


def manifest_write(forest: Forest, content: bytes, label: str) -> tuple[FileWrite, RestoreText]:
    """Writing other content into ``forest.yaml``, and what takes that back."""
    write = FileWrite(MANIFEST_NAME, content, forest.manifest.blob or None)
    back = RestoreText(MANIFEST_NAME, manifest_bytes(forest), blob_id(content), label)
    return write, back
