internal import JSON

extension CatalogReader {
  private static let productKeys = [
    "displayPrice", "familyShareable", "internalID", "localizations", "productID", "promotionalImageID", "referenceName", "type",
  ]

  private static let planKeys =
    productKeys + [
      "adHocOffers", "billingPlans", "codeOffers", "groupNumber", "introductoryOffer", "introductoryOffers", "recurringSubscriptionPeriod",
      "subscriptionGroupID", "winbackOffers",
    ]

  private static let groupKeys = ["id", "localizations", "name", "subscriptions"]

  mutating func oneTimeProduct(_ node: CatalogNode, kinds: [String: CatalogProduct.Kind]) -> CatalogProduct? {
    checkKeys(of: node, known: CatalogReader.productKeys)
    guard let kind = kind(of: node, kinds: kinds) else { return nil }
    return product(node, kind: kind)
  }

  private mutating func kind(of node: CatalogNode, kinds: [String: CatalogProduct.Kind]) -> CatalogProduct.Kind? {
    guard let name = requiredString("type", of: node), let child = node.child("type") else { return nil }
    if let kind = kinds[name] { return kind }
    error("type \"\(name)\" cannot stand here; \(kinds.keys.sorted().joined(separator: ", ")) can", at: child)
    return nil
  }

  private mutating func product(_ node: CatalogNode, kind: CatalogProduct.Kind) -> CatalogProduct? {
    guard let id = requiredString("productID", of: node) else { return nil }
    let reference = string("referenceName", of: node)
    let price = amount("displayPrice", of: node, whenEmpty: "\"\(id)\" cannot be bought")
    return CatalogProduct(
      id: id, kind: kind, referenceName: reference.flatMap { $0.isEmpty ? nil : $0 }, price: price,
      isFamilyShareable: bool("familyShareable", of: node) ?? false, localizations: localizations(of: node))
  }

  mutating func group(_ node: CatalogNode) -> (CatalogGroup, [CatalogProduct])? {
    checkKeys(of: node, known: CatalogReader.groupKeys)
    let plans = array("subscriptions", of: node)
    guard let id = groupID(of: node, plans: plans) else { return nil }
    if plans.isEmpty { warning("the group has no subscriptions", at: node) }
    let products = plans.compactMap { plan($0, groupID: id) }
    let name = string("name", of: node)
    let group = CatalogGroup(
      id: id, name: name.flatMap { $0.isEmpty ? nil : $0 } ?? id, localizations: localizations(of: node), productIDs: products.map(\.id))
    return (group, products)
  }

  /// The group's id; where it has none, the one that its plans name.
  private mutating func groupID(of node: CatalogNode, plans: [CatalogNode]) -> String? {
    if let id = string("id", of: node), !id.isEmpty { return id }
    let named = Set(plans.compactMap { $0.present("subscriptionGroupID")?.string })
    if named.count == 1, let id = named.first, !id.isEmpty {
      warning("the group has no id; its subscriptions name \"\(id)\"", at: node)
      return id
    }
    error("id is missing", at: node)
    return nil
  }

  private mutating func plan(_ node: CatalogNode, groupID: String) -> CatalogProduct? {
    checkKeys(of: node, known: CatalogReader.planKeys)
    if let named = node.present("subscriptionGroupID"), named.string != groupID {
      warning("subscriptionGroupID is not the id of the group it stands in, \"\(groupID)\", which counts", at: named)
    }
    guard let kind = kind(of: node, kinds: ["RecurringSubscription": .autoRenewable]) else { return nil }
    let level = level(of: node)
    let period = period("recurringSubscriptionPeriod", of: node)
    guard var product = product(node, kind: kind), let period else { return nil }
    checkBillingPlans(of: node, product)
    var offers: [CatalogOffer] = []
    for (key, kind) in [("adHocOffers", OfferTerms.Kind.promotional), ("codeOffers", .code), ("winbackOffers", .winBack)] {
      for entry in array(key, of: node) {
        guard let offer = offer(entry, kind: kind, plan: period) else { continue }
        if offers.contains(where: { $0.id == offer.id }) {
          warning("an offer \"\(offer.id ?? "")\" is there already; the first counts", at: entry)
        } else {
          offers.append(offer)
        }
      }
    }
    product.plan = CatalogPlan(
      groupID: groupID, level: level, period: period, introductory: introductoryOffer(of: node, plan: period), offers: offers)
    return product
  }

  private mutating func level(of node: CatalogNode) -> Int {
    guard let child = node.present("groupNumber") else {
      warning("groupNumber is missing: level 1 is taken", at: node)
      return 1
    }
    guard let level = child.int, (1...1_000_000).contains(level) else {
      error("groupNumber must be a whole number from 1", at: child)
      return 1
    }
    return level
  }

  /// Only the plan that is billed up front is sold, at the subscription's own price.
  private mutating func checkBillingPlans(of node: CatalogNode, _ product: CatalogProduct) {
    for entry in array("billingPlans", of: node) {
      let kind = string("billingPlanType", of: entry) ?? ""
      if kind != "BILLED_UPFRONT" {
        warning("the billing plan \(kind) is not sold; the subscription is billed up front", at: entry)
      } else if let text = entry.present("displayPrice")?.string, let price = product.price, Amount(text) != price {
        warning("the billing plan's price \(text) is not the subscription's \(price), which counts", at: entry)
      }
    }
  }
}
