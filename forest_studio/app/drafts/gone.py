"""A node that somebody deleted while it was on the screen or held unsaved words."""

from dataclasses import dataclass

from forest_studio.core.model.changes import RestoreText
from forest_studio.core.model.forest import Forest


@dataclass(frozen=True, slots=True)
class Gone:
    """What is needed to say so, and to bring the node back."""

    node: str
    title: str
    path: str
    text: bytes
    """The file as it was last seen."""

    @staticmethod
    def of(forest: Forest, node_id: str) -> "Gone":
        """A node of the snapshot before it went; raises StorageError."""
        node = forest.node(node_id)
        data = forest.texts.data(node.blob) if node.has_file else b""
        return Gone(node_id, node.title, node.path, data)

    def back(self, label: str) -> RestoreText:
        """The change that writes the file again, unless another one took its place."""
        return RestoreText(self.path, self.text, "", label)
