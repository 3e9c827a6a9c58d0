import assert from "node:assert/strict";
import { after, before, describe, test } from "node:test";

import { ActionNotAllowedError, Bridge, InvalidParamsError, UnknownViewModelError } from "../src/index.js";

describe("a purchase", () => {
  let bridge;
  before(() => (bridge = new Bridge({ clock: "virtual" })));
  after(() => bridge.close());

  test("is followed from notifications alone, state by state", async () => {
    const screen = await bridge.purchaseScreen();
    assert.equal((await screen.load()).outcome, "completed");
    assert.ok(screen.subscriptionDetails.some((plan) => plan.id === "pro_yearly"));

    const bought = await screen.purchaseSubscription("pro_yearly");
    assert.equal(bought.outcome, "purchased");
    assert.equal(bought.revision <= screen.revision, true);
    assert.equal(screen.isAlreadySubscribed, true);
    assert.equal(screen.subscriptionState.subscription.subscriptionID, "pro_yearly");
    const busy = screen.history.map((state) => state.purchaseInProgress);
    assert.ok(busy.includes(true), "it was busy");
    assert.equal(busy.at(-1), false, "and is at rest");

    const { revision, state } = await bridge.viewModel.state({ viewModel: screen.id });
    assert.equal(revision, screen.revision);
    assert.deepEqual(state, screen.state);
  });

  test("renews when the clock is moved, and the manage screen shows it", async () => {
    const manage = await bridge.manageScreen();
    await manage.load();
    const before = manage.current.subscription.expiresAt;
    const causes = [];
    const listen = (announced) => causes.push(announced.cause);
    bridge.on("store/didChange", listen);
    await bridge.clock.advance({ by: "P1Y1M" });
    bridge.off("store/didChange", listen);
    assert.ok(causes.includes("renewal"));
    assert.ok(manage.current.subscription.expiresAt > before);
  });

  test("that cannot be is told by a class for each code", async () => {
    await assert.rejects(bridge.viewModel.load({ viewModel: "purchase-99" }), UnknownViewModelError);
    await assert.rejects(bridge.call("viewModel/create", { kind: "purchases" }), (error) => {
      assert.ok(error instanceof InvalidParamsError);
      assert.equal(error.data.problems[0].path, "kind");
      assert.match(error.message, /^viewModel\/create: /);
      return true;
    });
    const screen = await bridge.purchaseScreen();
    await assert.rejects(screen.purchaseSubscription("pro_yearly"), (error) => {
      assert.ok(error instanceof ActionNotAllowedError);
      assert.equal(error.data.reason, "notLoaded");
      return true;
    });
  });
});
