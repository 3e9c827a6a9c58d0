import { EventEmitter } from "node:events";

import { RevisionGapError } from "./errors.js";
import { screens } from "./generated.js";

/**
 * A screen whose state is kept by notifications alone.
 *
 * Every later state is an event, `screen.on("change", (state) => …)`, and is given to `for await (const state of screen)`.
 */
class Screen extends EventEmitter {
  #bridge;
  #state;
  #gap = null;
  #end = undefined;
  #history = [];
  #readers = new Set();

  constructor(bridge, created) {
    super();
    this.#bridge = bridge;
    this.id = created.viewModel;
    this.kind = created.kind;
    this.revision = created.revision;
    this.#state = Object.freeze(created.state);
    this.#history.push(this.#state);
  }

  /** What the screen shows. Throws when a change was lost. */
  get state() {
    if (this.#gap) throw this.#gap;
    return this.#state;
  }

  /** Every state, the first one first. */
  get history() {
    return [...this.#history];
  }

  /** Has every later state told to a function; gives a function that ends this. */
  onChange(listener) {
    this.on("change", listener);
    return () => this.off("change", listener);
  }

  /** Waits until the state fits; the time-out is in seconds of real time. */
  waitUntil(predicate, timeoutSeconds = 10) {
    if (predicate(this.state)) return Promise.resolve();
    return new Promise((resolve, reject) => {
      const stop = () => {
        clearTimeout(timer);
        this.off("change", look);
        this.#readers.delete(look);
      };
      const look = (state) => {
        if (!predicate(state)) return;
        stop();
        resolve();
      };
      // A screen that ends while somebody waits says why.
      look.end = (reason) => {
        stop();
        reject(reason ?? new Error(`${this.id}: the screen was closed`));
      };
      this.#readers.add(look);
      this.on("change", look);
      const timer = setTimeout(() => {
        stop();
        reject(new Error(`${this.id}: the state did not fit within ${timeoutSeconds} s`));
      }, timeoutSeconds * 1000);
    });
  }

  /** The state as it is, then every later one, until the screen is closed. */
  async *[Symbol.asyncIterator]() {
    const states = [this.state];
    let wake = null;
    const look = (state) => {
      states.push(state);
      wake?.();
    };
    look.end = () => wake?.();
    this.on("change", look);
    this.#readers.add(look);
    try {
      for (;;) {
        while (states.length > 0) yield states.shift();
        if (this.#end !== undefined) return;
        await new Promise((resolve) => (wake = resolve));
      }
    } finally {
      this.off("change", look);
      this.#readers.delete(look);
    }
  }

  /** Closes the screen. */
  async dispose() {
    await this.#bridge.call("viewModel/dispose", { viewModel: this.id });
    this.end(null);
    return null;
  }

  /** Says that no more changes will come. */
  end(reason) {
    if (this.#end !== undefined) return;
    this.#end = reason;
    for (const reader of [...this.#readers]) reader.end(reason);
  }

  /** Takes a change over. */
  take({ revision, changes }) {
    if (revision !== this.revision + 1) {
      this.#gap = new RevisionGapError(`${this.id}: revision ${revision} came after ${this.revision}`);
      return;
    }
    this.revision = revision;
    this.#state = Object.freeze({ ...this.#state, ...changes });
    this.#history.push(this.#state);
    this.emit("change", this.#state);
  }

  act(action, names, values) {
    const params = { viewModel: this.id };
    names.forEach((name, index) => {
      if (values[index] !== undefined) params[name] = values[index];
    });
    return this.#bridge.call(`viewModel/${action}`, params);
  }
}

/** Gives a class the attributes and actions of one screen. */
function furnish(type, { members, actions }) {
  for (const member of members) {
    if (member === "kind") continue;
    Object.defineProperty(type.prototype, member, {
      get() {
        return this.state[member];
      },
    });
  }
  for (const [action, names] of Object.entries(actions)) {
    Object.defineProperty(type.prototype, action, {
      value(...values) {
        return this.act(action, names, values);
      },
    });
  }
}

/** A purchase screen. Its state is read like attributes: `screen.purchaseInProgress`. */
export class PurchaseScreen extends Screen {}
furnish(PurchaseScreen, screens.purchase);

/** A manage-subscription screen. Its state is read like attributes: `screen.current`. */
export class ManageScreen extends Screen {}
furnish(ManageScreen, screens.manage);
