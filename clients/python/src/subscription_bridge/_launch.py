"""Finds the program, says with which arguments it is started, and starts it."""

from __future__ import annotations

import os
from typing import List, Optional, Sequence

from ._errors import BridgeNotFoundError
from ._process import Process

ENVIRONMENT_VARIABLE = "SUBSCRIPTION_BRIDGE"
PROGRAM = "subscription-bridge"


def find_program(command: Optional[str] = None) -> str:
    """Finds the program: the argument, the environment variable ``SUBSCRIPTION_BRIDGE``, the search path, in that order."""
    for source, name in (("the argument", command), (ENVIRONMENT_VARIABLE, os.environ.get(ENVIRONMENT_VARIABLE))):
        if not name:
            continue
        found = which(name)
        if found is None:
            raise BridgeNotFoundError(f"{source} names {name!r}, which is no program that can be run")
        return found
    found = which(PROGRAM)
    if found is None:
        raise BridgeNotFoundError(
            f"{PROGRAM} is not on the search path. Build it in the project's folder with `bash Sources/build-release` (it needs the Swift "
            f"toolchain, as `swift build -c release --product {PROGRAM}` does) and set {ENVIRONMENT_VARIABLE} to "
            f"`.build/release/{PROGRAM}`, or give its path as `command`."
        )
    return found


def which(name: str) -> Optional[str]:
    """The path of a program. (``shutil`` has this too, and takes longer to load than a purchase takes to be tested.)"""
    folders = [""] if os.sep in name else os.environ.get("PATH", os.defpath).split(os.pathsep)
    for folder in folders:
        path = os.path.join(folder, name)
        if os.path.isfile(path) and os.access(path, os.X_OK):
            return path
    return None


def arguments(
    storekit: Optional[str], clock: Optional[str], locale: Optional[str], record: Optional[str], others: Sequence[str]
) -> List[str]:
    """The command line for what a caller asked for."""
    line: List[str] = []
    for flag, value in (("--storekit", storekit), ("--clock", clock), ("--locale", locale), ("--record", record)):
        if value is not None:
            line += [flag, os.fspath(value)]
    return line + list(others)


def launch(program: str, line: Sequence[str]) -> Process:
    """Starts the process."""
    try:
        return Process(program, line)
    except OSError as error:
        raise BridgeNotFoundError(f"{program} cannot be started: {error.strerror}") from error


def ending(status: Optional[int]) -> str:
    """Says how a process ended."""
    if status is None:
        return "the process closed its output"
    return f"the process was ended by signal {-status}" if status < 0 else f"the process ended with status {status}"
