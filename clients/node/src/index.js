export { Bridge } from "./bridge.js";
export { BridgeClosedError, BridgeError, BridgeNotFoundError, RevisionGapError, StoreRequestError } from "./errors.js";
export * from "./generated.js";
export { ManageScreen, PurchaseScreen } from "./screens.js";
