"""Drives the subscription-bridge process from Python.

``Bridge`` is for plain scripts and tests, ``AsyncBridge`` for asyncio; both have the same methods.
"""

from ._async import AsyncBridge, AsyncManageScreen, AsyncPurchaseScreen
from ._blocking import Bridge, ManageScreen, PurchaseScreen
from ._connection import BridgeClosedError, StoreRequestError
from ._generated import *  # noqa: F403
from ._generated import VERSION as __version__
from ._launch import BridgeNotFoundError
from ._screens import RevisionGapError
from ._wire import BridgeError, Record

__all__ = [name for name in globals() if not name.startswith("_")] + ["__version__"]
