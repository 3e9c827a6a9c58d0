import { spawn } from "node:child_process";

import { BridgeClosedError, BridgeError, StoreRequestError } from "./errors.js";
import { errors } from "./generated.js";

const NEWLINE = 0x0a;

/** One process and the conversation with it: calls out, answers and announcements in. */
export class Connection {
  #process;
  #lastID = 0;
  #pending = new Map();
  #listeners = new Map();
  #answerers = new Map();
  #answering = new Map();
  #chunks = [];
  #ended = null;
  #exited;

  /** When set, every line, with `>` before what was sent and `<` before what came. */
  conversation = null;

  constructor(program, args) {
    this.#process = spawn(program, args, { stdio: ["pipe", "pipe", "inherit"] });
    this.#process.stdout.on("data", (chunk) => this.#take(chunk));
    this.#process.stdin.on("error", () => {}); // a process that is gone is told by its exit
    this.#exited = new Promise((resolve) => {
      this.#process.once("error", (error) => {
        this.#end(`the process could not be started: ${error.message}`);
        resolve(-1);
      });
      this.#process.once("close", (status, signal) => {
        this.#end(signal ? `the process was ended by ${signal}` : "the process ended");
        resolve(status ?? -1);
      });
    });
  }

  /**
   * Calls a method. `onResult` is given the result in the order of the pipe, before whatever comes behind it is looked at.
   */
  call(method, params, { onResult, signal } = {}) {
    if (this.#ended) return Promise.reject(new BridgeClosedError(`${method}: ${this.#ended}`));
    const id = ++this.#lastID;
    return new Promise((resolve, reject) => {
      const cancel = () => this.#send({ jsonrpc: "2.0", method: "$/cancelRequest", params: { id } });
      signal?.addEventListener("abort", cancel, { once: true });
      const settle = () => signal?.removeEventListener("abort", cancel);
      this.#pending.set(id, { method, resolve, reject, onResult, settle });
      this.#send({ jsonrpc: "2.0", id, method, params });
      if (signal?.aborted) cancel();
    });
  }

  /** Sends a notification. */
  notify(method, params) {
    this.#send({ jsonrpc: "2.0", method, params });
  }

  /** Has an announcement of the bridge told to a function; gives a function that ends this. */
  on(method, listener) {
    const listeners = this.#listeners.get(method) ?? new Set();
    this.#listeners.set(method, listeners.add(listener));
    return () => listeners.delete(listener);
  }

  /** Has a request of the bridge answered by a function, which may be asynchronous. */
  answer(method, answerer) {
    this.#answerers.set(method, answerer);
  }

  /** Closes the pipe, waits for the process, and kills it if it takes too long. Gives its exit status. */
  async close(patienceSeconds = 10) {
    this.#ended ??= "the bridge was closed";
    for (const controller of this.#answering.values()) controller.abort();
    this.#process.stdin.end();
    const timer = setTimeout(() => this.#process.kill("SIGKILL"), patienceSeconds * 1000);
    const status = await this.#exited;
    clearTimeout(timer);
    return status;
  }

  #send(message) {
    const line = JSON.stringify(message);
    this.conversation?.push("> " + line);
    if (this.#process.stdin.writable) this.#process.stdin.write(line + "\n");
  }

  #take(chunk) {
    let start = 0;
    for (let end = chunk.indexOf(NEWLINE); end >= 0; end = chunk.indexOf(NEWLINE, start)) {
      this.#chunks.push(chunk.subarray(start, end));
      const line = (this.#chunks.length === 1 ? this.#chunks[0] : Buffer.concat(this.#chunks)).toString("utf8");
      this.#chunks = [];
      start = end + 1;
      try {
        this.#receive(line);
      } catch (error) {
        // A broken line, or one that a listener broke on: nothing behind it can be trusted.
        this.#end(`the conversation broke: ${error.message}`);
        this.#process.kill();
        return;
      }
    }
    if (start < chunk.length) this.#chunks.push(chunk.subarray(start));
  }

  #receive(line) {
    this.conversation?.push("< " + line);
    const message = JSON.parse(line);
    for (const part of Array.isArray(message) ? message : [message]) {
      if (part.method === undefined) this.#answered(part);
      else this.#told(part);
    }
  }

  #answered({ id, result, error }) {
    const call = this.#pending.get(id);
    if (!call) return;
    this.#pending.delete(id);
    call.settle();
    if (error) {
      const Kind = errors[error.code] ?? BridgeError;
      call.reject(new Kind(call.method, error.code, error.message, error.data));
    } else {
      call.onResult?.(result);
      call.resolve(result);
    }
  }

  #told({ id, method, params }) {
    if (id !== undefined) void this.#serve(id, method, params ?? {});
    else if (method === "$/cancelRequest") this.#answering.get(params?.id)?.abort();
    else for (const listener of this.#listeners.get(method) ?? []) listener(params);
  }

  async #serve(id, method, params) {
    const controller = new AbortController();
    this.#answering.set(id, controller);
    const answer = { jsonrpc: "2.0", id };
    try {
      const answerer = this.#answerers.get(method);
      if (!answerer) throw new StoreRequestError(-32601, `${method} is not answered here`);
      answer.result = (await answerer(params, { signal: controller.signal })) ?? null;
    } catch (error) {
      answer.error =
        error instanceof StoreRequestError
          ? { code: error.code, message: error.message, data: error.data }
          : controller.signal.aborted
            ? { code: -32800, message: "Request cancelled" }
            : { code: -32603, message: String(error?.message ?? error) };
    }
    this.#answering.delete(id);
    this.#send(answer);
  }

  #end(reason) {
    this.#ended ??= reason;
    for (const call of this.#pending.values()) {
      call.settle();
      call.reject(new BridgeClosedError(`${call.method}: ${this.#ended}`));
    }
    this.#pending.clear();
  }
}
