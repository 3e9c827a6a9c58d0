"""Finds the program, says with which arguments it is started, and starts it."""

from __future__ import annotations

import os
import shutil
import subprocess
from typing import List, Optional, Sequence

from ._errors import BridgeNotFoundError

ENVIRONMENT_VARIABLE = "SUBSCRIPTION_BRIDGE"
PROGRAM = "subscription-bridge"


def find_program(command: Optional[str] = None) -> str:
    """Finds the program: the argument, the environment variable ``SUBSCRIPTION_BRIDGE``, the search path, in that order."""
    for source, name in (("the argument", command), (ENVIRONMENT_VARIABLE, os.environ.get(ENVIRONMENT_VARIABLE))):
        if not name:
            continue
        found = shutil.which(name)
        if found is None:
            raise BridgeNotFoundError(f"{source} names {name!r}, which is no program that can be run")
        return found
    found = shutil.which(PROGRAM)
    if found is None:
        raise BridgeNotFoundError(
            f"{PROGRAM} is not on the search path. Build it in the project's folder with `bash Sources/build-release` (it needs the Swift "
            f"toolchain, as `swift build -c release --product {PROGRAM}` does) and set {ENVIRONMENT_VARIABLE} to "
            f"`.build/release/{PROGRAM}`, or give its path as `command`."
        )
    return found


def arguments(
    storekit: Optional[str], clock: Optional[str], locale: Optional[str], record: Optional[str], others: Sequence[str]
) -> List[str]:
    """The command line for what a caller asked for."""
    line: List[str] = []
    for flag, value in (("--storekit", storekit), ("--clock", clock), ("--locale", locale), ("--record", record)):
        if value is not None:
            line += [flag, os.fspath(value)]
    return line + list(others)


def launch(program: str, line: Sequence[str]) -> subprocess.Popen[bytes]:
    """Starts the process. What it says on stderr goes where this process's does."""
    try:
        return subprocess.Popen([program, *line], stdin=subprocess.PIPE, stdout=subprocess.PIPE, bufsize=0)
    except OSError as error:
        raise BridgeNotFoundError(f"{program} cannot be started: {error.strerror}") from error


def ending(status: Optional[int]) -> str:
    """Says how a process ended."""
    if status is None:
        return "the process closed its output"
    return f"the process was ended by signal {-status}" if status < 0 else f"the process ended with status {status}"
