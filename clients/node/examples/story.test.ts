// A test with the helper for node:test.
import { bridgeTest } from "subscription-bridge/test";

bridgeTest("a trial is bought", { locale: "de" }, async ({ bridge, purchaseScreen }) => {
  const screen = await purchaseScreen();
  await screen.load();
  const { outcome } = await screen.purchaseSubscription("pro_monthly");
  if (outcome !== "purchased" || !screen.isAlreadySubscribed) throw new Error(outcome);
  await bridge.clock.advance({ seconds: 3 });
  if (screen.toast !== null) throw new Error("the toast stays");
});
