import Subscriptions

/// What makes plans comparable: their price by the month, and what one saves against the dearest (PROTOCOL §6).
enum PlanComparison {
  /// Fills in both for plans whose prices are known in millionths.
  static func compare(_ plans: inout [SubscriptionModel], micros: [String: Int]) {
    for place in plans.indices {
      let plan = plans[place]
      guard let monthly = micros[plan.id].flatMap({ Monthly(micros: $0, period: plan.period) }) else { continue }
      let unit = PriceText.smallestUnit(of: plan.product.price.currency)
      plans[place].pricePerMonth =
        MicroPrice(micros: monthly.micros / unit * unit, currency: plan.product.price.currency).price
      let rivals = plans.filter {
        $0.groupID == plan.groupID && $0.level == plan.level && $0.product.price.currency == plan.product.price.currency
      }
      let dearest = rivals.compactMap { rival in micros[rival.id].flatMap { Monthly(micros: $0, period: rival.period) } }
        .max { $0.isLess(than: $1) }
      guard let dearest, let percent = monthly.percentSaved(against: dearest), percent > 0 else { continue }
      plans[place].savingsPercent = percent
    }
  }

  /// An exact price by the month, as a fraction.
  private struct Monthly {
    /// Millionths × the months' denominator.
    let numerator: Int
    /// The months' numerator.
    let denominator: Int

    /// A day is 12/365 of a month, so a week is 7·12/365; nil when the numbers are too large to compare.
    init?(micros: Int, period: SubscriptionPeriod) {
      let (months, scale): (Int, Int) =
        switch period.unit {
        case .day: (12, 365)
        case .week: (84, 365)
        case .month: (1, 1)
        case .year: (12, 1)
        }
      let (numerator, isTooDear) = micros.multipliedReportingOverflow(by: scale)
      let (denominator, isTooLong) = months.multipliedReportingOverflow(by: period.count)
      guard !isTooDear, !isTooLong, denominator > 0 else { return nil }
      self.numerator = numerator
      self.denominator = denominator
    }

    var micros: Int { numerator / denominator }

    func isLess(than other: Monthly) -> Bool {
      let left = numerator.multipliedFullWidth(by: other.denominator)
      let right = other.numerator.multipliedFullWidth(by: denominator)
      return (left.high, left.low) < (right.high, right.low)
    }

    /// 100 × (1 − this ÷ other), rounded down.
    func percentSaved(against other: Monthly) -> Int? {
      let (mine, isTooLarge) = numerator.multipliedReportingOverflow(by: other.denominator)
      let (theirs, isTooLarge2) = other.numerator.multipliedReportingOverflow(by: denominator)
      guard !isTooLarge, !isTooLarge2, theirs > mine else { return nil }
      let (hundred, isTooLarge3) = (theirs - mine).multipliedReportingOverflow(by: 100)
      return isTooLarge3 ? Int(Double(theirs - mine) / Double(theirs) * 100) : hundred / theirs
    }
  }
}
