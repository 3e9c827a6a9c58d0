#if canImport(FoundationEssentials)
  import FoundationEssentials
#else
  import Foundation
#endif

extension SubscriptionModel {
  /// A plan for tests and previews from an identifier and a price as shown, such as `SubscriptionModel(id: "pro_yearly", price: "$99")`.
  ///
  /// The amount is what the digits of `price` say, zero when there are none; `$`, `€`, `£` and `¥` tell the currency, anything else is USD.
  public init(id: String, price: String, period: SubscriptionPeriod = .month, level: Int = 1) {
    let digits = price.filter { $0.isASCII && ($0.isNumber || $0 == ".") }
    let currency = price.contains("€") ? "EUR" : price.contains("£") ? "GBP" : price.contains("¥") ? "JPY" : "USD"
    self.init(
      product: Product(
        identifier: id, displayName: id,
        price: Price(amount: Decimal(string: digits) ?? 0, currency: currency, display: price)),
      period: period, level: level)
  }
}
