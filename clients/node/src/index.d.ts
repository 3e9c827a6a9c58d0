import type {
  Announcements,
  ManageScreenActions,
  ManageScreenState,
  Methods,
  Nouns,
  PurchaseScreenActions,
  PurchaseScreenState,
  StoreRequests,
  ViewModelOptions,
} from "./generated.js";

export { BridgeClosedError, BridgeError, BridgeNotFoundError, RevisionGapError, StoreRequestError } from "./errors.js";
export * from "./generated.js";

/** How a process is started. */
export interface BridgeOptions {
  /** The program; absent: `SUBSCRIPTION_BRIDGE`, else the search path. */
  command?: string;
  /** A `.storekit` file for the default store. */
  storekit?: string;
  /** `system`, `virtual` or `virtual=INSTANT`. */
  clock?: string;
  /** The language of messages. */
  locale?: string;
  /** Further arguments of the program. */
  arguments?: readonly string[];
}

/** On which store a screen is opened, and how it behaves. */
export interface ScreenParams {
  store?: string | null;
  options?: ViewModelOptions | null;
}

type Empty<M extends keyof Methods> = {} extends Methods[M]["params"] ? true : false;

export interface Bridge extends Nouns {}

/** A running process. */
export class Bridge {
  constructor(options?: BridgeOptions);
  /** Calls any method with params as the wire has them. A signal cancels it. */
  call<M extends keyof Methods>(
    method: M,
    ...rest: Empty<M> extends true
      ? [params?: Methods[M]["params"], options?: { signal?: AbortSignal }]
      : [params: Methods[M]["params"], options?: { signal?: AbortSignal }]
  ): Promise<Methods[M]["result"]>;
  /** Sends a notification. */
  notify(method: string, params?: object): void;
  /** Has an announcement of the bridge told to a function; gives a function that ends this. */
  on<M extends keyof Announcements>(method: M, listener: (announced: Announcements[M]) => void): () => void;
  /** Has a request of the bridge answered by a function: the front end as the store. */
  answer<M extends keyof StoreRequests>(
    method: M,
    answerer: (
      params: StoreRequests[M]["params"],
      context: { signal: AbortSignal },
    ) => StoreRequests[M]["result"] | Promise<StoreRequests[M]["result"]>,
  ): void;
  /** Keeps every line from now on: `>` before what was sent, `<` before what came. */
  recordConversation(): readonly string[];
  /** Opens a purchase screen. */
  purchaseScreen(params?: ScreenParams): Promise<PurchaseScreen>;
  /** Opens a manage-subscription screen. */
  manageScreen(params?: ScreenParams): Promise<ManageScreen>;
  /** Closes the pipe and waits for the process; gives its exit status. */
  close(): Promise<number>;
}

/** A screen whose state is kept by notifications alone. */
export interface Screen<State> {
  readonly id: string;
  readonly revision: number;
  /** What the screen shows. Throws when a change was lost. */
  readonly state: State;
  /** Every state, the first one first. */
  readonly history: readonly State[];
  /** Has every later state told to a function; gives a function that ends this. */
  onChange(listener: (state: State) => void): () => void;
  /** Waits until the state fits; the time-out is in seconds of real time. */
  waitUntil(predicate: (state: State) => boolean, timeoutSeconds?: number): Promise<void>;
  /** Closes the screen. */
  dispose(): Promise<null>;
}

/** A purchase screen. Its state is read like attributes: `screen.purchaseInProgress`. */
export type PurchaseScreen = Screen<PurchaseScreenState> & PurchaseScreenState & PurchaseScreenActions;

/** A manage-subscription screen. Its state is read like attributes: `screen.current`. */
export type ManageScreen = Screen<ManageScreenState> & ManageScreenState & ManageScreenActions;
