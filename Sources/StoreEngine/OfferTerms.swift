/// What an offer gives: kept with every transaction made under it, whatever the catalogue says later.
public struct OfferTerms: Hashable, Sendable {
  public enum Kind: String, Hashable, Sendable, CaseIterable {
    case introductory, promotional, code, winBack
  }

  public enum Mode: String, Hashable, Sendable, CaseIterable {
    case freeTrial, payUpFront, payAsYouGo
  }

  public var kind: Kind
  /// The offer's id, a code's name; nil for an introductory offer.
  public var id: String?
  public var mode: Mode
  /// Price of one period (pay as you go), of the whole (pay up front), or zero (free trial).
  public var amount: Amount
  public var period: Period
  /// How many periods the offer lasts; more than one only when paid as you go.
  public var periodCount: Int

  public init(kind: Kind, id: String?, mode: Mode, amount: Amount, period: Period, periodCount: Int = 1) {
    self.kind = kind
    self.id = id
    self.mode = mode
    self.amount = amount
    self.period = period
    self.periodCount = periodCount
  }
}

/// Why a customer may not have an offer (PROTOCOL §6).
public enum OfferIneligibility: String, Hashable, Sendable, CaseIterable {
  case neverSubscribed, alreadyUsed, alreadySubscribed, notLapsed, notInOffer, otherPlanLapsed, redeemOnly, unknown
}
