import Foundation
import StoreEngine
import Testing

/// What was found in each real file, looked at: plans that can be bought, all products, groups, and how many warnings.
private let outcomes: [String: (plans: Int, products: Int, groups: Int, warnings: Int)] = [
  "001": (0, 0, 0, 3), "002": (2, 3, 1, 0), "003": (2, 2, 1, 0), "004": (2, 4, 1, 0),
  "005": (0, 5, 0, 0), "006": (0, 1, 0, 0), "007": (0, 2, 0, 0), "008": (0, 1, 0, 0),
  "009": (0, 8, 0, 0), "010": (0, 8, 0, 0), "011": (0, 4, 0, 0), "012": (7, 9, 1, 0),
  "013": (1, 1, 1, 0), "014": (0, 1, 0, 0), "015": (1, 1, 1, 0), "016": (0, 1, 0, 0),
  "017": (3, 3, 1, 0), "018": (4, 4, 1, 0), "019": (1, 3, 1, 0), "020": (2, 3, 1, 0),
  "021": (2, 2, 1, 0), "022": (2, 3, 1, 0), "023": (2, 2, 1, 0), "024": (6, 11, 2, 0),
  "025": (13, 16, 6, 0), "026": (13, 16, 6, 0), "027": (2, 2, 1, 0), "028": (0, 1, 0, 0),
  "029": (0, 1, 0, 0), "030": (2, 2, 1, 0), "031": (0, 3, 0, 0), "032": (7, 10, 1, 0),
  "033": (7, 10, 1, 0), "034": (2, 6, 1, 0), "035": (2, 3, 1, 0), "036": (0, 1, 0, 0),
  "037": (1, 1, 1, 0), "038": (4, 7, 1, 2), "039": (0, 3, 0, 0), "040": (1, 1, 1, 0),
  "041": (2, 2, 1, 0), "042": (2, 2, 1, 0), "043": (0, 3, 0, 0), "044": (0, 3, 0, 0),
  "045": (1, 1, 1, 0), "046": (0, 4, 0, 0), "047": (0, 0, 0, 3), "048": (6, 6, 2, 2),
  "049": (6, 6, 2, 2), "050": (0, 1, 0, 0), "051": (1, 1, 1, 0), "052": (1, 1, 1, 0),
  "053": (1, 1, 1, 0), "054": (1, 1, 1, 0), "055": (3, 3, 1, 0), "056": (2, 2, 1, 0),
  "057": (2, 3, 1, 0), "058": (3, 5, 1, 0), "059": (4, 6, 2, 0), "060": (0, 0, 0, 1),
  "061": (4, 6, 2, 0), "062": (1, 1, 1, 0), "063": (2, 2, 1, 0), "064": (2, 2, 1, 0),
  "065": (2, 2, 1, 0), "066": (0, 4, 0, 1), "067": (0, 3, 0, 0), "068": (0, 8, 0, 0),
  "069": (2, 2, 1, 0), "070": (0, 1, 0, 0), "071": (3, 7, 1, 0), "072": (0, 4, 0, 0),
  "073": (0, 3, 0, 0), "074": (1, 1, 1, 0), "075": (0, 1, 0, 0), "076": (2, 3, 1, 0),
  "077": (8, 8, 3, 1), "078": (4, 7, 1, 0), "079": (0, 0, 0, 1), "080": (0, 1, 0, 0),
  "081": (2, 4, 1, 1), "082": (2, 4, 1, 1), "083": (1, 1, 1, 0), "084": (1, 1, 1, 0),
  "085": (4, 7, 2, 2), "086": (1, 2, 1, 0), "087": (2, 2, 1, 0), "088": (1, 4, 1, 0),
]

@Suite struct FixtureTests {
  @Test func `Every real file gives the outcome that was looked at`() throws {
    let names = try Fixtures.names
    #expect(names.count == outcomes.count + 1)
    for name in names where name != "real-089.storekit" {
      let catalog = try Catalog.read(try Fixtures.bytes(name))
      let expected = try #require(outcomes[String(name.dropFirst(5).prefix(3))], "\(name)")
      #expect(catalog.subscriptions.count == expected.plans, "\(name)")
      #expect(catalog.products.count == expected.products, "\(name)")
      #expect(catalog.groups.count == expected.groups, "\(name)")
      #expect(catalog.warnings.count == expected.warnings, "\(name): \(catalog.warnings)")
    }
  }

  @Test func `The empty file is refused with its place`() throws {
    let error = try #require(throws: CatalogRefusal.self) { try Catalog.read(try Fixtures.bytes("real-089.storekit")) }
    #expect(
      error.problems == [
        CatalogProblem(
          severity: .error, message: "this is an empty file, not a StoreKit configuration", pointer: "", line: 1, column: 1)
      ])
  }

  /// The index was made by other means than this reader.
  @Test func `Every real file holds what its index says`() throws {
    let index = try String(contentsOf: Fixtures.folder.appending(path: "INDEX.tsv"), encoding: .utf8)
    let rows = index.split(separator: "\n").map { $0.split(separator: "\t", omittingEmptySubsequences: false).map(String.init) }
    for row in rows.dropFirst() where row[3] == "yes" {
      let catalog = try Catalog.read(try Fixtures.bytes(row[0]))
      let plans = catalog.products.compactMap(\.plan)
      #expect(catalog.products.count { $0.kind == .consumable } == Int(row[5]), "\(row[0])")
      #expect(catalog.products.count { $0.kind == .nonConsumable } == Int(row[6]), "\(row[0])")
      #expect(catalog.products.count { $0.kind == .nonRenewing } == Int(row[7]), "\(row[0])")
      #expect(plans.count == Int(row[9]), "\(row[0])")
      #expect(Set(plans.map(\.level)).sorted().map(String.init).joined(separator: ",") == (row[10] == "-" ? "" : row[10]), "\(row[0])")
      #expect(Set(plans.map(\.period.description)).sorted().joined(separator: ",") == (row[11] == "-" ? "" : row[11]), "\(row[0])")
      let offers = plans.flatMap { ($0.introductory.map { [$0] } ?? []) + $0.offers }
      for (kind, column) in [(OfferTerms.Kind.introductory, 12), (.promotional, 13), (.code, 14), (.winBack, 15)] {
        #expect(modes(offers.filter { $0.kind == kind }) == (row[column] == "-" ? "" : row[column]), "\(row[0])")
      }
      if row[19] != "-" { #expect(catalog.settings.storefront == row[19], "\(row[0])") }
      if row[20] != "-" { #expect(catalog.settings.locale == row[20], "\(row[0])") }
      if row[21] != "-" { #expect(catalog.settings.timeRate.rawValue == Int(row[21]), "\(row[0])") }
    }
  }

  private func modes(_ offers: [CatalogOffer]) -> String {
    [(OfferTerms.Mode.freeTrial, "free"), (.payAsYouGo, "payAsYouGo"), (.payUpFront, "payUpFront")].compactMap { mode, name in
      let count = offers.count { $0.terms.mode == mode }
      return count > 0 ? "\(name):\(count)" : nil
    }.joined(separator: " ")
  }
}
