"""The files of a forest as an edit of its structure leaves them, and the plan to write them."""

from collections.abc import Mapping
from dataclasses import replace

from forest_studio.core.curate.link_moves import LinkMover, Moves, Unlinkable
from forest_studio.core.curate.link_places import Places, base_name, folder_of
from forest_studio.core.curate.link_table import linked, naming, words
from forest_studio.core.curate.lookup import resolve
from forest_studio.core.curate.planned import Planned, Rejected, reject
from forest_studio.core.model.changes import RestoreText, RestoreTexts
from forest_studio.core.model.findings import Finding, Severity
from forest_studio.core.model.forest import Forest
from forest_studio.core.model.node import Node
from forest_studio.core.store.disk.texts import blob_id
from forest_studio.core.store.passports.front_matter import SpliceError, remove_edge, replace_edge
from forest_studio.core.store.reading.file_node import is_index, path_id
from forest_studio.core.store.repository import FileWrite


class Redraft:
    """New texts of files that move, stay or go; nothing is written."""

    def __init__(self, forest: Forest, moves: Moves | None = None) -> None:
        self.forest = forest
        self.moves = moves or Moves()
        self.removed: set[str] = set()
        """Paths of files that go and have no new place."""
        self.added: dict[str, bytes] = {}
        """Bytes of new files by path."""
        self.attachments: dict[str, bytes] = {}
        """Bytes of files that are no nodes and move or go, by the path that they have now."""
        self.notes: list[Finding] = []
        self._texts: dict[str, str] = {}

    def text(self, node: Node) -> str:
        """A node's text as the edit has made it by now."""
        if node.path not in self._texts:
            return self.forest.texts.read(node.blob)
        return self._texts[node.path]

    def put(self, node: Node, text: str) -> None:
        """Gives a node another text."""
        self._texts[node.path] = text

    def retarget(self, names: Mapping[str, Mapping[str, str]]) -> None:
        """Rewrites edges: for each node that they lead to, new names by old ones.

        An edge to a node that it then stands in is taken out. Raises SpliceError.
        """
        for home_id in {e.home for node in names for e in self.forest.incoming.get(node, ())}:
            home = self.forest.nodes[home_id]
            if home.path in self.removed:
                continue
            if home.broken:
                self.note(home, "its edges can't be rewritten, since its front matter is broken")
                continue
            self._retarget_home(home, names)

    def _retarget_home(self, home: Node, names: Mapping[str, Mapping[str, str]]) -> None:
        text = self.text(home)
        for index, line in reversed(tuple(enumerate(home.passport.edges))):
            end = resolve(self.forest, line.to)
            new = names.get(end or "", {}).get(line.to)
            if new is None or new == line.to:
                continue
            try:
                if new == "":
                    text = remove_edge(text, index)
                else:
                    text = replace_edge(text, index, replace(line, to=new))
            except SpliceError as error:
                what = f"an edge in {home.path}: {error.message}"
                raise SpliceError(what, remedy=error.remedy) from error
        self.put(home, text)

    def relink(self, after: Places, gone: Mapping[str, str] | None = None) -> tuple[str, ...]:
        """Rewrites the links of all files concerned; returns the reasons why one can't be.

        ``gone``: files that another one takes the place of.
        """
        moves = replace(self.moves, files={**self.moves.files, **(gone or {})})
        mover = LinkMover(Places.of(self.forest), after, moves)
        problems = []
        for node in self._concerned(moves):
            if node.path not in self.removed:
                try:
                    self._relink(node, mover)
                except Unlinkable as problem:
                    problems.append(f"{node.path}: {problem}")
        return tuple(problems)

    def _relink(self, node: Node, mover: LinkMover) -> None:
        home, new_home = node.path, self.moves.of(node.path)
        if not mover.touches(linked(self.forest, node), home, new_home):
            return
        if node.broken:
            self.note(node, "its links are left as they are, since it can't be parsed")
        else:
            self.put(node, mover.rewritten(self.text(node), home, new_home))

    def _concerned(self, moves: Moves) -> list[Node]:
        """The files that move, and those with links that may lead to such a one."""
        sought: set[str] = set()
        for pair in moves.files.items():
            for path in pair:
                sought |= _handles(path)
        for folder in moves.folders:
            sought |= words(base_name(folder))
        for old in moves.ids:
            sought |= words(old)
        nodes = self.forest.nodes
        by_path = {
            path: nodes[self.forest.by_path[path]]
            for path in moves.files
            if path in self.forest.by_path
        }
        by_path.update({node.path: node for node in naming(self.forest, sought)})
        return [by_path[path] for path in sorted(by_path)]

    def note(self, node: Node, message: str) -> None:
        """Adds something that the curator should know."""
        self.notes.append(
            Finding(
                "left-as-it-is",
                f"{node.path}: {message}",
                "Correct it in a text editor",
                Severity.NOTE,
                node.id,
                node.path,
            )
        )

    def planned(self, message: str, operation: str, nodes: tuple[str, ...]) -> Planned | Rejected:
        """The plan to write all of it as one commit."""
        writes = [*self._of_nodes(), *self._of_attachments()]
        writes += [FileWrite(path, data, None) for path, data in self.added.items()]
        if not writes:
            return reject(
                "no-change",
                "nothing would change",
                "There is nothing to do",
                nodes[0],
                severity=Severity.NOTE,
            )
        files = tuple(self._inverse(write, message) for write in writes)
        touched = {write.path for write in writes}
        changed = (i for path, i in self.forest.by_path.items() if path in touched)
        everyone = tuple(dict.fromkeys((*nodes, *changed)))
        inverse = RestoreTexts(files, message)
        return Planned(tuple(writes), message, operation, everyone, inverse, tuple(self.notes))

    def _of_nodes(self) -> list[FileWrite]:
        moving = [path for path in self.moves.files if path in self.forest.by_path]
        writes: list[FileWrite] = []
        for path in dict.fromkeys((*sorted(self.removed), *moving, *sorted(self._texts))):
            if path not in self.forest.by_path:
                continue  # An attachment, which has no node.
            blob = self.forest.nodes[self.forest.by_path[path]].blob
            old = self.forest.texts.data(blob)
            new = self._texts[path].encode("utf-8") if path in self._texts else old
            writes += self._move(path, old, new)
        return writes

    def _of_attachments(self) -> list[FileWrite]:
        return [w for path, data in self.attachments.items() for w in self._move(path, data, data)]

    def _move(self, path: str, old: bytes, new: bytes) -> list[FileWrite]:
        blob, goal = blob_id(old), self.moves.of(path)
        if path in self.removed:
            return [FileWrite(path, None, blob)]
        if goal != path:
            return [FileWrite(path, None, blob), FileWrite(goal, new, None, moved_from=path)]
        return [] if new == old else [FileWrite(path, new, blob)]

    def _inverse(self, write: FileWrite, label: str) -> RestoreText:
        old = None
        if write.expected is not None:
            old = self.attachments.get(write.path)
            if old is None:
                old = self.forest.texts.data(write.expected)
        expected = "" if write.content is None else blob_id(write.content)
        return RestoreText(write.path, old, expected, label)


def _handles(path: str) -> frozenset[str]:
    """The words by which links may name a file: its own, and its folder's for an index file."""
    own = words(base_name(path))
    if not is_index(base_name(path)):
        return own
    return own | words(base_name(folder_of(path))) | words("")


def path_names(node: Node, new_path: str, taken: frozenset[str] = frozenset()) -> dict[str, str]:
    """New names by old ones for edges that name a node by its path.

    ``taken``: ids of other nodes, which a path without ``.md`` must not be mistaken for.
    """
    stem = path_id(new_path)
    names = {node.path: new_path, path_id(node.path): new_path if stem in taken else stem}
    if not node.wild and node.id == node.passport.id:
        names.pop(node.id, None)  # The id stays, whatever path it looks like.
    return names
