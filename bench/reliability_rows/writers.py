"""Writers that put tokens into shared nodes and tell which of them were acknowledged."""

import random
import time
from collections import Counter
from collections.abc import Iterable
from dataclasses import dataclass, field
from pathlib import Path

from forest_studio.core.model.errors import ForestError
from forest_studio.core.store.disk.texts import blob_id
from forest_studio.core.store.repository import Conflict, FileWrite, Repository
from reliability_rows.children import Tell
from reliability_rows.place import ANA, NODES, with_token


class _HalfWritten(Exception):
    """Another program is in the middle of writing the file."""


@dataclass(frozen=True, slots=True)
class Writer:
    """One writer of tokens; ``run`` is what its process does."""

    root: Path
    section: int
    life: int
    """Tells the tokens of this process from those of others of the same section."""
    count: int
    """Tokens to write before it ends by itself."""
    files: int = 1
    """Files that each token is written into, all at once."""
    fsync: bool = False
    pause: float = 0.0
    patience: float = 5.0
    """Seconds within which a write has to succeed; later it is told as late."""

    def run(self, tell: Tell) -> None:
        """Writes all tokens; an expected refusal is tried again until patience ends."""
        chance = random.Random(self.life * 1000 + self.section)
        repository = Repository.open(self.root)
        for number in range(self.count):
            paths = chance.sample(NODES, self.files)
            token = f"t{self.section}.{self.life}.{number}x{self.files}"
            self._write(repository, paths, token, tell)
            time.sleep(self.pause * chance.random() * 2)

    def _write(self, repository: Repository, paths: list[str], token: str, tell: Tell) -> None:
        began = time.monotonic()
        while (seconds := time.monotonic() - began) < self.patience:
            try:
                done = repository.commit_all(
                    [self.planned(path, token) for path in paths],
                    ANA,
                    token,
                    "edit-body",
                    self.fsync,
                )
            except ForestError as error:
                tell(f"E {type(error).__name__}: {str(error)[:120]}")
            except (FileNotFoundError, _HalfWritten):
                tell("E half written by another, read again")
                time.sleep(0.002)
            else:
                if not isinstance(done, Conflict):
                    tell(f"A {token} {time.monotonic() - began:.3f} {','.join(paths)}")
                    return
                tell(f"E conflict, tried again: {done.reason}")
        tell(f"L {token} {seconds:.3f}")

    def planned(self, path: str, token: str) -> FileWrite:
        """The write of a token, planned on what the disk has now."""
        data = (self.root / path).read_bytes()
        text = with_token(data.decode(), self.section, token)
        if token not in text:
            raise _HalfWritten
        return FileWrite(path, text.encode(), blob_id(data))


@dataclass(slots=True)
class Told:
    """What writers told, put together."""

    acknowledged: dict[str, tuple[str, ...]] = field(default_factory=dict)
    """Paths by token."""
    seconds: list[float] = field(default_factory=list)
    late: int = 0
    """Writes that did not succeed within the patience."""
    errors: Counter[str] = field(default_factory=Counter)

    def add(self, lines: Iterable[str]) -> None:
        """Takes in what one writer told."""
        for line in lines:
            kind, _, rest = line.partition(" ")
            if kind == "A":
                token, seconds, paths = rest.split(" ")
                self.acknowledged[token] = tuple(paths.split(","))
                self.seconds.append(float(seconds))
            elif kind == "L":
                self.late += 1
            elif kind == "E":
                self.errors[rest.partition(":")[0]] += 1
