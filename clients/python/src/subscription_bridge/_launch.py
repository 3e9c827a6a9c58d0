"""Finds the program and says with which arguments it is started."""

from __future__ import annotations

import os
import shutil
from typing import List, Optional, Sequence

ENVIRONMENT_VARIABLE = "SUBSCRIPTION_BRIDGE"
PROGRAM = "subscription-bridge"


class BridgeNotFoundError(Exception):
    """The program is nowhere to be found."""


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
            f"{PROGRAM} is not on the search path. Build it with `swift build -c release --product {PROGRAM}` and set "
            f"{ENVIRONMENT_VARIABLE} to `.build/release/{PROGRAM}`, or give its path as `command`."
        )
    return found


def arguments(
    storekit: Optional[str], clock: Optional[str], locale: Optional[str], others: Sequence[str]
) -> List[str]:
    """The command line for what a caller asked for."""
    line: List[str] = []
    for flag, value in (("--storekit", storekit), ("--clock", clock), ("--locale", locale)):
        if value is not None:
            line += [flag, str(value)]
    return line + list(others)
