"""Makes one system call of a child fail, or kills the child before it."""

import ctypes
import errno
import os
import re
import shutil
import signal
import subprocess
import sys
import types
from collections import Counter
from collections.abc import Callable
from dataclasses import dataclass
from pathlib import Path

from reliability_rows.children import Child, Tell, Work

CALLS = (
    "openat,write,pwrite64,link,linkat,symlink,symlinkat,rename,renameat,renameat2,unlink,unlinkat,"
    "mkdir,mkdirat,rmdir,fsync,fdatasync,ftruncate,chmod,fchmod,fchmodat,utimensat"
)
"""The system calls that can change a file, a name or a folder on Linux."""
C_FUNCTIONS = frozenset(
    "open write flush fsync link rename replace unlink remove mkdir rmdir chmod fchmod utime "
    "create_blob insert create_commit set_target create_reference_direct git_index_write "
    "copyfile truncate".split()
)
"""Names of the functions written in C that do the same, where strace is not there."""
_CALL = re.compile(r"(?:\d+ +)?(\w+)\(")
_OPENS_TO_READ = re.compile(r"openat\((?!.*O_(CREAT|TRUNC|WRONLY|RDWR))")
_SET_PTRACER, _ANYBODY = 0x59616D61, ctypes.c_ulong(-1)


@dataclass(frozen=True, slots=True)
class Point:
    """One call of a child's work that changes something."""

    name: str
    """What is called."""
    seen: Counter[str]
    """How often each call was made up to and with this one; strace counts each by itself."""

    def __str__(self) -> str:
        return f"{self.name} {self.seen[self.name]}"


@dataclass(frozen=True, slots=True)
class Fault:
    """What happens at one point."""

    point: Point
    error: int = 0
    """The error number that the call returns; 0 kills the child before it."""
    lasting: bool = False
    """Whether all later calls fail as well."""


def strace() -> str | None:
    """Where strace is, None when there is none that may trace a process of ours."""
    program = shutil.which("strace") if sys.platform == "linux" else None
    if program is None:
        return None
    probe = [program, "-qq", "-o", os.devnull, "true"]
    works = subprocess.run(probe, capture_output=True, check=False).returncode == 0
    return program if works else None


class Injector:
    """Runs work in children with a fault at a point that is found out beforehand."""

    def __init__(self, log: Path) -> None:
        """``log`` is a file to write traces to."""
        self._log = log
        self._strace = strace()
        self.how = "strace" if self._strace else "a profile function"

    def points(self, work: Work) -> list[Point]:
        """Runs work without a fault; the calls that change something, in their order."""
        if self._strace is None:
            child = Child(lambda tell: _profiled(work, tell, None))
            child.wait()
            names = [line.removeprefix("N ") for line in child.lines if line.startswith("N ")]
        else:
            self._traced(work, [])
            names = self._log.read_text(errors="replace").splitlines()
        seen: Counter[str] = Counter()
        points = []
        for line in names:
            if (call := _CALL.match(line)) is None:
                continue
            seen[call[1]] += 1
            if not _OPENS_TO_READ.search(line):
                points.append(Point(call[1], seen.copy()))
        return points

    def run(self, work: Work, fault: Fault) -> Child:
        """Runs work with a fault; the child has ended."""
        if self._strace is None:
            child = Child(lambda tell: _profiled(work, tell, fault))
            child.wait()
            return child
        return self._traced(work, _injections(fault))

    def _traced(self, work: Work, inject: list[str]) -> Child:
        child = Child(work, held=_allow_tracers)
        child.hear()
        child.lines.clear()
        options = ["-o", str(self._log), "-e", f"trace={CALLS}", *inject, "-p", str(child.pid)]
        tracer = subprocess.Popen([str(self._strace), *options], stderr=subprocess.PIPE, text=True)
        assert tracer.stderr is not None
        # strace says that it is there; what the child does before that would not be counted.
        said = tracer.stderr.readline()
        if "attached" not in said:
            child.kill()
            raise RuntimeError(f"strace can't trace a process: {said.strip()}")
        child.release()
        child.wait()
        tracer.communicate()
        return child


def _injections(fault: Fault) -> list[str]:
    point = fault.point
    what = f"error={errno.errorcode[fault.error]}" if fault.error else "signal=SIGKILL"
    if not fault.lasting:
        return ["-e", f"inject={point.name}:{what}:when={point.seen[point.name]}"]
    before = point.seen - Counter({point.name: 1})
    firsts = {call: before[call] + 1 for call in CALLS.split(",") if call != "openat"}
    return [word for c, n in firsts.items() for word in ("-e", f"inject={c}:{what}:when={n}+")]


def _allow_tracers() -> None:
    """Lets a process that is no parent trace this one, where Linux forbids that by default."""
    ctypes.CDLL(None).prctl(_SET_PTRACER, _ANYBODY, 0, 0, 0)


def _profiled(work: Work, tell: Tell, fault: Fault | None) -> None:
    """Does work under a profile function, which sees every call of a function written in C."""
    seen: Counter[str] = Counter()
    names: list[str] = []

    def watch(_frame: types.FrameType, event: str, called: Callable[..., object]) -> None:
        if event != "c_call" or called.__name__ not in C_FUNCTIONS:
            return
        names.append(called.__name__)
        seen[called.__name__] += 1
        if fault is None or called.__name__ != fault.point.name:
            return
        if seen[fault.point.name] != fault.point.seen[fault.point.name]:
            return
        if not fault.error:
            os.kill(os.getpid(), signal.SIGKILL)
        # An error that a profile function raises takes the function away.
        raise OSError(fault.error, os.strerror(fault.error))

    sys.setprofile(watch)
    try:
        work(tell)
    finally:
        sys.setprofile(None)
    if fault is None:
        tell("\n".join(f"N {name}()" for name in names))
