import type { Bridge, BridgeOptions, ManageScreen, PurchaseScreen, ScreenParams } from "./index.js";

/** What a test with a bridge is given. */
export interface BridgeTestContext {
  /** A process that is like a new one. */
  bridge: Bridge;
  /** The context of node:test. */
  t: unknown;
  /** Opens a purchase screen. */
  purchaseScreen(params?: ScreenParams): Promise<PurchaseScreen>;
  /** Opens a manage-subscription screen. */
  manageScreen(params?: ScreenParams): Promise<ManageScreen>;
}

/** A test with a bridge on a virtual clock. When it fails, the conversation is among its diagnostics. */
export function bridgeTest(name: string, body: (context: BridgeTestContext) => Promise<void> | void): Promise<void>;
export function bridgeTest(name: string, options: BridgeOptions, body: (context: BridgeTestContext) => Promise<void> | void): Promise<void>;
