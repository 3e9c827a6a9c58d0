import JSON
import Subscriptions

/// A product of the Test Store or of web billing (revenuecat-http-api §4.3).
struct WebProduct: Hashable, Sendable {
  var id: String
  var title: String
  var description: String
  var price: MicroPrice
  /// nil for a product that is bought once.
  var period: SubscriptionPeriod?
  var introductoryOffer: Introduction?

  struct Introduction: Hashable, Sendable {
    var mode: Offer.Mode
    var price: MicroPrice
    var period: SubscriptionPeriod
    var periodCount: Int
  }
}

/// The answer of the products' endpoint.
struct WebProducts: Hashable, Sendable {
  /// In the server's order.
  var products: [WebProduct] = []
  /// Products that were left out because they could not be understood: a wrong one is not sold, the others are.
  var warnings: [String] = []
}

extension WebProducts {
  init(reply text: [UInt8]) throws(ReplyFault) {
    let answer = try ReplyObject(text: text, called: "the products' answer")
    for value in try answer.array("product_details") {
      do throws(ReplyFault) {
        let entry = try ReplyObject(value, at: "product_details[]")
        let id = try entry.text("identifier")
        products.append(try WebProduct(id, ReplyObject(value, at: id)))
      } catch {
        warnings.append("\(error.message): not sold")
      }
    }
  }
}

extension WebProduct {
  fileprivate init(_ id: String, _ entry: ReplyObject) throws(ReplyFault) {
    let options = try entry.object("purchase_options")
    let preferred = entry.lenientText("default_purchase_option_id").flatMap { options.value($0) == nil ? nil : $0 }
    guard let name = preferred ?? options.keys.first else { throw options.fault("*", "is missing") }
    let option = try options.object(name)

    self.id = id
    title = entry.lenientText("title") ?? id
    description = entry.lenientText("description") ?? ""
    let kind = entry.lenientText("product_type")
    let isBoughtOnce = kind == "consumable" || kind == "non_consumable"
    let base = try option.optionalObject("base")
    guard let price = MicroPrice(listed: option.value("base_price") ?? base?.value("price")) else {
      throw option.fault("base.price", "is missing")
    }
    self.price = price
    guard !isBoughtOnce else { return }
    guard let period = base?.period else { throw option.fault("base.period_duration", "is not a length that can be sold") }
    self.period = period
    introductoryOffer = try Introduction(option, currency: price.currency)
  }
}

extension WebProduct.Introduction {
  /// A trial wins over an introductory price; a price that is null makes no offer (revenuecat-http-api §4.3).
  fileprivate init?(_ option: ReplyObject, currency: String) throws(ReplyFault) {
    if let trial = try option.optionalObject("trial"), let period = trial.period {
      // A free offer is one period, however the server counts it.
      let (count, isTooLong) = period.count.multipliedReportingOverflow(by: trial.cycleCount)
      guard !isTooLong else { throw trial.fault("cycle_count", "is too large") }
      self.init(
        mode: .freeTrial, price: MicroPrice(micros: 0, currency: currency), period: SubscriptionPeriod(count, period.unit),
        periodCount: 1)
    } else if let intro = try option.optionalObject("intro_price"), let price = MicroPrice(listed: intro.value("price")),
      let period = intro.period
    {
      self.init(mode: .payAsYouGo, price: price, period: period, periodCount: intro.cycleCount)
    } else {
      return nil
    }
  }
}

extension ReplyObject {
  fileprivate var period: SubscriptionPeriod? { lenientText("period_duration").flatMap(SubscriptionPeriod.init(reply:)) }
  fileprivate var cycleCount: Int { max(value("cycle_count")?.int ?? 1, 1) }
}

extension SubscriptionPeriod {
  /// Reads a length of the backend. Years and months make months, weeks and days make days (`P1Y6M` is eighteen months);
  /// a length that mixes the two, or names hours, cannot be told in one unit and is nil.
  init?(reply text: String) {
    if let single = SubscriptionPeriod(iso8601: text) {
      self = single
      return
    }
    guard text.first == "P" else { return nil }
    var months = 0
    var days = 0
    var digits = ""
    for character in text.dropFirst() {
      if character.isASCII, character.isNumber {
        digits.append(character)
        continue
      }
      guard let count = Int(digits), count <= 100_000 else { return nil }
      digits = ""
      switch character {
      case "Y": months += count * 12
      case "M": months += count
      case "W": days += count * 7
      case "D": days += count
      default: return nil
      }
    }
    guard digits.isEmpty, (months > 0) != (days > 0) else { return nil }
    self = months > 0 ? SubscriptionPeriod(months, .month) : SubscriptionPeriod(days, .day)
  }
}
