#if canImport(FoundationEssentials)
  public import FoundationEssentials
#else
  public import Foundation
#endif

extension SubscriptionPeriod {
  /// The length in months as an exact fraction: a year is 12, a week 7·12/365 (PROTOCOL §6).
  var months: (numerator: Decimal, denominator: Decimal) {
    let count = Decimal(count)
    return switch unit {
    case .day: (12 * count, 365)
    case .week: (84 * count, 365)
    case .month: (count, 1)
    case .year: (12 * count, 1)
    }
  }
}

extension Array where Element == SubscriptionModel {
  /// The plans with ``SubscriptionModel/pricePerMonth`` and ``SubscriptionModel/savingsPercent`` as PROTOCOL §6 says, for stores to use.
  public func withComparisons(display: PriceDisplay) -> [SubscriptionModel] {
    func peers(_ plan: SubscriptionModel) -> Peers {
      Peers(groupID: plan.groupID, level: plan.level, currency: plan.product.price.currency)
    }
    let rates = map { plan in
      let months = plan.period.months
      return Rate(numerator: plan.product.price.amount * months.denominator, denominator: months.numerator)
    }
    var dearest: [Peers: Rate] = [:]
    for (plan, rate) in zip(self, rates) {
      let key = peers(plan)
      if dearest[key].map({ rate.isDearer(than: $0) }) ?? true { dearest[key] = rate }
    }
    return zip(self, rates).map { plan, rate in
      var plan = plan
      let price = plan.product.price
      let perMonth = (rate.numerator / rate.denominator).roundedDown(digits: CurrencyCode(price.currency).minorDigits)
      plan.pricePerMonth = display.price(perMonth, price.currency)
      plan.savingsPercent = nil
      if let top = dearest[peers(plan)], top.numerator > 0 {
        let topScaled = top.numerator * rate.denominator
        let saved = (100 * (topScaled - rate.numerator * top.denominator) / topScaled).roundedDown(digits: 0)
        if saved > 0 { plan.savingsPercent = Int(saved.description) }
      }
      return plan
    }
  }
}

/// The plans that a price per month is compared with.
private struct Peers: Hashable {
  var groupID: String
  var level: Int
  var currency: String
}

/// A price per month, unrounded, as a fraction.
private struct Rate {
  var numerator: Decimal
  var denominator: Decimal

  func isDearer(than other: Rate) -> Bool {
    numerator * other.denominator > other.numerator * denominator
  }
}

extension Decimal {
  /// The value of an amount that is not negative, with the digits beyond a number of places cut off.
  public func roundedDown(digits: Int) -> Decimal {
    let parts = description.split(separator: ".")
    guard parts.count == 2, parts[1].utf8.count > digits else { return self }
    return Decimal(string: "\(parts[0]).\(parts[1].prefix(digits))0") ?? self
  }
}
