internal import JSON

extension CatalogReader {
  private static let offerKeys = [
    "billingPlanType", "displayPrice", "internalID", "numberOfPeriods", "paymentMode", "subscriptionPeriod", "offerID", "referenceName",
    "eligibility", "isStackable", "isEligible", "priority",
  ]

  /// The plural form wins where both are there; of several the one for the plan that is billed up front.
  mutating func introductoryOffer(of node: CatalogNode, plan: Period) -> CatalogOffer? {
    if node.present("introductoryOffers") != nil {
      let entries = array("introductoryOffers", of: node)
      let sold = entries.first { entry in
        let kind = entry.present("billingPlanType")?.string
        return kind == nil || kind == "BILLED_UPFRONT"
      }
      for entry in entries where entry.pointer != sold?.pointer {
        warning("of several introductory offers one counts; this one does not", at: entry)
      }
      if let singular = node.present("introductoryOffer"), sold == nil {
        warning("introductoryOffers counts and has no offer; this one does not", at: singular)
      }
      return sold.flatMap { offer($0, kind: .introductory, plan: plan) }
    }
    return object("introductoryOffer", of: node).flatMap { offer($0, kind: .introductory, plan: plan) }
  }

  mutating func offer(_ node: CatalogNode, kind: OfferTerms.Kind, plan: Period) -> CatalogOffer? {
    checkKeys(of: node, known: CatalogReader.offerKeys)
    guard let modeName = requiredString("paymentMode", of: node), let modeNode = node.child("paymentMode") else { return nil }
    let mode: OfferTerms.Mode
    switch modeName {
    case "free": mode = .freeTrial
    case "payUpFront": mode = .payUpFront
    case "payAsYouGo": mode = .payAsYouGo
    case "none":
      warning("payment mode none: there is no offer", at: modeNode)
      return nil
    default:
      error("paymentMode \"\(modeName)\" is not free, payUpFront or payAsYouGo", at: modeNode)
      return nil
    }
    let id = offerID(of: node, kind: kind)
    guard let period = period("subscriptionPeriod", of: node), kind == .introductory || id != nil else { return nil }
    var amount: Amount? = .zero
    if mode != .freeTrial {
      amount = self.amount("displayPrice", of: node, whenEmpty: "the offer is left out")
    } else if let stale = node.present("displayPrice"), let text = stale.string, !text.isEmpty, !(Amount(text)?.isZero ?? false) {
      warning("a free offer has no price; \"\(text)\" is ignored", at: stale)
    }
    guard let amount else { return nil }
    let count = periodCount(of: node, mode: mode)
    if mode == .payAsYouGo, !period.isAsLong(as: plan), let child = node.child("subscriptionPeriod") {
      warning("an offer paid as you go has the plan's own period \(plan), which counts", at: child)
    }
    var offer = CatalogOffer(
      terms: OfferTerms(
        kind: kind, id: id, mode: mode, amount: amount, period: mode == .payAsYouGo ? plan : period, periodCount: count),
      referenceName: string("referenceName", of: node))
    readOwnKeys(of: node, into: &offer)
    return offer
  }

  /// A code is known by its reference name, all others by an id of their own.
  private mutating func offerID(of node: CatalogNode, kind: OfferTerms.Kind) -> String? {
    switch kind {
    case .introductory: nil
    case .promotional, .winBack: requiredString("offerID", of: node)
    case .code: requiredString("referenceName", of: node)
    }
  }

  private mutating func periodCount(of node: CatalogNode, mode: OfferTerms.Mode) -> Int {
    guard let child = node.present("numberOfPeriods") else { return 1 }
    guard let count = child.int, (1...1200).contains(count) else {
      error("numberOfPeriods must be a whole number from 1", at: child)
      return 1
    }
    if count > 1, mode != .payAsYouGo {
      warning("only an offer paid as you go has several periods; the period is taken as the whole length", at: child)
      return 1
    }
    return count
  }

  private mutating func readOwnKeys(of node: CatalogNode, into offer: inout CatalogOffer) {
    switch offer.kind {
    case .introductory, .promotional: break
    case .winBack: offer.isSwitchedOn = bool("isEligible", of: node) ?? true
    case .code:
      offer.isStackable = bool("isStackable", of: node) ?? false
      guard let list = node.present("eligibility") else {
        warning("eligibility is missing: everybody may redeem the code", at: node)
        offer.categories = Set(CatalogOffer.Category.allCases)
        return
      }
      guard let elements = list.elements else { return error("eligibility must be an array", at: list) }
      for element in elements {
        if let category = element.string.flatMap(CatalogOffer.Category.init) {
          offer.categories.insert(category)
        } else {
          error("eligibility knows new, existing and expired", at: element)
        }
      }
    }
  }
}
