"""Saves of several files as one, for tests, and deaths in the middle of them."""

from forest_files import MANIFEST
from forest_studio.core.store.disk import exchange
from forest_studio.core.store.disk.texts import blob_id
from forest_studio.core.store.git import commits, index_file
from forest_studio.core.store.repository import FileWrite, Repository
from forest_studio.core.store.writing import file_edit, journal, write
from saving import ANA, git

A, B = "a\n" * 3, "b\n" * 3

FILES = {"forest.yaml": MANIFEST, "a.md": A, "d/b.md": B, "d/c.md": "c\n", "other.md": "other\n"}

PLAN = {"a.md": (A, A + "more\n"), "d/b.md": (B, None), "e/b.md": (None, B + "moved\n")}
"""A file edited, and one moved from folder to folder: (old text, new text) by path."""


def writes(plan):
    return [
        FileWrite(
            path,
            None if new is None else new.encode(),
            None if old is None else blob_id(old.encode()),
        )
        for path, (old, new) in plan.items()
    ]


def save_all(root, plan=PLAN):
    return Repository.open(root).commit_all(writes(plan), ANA, "Move", "move-node")


def texts(root):
    names = git(root, "ls-files").splitlines()
    on_disk = {name: (root / name).read_text() for name in names if name != "forest.yaml"}
    in_git = {name: git(root, "show", f"HEAD:{name}") for name in on_disk}
    assert in_git == {name: text.strip() for name, text in on_disk.items()}
    return on_disk


BEFORE = {path: text for path, text in FILES.items() if path != "forest.yaml"}

AFTER = {"a.md": A + "more\n", "d/c.md": "c\n", "e/b.md": B + "moved\n", "other.md": "other\n"}


class Killed(BaseException):
    """Stands for the death of the process: nothing of ours runs after it."""


STEPS = {
    "before the intent is there": (journal, "_link"),
    "with the intent there": (write, "PrivateIndex"),
    "while an outside edit is taken in": (file_edit, "absorb"),
    "before the commit exists": (commits, "make_commit"),
    "before the branch moves": (commits, "move"),
    "before a file goes": (exchange, "take_away"),
    "before a new file": (exchange, "write_new"),
    "before an exchange": (exchange, "swap"),
    "in the middle of an exchange": (exchange, "_exchange"),
    "before a new name": (exchange, "place"),
    "between the files": (write, "materialise"),
    "before the index": (index_file.PrivateIndex, "publish"),
    "before the lock is given back": (journal, "release"),
}


def killer(monkeypatch):
    """What runs an action and kills it at the nth time that it comes to a step."""

    def run(step, action, nth=1, after=False):
        module, name = STEPS[step]
        real, left = getattr(module, name), [nth]

        def die(*arguments, **options):
            left[0] -= 1
            if left[0] > 0:
                return real(*arguments, **options)
            if after:
                real(*arguments, **options)
            raise Killed

        with monkeypatch.context() as patch:
            patch.setattr(module, name, die)
            patch.setattr(write, "recover", lambda checkout: None)
            try:
                action()
            except Killed:
                return True
        return False

    return run
