import Foundation
import Testing

@testable import StoreEngine

@Suite struct CivilTimeTests {
  @Test func `Four hundred years of days go there and back and agree with another calendar`() {
    var calendar = Calendar(identifier: .gregorian)
    calendar.timeZone = TimeZone(identifier: "UTC")!
    for day in stride(from: -73_000, to: 73_200, by: 1) {
      let moment = Moment(milliseconds: Int64(day) * 86_400_000 + 12_345)
      let civil = CivilTime(moment)
      #expect(civil.moment == moment)
      if day % 97 == 0 {
        let parts = calendar.dateComponents([.year, .month, .day], from: Date(timeIntervalSince1970: Double(day) * 86_400))
        #expect([civil.year, civil.month, civil.day] == [parts.year, parts.month, parts.day])
      }
    }
  }

  @Test(arguments: [
    ("2026-01-31", "P1M", 31, "2026-02-28"), ("2026-02-28", "P1M", 31, "2026-03-31"), ("2028-01-31", "P1M", 31, "2028-02-29"),
    ("2028-02-29", "P1Y", 29, "2029-02-28"), ("2031-02-28", "P1Y", 29, "2032-02-29"), ("2026-11-30", "P3M", 30, "2027-02-28"),
    ("2026-12-15", "P1M", 15, "2027-01-15"), ("2026-03-29", "P1W", 29, "2026-04-05"), ("2026-08-31", "P6M", 31, "2027-02-28"),
    ("2026-01-01", "P3D", 1, "2026-01-04"),
  ])
  func `A period ends on its anchor day or the last of a shorter month`(start: String, period: String, anchor: Int, end: String) throws {
    #expect(text(try #require(Period(period)).end(from: moment(start), anchorDay: anchor)) == end)
  }

  @Test(arguments: ["1969-12-31T23:59:59.999Z", "2026-01-31T12:00:00.007Z", "9999-12-31T23:59:59.999Z", "1600-02-29T00:00:00.000Z"])
  func `A moment is written as ISO 8601 has it`(written: String) throws {
    let date = try Date(written, strategy: Date.ISO8601FormatStyle(includingFractionalSeconds: true))
    #expect(Moment(milliseconds: Int64((date.timeIntervalSince1970 * 1000).rounded())).description == written)
    #expect(Moment(milliseconds: -62_135_596_800_000).description == "0001-01-01T00:00:00.000Z")
  }

  @Test func `A period is one unit with a count`() {
    for good in ["P1W", "P1M", "P2M", "P3M", "P6M", "P1Y", "P3D", "P12M"] { #expect(Period(good)?.description == good) }
    for bad in ["", "P", "P1", "1M", "PM", "P0M", "P-1M", "P1.5M", "P1M2D", "PT1H", "p1m", "P99999M"] {
      #expect(Period(bad) == nil, "\(bad)")
    }
    #expect(Period(12, .month).isAsLong(as: Period(1, .year)))
    #expect(Period(7, .day).isAsLong(as: Period(1, .week)))
    #expect(!Period(30, .day).isAsLong(as: Period(1, .month)))
  }
}

@Suite struct AmountTests {
  @Test(arguments: ["9.99", "0", "0.0", "79", "38.00", "0.6", "29900", "0.000001", "123456789012"])
  func `A plain decimal is kept as it is written`(written: String) {
    #expect(Amount(written)?.description == written)
  }

  @Test(arguments: ["", ".", "9.", ".5", "9,99", "-1", "1e3", "$9", "9.9.9", "1234567890123", "0.0000001", " 1"])
  func `Anything else is no amount`(written: String) {
    #expect(Amount(written) == nil)
  }

  @Test func `Amounts compare by value`() {
    #expect(Amount("5") == Amount("5.00"))
    #expect(Amount("5")!.hashValue == Amount("5.00")!.hashValue)
    #expect(Amount("4.99")! < Amount("5")!)
    #expect(Amount("123456789012")! > Amount("0.000001")!)
  }
}

@Suite struct TimeRateTests {
  @Test(arguments: [
    (TimeRate.monthlyRenewalEveryOneHour, [900, 3600, 7200, 10800, 21600, 43200]),
    (.monthlyRenewalEveryThirtyMinutes, [600, 1800, 3600, 5400, 10800, 21600]),
    (.monthlyRenewalEveryFifteenMinutes, [300, 900, 1800, 2700, 5400, 10800]),
    (.monthlyRenewalEveryFiveMinutes, [180, 300, 600, 900, 1800, 3600]), (.monthlyRenewalEveryThirtySeconds, [10, 30, 60, 90, 180, 360]),
    (.oneRenewalEveryTenSeconds, [10, 10, 10, 10, 10, 10]),
  ])
  func `Periods last as the table of the testing framework says`(rate: TimeRate, seconds: [Int64]) {
    let periods = ["P1W", "P1M", "P2M", "P3M", "P6M", "P1Y"].map { Period($0)! }
    #expect(periods.map { rate.length(of: $0)!.milliseconds / 1000 } == seconds)
  }

  @Test func `Grace and retry last as the table says`() {
    let weekly = Period(1, .week)
    let monthly = Period(1, .month)
    #expect(TimeRate.realTime.grace(for: weekly, days: nil) == .days(6))
    #expect(TimeRate.realTime.grace(for: monthly, days: nil) == .days(16))
    #expect(TimeRate.realTime.grace(for: monthly, days: 28) == .days(28))
    #expect(TimeRate.realTime.grace(for: weekly, days: 28) == .days(6))
    #expect(TimeRate.realTime.retry == .days(60))
    #expect(TimeRate.monthlyRenewalEveryOneHour.grace(for: weekly, days: nil) == .seconds(771))
    #expect(TimeRate.monthlyRenewalEveryOneHour.grace(for: monthly, days: nil) == .minutes(30))
    #expect(TimeRate.monthlyRenewalEveryFiveMinutes.retry == .minutes(10))
    #expect(TimeRate.oneRenewalEveryTwoSeconds.retry == .seconds(4))
  }

  @Test func `Offers scale as their days to the plan's own, never below a second`() {
    let monthly = Period(1, .month)
    #expect(TimeRate.realTime.length(ofOffer: Period(1, .week), inPlan: monthly) == nil)
    #expect(TimeRate.monthlyRenewalEveryOneHour.length(ofOffer: Period(1, .week), inPlan: monthly) == .minutes(14))
    #expect(TimeRate.monthlyRenewalEveryOneHour.length(ofOffer: monthly, inPlan: monthly) == .hours(1))
    #expect(TimeRate.oneRenewalEveryTwoSeconds.length(ofOffer: Period(3, .day), inPlan: Period(1, .year)) == .seconds(1))
  }

  @Test func `Every rate is found by its name and its number`() {
    for rate in TimeRate.allCases {
      #expect(TimeRate(name: rate.name) == rate)
      #expect(TimeRate(rawValue: rate.rawValue) == rate)
    }
    #expect(TimeRate(rawValue: 14) == nil)
    #expect(TimeRate(name: "fast") == nil)
  }
}
