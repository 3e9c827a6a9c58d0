/** An error that the bridge answered a call with. The classes beneath have a name for each code. */
export class BridgeError extends Error {
  constructor(called, code, message, data) {
    super(sentence(called, code, message, data ?? {}));
    this.name = new.target.name;
    this.called = called;
    this.code = code;
    this.kind = data?.kind ?? new.target.kind ?? "";
    this.data = data ?? {};
  }
}

/** The process ended, or the bridge was closed, before the call was answered. */
export class BridgeClosedError extends Error {
  name = "BridgeClosedError";
}

/** The program is nowhere to be found. */
export class BridgeNotFoundError extends Error {
  name = "BridgeNotFoundError";
}

/** A change of a screen was lost on the way: its state here can no longer be trusted. */
export class RevisionGapError extends Error {
  name = "RevisionGapError";
}

/** To be thrown by who answers the bridge's requests: the error that it is answered with. */
export class StoreRequestError extends Error {
  name = "StoreRequestError";

  constructor(code, message, data) {
    super(message);
    this.code = code;
    this.data = data;
  }
}

function sentence(called, code, message, data) {
  let text = `${called}: ${message} (${code})`;
  if (Array.isArray(data.problems) && data.problems.length > 1) {
    for (const problem of data.problems) text += `\n  ${problem.path}: ${problem.message}`;
  }
  if (data.suggestions?.length) {
    text += "; did you mean " + data.suggestions.map((name) => `"${name}"`).join(" or ") + "?";
  } else if (data.known?.length) {
    text += "; known: " + data.known.join(", ");
  }
  return text;
}
