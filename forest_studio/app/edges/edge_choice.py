"""Which rows of the edge list are chosen, and where the keyboard stands."""

from dataclasses import dataclass, field

Key = tuple[str, str, str]
HEAD = "#"
"""First part of the key of a row that is the head of a group."""


def head_key(type_name: str, inward: bool) -> Key:
    """The key of a group's head."""
    return (HEAD, type_name, "in" if inward else "out")


@dataclass
class EdgeChoice:
    """Rows in their order on the screen; heads can be stood on, only edges can be chosen."""

    rows: tuple[Key, ...] = ()
    chosen: set[Key] = field(default_factory=set)
    current: Key | None = None
    _anchor: Key | None = None

    def show(self, rows: tuple[Key, ...]) -> None:
        """Other rows are on the screen; what is still there, by another type too, stays chosen."""
        place = self.rows.index(self.current) if self.current in self.rows else 0
        self.chosen = {self._now(row, rows) for row in self.chosen}
        self.current = self._now(self.current, rows) if self.current is not None else None
        self.rows = rows
        self.chosen &= set(rows)
        if self.current is not None and self.current not in rows:
            near = rows[min(place, len(rows) - 1)] if rows else None
            self.current = near
        if self._anchor not in rows:
            self._anchor = self.current

    @property
    def edges(self) -> tuple[Key, ...]:
        """The chosen edges in their order, or the one that the keyboard stands on."""
        chosen = tuple(row for row in self.rows if row in self.chosen)
        if chosen or self.current is None or self.current[0] == HEAD:
            return chosen
        return (self.current,)

    def only(self, row: Key) -> None:
        """Chooses one row and no other."""
        self.current = self._anchor = row
        self.chosen = {row} - self._heads()

    def toggle(self, row: Key) -> None:
        """Adds a row to the chosen ones, or takes it out."""
        self.current = self._anchor = row
        self.chosen ^= {row} - self._heads()

    def extend(self, row: Key) -> None:
        """Chooses everything between the row chosen last and this one."""
        start = self._anchor if self._anchor in self.rows else row
        assert start is not None
        ends = sorted((self.rows.index(start), self.rows.index(row)))
        self.chosen = set(self.rows[ends[0] : ends[1] + 1]) - self._heads()
        self.current = row

    def move(self, step: int, extend: bool = False) -> None:
        """Goes up or down; a first move goes to the first row."""
        if not self.rows:
            return
        here = self.rows.index(self.current) if self.current in self.rows else -1
        place = max(0, min(len(self.rows) - 1, here + step))
        (self.extend if extend else self.only)(self.rows[place])

    def all(self) -> None:
        """Chooses every edge."""
        self.chosen = set(self.rows) - self._heads()

    def none(self) -> None:
        """Chooses nothing; the keyboard stays where it is."""
        self.chosen = set()

    def _now(self, row: Key, rows: tuple[Key, ...]) -> Key:
        """The row that an edge has become by another type; itself where none is plainly that."""
        if row in rows or row[0] == HEAD:
            return row
        fresh = [new for new in rows if new[:2] == row[:2] and new not in self.rows]
        return fresh[0] if len(fresh) == 1 else row

    def _heads(self) -> set[Key]:
        return {row for row in self.rows if row[0] == HEAD}
