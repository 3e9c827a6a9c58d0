"""Drives the subscription-bridge process from Python.

``Bridge`` is for plain scripts and tests, ``AsyncBridge`` for asyncio; both have the same methods.
"""

from typing import TYPE_CHECKING, Any

from ._blocking import Bridge as Bridge
from ._blocking import ManageScreen as ManageScreen
from ._blocking import PurchaseScreen as PurchaseScreen
from ._errors import BridgeClosedError as BridgeClosedError
from ._errors import BridgeNotFoundError as BridgeNotFoundError
from ._errors import BridgeTimeoutError as BridgeTimeoutError
from ._errors import BridgeVersionError as BridgeVersionError
from ._errors import BridgeVersionWarning as BridgeVersionWarning
from ._errors import RevisionGapError as RevisionGapError
from ._errors import StoreClientError as StoreClientError
from ._errors import StoreRequestError as StoreRequestError
from ._generated import *  # noqa: F403
from ._generated import VERSION as __version__
from ._store import MockUserSubscription as MockUserSubscription
from ._store import SpyStoreClient as SpyStoreClient
from ._store import StoreCall as StoreCall
from ._store import SubscriptionStoreClient as SubscriptionStoreClient
from ._store import active as active
from ._store import expired as expired
from ._store import not_subscribed as not_subscribed
from ._store import plan as plan
from ._wire import BridgeError as BridgeError
from ._wire import Record as Record

if TYPE_CHECKING:
    from ._async import AsyncBridge as AsyncBridge
    from ._async import AsyncManageScreen as AsyncManageScreen
    from ._async import AsyncPurchaseScreen as AsyncPurchaseScreen

_ASYNC = ("AsyncBridge", "AsyncManageScreen", "AsyncPurchaseScreen")

__all__ = [name for name in globals() if not name.startswith("_") and name not in ("TYPE_CHECKING", "Any")]
__all__ += [*_ASYNC, "__version__"]


def __getattr__(name: str) -> Any:
    # asyncio takes longer to load than a purchase takes to be tested: only who asks for it gets it.
    if name in _ASYNC:
        from . import _async

        return getattr(_async, name)
    raise AttributeError(f"module {__name__!r} has no attribute {name!r}")
