/** An error that the bridge answered a call with. The classes beneath have a name for each code. */
export class BridgeError extends Error {
  constructor(called: string, code: number, message: string, data?: unknown);
  /** The method that was called. */
  readonly called: string;
  readonly code: number;
  readonly kind: string;
  /** Particulars for a program. */
  readonly data: object;
}

/** The process ended, or the bridge was closed, before the call was answered. */
export class BridgeClosedError extends Error {}

/** The program is nowhere to be found. */
export class BridgeNotFoundError extends Error {}

/** A change of a screen was lost on the way: its state here can no longer be trusted. */
export class RevisionGapError extends Error {}

/** To be thrown by who answers the bridge's requests: the error that it is answered with. */
export class StoreRequestError extends Error {
  constructor(code: number, message: string, data?: object);
}
