// The client against a program that misbehaves: every call that is under way ends with an error that has a name, and nothing is left behind.
import assert from "node:assert/strict";
import { readdirSync, readFileSync } from "node:fs";
import { afterEach, beforeEach, test } from "node:test";
import { fileURLToPath } from "node:url";

import {
  Bridge,
  BridgeClosedError,
  BridgeNotFoundError,
  BridgeTimeoutError,
  BridgeVersionError,
  RevisionGapError,
  StoreRequestError,
} from "../src/index.js";

const command = fileURLToPath(new URL("../fakes/fake-bridge.js", import.meta.url));
const fake = (how, options) => new Bridge({ command, arguments: [how], ...options });

/** What this process holds: descriptors, running processes, and what the system says of its children. */
const held = () => ({
  descriptors: readdirSync("/proc/self/fd").length,
  handles: process.getActiveResourcesInfo().filter((name) => /Process/.test(name)).length,
  children: readFileSync(`/proc/self/task/${process.pid}/children`, "utf8"),
});
let before;
beforeEach(async () => {
  await new Promise((resolve) => setImmediate(resolve));
  before = held();
});
afterEach(async () => {
  // The system closes a handle a turn or two after it was let go.
  for (let turn = 0; turn < 100 && held().handles > before.handles; turn += 1) await new Promise((resolve) => setImmediate(resolve));
  assert.deepEqual(held(), before, "nothing is left behind");
});

test("a program that is nowhere is told with a way to build it", () => {
  assert.throws(() => new Bridge({ command: "/nowhere/subscription-bridge" }), BridgeNotFoundError);
  const { PATH, SUBSCRIPTION_BRIDGE } = process.env;
  try {
    delete process.env.SUBSCRIPTION_BRIDGE;
    process.env.PATH = "";
    assert.throws(() => new Bridge(), /build-release/);
  } finally {
    Object.assign(process.env, { PATH, SUBSCRIPTION_BRIDGE });
  }
});

for (const [how, reason] of [
  ["die", /^ping: the process ended with status 3/],
  ["kill", /^ping: the process was ended by SIGKILL/],
  ["babble", /^ping: the conversation broke: SyntaxError/],
  ["list", /^ping: the conversation broke: TypeError/],
  ["half", /^ping: the process ended with status 0/],
]) {
  test(`every pending call ends with the process: ${how}`, async () => {
    const bridge = fake(how);
    const calls = await Promise.allSettled([bridge.call("ping"), bridge.call("ping")]);
    for (const { reason: error } of calls) {
      assert.ok(error instanceof BridgeClosedError);
      assert.match(error.message, reason);
    }
    await assert.rejects(bridge.call("ping"), BridgeClosedError);
    await bridge.close();
  });
}

test("closing ends every pending call", async () => {
  const bridge = fake("sleep");
  const rejected = Promise.all([1, 2, 3].map(() => assert.rejects(bridge.call("ping"), /^BridgeClosedError: ping: the bridge was closed/)));
  assert.equal(await bridge.close(), 0);
  await rejected;
  assert.equal(await bridge.close(), 0);
});

test("a program that does not end is ended", async () => {
  const bridge = fake("deaf");
  bridge.notify("ping");
  assert.equal(await bridge.close(0.2), -1);
});

test("a call that takes too long says so and is cancelled", async () => {
  const bridge = fake("sleep", { timeoutSeconds: 0.05 });
  const said = bridge.recordConversation();
  await assert.rejects(bridge.call("ping"), (error) => {
    assert.ok(error instanceof BridgeTimeoutError);
    assert.equal(error.message, "ping: no answer within 0.05 s");
    return true;
  });
  assert.match(said.at(-1), /\$\/cancelRequest/);
  await bridge.close();
});

test("a callback that breaks ends the call with its reason", async () => {
  const bridge = fake("change");
  const screen = await bridge.purchaseScreen();
  screen.onChange(() => {
    throw new RangeError("out of range");
  });
  await assert.rejects(bridge.call("ping"), (error) => {
    assert.ok(error instanceof BridgeClosedError);
    assert.match(error.message, /^ping: the conversation broke: RangeError: out of range/);
    assert.ok(error.cause instanceof RangeError);
    return true;
  });
  await bridge.close();
});

test("ten thousand calls are under way at once", async () => {
  const bridge = new Bridge({ clock: "virtual" });
  const answers = await Promise.all(Array.from({ length: 10_000 }, () => bridge.call("ping")));
  assert.ok(answers.every((answer) => answer === "pong"));
  await bridge.close();
});

test("a state of ten mebibytes arrives", async () => {
  const bridge = fake("large");
  const screen = await bridge.purchaseScreen();
  assert.equal(screen.selectedSubscriptionID.length, 10 << 20);
  await bridge.close();
});

test("a lost change is noticed", async () => {
  const bridge = fake("gap");
  const screen = await bridge.purchaseScreen();
  await bridge.call("ping");
  assert.throws(() => screen.state, RevisionGapError);
  await bridge.close();
});

test("a screen's states can be waited for one after the other, until it is closed", async () => {
  const bridge = new Bridge({ clock: "virtual" });
  const screen = await bridge.purchaseScreen();
  const seen = [];
  const reading = (async () => {
    for await (const state of screen) seen.push(state.loadStatus);
  })();
  await screen.load();
  await screen.dispose();
  await reading;
  assert.deepEqual(seen, ["notLoaded", "loading", "loaded"]);
  const other = await bridge.purchaseScreen();
  const waiting = assert.rejects(other.waitUntil((state) => state.isAlreadySubscribed), BridgeClosedError);
  await bridge.close();
  await waiting;
});

test("a program of another version is told", async () => {
  const warned = new Promise((resolve) => process.once("warning", resolve));
  const bridge = fake("version");
  assert.equal(await bridge.call("ping"), "pong");
  const warning = await warned;
  assert.equal(warning.name, "BridgeVersionWarning");
  assert.match(warning.message, /the program is subscription-bridge 9.9.9, this client is made for/);
  await bridge.close();
});

test("a program of another protocol is refused", async () => {
  const bridge = fake("protocol");
  await bridge.call("ping").catch(() => {});
  await assert.rejects(bridge.call("ping"), (error) => {
    assert.ok(error instanceof BridgeVersionError);
    assert.match(error.message, /this client speaks version 1 of the protocol, the program speaks \[2\]/);
    return true;
  });
  await bridge.close();
});

test("a request of the bridge is answered", async () => {
  const bridge = fake("ask");
  assert.equal((await bridge.call("ping")).code, -32601);
  bridge.answer("store/purchase", async ({ subscriptionID }) => ({ status: "active", subscription: { subscriptionID } }));
  assert.deepEqual(await bridge.call("ping"), { status: "active", subscription: { subscriptionID: "pro" } });
  bridge.answer("store/purchase", () => {
    throw new StoreRequestError(-32000, "Closed on Sundays", { storeError: "storeProblem" });
  });
  assert.deepEqual((await bridge.call("ping")).data, { storeError: "storeProblem" });
  bridge.answer("store/purchase", () => ({ price: 1n }));
  assert.match((await bridge.call("ping")).message, /BigInt/);
  await bridge.close();
});

test("a bridge is closed at the end of its block", async () => {
  let bridge;
  {
    bridge = new Bridge({ clock: "virtual" });
    await bridge[Symbol.asyncDispose ?? Symbol.for("nodejs.asyncDispose")]();
  }
  await assert.rejects(bridge.call("ping"), BridgeClosedError);
});

test("an error says what was asked, what is known and what may have been meant", async () => {
  const bridge = new Bridge({ clock: "virtual" });
  await assert.rejects(bridge.store.purchase({ subscriptionID: "pro_monthy" }), (error) => {
    assert.match(error.message, /^store\/purchase: .*\(1003 unknownSubscription\); did you mean "pro_monthly"/);
    assert.match(error.message, /\n {2}known: .*pro_yearly/);
    assert.match(error.message, /\n {2}asked: store\/purchase \{"subscriptionID":"pro_monthy"\}/);
    return true;
  });
  await bridge.close();
});
