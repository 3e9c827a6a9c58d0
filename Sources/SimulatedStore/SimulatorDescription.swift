internal import StoreEngine
public import Subscriptions

/// All that a simulated store sells and how it behaves (PROTOCOL §8, `simulator/describe`).
public struct SimulatorDescription: Hashable, Sendable {
  /// A group of plans that exclude each other.
  public struct Group: Hashable, Sendable {
    public var groupID: String
    public var name: String
    /// The highest level first, then in the order of the configuration.
    public var subscriptionIDs: [String]
  }

  /// An offer and the plan it is for, with the current customer's eligibility.
  public struct PlanOffer: Hashable, Sendable {
    public var subscriptionID: String
    public var offer: Offer
  }

  public var products: [SimulatedProduct]
  public var groups: [Group]
  public var offers: [PlanOffer]
  public var settings: SimulatorSettings
  public var warnings: [ConfigurationProblem]
}

/// Something that a configuration sells.
public struct SimulatedProduct: Hashable, Sendable {
  public enum Kind: String, Hashable, Sendable, CaseIterable {
    case autoRenewable, nonRenewing, nonConsumable, consumable
  }

  public var productID: String
  public var kind: Kind
  public var displayName: String
  public var description: String
  public var price: Price
  /// nil for one-time products, as are the two that follow.
  public var period: SubscriptionPeriod?
  public var groupID: String?
  public var level: Int?
  public var isFamilyShareable: Bool
}
