export { Bridge } from "./bridge.js";
export {
  BridgeClosedError,
  BridgeError,
  BridgeNotFoundError,
  BridgeTimeoutError,
  BridgeVersionError,
  RevisionGapError,
  StoreClientError,
  StoreRequestError,
} from "./errors.js";
export * from "./generated.js";
export { ManageScreen, PurchaseScreen } from "./screens.js";
export { active, expired, mockUserSubscription, notSubscribed, plan, SpyStoreClient, SubscriptionStoreClient } from "./store.js";
