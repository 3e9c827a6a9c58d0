import Foundation
import Subscriptions
import Testing

private func plan(_ id: String, _ amount: String, _ period: SubscriptionPeriod, level: Int = 1, currency: String = "USD")
  -> SubscriptionModel
{
  let price = PriceDisplay(locale: "en_US").price(Decimal(string: amount)!, currency)
  return SubscriptionModel(
    product: .init(identifier: id, displayName: id, price: price), period: period, groupID: "G", groupName: "G", level: level)
}

@Suite struct PlanComparisonTests {
  @Test(arguments: [
    ("9.99", SubscriptionPeriod.month, "9.99"), ("99.99", .year, "8.33"), ("2.99", .week, "12.99"), ("25", .init(3, .month), "8.33"),
    ("0.99", .init(3, .day), "10.03"), ("0", .month, "0"),
  ])
  func `A price per month is rounded down`(amount: String, period: SubscriptionPeriod, perMonth: String) {
    let plans = [plan("a", amount, period)].withComparisons(display: PriceDisplay(locale: "en_US"))
    #expect(plans[0].pricePerMonth?.amount == Decimal(string: perMonth)!)
  }

  @Test func `Savings compare with the dearest of the same group and level, from unrounded prices`() {
    let plans = [
      plan("month", "9.99", .month), plan("year", "99.99", .year), plan("week", "2.99", .week), plan("basic", "4.99", .month, level: 2),
    ].withComparisons(display: PriceDisplay(locale: "en_US"))
    // 2.99 a week is 12.9922… a month: 9.99 saves 23.1 %, 99.99 / 12 = 8.3325 saves 35.9 %.
    #expect(plans.map(\.savingsPercent) == [23, 35, nil, nil])
  }

  @Test func `Yen have no digits after the point`() {
    let plans = [plan("year", "9800", .year, currency: "JPY")].withComparisons(display: PriceDisplay(locale: "ja_JP"))
    #expect(plans[0].pricePerMonth?.display == "￥816")
  }

  @Test(arguments: [
    ("en_US", "1234.5", "USD", "$1,234.50"), ("de_DE", "1234.5", "EUR", "1.234,50\u{A0}€"),
    ("fr_FR", "1234.5", "EUR", "1\u{202F}234,50\u{A0}€"),
    ("ja_JP", "9800", "JPY", "￥9,800"), ("en_IN", "1234567", "INR", "₹12,34,567.00"), ("en_US", "9.99", "SGD", "SGD\u{A0}9.99"),
    ("en_CA", "9.99", "CAD", "$9.99"), ("en_US", "9.99", "CAD", "CA$9.99"), ("pt_BR", "9.9", "BRL", "R$\u{A0}9,90"),
    ("tr_TR", "79", "TRY", "₺79,00"),
    ("zh_CN", "68", "CNY", "¥68.00"), ("zz", "0.125", "USD", "$0.125"), ("zh-Hans-CN", "6", "CNY", "¥6.00"),
  ])
  func `Amounts are written as the locale writes them`(locale: String, amount: String, currency: String, text: String) {
    #expect(PriceDisplay(locale: locale).text(Decimal(string: amount)!, currency) == text)
  }

  @Test func `A period is one count of one unit`() {
    #expect(SubscriptionPeriod(iso8601: "P1M") == .month)
    #expect(SubscriptionPeriod(iso8601: "P14D")?.iso8601 == "P14D")
    for text in ["", "P", "PM", "P0M", "P-1M", "P1Y6M", "1M", "P1H", "P١M"] { #expect(SubscriptionPeriod(iso8601: text) == nil, "\(text)") }
  }
}
