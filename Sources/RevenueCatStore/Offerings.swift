import JSON

/// What the project offers (revenuecat-http-api §4.2), before its products are known.
struct Offerings: Hashable, Sendable {
  /// In the server's order; of two with one identifier the last counts.
  var all: [Offering]
  /// nil when the server names none, or one that is not there.
  var currentID: String?
  var targeting: Targeting?
  /// Offerings that were left out because they could not be understood.
  var warnings: [String] = []

  struct Offering: Hashable, Sendable {
    var id: String
    var packages: [Package]
  }

  struct Package: Hashable, Sendable {
    var id: String
    var productID: String
  }

  /// The rule by which the server chose the current offering.
  struct Targeting: Hashable, Sendable {
    var revision: Int
    var ruleID: String
  }

  /// The products of all packages, each once, the current offering's first.
  var productIDs: [String] {
    var ids: [String] = []
    var seen: Set<String> = []
    for package in ordered.flatMap(\.packages) where seen.insert(package.productID).inserted { ids.append(package.productID) }
    return ids
  }

  /// The current offering, then the others in the server's order.
  var ordered: [Offering] {
    all.filter { $0.id == currentID } + all.filter { $0.id != currentID }
  }
}

extension Offerings {
  init(reply text: [UInt8]) throws(ReplyFault) {
    let answer = try ReplyObject(text: text, called: "the offerings' answer")
    var all: [Offering] = []
    var warnings: [String] = []
    for value in try answer.array("offerings") {
      do throws(ReplyFault) {
        let offering = try Offering(value)
        if let place = all.firstIndex(where: { $0.id == offering.id }) { all[place] = offering } else { all.append(offering) }
      } catch {
        warnings.append("\(error.message): not offered")
      }
    }
    self.warnings = warnings
    self.all = all
    let current = answer.lenientText("current_offering_id")
    currentID = all.contains { $0.id == current } ? current : nil
    if let targeting = answer.value("targeting"), let revision = targeting["revision"]?.int, let rule = targeting["rule_id"]?.string {
      self.targeting = Targeting(revision: revision, ruleID: rule)
    }
  }
}

extension Offerings.Offering {
  fileprivate init(_ value: JSONValue) throws(ReplyFault) {
    let entry = try ReplyObject(value, at: "offerings[]")
    id = try entry.text("identifier")
    packages = []
    for value in try entry.array("packages") {
      let package = try ReplyObject(value, at: "offerings[].packages[]")
      packages.append(
        Offerings.Package(id: try package.text("identifier"), productID: try package.text("platform_product_identifier")))
    }
  }
}
