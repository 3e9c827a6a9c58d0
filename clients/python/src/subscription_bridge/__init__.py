"""Drives the subscription-bridge process from Python.

``Bridge`` is for plain scripts and tests, ``AsyncBridge`` for asyncio; both have the same methods.
"""

from typing import TYPE_CHECKING, Any

from ._blocking import Bridge, ManageScreen, PurchaseScreen
from ._errors import (
    BridgeClosedError,
    BridgeNotFoundError,
    BridgeTimeoutError,
    BridgeVersionError,
    BridgeVersionWarning,
    RevisionGapError,
    StoreClientError,
    StoreRequestError,
)
from ._generated import *  # noqa: F403
from ._generated import VERSION as __version__
from ._store import (
    MockUserSubscription,
    SpyStoreClient,
    StoreCall,
    SubscriptionStoreClient,
    active,
    expired,
    not_subscribed,
    plan,
)
from ._wire import BridgeError, Record

if TYPE_CHECKING:
    from ._async import AsyncBridge, AsyncManageScreen, AsyncPurchaseScreen

_ASYNC = ("AsyncBridge", "AsyncManageScreen", "AsyncPurchaseScreen")

__all__ = [name for name in globals() if not name.startswith("_") and name not in ("TYPE_CHECKING", "Any")]
__all__ += [*_ASYNC, "__version__"]


def __getattr__(name: str) -> Any:
    # asyncio takes longer to load than a purchase takes to be tested: only who asks for it gets it.
    if name in _ASYNC:
        from . import _async

        return getattr(_async, name)
    raise AttributeError(f"module {__name__!r} has no attribute {name!r}")
