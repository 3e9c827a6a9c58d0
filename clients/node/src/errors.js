/** An error that the bridge answered a call with. The classes beneath have a name for each code. */
export class BridgeError extends Error {
  constructor(called, code, message, data, params) {
    super(sentence(called, code, message, data ?? {}, params));
    this.name = new.target.name;
    this.called = called;
    this.params = params;
    this.code = code;
    this.kind = data?.kind ?? new.target.kind ?? "";
    this.data = data ?? {};
  }
}

/** The process ended, or the bridge was closed, before the call was answered. */
export class BridgeClosedError extends Error {
  name = this.constructor.name;
}

/** The program does not speak this client's version of the protocol. */
export class BridgeVersionError extends BridgeClosedError {}

/** A call was not answered in time. It was cancelled, and its answer will be ignored. */
export class BridgeTimeoutError extends Error {
  name = "BridgeTimeoutError";
}

/** The program is nowhere to be found. */
export class BridgeNotFoundError extends Error {
  name = "BridgeNotFoundError";
}

/** A change of a screen was lost on the way: its state here can no longer be trusted. */
export class RevisionGapError extends Error {
  name = "RevisionGapError";
}

/** The error that a request of the bridge is answered with, as it stands on the wire. */
export class StoreRequestError extends Error {
  name = "StoreRequestError";

  constructor(code, message, data) {
    super(message);
    this.code = code;
    this.data = data;
  }
}

/** A failure of a store, as screens tell them apart: `throw new StoreClientError("offline")`. */
export class StoreClientError extends Error {
  name = "StoreClientError";

  constructor(code, message, { isRetryable } = {}) {
    super(message ?? code);
    this.code = code;
    this.told = message ?? null;
    this.isRetryable = isRetryable ?? null;
  }
}

/** The error that tells the bridge of something that was thrown. */
export function wireError(thrown, isCancelled) {
  if (thrown instanceof StoreRequestError) return { code: thrown.code, message: thrown.message, data: thrown.data };
  if (isCancelled) return { code: -32800, message: "Request cancelled" };
  let storeError;
  if (thrown instanceof StoreClientError) {
    storeError = { code: thrown.code, message: thrown.told, isRetryable: thrown.isRetryable };
  } else {
    const { name, message } = thrown instanceof Error ? thrown : { name: typeof thrown, message: String(thrown) };
    const code = name === "TimeoutError" ? "timedOut" : NETWORK.has(thrown?.code) ? "network" : "unknown";
    storeError = { code, message: `${name}: ${message}`, underlying: { domain: "Node", code: String(thrown?.code ?? name), message } };
  }
  return { code: 1006, message: storeError.message ?? storeError.code, data: { storeError } };
}

const NETWORK = new Set(["ECONNREFUSED", "ECONNRESET", "ENOTFOUND", "EPIPE", "ENETUNREACH", "EHOSTUNREACH"]);

/** What was asked, what is known, and what may have been meant. */
function sentence(called, code, message, data, params) {
  let text = `${called}: ${message} (${[code, data.kind].filter(Boolean).join(" ")})`;
  if (data.suggestions?.length) text += "; did you mean " + data.suggestions.map((name) => `"${name}"`).join(" or ") + "?";
  if (Array.isArray(data.problems) && data.problems.length > 1) {
    for (const problem of data.problems) text += `\n  ${problem.path}: ${problem.message}`;
  }
  if (data.known?.length) text += "\n  known: " + data.known.join(", ");
  if (params && Object.keys(params).length > 0) {
    const asked = JSON.stringify(params);
    text += `\n  asked: ${called} ${asked.length > 300 ? asked.slice(0, 299) + "…" : asked}`;
  }
  return text;
}
