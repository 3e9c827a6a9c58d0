import type { StoreErrorCode } from "./generated.js";

/** An error that the bridge answered a call with. The classes beneath have a name for each code. */
export class BridgeError extends Error {
  constructor(called: string, code: number, message: string, data?: unknown, params?: object);
  /** The method that was called. */
  readonly called: string;
  /** With which params. */
  readonly params?: object;
  readonly code: number;
  readonly kind: string;
  /** Particulars for a program. */
  readonly data: object;
}

/** The process ended, or the bridge was closed, before the call was answered. */
export class BridgeClosedError extends Error {}

/** The program does not speak this client's version of the protocol. */
export class BridgeVersionError extends BridgeClosedError {}

/** A call was not answered in time. It was cancelled, and its answer will be ignored. */
export class BridgeTimeoutError extends Error {}

/** The program is nowhere to be found. */
export class BridgeNotFoundError extends Error {}

/** A change of a screen was lost on the way: its state here can no longer be trusted. */
export class RevisionGapError extends Error {}

/** The error that a request of the bridge is answered with, as it stands on the wire. */
export class StoreRequestError extends Error {
  constructor(code: number, message: string, data?: object);
}

/** A failure of a store, as screens tell them apart: `throw new StoreClientError("offline")`. */
export class StoreClientError extends Error {
  constructor(code: StoreErrorCode, message?: string, options?: { isRetryable?: boolean });
  readonly code: StoreErrorCode;
}
