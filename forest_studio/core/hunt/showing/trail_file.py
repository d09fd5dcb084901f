"""A trail in a file for others: a page to read, or spans for tools that watch agents."""

from collections.abc import Mapping
from enum import StrEnum
from pathlib import Path

from forest_studio.core.hunt.showing.trail_page import trail_page
from forest_studio.core.hunt.showing.trail_spans import spans_json
from forest_studio.core.model.errors import StorageError
from forest_studio.core.trails.trail import Trail


class TrailFormat(StrEnum):
    """What a trail can be written as."""

    HTML = "html"
    OTLP = "otlp"
    """OpenTelemetry's JSON, by the conventions for generative AI."""

    @property
    def ending(self) -> str:
        """The ending of such a file."""
        return ".html" if self is TrailFormat.HTML else ".otlp.json"

    @classmethod
    def of(cls, file: Path) -> "TrailFormat | None":
        """The format that a file's ending asks for, if any."""
        endings = {".html": cls.HTML, ".htm": cls.HTML, ".json": cls.OTLP}
        return endings.get(file.suffix.lower())


def exported(trail: Trail, form: TrailFormat, titles: Mapping[str, str] | None = None) -> str:
    """The text of the file; ``titles`` are of nodes, by id."""
    return trail_page(trail, titles) if form is TrailFormat.HTML else spans_json(trail)


def write_trail(
    trail: Trail, form: TrailFormat, out: Path, titles: Mapping[str, str] | None = None
) -> Path:
    """Writes the file and returns it; raises StorageError."""
    try:
        out.write_text(exported(trail, form, titles), encoding="utf-8", errors="replace")
    except OSError as error:
        raise StorageError(
            f"the trail can't be written to {out}: {error.strerror}",
            remedy="Name a file in a folder that you may write to",
        ) from error
    return out
