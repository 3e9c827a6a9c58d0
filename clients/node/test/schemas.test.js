import assert from "node:assert/strict";
import { spawn } from "node:child_process";
import { readFileSync, readdirSync } from "node:fs";
import { createInterface } from "node:readline";
import { after, before, describe, test } from "node:test";

import { Bridge, BridgeClosedError, BridgeError, InvalidParamsError, StoreRequestError } from "../src/index.js";
import { findProgram } from "../src/launch.js";

const schemas = new URL("../../../Schemas/", import.meta.url);

describe("conversations", () => {
  const folder = new URL("conversations/", schemas);
  for (const file of readdirSync(folder).filter((name) => name.endsWith(".jsonl"))) {
    test(file, async () => {
      const [head, ...lines] = readFileSync(new URL(file, folder), "utf8").trimEnd().split("\n");
      const program = spawn(findProgram(), JSON.parse(head).start.arguments, { stdio: ["pipe", "pipe", "inherit"] });
      const ended = new Promise((resolve) => program.once("close", resolve));
      const said = createInterface({ input: program.stdout })[Symbol.asyncIterator]();
      try {
        for (const line of lines) {
          const { speaker, text } = parse(line);
          if (speaker === "client") program.stdin.write(text + "\n");
          else assert.equal((await said.next()).value, text);
        }
      } finally {
        program.stdin.end();
      }
      assert.equal((await said.next()).done, true, "nothing more was said");
      assert.equal(await ended, 0);
    });
  }
});

/** Who speaks in a line, and the text as it stands on the pipe. */
function parse(line) {
  const { from, raw } = JSON.parse(line);
  return { speaker: from, text: raw ?? line.slice(`{"from":"${from}","message":`.length, -1) };
}

describe("params to refuse", () => {
  let bridge;
  before(() => (bridge = new Bridge({ clock: "virtual" })));
  after(() => bridge.close());

  const folder = new URL("examples/refuse/", schemas);
  for (const name of readdirSync(folder).filter((name) => /^[a-z]/.test(name))) {
    for (const file of readdirSync(new URL(`${name}/`, folder))) {
      test(`${name}/${file}`, async () => {
        const { path, value } = JSON.parse(readFileSync(new URL(`${name}/${file}`, folder), "utf8"));
        await assert.rejects(bridge.call(name.replace(".", "/"), value), (error) => {
          assert.ok(error instanceof InvalidParamsError, String(error));
          assert.deepEqual(error.data.problems.map((problem) => problem.path), [path]);
          return true;
        });
      });
    }
  }
});

describe("params to accept", () => {
  let bridge;
  before(() => (bridge = new Bridge({ clock: "virtual" })));
  after(() => bridge.close());

  const folder = new URL("examples/accept/", schemas);
  for (const name of readdirSync(folder).filter((name) => /^[a-z]/.test(name) && !["shutdown", "exit"].includes(name))) {
    for (const file of readdirSync(new URL(`${name}/`, folder))) {
      test(`${name}/${file}`, async () => {
        const params = JSON.parse(readFileSync(new URL(`${name}/${file}`, folder), "utf8"));
        const method = name.startsWith("rpc.") ? name : name.replace(".", "/");
        await bridge.bridge.reset();
        await bridge.call(method, params).catch((error) => {
          // Other errors say that the params are right and what they ask for is not there.
          if (!(error instanceof BridgeError) || error instanceof InvalidParamsError) throw error;
        });
      });
    }
  }
});

describe("conversations held by this client: each request gets the answer that is written there", () => {
  const folder = new URL("conversations/", schemas);
  for (const file of readdirSync(folder).filter((name) => name.endsWith(".jsonl"))) {
    test(file, async () => {
      const [head, ...lines] = readFileSync(new URL(file, folder), "utf8").trimEnd().split("\n").map((line) => JSON.parse(line));
      const bridge = new Bridge({ arguments: head.start.arguments });
      try {
        assert.ok((await hold(bridge, lines)) > 0);
      } finally {
        await bridge.close();
      }
    });
  }
});

async function hold(bridge, lines) {
  const calls = new Map();
  const answers = new Map();
  const answer = (id) => {
    if (!answers.has(id)) {
      const one = {};
      one.promise = new Promise((resolve, reject) => Object.assign(one, { resolve, reject }));
      one.promise.catch(() => {}); // it may be settled before it is asked for
      answers.set(id, one);
    }
    return answers.get(id);
  };
  let asked = 0;
  for (const name of ["fetchProducts", "purchase", "restore", "currentState", "setAutoRenew", "requestRefund"]) {
    bridge.answer(`store/${name}`, () => answer(`b-${++asked}`).promise);
  }
  let compared = 0;
  for (const { from, message } of lines) {
    for (const part of Array.isArray(message) ? message : message ? [message] : []) {
      const key = JSON.stringify(part.id);
      if (from === "client" && part.method === undefined) {
        if (part.error) answer(part.id).reject(new StoreRequestError(part.error.code, part.error.message, part.error.data));
        else answer(part.id).resolve(part.result);
      } else if (from === "client" && part.method === "$/cancelRequest") {
        calls.get(JSON.stringify(part.params.id))?.controller.abort();
      } else if (from === "client" && part.id === undefined) {
        bridge.notify(part.method, part.params);
      } else if (from === "client" && part.jsonrpc === "2.0") {
        const controller = new AbortController();
        const settled = bridge.call(part.method, part.params, { signal: controller.signal }).then(
          (result) => ({ result }),
          (error) => ({ error }),
        );
        calls.set(key, { controller, settled });
      } else if (part.method === undefined && calls.has(key)) {
        compared += 1;
        const { result, error } = await calls.get(key).settled;
        calls.delete(key);
        if (error instanceof BridgeClosedError) assert.equal(part.error?.code, 1011);
        else if (error) assert.deepEqual({ code: error.code, data: error.data }, { code: part.error?.code, data: part.error?.data });
        else assert.deepEqual(result, part.result);
      }
    }
  }
  return compared;
}
