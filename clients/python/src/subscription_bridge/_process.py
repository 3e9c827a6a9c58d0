"""A process with a pipe at its input and one at its output.

What ``subprocess`` has besides takes longer to load than the program takes to start, and is not needed here.
"""

from __future__ import annotations

import fcntl
import os
import time
from typing import Optional, Sequence

KILL = 9


class Process:
    """A child process. What it says on stderr goes where this process's does."""

    def __init__(self, program: str, arguments: Sequence[str]) -> None:
        """
        :raises OSError: when it cannot be started.
        """
        theirs_in, ours_in = _pipe()
        try:
            ours_out, theirs_out = _pipe()
        except OSError:
            os.close(theirs_in)
            os.close(ours_in)
            raise
        try:
            actions = [(os.POSIX_SPAWN_DUP2, theirs_in, 0), (os.POSIX_SPAWN_DUP2, theirs_out, 1)]
            self.pid = os.posix_spawn(program, [program, *arguments], os.environ, file_actions=actions)
        except OSError:
            os.close(ours_in)
            os.close(ours_out)
            raise
        finally:
            os.close(theirs_in)
            os.close(theirs_out)
        self.stdin = os.fdopen(ours_in, "wb", 0)
        self.stdout = os.fdopen(ours_out, "rb", 0)
        self._status: Optional[int] = None

    def poll(self) -> Optional[int]:
        """The exit status, negative for a signal; None while it runs."""
        if self._status is None:
            try:
                pid, status = os.waitpid(self.pid, os.WNOHANG)
            except ChildProcessError:
                self._status = 0  # somebody else waited for it; how it ended is not to be had
            else:
                if pid:
                    self._status = os.waitstatus_to_exitcode(status)
        return self._status

    def wait(self, timeout: Optional[float] = None) -> Optional[int]:
        """Waits for the end; None when that takes longer than so many seconds."""
        limit = None if timeout is None else time.monotonic() + timeout
        pause = 0.0001
        while self.poll() is None:
            if limit is not None and time.monotonic() >= limit:
                return None
            time.sleep(pause)
            pause = min(pause * 2, 0.02)
        return self._status

    def kill(self) -> None:
        """Ends it at once."""
        if self.poll() is None:
            try:
                os.kill(self.pid, KILL)
            except ProcessLookupError:
                pass

    def __del__(self) -> None:
        # One that nobody closed: its pipes close with this, it ends by itself, and is not left as a zombie if it is quick.
        if getattr(self, "_status", 0) is None:
            self.stdin.close()
            self.stdout.close()
            self.wait(0.1)


def _pipe() -> "tuple[int, int]":
    """A pipe whose ends are neither inherited nor among the first three descriptors, which the child's are laid over."""
    first, second = os.pipe()
    return _above(first), _above(second)


def _above(descriptor: int) -> int:
    if descriptor > 2:
        return descriptor
    moved = fcntl.fcntl(descriptor, fcntl.F_DUPFD_CLOEXEC, 3)
    os.close(descriptor)
    return moved
