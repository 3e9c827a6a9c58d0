/// How fast subscriptions pass in a test (store-behaviour §10; the numbers are those of `_timeRate` in a configuration).
public enum TimeRate: Int, Hashable, Sendable, CaseIterable {
  case realTime = 0
  case oneHourIsOneDay = 1
  case thirtyMinutesIsOneDay = 2
  case fiveMinutesIsOneDay = 3
  case oneMinuteIsOneDay = 4
  case thirtySecondsIsOneDay = 5
  case oneSecondIsOneDay = 6
  case monthlyRenewalEveryOneHour = 10
  case monthlyRenewalEveryThirtyMinutes = 11
  case monthlyRenewalEveryFifteenMinutes = 12
  case monthlyRenewalEveryFiveMinutes = 13
  case monthlyRenewalEveryThirtySeconds = 15
  case oneRenewalEveryFifteenMinutes = 1000
  case oneRenewalEveryFiveMinutes = 1001
  case oneRenewalEveryMinute = 1002
  case oneRenewalEveryThirtySeconds = 1003
  case oneRenewalEveryTenSeconds = 1004
  case oneRenewalEveryTwoSeconds = 1005

  /// The name that the testing framework gives it.
  public var name: String { "\(self)" }

  /// Finds a rate by its name.
  public init?(name: String) {
    let name = name == "oneRenewalEveryOneMinute" ? "oneRenewalEveryMinute" : name
    guard let rate = TimeRate.allCases.first(where: { $0.name == name }) else { return nil }
    self = rate
  }

  private enum Scale {
    case real
    /// A day lasts so long.
    case day(Length)
    /// A week and a month last so long; grace for weekly plans and for others.
    case month(week: Length, month: Length, weeklyGrace: Length, grace: Length)
    /// Every period lasts so long.
    case every(Length)
  }

  private var scale: Scale {
    switch self {
    case .realTime: .real
    case .oneHourIsOneDay: .day(.hours(1))
    case .thirtyMinutesIsOneDay: .day(.minutes(30))
    case .fiveMinutesIsOneDay: .day(.minutes(5))
    case .oneMinuteIsOneDay: .day(.minutes(1))
    case .thirtySecondsIsOneDay: .day(.seconds(30))
    case .oneSecondIsOneDay: .day(.seconds(1))
    case .monthlyRenewalEveryOneHour: .month(week: .minutes(15), month: .hours(1), weeklyGrace: .seconds(771), grace: .minutes(30))
    case .monthlyRenewalEveryThirtyMinutes:
      .month(week: .minutes(10), month: .minutes(30), weeklyGrace: .seconds(514), grace: .minutes(15))
    case .monthlyRenewalEveryFifteenMinutes:
      .month(week: .minutes(5), month: .minutes(15), weeklyGrace: .seconds(257), grace: .seconds(450))
    case .monthlyRenewalEveryFiveMinutes:
      .month(week: .minutes(3), month: .minutes(5), weeklyGrace: .seconds(154), grace: .seconds(150))
    case .monthlyRenewalEveryThirtySeconds: .month(week: .seconds(10), month: .seconds(30), weeklyGrace: .seconds(9), grace: .seconds(15))
    case .oneRenewalEveryFifteenMinutes: .every(.minutes(15))
    case .oneRenewalEveryFiveMinutes: .every(.minutes(5))
    case .oneRenewalEveryMinute: .every(.minutes(1))
    case .oneRenewalEveryThirtySeconds: .every(.seconds(30))
    case .oneRenewalEveryTenSeconds: .every(.seconds(10))
    case .oneRenewalEveryTwoSeconds: .every(.seconds(2))
    }
  }

  /// How long a plan's period lasts at this rate; nil when the calendar decides.
  public func length(of period: Period) -> Length? {
    switch scale {
    case .real: nil
    case .day(let day): day * Int64(period.nominalDays)
    case .every(let length): length
    case .month(let week, let month, _, _):
      switch period.unit {
      case .day: max(Length(milliseconds: week.milliseconds * Int64(period.count) / 7), .seconds(1))
      case .week: week * Int64(period.count)
      case .month: month * Int64(period.count)
      case .year: month * 12 * Int64(period.count)
      }
    }
  }

  /// How long an offer's period lasts: as its length in days to the plan's own, never below one second (store-behaviour §13.15).
  public func length(ofOffer period: Period, inPlan plan: Period) -> Length? {
    guard let whole = length(of: plan) else { return nil }
    if period.isAsLong(as: plan) { return whole }
    let scaled = whole.milliseconds * Int64(period.nominalDays) / Int64(max(plan.nominalDays, 1))
    return max(Length(milliseconds: scaled), .seconds(1))
  }

  /// How long the billing grace period lasts.
  ///
  /// - Parameter days: nil for the usual 6 of a weekly plan and 16 of a longer one (store-behaviour §3).
  public func grace(for plan: Period, days: Int?) -> Length {
    let isWeekly = plan.nominalDays <= 7
    let usual: Int64 = isWeekly ? 6 : 16
    // A weekly plan's grace must end before its next billing.
    let realDays = days.map { isWeekly ? min(Int64($0), 6) : Int64($0) } ?? usual
    switch scale {
    case .real: return .days(realDays)
    case .day(let day): return day * realDays
    case .every(let length): return length
    case .month(_, _, let weeklyGrace, let grace):
      return Length(milliseconds: (isWeekly ? weeklyGrace : grace).milliseconds * realDays / usual)
    }
  }

  /// How long the store goes on trying to bill, counted from the failed renewal.
  public var retry: Length {
    switch scale {
    case .real: .days(60)
    case .day(let day): day * 60
    case .every(let length): length * 2
    case .month(_, let month, _, _): month * 2
    }
  }
}
