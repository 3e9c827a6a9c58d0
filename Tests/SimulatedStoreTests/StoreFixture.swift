import Foundation
import Subscriptions
import Timekeeping

@testable import SimulatedStore

/// A store on a clock of its own that starts on 31 January 2026 at noon, with what it announced.
@MainActor
final class Shop {
  let time: Timekeeper
  let store: SimulatedStoreClient
  private(set) var announced: [StandingChange] = []
  private var observation: StandingObservation?

  init(_ options: SimulatedStoreOptions = .init(), at start: String = "2026-01-31T12:00:00.000Z") throws {
    time = Timekeeper(virtual: instant(start))
    store = try SimulatedStoreClient(timekeeper: time, options: options)
    observation = store.observe { [weak self] in self?.announced.append($0) }
  }

  func buy(_ id: String, _ offer: String? = nil) async throws -> SubscriptionState {
    try await store.purchase(subscriptionID: id, promotionOfferID: offer)
  }

  func advance(to text: String) async { _ = await time.advance(to: instant(text)) }

  var causes: [StandingChange.Cause] { announced.map(\.cause) }
}

func instant(_ text: String) -> Instant {
  Instant(try! Date(text, strategy: Date.ISO8601FormatStyle(includingFractionalSeconds: true)))
}

func date(_ text: String) -> Date { instant(text).date }
