import { RevisionGapError } from "./errors.js";
import { screens } from "./generated.js";

/** A screen whose state is kept by notifications alone. */
class Screen {
  #bridge;
  #state;
  #gap = null;
  #listeners = new Set();
  #history = [];

  constructor(bridge, created) {
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
    this.#listeners.add(listener);
    return () => this.#listeners.delete(listener);
  }

  /** Waits until the state fits; the time-out is in seconds of real time. */
  waitUntil(predicate, timeoutSeconds = 10) {
    if (predicate(this.state)) return Promise.resolve();
    return new Promise((resolve, reject) => {
      const end = this.onChange((state) => {
        if (!predicate(state)) return;
        clearTimeout(timer);
        end();
        resolve();
      });
      const timer = setTimeout(() => {
        end();
        reject(new Error(`${this.id}: the state did not fit within ${timeoutSeconds} s`));
      }, timeoutSeconds * 1000);
    });
  }

  /** Closes the screen. */
  dispose() {
    return this.#bridge.call("viewModel/dispose", { viewModel: this.id });
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
    for (const listener of [...this.#listeners]) listener(this.#state);
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
