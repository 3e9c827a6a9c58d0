import type { ProductsSnapshotInput, SubscriptionModelInput, SubscriptionStateInput, UserSubscriptionInput } from "./generated.js";

/** Told with each call of a store. */
export interface StoreContext {
  /** Aborted when the bridge no longer waits. */
  signal: AbortSignal;
}

type Answer<Value> = Value | Promise<Value>;

/**
 * A store: what it is asked, and what it answers. Subclass it, open a screen on it, and it is asked instead of a real store.
 *
 * Each method may be asynchronous. What it throws becomes the store error that a screen shows: a StoreClientError as it says, anything else `unknown`.
 */
export class SubscriptionStoreClient {
  /** What is sold. Where it does not say how the customer stands, `currentState` is asked. */
  fetchProducts(context: StoreContext): Answer<ProductsSnapshotInput>;
  /** Buys a plan; answers how the customer stands then. */
  purchase(subscriptionID: string, promotionOfferID: string | null, context: StoreContext): Answer<SubscriptionStateInput>;
  /** Looks for what was bought before. */
  restore(context: StoreContext): Answer<SubscriptionStateInput>;
  /** How the customer stands; unless a store says otherwise, as it last told the bridge. */
  currentState(context: StoreContext): Answer<SubscriptionStateInput>;
  /** Has a plan renew, or not. A store that has it manages subscriptions. */
  setAutoRenew?(subscriptionID: string, enabled: boolean, context: StoreContext): Answer<SubscriptionStateInput>;
  /** Asks for the money back. A store that has it manages subscriptions. */
  requestRefund?(subscriptionID: string, reason: string | null, context: StoreContext): Answer<SubscriptionStateInput>;
  /** Tells the bridge that the customer stands otherwise now, whatever the cause. It is heard before the next call. */
  stateDidChange(standing: SubscriptionStateInput): void;
}

/** A customer's subscription for tests, of which only what matters needs saying. */
export function mockUserSubscription(subscriptionID?: string, members?: Partial<UserSubscriptionInput>): UserSubscriptionInput;
/** Subscribed. */
export function active(subscription: string | UserSubscriptionInput): SubscriptionStateInput;
/** Subscribed once, and no longer. */
export function expired(subscription: string | UserSubscriptionInput): SubscriptionStateInput;
/** Never subscribed. */
export function notSubscribed(): SubscriptionStateInput;
/** A plan for tests: its id and, where it matters, its price and more. */
export function plan(id: string, amount?: string, members?: Partial<SubscriptionModelInput>): SubscriptionModelInput;

/** A call that a spy saw. */
export interface StoreCall {
  action: "fetchProducts" | "purchase" | "restore" | "currentState" | "setAutoRenew" | "requestRefund";
  subscriptionID?: string;
  promotionOfferID?: string | null;
  enabled?: boolean;
  reason?: string | null;
}

/**
 * A store that remembers what it was asked, and answers what it was told to: `spy.nextPurchaseResult = active("pro_yearly")`, or an error.
 * Without one, a purchase succeeds with the plan that was asked for.
 */
export class SpyStoreClient extends SubscriptionStoreClient {
  constructor(sells?: readonly (string | SubscriptionModelInput)[]);
  /** Every call, in the order in which they came. */
  readonly calls: StoreCall[];
  plans: SubscriptionModelInput[];
  /** How the customer stands, as far as the spy knows. */
  standing: SubscriptionStateInput;
  nextProductsResult: ProductsSnapshotInput | Error | null;
  nextPurchaseResult: SubscriptionStateInput | Error | null;
  nextRestoreResult: SubscriptionStateInput | Error | null;
  nextCurrentStateResult: SubscriptionStateInput | Error | null;
  nextSetAutoRenewResult: SubscriptionStateInput | Error | null;
  nextRequestRefundResult: SubscriptionStateInput | Error | null;
  /** The plan of the last purchase. */
  readonly capturedSubscriptionID: string | null;
  /** The offer of the last purchase. */
  readonly capturedPromotionOfferID: string | null;
  /** The calls of one action. */
  callsOf(action: StoreCall["action"]): StoreCall[];
  setAutoRenew(subscriptionID: string, enabled: boolean, context: StoreContext): Answer<SubscriptionStateInput>;
  requestRefund(subscriptionID: string, reason: string | null, context: StoreContext): Answer<SubscriptionStateInput>;
}
