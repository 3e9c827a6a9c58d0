#!/usr/bin/env node
// A stand-in for the program: answers lines, and misbehaves as its argument says.
import { createInterface } from "node:readline";

const how = process.argv[2];
const say = (message) => process.stdout.write(JSON.stringify({ jsonrpc: "2.0", ...message }) + "\n");
let asked;
for await (const line of createInterface({ input: process.stdin })) {
  const { id, method, result } = JSON.parse(line);
  if (method === undefined) say({ id: asked, result });
  else if (how === "die") process.exit(3);
  else if (how === "babble") process.stdout.write("this is not JSON\n");
  else if (how === "sleep") continue;
  else if (method === "viewModel/create") {
    say({ id, result: { kind: "purchase", revision: 0, state: { kind: "purchase" }, viewModel: "purchase-1" } });
  } else if (how === "gap") {
    say({ method: "viewModel/didChange", params: { viewModel: "purchase-1", revision: 2, changes: {} } });
    say({ id, result: "pong" });
  } else if (how === "ask") {
    asked = id;
    say({ id: "b-1", method: "store/purchase", params: { subscriptionID: "pro", promotionOfferID: null, store: "mine" } });
  } else say({ id, result: "pong" });
}
