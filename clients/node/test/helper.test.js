// The helper for node:test, in a process of its own.
import assert from "node:assert/strict";
import { spawnSync } from "node:child_process";
import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { test } from "node:test";

const helper = new URL("../src/test.js", import.meta.url).href;

function run(body) {
  const folder = mkdtempSync(join(tmpdir(), "bridge-test-"));
  try {
    const file = join(folder, "story.test.mjs");
    writeFileSync(file, `import assert from "node:assert/strict";\nimport { bridgeTest } from "${helper}";\n${body}`);
    const env = { ...process.env };
    delete env.NODE_TEST_CONTEXT;
    return spawnSync(process.execPath, ["--test", file], { encoding: "utf8", timeout: 30_000, env });
  } finally {
    rmSync(folder, { recursive: true });
  }
}

test("a test that failed shows what was said", () => {
  const { status, stdout } = run(`
    bridgeTest("good", async ({ bridge }) => { await bridge.clock.now(); });
    bridgeTest("bad", async ({ purchaseScreen }) => {
      const screen = await purchaseScreen();
      await screen.load();
      assert.ok(screen.isAlreadySubscribed);
    });
  `);
  assert.equal(status, 1);
  assert.match(stdout, /subscription-bridge conversation/);
  assert.match(stdout, /> .*"method":"viewModel\/load"/);
  assert.match(stdout, /< .*"outcome":"completed"/);
  assert.doesNotMatch(stdout, /clock\/now/);
});

test("one process serves tests as if it were new, and a broken one is not used again", () => {
  const { status, stdout } = run(`
    const seen = new Set();
    for (let turn = 0; turn < 4; turn += 1) {
      bridgeTest("turn " + turn, async ({ bridge, purchaseScreen }) => {
        seen.add(bridge.processID);
        assert.equal(seen.size, 1);
        const screen = await purchaseScreen();
        assert.equal(screen.id, "purchase-1");
        assert.equal((await bridge.clock.now()).now, "2026-01-01T00:00:00.000Z");
        await screen.load();
        await screen.purchaseSubscription("pro_monthly");
        bridge.on("store/didChange", () => { throw new Error("not mine any more"); });
      });
    }
    bridgeTest("breaks it", async ({ bridge }) => {
      bridge.on("store/didChange", () => { throw new Error("mine"); });
      await assert.rejects(bridge.store.purchase({ subscriptionID: "pro_monthly" }), /mine/);
    });
    bridgeTest("gets another", async ({ bridge }) => assert.ok(!seen.has(bridge.processID)));
    bridgeTest("follows real time", { clock: "system" }, async ({ bridge }) => assert.equal((await bridge.clock.now()).mode, "system"));
  `);
  assert.equal(status, 0, stdout);
});
