/// A price other than the regular one, for a while, to those who may have it.
public struct Offer: Hashable, Sendable {
  public enum Kind: String, Hashable, Sendable, CaseIterable {
    /// Once per customer and group, applied by a plain purchase.
    case introductory
    /// For current and former subscribers.
    case promotional
    /// Redeemed with a code.
    case code
    /// For those who left.
    case winBack
  }

  public enum Mode: String, Hashable, Sendable, CaseIterable {
    case freeTrial
    /// One charge for the whole length.
    case payUpFront
    /// A reduced price for a number of renewals.
    case payAsYouGo
  }

  /// Why a customer may not have an offer (PROTOCOL §6).
  public enum IneligibleReason: String, Hashable, Sendable, CaseIterable {
    case neverSubscribed, alreadyUsed, alreadySubscribed, notLapsed, notInOffer, otherPlanLapsed, redeemOnly, unknown
  }

  public var kind: Kind
  /// nil for an introductory offer.
  public var id: String?
  public var mode: Mode
  /// Price of one ``period`` (pay as you go), of the whole (pay up front), or zero (free trial).
  public var price: Price
  /// The length of one period of the offer.
  public var period: SubscriptionPeriod
  /// How many periods the offer lasts; more than one only when paid as you go.
  public var periodCount: Int
  /// Whether the current customer may have it now; false when that is not known.
  public var isEligible: Bool
  /// Why not; nil when eligible.
  public var ineligibleReason: IneligibleReason?

  public init(
    kind: Kind, id: String?, mode: Mode, price: Price, period: SubscriptionPeriod, periodCount: Int = 1, isEligible: Bool = false,
    ineligibleReason: IneligibleReason? = nil
  ) {
    self.kind = kind
    self.id = id
    self.mode = mode
    self.price = price
    self.period = period
    self.periodCount = periodCount
    self.isEligible = isEligible
    self.ineligibleReason = isEligible ? nil : ineligibleReason ?? .unknown
  }
}

/// An offer of kind promotional, code or win-back, as a plan lists it.
public typealias PromotionOfferModel = Offer
