"""Row 4: four writers at once on the same nodes: two programs with a session, two without."""

import random
import statistics
import time
from pathlib import Path

from forest_studio.core.model.changes import EditBody
from forest_studio.core.model.errors import ForestError
from forest_studio.core.session import Applied, Session
from reliability_rows import place
from reliability_rows.children import Child, Tell, Work, all_killed
from reliability_rows.row import Row, Scale
from reliability_rows.writers import Told, Writer

WRITERS = 4


def run(scale: Scale) -> Row:
    """Every acknowledged write of every writer is in HEAD at the end."""
    row = Row("4 four writers, eight nodes")
    root = place.plant(scale.folder / "forest", place.shared_nodes())
    count = scale.pick(25, 500)
    works: list[Work] = [
        Writer(root, section, 1, count, patience=scale.patience).run for section in (0, 1)
    ]
    works += [_agent(root, section, count, scale.patience) for section in (2, 3)]
    told = Told()
    with all_killed([Child(work) for work in works]) as children:
        for child in children:
            if child.wait():
                row.fail("a writer died of an error of its own")
            told.add(child.lines)
    row.trials = WRITERS * count
    row.acknowledged = len(told.acknowledged)
    row.errors.update(told.errors)
    place.check_head(root, told.acknowledged, row)
    place.look_after(root, row, "at the end")
    if told.late:
        row.fail(f"{told.late} writes did not succeed within their time")
    p50 = statistics.median(told.seconds or [0])
    row.notes.append(f"two of them sessions, as agents have; p50 of a write {p50 * 1000:.0f} ms")
    return row


def _agent(root: Path, section: int, count: int, patience: float) -> Work:
    """Edits bodies through a session, whose snapshot others make old all the time."""

    def work(tell: Tell) -> None:
        chance = random.Random(section)
        session = Session.open(root, index_in_memory=True)
        for number in range(count):
            token = f"t{section}.1.{number}x1"
            _edit(session, section, token, chance.choice(place.NODES), tell, patience=patience)
        session.close()

    return work


def _edit(
    session: Session, section: int, token: str, path: str, tell: Tell, *, patience: float
) -> None:
    began = time.monotonic()
    while (seconds := time.monotonic() - began) < patience:
        node = session.forest.by_path[path]
        body = place.with_token(session.forest.body(node), section, token)
        try:
            done = session.apply(EditBody(node, body), place.ANA)
        except ForestError as error:
            tell(f"E {type(error).__name__}: {str(error)[:120]}")
            continue
        if isinstance(done, Applied):
            tell(f"A {token} {time.monotonic() - began:.3f} {path}")
            return
        tell(f"E {type(done).__name__}, tried again: {done}".replace("\n", " "))
    tell(f"L {token} {seconds:.3f}")
