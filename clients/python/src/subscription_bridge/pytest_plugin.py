"""The pytest plugin: a process on a virtual clock for each test, and what was said on the wire in the report of a test that failed.

Fixtures: ``bridge``, ``purchase_screen``, ``manage_screen``. Options: ``--storekit FILE``, ``--subscription-bridge PROGRAM``; in a configuration file
``subscription_bridge_storekit``. The mark ``@pytest.mark.subscription_bridge(storekit=…, clock=…, locale=…, arguments=[…])`` says how the process of a test
is started; paths in it are relative to the test's file, those of options to where pytest was started.

One process serves the tests of a worker that want it started alike: ``bridge/reset`` makes it like a new one between them. A process that keeps state
in a folder, talks to a network or follows real time is a test's own, and so is the one of a test that left a call under way or broke the pipe.
"""

from __future__ import annotations

import os
import pathlib
from typing import Any, Dict, Generator, Iterator, List, Optional, Tuple

import pytest

from ._blocking import Bridge, ManageScreen, PurchaseScreen
from ._errors import BridgeClosedError
from ._wire import BridgeError

_Start = Tuple[Optional[str], Optional[str], str, Optional[str], Tuple[str, ...]]

_said: pytest.StashKey[List[str]] = pytest.StashKey()
_processes: pytest.StashKey[Dict[_Start, Bridge]] = pytest.StashKey()

SHOWN_CHARACTERS = 600
"""How much of each line a report shows, unless pytest is asked to be verbose."""


def pytest_addoption(parser: pytest.Parser) -> None:
    group = parser.getgroup("subscription-bridge")
    group.addoption("--storekit", metavar="FILE", help="the .storekit file that the store `default` sells from")
    group.addoption("--subscription-bridge", metavar="PROGRAM", dest="subscription_bridge", help="the subscription-bridge program")
    parser.addini("subscription_bridge_storekit", "the .storekit file that the store `default` sells from, relative to this file")


def pytest_configure(config: pytest.Config) -> None:
    config.addinivalue_line(
        "markers",
        "subscription_bridge(storekit=None, clock='virtual', locale=None, arguments=()): how the process of the fixture `bridge` is started",
    )
    config.stash[_processes] = {}


def pytest_unconfigure(config: pytest.Config) -> None:
    for bridge in config.stash.get(_processes, {}).values():
        bridge.close()


def _start(request: pytest.FixtureRequest) -> _Start:
    config = request.config
    storekit: Optional[str] = config.getoption("storekit")
    if storekit is None:
        named: str = config.getini("subscription_bridge_storekit")
        if named:
            storekit = str((config.inipath.parent if config.inipath else config.rootpath) / named)
    else:
        storekit = str(config.invocation_params.dir / storekit)
    clock, locale = "virtual", None
    arguments: List[str] = []
    for mark in reversed(list(request.node.iter_markers("subscription_bridge"))):
        unknown = set(mark.kwargs) - {"storekit", "clock", "locale", "arguments"}
        if mark.args or unknown:
            raise pytest.UsageError(f"the mark subscription_bridge takes storekit, clock, locale and arguments by name, not {mark.args or unknown}")
        if "storekit" in mark.kwargs:
            path = mark.kwargs["storekit"]
            storekit = None if path is None else str(pathlib.Path(request.node.path).parent / os.fspath(path))
        clock = mark.kwargs.get("clock", clock)
        locale = mark.kwargs.get("locale", locale)
        arguments += [os.fspath(argument) for argument in mark.kwargs.get("arguments", ())]
    return config.getoption("subscription_bridge"), storekit, clock, locale, tuple(arguments)


def _is_reusable(start: _Start) -> bool:
    _, _, clock, _, arguments = start
    outside = ("--state-directory", "--record", "revenueCat")
    return clock.startswith("virtual") and not any(word in argument for argument in arguments for word in outside)


def _again(bridge: Bridge) -> bool:
    """Makes a process that served a test like a new one; False when that cannot be."""
    try:
        bridge._conversation.record = None
        bridge._forget()
        bridge.bridge.reset()
    except (BridgeError, BridgeClosedError, OSError):
        return False
    return bridge._conversation.is_idle


@pytest.fixture
def bridge(request: pytest.FixtureRequest) -> Iterator[Bridge]:
    """A process that is like a new one, on a virtual clock unless a mark says otherwise."""
    start = _start(request)
    processes = request.config.stash[_processes]
    bridge = processes.pop(start, None)
    if bridge is None:
        program, storekit, clock, locale, arguments = start
        bridge = Bridge(command=program, storekit=storekit, clock=clock, locale=locale, arguments=arguments)
    request.node.stash[_said] = bridge.record_conversation()
    is_kept = False
    try:
        yield bridge
        is_kept = _is_reusable(start) and _again(bridge)
    finally:
        if is_kept:
            processes[start] = bridge
        else:
            bridge.close()


@pytest.fixture
def purchase_screen(bridge: Bridge) -> PurchaseScreen:
    """A purchase screen on the store `default`, not loaded yet."""
    return bridge.purchase_screen()


@pytest.fixture
def manage_screen(bridge: Bridge) -> ManageScreen:
    """A manage-subscription screen on the store `default`, not loaded yet."""
    return bridge.manage_screen()


@pytest.hookimpl(hookwrapper=True)
def pytest_runtest_makereport(item: pytest.Item, call: Any) -> Generator[None, Any, None]:
    outcome = yield
    report: pytest.TestReport = outcome.get_result()
    said = item.stash.get(_said, None)
    if report.failed and said:
        is_verbose = item.config.getoption("verbose") > 1
        text = "\n".join(line if is_verbose or len(line) <= SHOWN_CHARACTERS else line[:SHOWN_CHARACTERS] + " … (-vv shows all)" for line in said)
        report.sections.append(("subscription-bridge conversation (> sent, < received)", text))
