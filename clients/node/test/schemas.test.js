import assert from "node:assert/strict";
import { spawn } from "node:child_process";
import { readFileSync, readdirSync } from "node:fs";
import { createInterface } from "node:readline";
import { after, before, describe, test } from "node:test";

import { Bridge, InvalidParamsError } from "../src/index.js";
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
