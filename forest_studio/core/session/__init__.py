"""An open forest: the one writer, the snapshot that everybody reads, search and hunts."""

from forest_studio.core.curate.planned import Planned, Rejected
from forest_studio.core.curate.samples import open_sample_copy, plant_sample
from forest_studio.core.curate.take_back import Clash, RevertConflict
from forest_studio.core.session.outcome import Applied, Outcome, changed_nodes
from forest_studio.core.session.run import Run
from forest_studio.core.session.session import Session
from forest_studio.core.store.repository import Conflict

__all__ = [
    "Applied",
    "Clash",
    "Conflict",
    "Outcome",
    "Planned",
    "Rejected",
    "RevertConflict",
    "Run",
    "Session",
    "changed_nodes",
    "open_sample_copy",
    "plant_sample",
]
