"""Tells whether a folder lies on a disk of another machine, which reports no changes made there."""

import re
import sys
from pathlib import Path

_MOUNTS = Path("/proc/self/mountinfo")
_REMOTE = frozenset(
    "nfs nfs4 cifs smb3 smbfs 9p afs ceph glusterfs lustre beegfs gfs2 ocfs2 ncpfs "
    "vboxsf vmhgfs prl_fs virtiofs drvfs".split()
)
"""Kinds of file system, as Linux names them, whose files others change unseen."""
_ESCAPE = re.compile(r"\\([0-7]{3})")


def on_network_disk(folder: Path) -> bool:
    """Whether changes in a folder may come from another machine; False where that is unknown."""
    if sys.platform == "win32":
        return str(folder).startswith("\\\\")
    try:
        return is_remote(folder, _MOUNTS.read_text(encoding="utf-8", errors="replace"))
    except OSError:
        return False


def is_remote(folder: Path, mounts: str) -> bool:
    """Whether a table of mounts, as in ``/proc/self/mountinfo``, puts a folder on a remote disk."""
    place, kind = "", ""
    for line in mounts.splitlines():
        left, _, right = line.partition(" - ")
        fields = left.split()
        if len(fields) < 5 or not right:
            continue
        mounted = _ESCAPE.sub(lambda found: chr(int(found.group(1), 8)), fields[4])
        # The later of two mounts on one folder hides the earlier.
        if len(mounted) >= len(place) and folder.is_relative_to(mounted):
            place, kind = mounted, right.split()[0]
    return kind in _REMOTE or kind.startswith("fuse.")
