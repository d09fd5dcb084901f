"""Finds the row of a node id, and stays cheap when single rows are inserted."""

from collections.abc import Iterable, Sequence

_LOG_LIMIT = 64


class IdIndex:
    """Maps node ids to rows of depth-first arrays.

    An insertion shifts all later rows; instead of writing every entry again, the shifts are kept
    in a short log and applied when an id is looked up.
    """

    __slots__ = ("_rows", "_shifts")

    def __init__(self, ids: Sequence[str]) -> None:
        self._rows: dict[str, int] = {node_id: row for row, node_id in enumerate(ids)}
        self._shifts: tuple[int, ...] = ()

    def row(self, node_id: str | None) -> int:
        """The row of `node_id`, or -1 when the map has no such node."""
        if node_id is None:
            return -1
        row = self._rows.get(node_id, -1)
        if row < 0:
            return -1
        seen, base = divmod(row, 1 << 32)
        for position in self._shifts[seen:]:
            base += base >= position
        return base

    def rows(self, ids: Iterable[str]) -> list[int]:
        """The rows of many ids, -1 for each that the map does not have."""
        if self._shifts:
            return [self.row(node_id) for node_id in ids]
        find = self._rows.get
        return [find(node_id, -1) for node_id in ids]

    def __contains__(self, node_id: str) -> bool:
        return node_id in self._rows

    def inserted(self, node_id: str, position: int, ids: Sequence[str]) -> "IdIndex":
        """An index for `ids`, which gained `node_id` at `position`.

        The entries are shared with this index, so the older one must not be used for new ids.
        """
        if len(self._shifts) >= _LOG_LIMIT:
            return IdIndex(ids)
        index = IdIndex(())
        index._shifts = (*self._shifts, position)
        index._rows = self._rows
        # The high half says how many shifts were known when the row was written.
        index._rows[node_id] = (len(index._shifts) << 32) | position
        return index
