"""Child processes that do some work, tell of it line by line, and may be killed at any moment."""

import os
import select
import signal
import socket
import sys
import time
import traceback
from collections.abc import Callable, Iterable, Iterator, Sequence
from contextlib import contextmanager

Tell = Callable[[str], None]
Work = Callable[[Tell], None]
"""What a child does; it is given a function that sends one line to the parent."""


class Child:
    """A forked process. What it told reaches the parent even when it is killed right after."""

    def __init__(self, work: Work, held: Callable[[], None] | None = None) -> None:
        """With ``held`` the child calls that, says so, and waits for ``release``."""
        self.lines: list[str] = []
        self.status: int | None = None
        """The exit status as the operating system gives it, None while it runs."""
        self._socket, theirs = socket.socketpair()
        self._rest = b""
        sys.stdout.flush()
        sys.stderr.flush()
        self.pid = os.fork()
        if self.pid == 0:
            self._socket.close()
            _run(work, theirs, held)
        theirs.close()

    def fileno(self) -> int:
        """The end of the line to the child, for ``select``."""
        return self._socket.fileno()

    def release(self) -> None:
        """Lets a held child begin."""
        self._socket.sendall(b"g")

    def kill(self) -> None:
        """Kills the child without warning and takes in what it had told."""
        os.kill(self.pid, signal.SIGKILL)
        self.wait()

    def wait(self) -> int:
        """Takes in all that the child tells until it ends; its exit status."""
        while self.hear():
            pass
        if self.status is None:
            self.status = os.waitpid(self.pid, 0)[1]
            self._socket.close()
        return self.status

    def hear(self) -> bool:
        """Takes in what was told by now, waiting for something; False at the end."""
        if self.status is not None:
            return False
        try:
            data = self._socket.recv(1 << 16)
        except ConnectionResetError:
            return False
        *whole, self._rest = (self._rest + data).split(b"\n")
        self.lines += [line.decode() for line in whole]
        return bool(data)


def _run(work: Work, channel: socket.socket, held: Callable[[], None] | None) -> None:
    """What a child's life is; it never returns."""
    code = 1
    try:
        if held is not None:
            held()
            channel.sendall(b"held\n")
            channel.recv(1)
        # sendall is no ``write``, so that a fault which is injected into writes never hits it.
        work(lambda line: channel.sendall(line.encode() + b"\n"))
        code = 0
    except BaseException:
        traceback.print_exc()
    finally:
        os._exit(code)


def listen(children: Iterable[Child], seconds: float) -> None:
    """Takes in what children tell for some time, or until all have ended."""
    running = list(children)
    until = time.monotonic() + seconds
    while running and (left := until - time.monotonic()) > 0:
        ready, _, _ = select.select(running, [], [], left)
        for child in ready:
            if not child.hear():
                running.remove(child)


def listen_until_written(
    writers: Sequence[Child], seconds: float, others: Sequence[Child] = ()
) -> None:
    """The same, and for longer where a slow machine has no write done by then."""
    listen((*writers, *others), seconds)
    for _ in range(120):
        if any(line.startswith("A ") for writer in writers for line in writer.lines):
            return
        listen((*writers, *others), 1)


@contextmanager
def all_killed(children: list[Child]) -> Iterator[list[Child]]:
    """Kills whatever children still run at the end."""
    try:
        yield children
    finally:
        for child in children:
            if child.status is None:
                child.kill()
