"""Rules about files and folders beyond the names, which reading looks at."""

from collections.abc import Iterator

from forest_studio.core.curate import faults
from forest_studio.core.model.findings import Finding, Severity
from forest_studio.core.model.forest import Forest

CROWDED = 2_000
"""Files of one folder: a flat folder of 10,000 made commits 11 times slower."""


def crowds(forest: Forest) -> Iterator[Finding]:
    """Folders with thousands of files."""
    for grove, held in forest.children.items():
        if len(held) > CROWDED:
            message = f"the folder holds {len(held)} files and folders, more than {CROWDED}"
            remedy = "Sort them into subfolders, so that a save stays quick"
            finding = Finding("crowded-folder", message, remedy, Severity.WARNING)
            yield faults.at(finding, forest.nodes[grove])
