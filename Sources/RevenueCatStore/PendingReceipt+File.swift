import JSON
import Subscriptions
import Timekeeping

extension PendingReceipt {
  /// The receipt as a file keeps it. It holds no key.
  var fileText: [UInt8] {
    JSONWriter.bytes { json in
      json.object { json in
        json.key("version")
        json.integer(1)
        json.key("appUserID")
        json.string(appUserID)
        json.key("awaitsPayment")
        json.bool(awaitsPayment)
        json.key("currency")
        json.string(currency)
        json.key("duration")
        json.string(duration)
        if let introduction {
          json.key("introduction")
          json.object { json in
            json.key("duration")
            json.string(introduction.duration)
            json.key("mode")
            json.string(introduction.mode.rawValue)
            json.key("price")
            json.string(introduction.price)
          }
        }
        if let offeringID {
          json.key("offeringID")
          json.string(offeringID)
        }
        json.key("price")
        json.string(price)
        json.key("productID")
        json.string(productID)
        json.key("requestedAtMilliseconds")
        json.integer(Int(requestedAt.milliseconds))
        json.key("server")
        json.string(server)
        if let targeting {
          json.key("targeting")
          json.object { json in
            json.key("revision")
            json.integer(targeting.revision)
            json.key("ruleID")
            json.string(targeting.ruleID)
          }
        }
        json.key("token")
        json.string(token)
      }
    }
  }

  /// Reads a kept receipt.
  init(fileText: [UInt8]) throws(ReplyFault) {
    let entry = try ReplyObject(text: fileText, called: "the kept receipt")
    guard entry.value("version")?.int == 1 else { throw entry.fault("version", "is not known") }
    guard let milliseconds = entry.value("requestedAtMilliseconds")?.int else { throw entry.fault("requestedAtMilliseconds", "is missing") }
    token = try entry.text("token")
    appUserID = try entry.text("appUserID")
    server = try entry.text("server")
    productID = try entry.text("productID")
    requestedAt = Instant(milliseconds: Int64(milliseconds))
    price = try entry.text("price")
    currency = try entry.text("currency")
    duration = try entry.text("duration")
    offeringID = entry.lenientText("offeringID")
    awaitsPayment = entry.value("awaitsPayment")?.bool ?? false
    if let introduction = try entry.optionalObject("introduction"), let mode = Offer.Mode(rawValue: try introduction.text("mode")) {
      self.introduction = Introduction(mode: mode, price: try introduction.text("price"), duration: try introduction.text("duration"))
    }
    if let targeting = entry.value("targeting"), let revision = targeting["revision"]?.int, let rule = targeting["ruleID"]?.string {
      self.targeting = Offerings.Targeting(revision: revision, ruleID: rule)
    }
  }
}
