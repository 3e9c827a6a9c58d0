import { StoreClientError, StoreRequestError } from "./errors.js";

/**
 * A store: what it is asked, and what it answers. Subclass it, open a screen on it, and it is asked instead of a real store.
 *
 * Each method may be asynchronous. What it throws becomes the store error that a screen shows: a StoreClientError as it says, anything else `unknown`.
 */
export class SubscriptionStoreClient {
  #push = null;
  #standing = null;

  /** What is sold. Where it does not say how the customer stands, `currentState` is asked. */
  fetchProducts() {
    return {};
  }

  /** Buys a plan; answers how the customer stands then. */
  purchase(_subscriptionID, _promotionOfferID, _context) {
    throw new StoreClientError("notSupported", "this store sells nothing");
  }

  /** Looks for what was bought before. */
  restore(context) {
    return this.currentState(context);
  }

  /** How the customer stands; unless a store says otherwise, as it last told the bridge. */
  currentState(_context) {
    return this.#standing ?? notSubscribed();
  }

  /** Tells the bridge that the customer stands otherwise now, whatever the cause. It is heard before the next call. */
  stateDidChange(standing) {
    if (!this.#push) throw new Error("the store is not open: give it to a screen, or to bridge.openStore()");
    this.#standing = standing;
    this.#push(standing);
  }

  /** Asks the store what the bridge asks of it. */
  static async ask(client, method, params, context) {
    switch (method) {
      case "store/fetchProducts": {
        const products = await client.fetchProducts(context);
        return products?.subscriptionState == null ? { ...products, subscriptionState: await client.currentState(context) } : products;
      }
      case "store/purchase":
        return (client.#standing = await client.purchase(params.subscriptionID, params.promotionOfferID ?? null, context));
      case "store/restore":
        return (client.#standing = await client.restore(context));
      case "store/currentState":
        return (client.#standing = await client.currentState(context));
      case "store/setAutoRenew":
        if (!client.setAutoRenew) break;
        return (client.#standing = await client.setAutoRenew(params.subscriptionID, params.enabled, context));
      case "store/requestRefund":
        if (!client.requestRefund) break;
        return (client.#standing = await client.requestRefund(params.subscriptionID, params.reason ?? null, context));
    }
    throw new StoreRequestError(-32601, `${method} is not answered here`);
  }

  /** Says how a store tells the bridge something by itself. */
  static join(client, push) {
    client.#push = push;
  }
}

/** Whether a store has a method that manages subscriptions. */
export const manages = (client) => typeof client.setAutoRenew === "function" || typeof client.requestRefund === "function";

// Shorthands for tests

/** A customer's subscription for tests, of which only what matters needs saying. */
export const mockUserSubscription = (subscriptionID = "mock", members = {}) => ({ subscriptionID, willAutoRenew: true, ...members });

const subscription = (given) => (typeof given === "string" ? mockUserSubscription(given) : given);

/** Subscribed. */
export const active = (given) => ({ status: "active", subscription: subscription(given) });

/** Subscribed once, and no longer. */
export const expired = (given) => ({ status: "expired", subscription: subscription(given) });

/** Never subscribed. */
export const notSubscribed = () => ({ status: "notSubscribed" });

/** A plan for tests: its id and, where it matters, its price and more. */
export const plan = (id, amount = "9.99", members = {}) => ({ id, product: { displayName: id, price: { amount } }, ...members });

/**
 * A store that remembers what it was asked, and answers what it was told to: `spy.nextPurchaseResult = active("pro_yearly")`, or an error.
 * Without one, a purchase succeeds with the plan that was asked for.
 */
export class SpyStoreClient extends SubscriptionStoreClient {
  /** Every call, in the order in which they came. */
  calls = [];
  /** How the customer stands, as far as the spy knows. */
  standing = notSubscribed();
  nextProductsResult = null;
  nextPurchaseResult = null;
  nextRestoreResult = null;
  nextCurrentStateResult = null;
  nextSetAutoRenewResult = null;
  nextRequestRefundResult = null;

  constructor(sells = ["pro_yearly", "pro_monthly"]) {
    super();
    this.plans = sells.map((one) => (typeof one === "string" ? plan(one) : one));
  }

  /** The plan of the last purchase. */
  get capturedSubscriptionID() {
    return this.callsOf("purchase").at(-1)?.subscriptionID ?? null;
  }

  /** The offer of the last purchase. */
  get capturedPromotionOfferID() {
    return this.callsOf("purchase").at(-1)?.promotionOfferID ?? null;
  }

  /** The calls of one action. */
  callsOf(action) {
    return this.calls.filter((call) => call.action === action);
  }

  fetchProducts() {
    this.calls.push({ action: "fetchProducts" });
    const told = this.#take("nextProductsResult");
    if (told instanceof Error) throw told;
    return told ?? { subscriptions: this.plans, subscriptionState: this.standing };
  }

  purchase(subscriptionID, promotionOfferID) {
    this.calls.push({ action: "purchase", subscriptionID, promotionOfferID });
    return this.#answer("nextPurchaseResult", active(subscriptionID));
  }

  restore() {
    this.calls.push({ action: "restore" });
    return this.#answer("nextRestoreResult", this.standing);
  }

  currentState() {
    this.calls.push({ action: "currentState" });
    return this.#answer("nextCurrentStateResult", this.standing);
  }

  setAutoRenew(subscriptionID, enabled) {
    this.calls.push({ action: "setAutoRenew", subscriptionID, enabled });
    return this.#answer("nextSetAutoRenewResult", active(mockUserSubscription(subscriptionID, { willAutoRenew: enabled })));
  }

  requestRefund(subscriptionID, reason) {
    this.calls.push({ action: "requestRefund", subscriptionID, reason });
    return this.#answer("nextRequestRefundResult", { status: "revoked", subscription: { subscriptionID, isEntitled: false } });
  }

  #take(name) {
    const told = this[name];
    this[name] = null;
    return told;
  }

  #answer(name, otherwise) {
    const told = this.#take(name);
    if (told instanceof Error) throw told;
    return (this.standing = told ?? otherwise);
  }
}
