import Subscriptions
import Testing

@testable import RevenueCatStore

/// Levels from what RevenueCat tells: packages, their names and their order.
@Suite struct LevelTests {
  private typealias Package = (id: String, productID: String, period: SubscriptionPeriod)

  private func levels(_ offerings: [[Package]]) throws -> [Int] {
    let products = offerings.joined().map { package in
      WebProduct(
        id: package.productID, title: package.productID, description: "", price: MicroPrice(micros: 1_000_000, currency: "USD"),
        period: package.period)
    }
    let all = offerings.enumerated().map { place, packages in
      Offerings.Offering(id: "\(place)", packages: packages.map { Offerings.Package(id: $0.id, productID: $0.productID) })
    }
    return try Catalogue(Offerings(all: all, currentID: nil), products, display: american).plans(for: nil).map(\.level)
  }

  @Test func `The standard lengths of one offering are one level`() throws {
    #expect(try levels([[("$rc_annual", "y", .year), ("$rc_monthly", "m", .month), ("$rc_weekly", "w", .week)]]) == [1, 1, 1])
  }

  @Test func `Packages of other names are levels of their own, by order`() throws {
    #expect(
      try levels([[("gold", "a", .month), ("$rc_annual", "y", .year), ("silver", "b", .month), ("$rc_monthly", "m", .month)]])
        == [1, 2, 3, 2])
  }

  @Test func `Another offering is another service`() throws {
    #expect(try levels([[("$rc_annual", "y", .year), ("$rc_monthly", "m", .month)], [("$rc_monthly", "n", .month)]]) == [1, 1, 2])
  }

  @Test func `Two plans of one length do not differ in length alone`() throws {
    #expect(try levels([[("$rc_annual", "a", .month), ("$rc_monthly", "b", .month)]]) == [1, 2])
  }
}
