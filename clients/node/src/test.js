import { test } from "node:test";

import { Bridge } from "./bridge.js";

/** Processes that no test uses just now, by how they were started. */
const idle = new Map();
const SHOWN = 600;

/**
 * A test with a bridge on a virtual clock. When it fails, the conversation is among its diagnostics.
 *
 * `bridgeTest("a purchase", async ({ bridge, purchaseScreen }) => …)`; options of the bridge may stand before the function. The function is given
 * `bridge`, `t` (the context of node:test), and `purchaseScreen` and `manageScreen`, which open one.
 *
 * One process serves the tests of a file that want it started alike; `bridge/reset` makes it like a new one between them. One that keeps state in a
 * folder, talks to a network or follows real time serves one test.
 */
export function bridgeTest(name, ...rest) {
  const body = rest.pop();
  const options = { clock: "virtual", ...rest[0] };
  return test(name, async (t) => {
    const key = JSON.stringify(options);
    const bridge = idle.get(key)?.pop() ?? new Bridge(options);
    bridge.hold(true);
    const said = bridge.recordConversation();
    let isGood = false;
    try {
      await body({
        bridge,
        t,
        purchaseScreen: (params) => bridge.purchaseScreen(params),
        manageScreen: (params) => bridge.manageScreen(params),
      });
      isGood = true;
    } catch (error) {
      t.diagnostic("subscription-bridge conversation (> sent, < received)");
      const isShort = !process.env.SUBSCRIPTION_BRIDGE_FULL;
      for (const line of said) {
        t.diagnostic(isShort && line.length > SHOWN ? `${line.slice(0, SHOWN)} … (SUBSCRIPTION_BRIDGE_FULL=1 shows all)` : line);
      }
      throw error;
    } finally {
      if (isGood && isReusable(options) && (await bridge.startAnew().catch(() => false))) {
        // While nobody uses it, it keeps nobody from ending; at the end of its input it ends too.
        bridge.hold(false);
        idle.set(key, [...(idle.get(key) ?? []), bridge]);
      } else {
        await bridge.close();
      }
    }
  });
}

function isReusable({ clock, record, arguments: others = [] }) {
  const outside = ["--state-directory", "--record", "revenueCat"];
  return clock.startsWith("virtual") && !record && !others.some((argument) => outside.some((word) => argument.includes(word)));
}
