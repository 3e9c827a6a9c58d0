/// A customer's standing with a store.
public struct SubscriptionState: Hashable, Sendable {
  /// The standing of the subscription that decides (store-behaviour §3).
  public enum Status: String, Hashable, Sendable, CaseIterable {
    case notSubscribed
    case active
    /// A renewal failed and the store still serves the customer. Entitled.
    case inGracePeriod
    /// A renewal failed and the store goes on trying. Not entitled.
    case inBillingRetry
    case expired
    /// Refunded, or the family's sharing was withdrawn.
    case revoked
  }

  public var status: Status
  /// The one that decides: entitled before not, then the order of groups, the higher level, the latest.
  public var subscription: UserSubscription?
  /// The rest, of other groups or, with family sharing, of the same.
  public var others: [UserSubscription]
  /// Identifiers of one-time products that the customer owns.
  public var ownedProducts: [String]
  /// Purchases that wait for somebody, oldest first.
  public var pendingPurchases: [PendingPurchase]

  public init(
    status: Status, subscription: UserSubscription? = nil, others: [UserSubscription] = [], ownedProducts: [String] = [],
    pendingPurchases: [PendingPurchase] = []
  ) {
    self.status = status
    self.subscription = subscription
    self.others = others
    self.ownedProducts = ownedProducts
    self.pendingPurchases = pendingPurchases
  }

  /// A customer without anything.
  public static let notSubscribed = SubscriptionState(status: .notSubscribed)

  /// A running subscription, as in `.active(MockUserSubscription())`.
  public static func active(_ subscription: some UserSubscriptionConvertible) -> SubscriptionState {
    var entitled = subscription.userSubscription
    entitled.isEntitled = true
    return SubscriptionState(status: .active, subscription: entitled)
  }

  /// A subscription that has ended.
  public static func expired(_ subscription: some UserSubscriptionConvertible) -> SubscriptionState {
    var ended = subscription.userSubscription
    ended.isEntitled = false
    return SubscriptionState(status: .expired, subscription: ended)
  }

  /// Whether anything is entitled or owned, which is what a restore looks for.
  public var hasAnythingToRestore: Bool {
    subscription?.isEntitled == true || others.contains { $0.isEntitled } || !ownedProducts.isEmpty
  }

  /// All subscriptions, the deciding one first.
  public var allSubscriptions: [UserSubscription] {
    (subscription.map { [$0] } ?? []) + others
  }
}
