"""What can go wrong besides the errors that the bridge answers (those are in ``_generated``).

* BridgeNotFoundError
* BridgeClosedError
  * BridgeVersionError
* BridgeTimeoutError
* RevisionGapError
* StoreClientError: to be raised by a store that is written here
* StoreRequestError: to be raised by who answers the bridge's requests by hand
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, Dict, Mapping, Optional

if TYPE_CHECKING:
    from ._generated import StoreErrorCode


class BridgeNotFoundError(Exception):
    """The program is nowhere to be found."""


class BridgeClosedError(Exception):
    """The process ended, or the bridge was closed, before the call was answered."""


class BridgeVersionError(BridgeClosedError):
    """The program does not speak this client's version of the protocol."""


class BridgeVersionWarning(UserWarning):
    """The program is of another version than this client. It speaks the same protocol, so most things work."""


class BridgeTimeoutError(Exception):
    """A call was not answered in time. It was cancelled, and its answer will be ignored."""


class RevisionGapError(Exception):
    """A change of a screen was lost on the way: its state here can no longer be trusted."""


class StoreRequestError(Exception):
    """The error that a request of the bridge is answered with, as it stands on the wire."""

    def __init__(self, code: int, message: str, data: Optional[Mapping[str, Any]] = None) -> None:
        super().__init__(message)
        self.code = code
        self.message = message
        self.data = data


class StoreClientError(Exception):
    """A failure of a store, as screens tell them apart: ``raise StoreClientError("offline")``."""

    def __init__(self, code: StoreErrorCode, message: Optional[str] = None, is_retryable: Optional[bool] = None) -> None:
        super().__init__(message or code)
        self.code = code
        self.message = message
        self.is_retryable = is_retryable


def wire_error(error: BaseException) -> Dict[str, Any]:
    """The error that tells the bridge of an exception."""
    if isinstance(error, StoreRequestError):
        return {"code": error.code, "message": error.message, "data": error.data}
    store_error: Dict[str, Any] = {"code": "unknown", "message": f"{type(error).__name__}: {error}"}
    if isinstance(error, StoreClientError):
        store_error = {"code": error.code, "message": error.message, "isRetryable": error.is_retryable}
    elif isinstance(error, NotImplementedError):
        store_error["code"] = "notSupported"
    elif isinstance(error, TimeoutError) or type(error).__name__ == "TimeoutError":
        store_error["code"] = "timedOut"
    elif isinstance(error, ConnectionError):
        store_error["code"] = "network"
    if not isinstance(error, StoreClientError):
        store_error["underlying"] = {"domain": "Python", "code": type(error).__name__, "message": str(error)}
    return {"code": 1006, "message": str(error) or type(error).__name__, "data": {"storeError": store_error}}
