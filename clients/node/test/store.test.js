// Stores that are written in JavaScript.
import assert from "node:assert/strict";
import { setTimeout as sleep } from "node:timers/promises";

import { active, mockUserSubscription, notSubscribed, plan, SpyStoreClient, StoreClientError, SubscriptionStoreClient } from "../src/index.js";
import { bridgeTest } from "../src/test.js";

class Shop extends SubscriptionStoreClient {
  fetchProducts() {
    return { subscriptions: [plan("pro", "4.99")] };
  }
  purchase(subscriptionID) {
    return active(subscriptionID);
  }
}

class SlowShop extends Shop {
  async fetchProducts() {
    await sleep(1);
    return super.fetchProducts();
  }
  async purchase(subscriptionID) {
    await sleep(1);
    return super.purchase(subscriptionID);
  }
}

class ManagingShop extends Shop {
  setAutoRenew(subscriptionID, willAutoRenew) {
    return active(mockUserSubscription(subscriptionID, { willAutoRenew }));
  }
}

for (const Kind of [Shop, SlowShop]) {
  bridgeTest(`a screen sells what the store sells: ${Kind.name}`, async ({ purchaseScreen }) => {
    const screen = await purchaseScreen({ store: new Kind() });
    await screen.load();
    assert.deepEqual(screen.subscriptionDetails.map((one) => one.product.price.display), ["$4.99"]);
    assert.equal((await screen.purchaseSubscription("pro")).outcome, "purchased");
    assert.ok(screen.isAlreadySubscribed);
  });
}

const timeout = Object.assign(new Error("too slow"), { name: "TimeoutError" });
const refused = Object.assign(new Error("refused"), { code: "ECONNREFUSED" });
for (const [thrown, code] of [
  [new StoreClientError("offline"), "offline"],
  [new StoreClientError("invalidOffer", "No such offer"), "invalidOffer"],
  [timeout, "timedOut"],
  [refused, "network"],
  [new RangeError("odd"), "unknown"],
]) {
  bridgeTest(`what a store throws is a store error: ${code}`, async ({ purchaseScreen }) => {
    const spy = new SpyStoreClient(["pro"]);
    const screen = await purchaseScreen({ store: spy });
    await screen.load();
    spy.nextPurchaseResult = thrown;
    const { outcome, error } = await screen.purchaseSubscription("pro");
    assert.deepEqual([outcome, error.code], ["failed", code]);
    if (code === "unknown") assert.deepEqual([error.message, error.underlying.domain], ["RangeError: odd", "Node"]);
  });
}

bridgeTest("an answer that does not fit is told with its place", async ({ purchaseScreen }) => {
  const spy = new SpyStoreClient(["pro"]);
  const screen = await purchaseScreen({ store: spy });
  await screen.load();
  spy.nextPurchaseResult = { status: "actve" };
  const { error } = await screen.purchaseSubscription("pro");
  assert.equal(error.code, "serverProblem");
  assert.match(error.message, /status/);
});

bridgeTest("what a store tells by itself is shown", async ({ purchaseScreen }) => {
  const shop = new Shop();
  const screen = await purchaseScreen({ store: shop });
  await screen.load();
  assert.throws(() => new Shop().stateDidChange(active("pro")), /not open/);
  shop.stateDidChange(active("pro"));
  await screen.waitUntil((state) => state.isAlreadySubscribed);
  shop.stateDidChange(notSubscribed());
  await screen.waitUntil((state) => !state.isAlreadySubscribed);
});

bridgeTest("a store manages when its class does", async ({ manageScreen }) => {
  for (const [shop, outcome] of [[new Shop(), "failed"], [new ManagingShop(), "autoRenewDisabled"], [new SpyStoreClient(["pro"]), "autoRenewDisabled"]]) {
    const screen = await manageScreen({ store: shop });
    await screen.load();
    await screen.purchaseSubscription("pro");
    assert.equal((await screen.cancelSubscription()).outcome, outcome);
  }
});

bridgeTest("a store is opened once under its name", async ({ bridge, purchaseScreen }) => {
  const shop = new Shop();
  assert.equal(await bridge.openStore(shop, { name: "shop" }), "shop");
  assert.equal(await bridge.openStore(shop), "shop");
  await purchaseScreen({ store: shop });
  await purchaseScreen({ store: "shop" });
  assert.deepEqual((await bridge.store.list()).map((store) => [store.store, store.viewModels]), [["shop", ["purchase-1", "purchase-2"]]]);
});

bridgeTest("the bridge gives up after its time-out", async ({ bridge, purchaseScreen }) => {
  let wasStopped = false;
  class Never extends Shop {
    purchase(_id, _offer, { signal }) {
      return new Promise((_, reject) => {
        signal.addEventListener("abort", () => {
          wasStopped = true;
          reject(signal.reason);
        });
      });
    }
  }
  const shop = new Never();
  await bridge.openStore(shop, { timeoutSeconds: 5 });
  const screen = await purchaseScreen({ store: shop });
  await screen.load();
  const buying = screen.purchaseSubscription("pro");
  await screen.waitUntil((state) => state.purchaseInProgress);
  await bridge.clock.advance({ seconds: 5 });
  const { outcome, error } = await buying;
  assert.deepEqual([outcome, error.code], ["failed", "timedOut"]);
  await bridge.call("ping");
  assert.ok(wasStopped);
});

bridgeTest("a spy remembers what it was asked", async ({ manageScreen }) => {
  const spy = new SpyStoreClient();
  const screen = await manageScreen({ store: spy });
  await screen.load();
  await screen.purchaseSubscription("pro_monthly");
  await screen.restorePurchases();
  spy.nextRestoreResult = notSubscribed();
  assert.equal((await screen.restorePurchases()).outcome, "nothingToRestore");
  assert.equal(spy.capturedSubscriptionID, "pro_monthly");
  assert.equal(spy.capturedPromotionOfferID, null);
  assert.deepEqual([spy.callsOf("purchase").length, spy.callsOf("restore").length], [1, 2]);
});
