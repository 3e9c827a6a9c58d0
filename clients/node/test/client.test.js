import assert from "node:assert/strict";
import { fileURLToPath } from "node:url";
import { test } from "node:test";

import { Bridge, BridgeClosedError, BridgeNotFoundError, RevisionGapError } from "../src/index.js";

/** A stand-in for the program that misbehaves as it is told. */
const fake = (how) => new Bridge({ command: fileURLToPath(new URL("../fakes/fake-bridge.js", import.meta.url)), arguments: [how] });

test("a program that is nowhere is told with a way to build it", () => {
  assert.throws(() => new Bridge({ command: "/nowhere/subscription-bridge" }), BridgeNotFoundError);
});

test("a process that dies ends every pending call", async () => {
  const bridge = fake("die");
  const calls = await Promise.allSettled([bridge.call("ping"), bridge.call("ping")]);
  assert.ok(calls.every((call) => call.reason instanceof BridgeClosedError));
  await assert.rejects(bridge.call("ping"), BridgeClosedError);
  await bridge.close();
});

test("a broken line ends every pending call", async () => {
  const bridge = fake("babble");
  await assert.rejects(bridge.call("ping"), BridgeClosedError);
  await bridge.close();
});

test("closing ends every pending call", async () => {
  const bridge = fake("sleep");
  const call = bridge.call("ping");
  const rejected = assert.rejects(call, BridgeClosedError);
  await bridge.close();
  await rejected;
});

test("a lost change is noticed", async () => {
  const bridge = fake("gap");
  const screen = await bridge.purchaseScreen();
  await bridge.call("ping");
  assert.throws(() => screen.state, RevisionGapError);
  await bridge.close();
});

test("a request of the bridge is answered", async () => {
  const bridge = fake("ask");
  bridge.answer("store/purchase", async ({ subscriptionID }) => ({ status: "active", subscription: { subscriptionID } }));
  const echoed = await bridge.call("ping");
  assert.deepEqual(echoed, { status: "active", subscription: { subscriptionID: "pro" } });
  await bridge.close();
});
