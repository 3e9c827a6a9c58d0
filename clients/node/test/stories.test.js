// Ten stories that read the same in Swift, in Python and in Node.
import assert from "node:assert/strict";

import { active, mockUserSubscription, SpyStoreClient } from "../src/index.js";
import { bridgeTest } from "../src/test.js";

async function loaded(opening) {
  const screen = await opening;
  await screen.load();
  return screen;
}

bridgeTest("a purchase reaches the store and leaves no flag up", async ({ manageScreen }) => {
  const spy = new SpyStoreClient();
  spy.nextPurchaseResult = active(mockUserSubscription("pro_yearly"));
  const screen = await loaded(manageScreen({ store: spy }));

  await screen.purchaseSubscription("pro_yearly");

  assert.equal(screen.purchaseInProgress, false);
  assert.equal(spy.capturedSubscriptionID, "pro_yearly");
});

bridgeTest("a bought plan is shown as the current one", async ({ purchaseScreen, manageScreen }) => {
  const manage = await loaded(manageScreen());
  const purchase = await loaded(purchaseScreen());
  assert.equal((await purchase.purchaseSubscription("pro_monthly")).outcome, "purchased");
  assert.ok(purchase.isAlreadySubscribed);
  assert.deepEqual([manage.current.title, manage.current.badge], ["Pro Monthly", "freeTrial"]);
});

bridgeTest("a failed purchase is told and can be tried again", async ({ bridge, purchaseScreen }) => {
  const screen = await loaded(purchaseScreen());
  await bridge.simulator.failNext({ api: "purchase", error: "offline" });
  assert.equal((await screen.purchaseSubscription("pro_monthly")).outcome, "failed");
  assert.deepEqual([screen.toast.style, screen.toast.code], ["error", "offline"]);
  assert.equal((await screen.purchaseSubscription("pro_monthly")).outcome, "purchased");
});

bridgeTest("a cancelled purchase is no error", async ({ bridge, purchaseScreen }) => {
  const screen = await loaded(purchaseScreen());
  await bridge.simulator.configure({ purchaseDecision: "cancel" });
  assert.equal((await screen.purchaseSubscription("pro_monthly")).outcome, "cancelled");
  assert.equal(screen.toast, null);
  assert.equal(screen.subscriptionState.status, "notSubscribed");
});

bridgeTest("a purchase that needs approval waits for it", async ({ bridge, purchaseScreen }) => {
  const screen = await loaded(purchaseScreen());
  await bridge.simulator.configure({ askToBuyEnabled: true });
  assert.equal((await screen.purchaseSubscription("pro_monthly")).outcome, "pending");
  const [waiting] = screen.subscriptionState.pendingPurchases;
  assert.deepEqual([waiting.subscriptionID, waiting.reason], ["pro_monthly", "askToBuy"]);
  await bridge.simulator.approve({ transactionID: waiting.transactionID });
  assert.equal(screen.subscriptionState.status, "active");
});

bridgeTest("a restore that finds nothing says so in a popup", async ({ purchaseScreen }) => {
  const screen = await purchaseScreen();
  assert.equal((await screen.restorePurchases()).outcome, "nothingToRestore");
  assert.ok(screen.showRestoreFailedPopup);
  assert.equal(screen.restoreFailureReason, "nothingToRestore");
  await screen.dismissRestoreFailedPopup();
  assert.equal(screen.showRestoreFailedPopup, false);
});

bridgeTest("a trial becomes a paid plan", async ({ bridge, manageScreen }) => {
  const screen = await loaded(manageScreen());
  await screen.purchaseSubscription("pro_monthly");
  assert.equal(screen.current.badge, "freeTrial");
  await bridge.clock.advance({ by: "P7D" });
  assert.equal(screen.current.badge, "active");
  assert.equal(screen.current.subscription.expiresAt, "2026-02-08T00:00:00.000Z");
});

bridgeTest("a downgrade waits for the renewal", async ({ bridge, manageScreen }) => {
  const screen = await loaded(manageScreen());
  await screen.purchaseSubscription("pro_monthly");
  assert.equal((await screen.changeSubscription("basic_monthly")).outcome, "scheduled");
  assert.deepEqual([screen.current.title, screen.current.badge], ["Pro Monthly", "pendingChange"]);
  await bridge.clock.advance({ by: "P1M" });
  assert.deepEqual([screen.current.title, screen.current.badge], ["Basic Monthly", "active"]);
});

bridgeTest("a cancelled plan lasts to the end of its period", async ({ bridge, manageScreen }) => {
  const screen = await loaded(manageScreen());
  await screen.purchaseSubscription("pro_monthly");
  assert.equal((await screen.cancelSubscription()).outcome, "autoRenewDisabled");
  assert.deepEqual([screen.subscriptionState.status, screen.current.badge], ["active", "cancelledTrial"]);
  await bridge.clock.advance({ by: "P7D" });
  assert.deepEqual([screen.subscriptionState.status, screen.current.badge], ["expired", "expired"]);
});

bridgeTest("a refund ends the plan", async ({ bridge, manageScreen }) => {
  const screen = await loaded(manageScreen());
  await screen.purchaseSubscription("pro_monthly");
  await bridge.clock.advance({ by: "P7D" });
  assert.equal((await screen.requestRefund()).outcome, "refunded");
  assert.equal(screen.refundStatus, "refunded");
  assert.equal(screen.subscriptionState.status, "revoked");
});
