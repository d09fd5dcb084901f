"""Row 6: other editors save the same files while we write them."""

import os
import random
import time
from pathlib import Path

from forest_studio.core.store.repository import Repository
from reliability_rows import place
from reliability_rows.children import Child, Tell, all_killed, listen_until_written
from reliability_rows.row import Row, Scale
from reliability_rows.writers import Told, Writer

WRITERS, EDITORS = 2, 2


def run(scale: Scale) -> Row:
    """Editors that replace the file or write into it; none of their saves is lost."""
    row = Row("6 editors beside")
    root = place.plant(scale.folder / "forest", place.shared_nodes())
    writers = [Writer(root, section, 1, 10**9, pause=0.02) for section in range(WRITERS)]
    editors = [_Editor(root, WRITERS + number, scale.seed) for number in range(EDITORS)]
    works = [*(e.run for e in editors), *(w.run for w in writers)]
    with all_killed([Child(work) for work in works]) as children:
        listen_until_written(children[EDITORS:], scale.pick(5, 120), children[:EDITORS])
        _Editor.stop(root)
        for child in children[:EDITORS]:
            child.wait()
    told = Told()
    for child in children[EDITORS:]:
        told.add(child.lines)
    saved = {line[2:] for child in children[:EDITORS] for line in child.lines if line[0] == "S"}
    _check(root, saved, told, row)
    return row


def _check(root: Path, saved: set[str], told: Told, row: Row) -> None:
    row.trials = len(told.acknowledged) + told.late
    row.acknowledged = len(told.acknowledged)
    row.outside = len(saved)
    row.errors.update(told.errors)
    lost = place.check_anywhere(root, set(told.acknowledged))
    row.lost += len(lost)
    lost_outside = place.check_anywhere(root, saved)
    row.outside_lost += len(lost_outside)
    for token in sorted(lost | lost_outside)[:8]:
        row.describe(f"{token} is nowhere")
    _take_in(root)
    place.look_after(root, row, "at the end")
    torn = [p for p, data in place.head_files(root).items() if not place.is_whole(data)]
    row.torn += len([path for path in torn if path in place.NODES])
    copies = [path for path in place.head_files(root) if ".outside-" in path]
    row.notes.append(
        f"{EDITORS} editors and {WRITERS} writers; half of the saves replace the file, half write "
        f"into it; {len(copies)} saves were kept as copies; {told.late} of ours gave up after 5 s"
    )


def _take_in(root: Path) -> None:
    """One more write of each node, which takes in what an editor saved last."""
    repository = Repository.open(root)
    writer = Writer(root, 0, 2, 0)
    for path in place.NODES:
        repository.commit(writer.planned(path, "tlast"), place.ANA, "Last", "edit-body", False)


class _Editor:
    """A program that reads a file, adds a line and saves it, again and again."""

    def __init__(self, root: Path, section: int, seed: int) -> None:
        self._root, self._section = root, section
        self._random = random.Random(seed * 100 + section)
        # Two editors of one file lose each other's saves without our help.
        self._paths = [root / path for path in place.NODES[section % EDITORS :: EDITORS]]

    @staticmethod
    def stop(root: Path) -> None:
        """Asks all editors of a forest to end after what they are doing."""
        root.with_name("stop").touch()

    def run(self, tell: Tell) -> None:
        """Saves until it is stopped."""
        count = 0
        while not self._root.with_name("stop").exists():
            count += 1
            path = self._random.choice(self._paths)
            how, kind = self._random.choice([(_replace, "r"), (self._write_into, "w")])
            token = f"t{kind}{self._section}.{count}"
            try:
                text = place.with_token(path.read_text(), self._section, token)
            except FileNotFoundError:
                continue
            if token not in text:
                continue  # Somebody is in the middle of writing into it.
            time.sleep(self._random.uniform(0, 0.004))
            how(path, text)
            tell(f"S {token}")
            time.sleep(self._random.uniform(0, 0.05))

    def _write_into(self, path: Path, text: str) -> None:
        """Empties the file and writes it again, in two pieces as a slow disk may."""
        half = len(text) // 2
        with path.open("w", encoding="utf-8") as file:
            time.sleep(self._random.uniform(0, 0.002))
            file.write(text[:half])
            file.flush()
            time.sleep(self._random.uniform(0, 0.002))
            file.write(text[half:])


def _replace(path: Path, text: str) -> None:
    new = path.with_name(f".{path.name}.new")
    new.write_text(text, encoding="utf-8")
    os.replace(new, path)
