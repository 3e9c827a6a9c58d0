// A store that is written here, and a spy.
import { active, Bridge, mockUserSubscription, plan, SpyStoreClient, StoreClientError, SubscriptionStoreClient } from "subscription-bridge";
import type { ProductsSnapshotInput, SubscriptionStateInput } from "subscription-bridge";

class Shop extends SubscriptionStoreClient {
  isOpen = true;

  override fetchProducts(): ProductsSnapshotInput {
    return { subscriptions: [plan("club", "2.50", { period: "P1W" })] };
  }

  override async purchase(subscriptionID: string): Promise<SubscriptionStateInput> {
    if (!this.isOpen) throw new StoreClientError("storeProblem", "Closed on Sundays");
    return active(mockUserSubscription(subscriptionID, { expiresAt: "2026-01-08T00:00:00.000Z" }));
  }
}

const bridge = new Bridge({ clock: "virtual" });
const shop = new Shop();
const screen = await bridge.manageScreen({ store: shop });
await screen.load();
shop.isOpen = false;
console.log((await screen.purchaseSubscription("club")).error?.message);
shop.isOpen = true;
console.log((await screen.purchaseSubscription("club")).outcome, screen.current?.title);

const spy = new SpyStoreClient(["club"]);
spy.nextPurchaseResult = new StoreClientError("offline");
const other = await bridge.purchaseScreen({ store: spy });
await other.load();
console.log((await other.purchaseSubscription("club")).outcome, spy.capturedSubscriptionID, spy.calls.length);
await bridge[Symbol.asyncDispose]();
