import Subscriptions
import Testing

@MainActor
struct StandingObserversTests {
  private func change(_ product: String) -> StandingChange {
    StandingChange(cause: .push, state: SubscriptionState(status: .notSubscribed, ownedProducts: [product]))
  }

  @Test func `Every observer hears the older change before the newer, even when one of them causes it`() {
    let observers = StandingObservers()
    var heard: [String] = []
    let first = observers.add { change in
      heard.append("first " + change.state.ownedProducts[0])
      if change.state.ownedProducts == ["old"] { observers.announce(self.change("new")) }
    }
    let second = observers.add { heard.append("second " + $0.state.ownedProducts[0]) }
    observers.announce(change("old"))
    #expect(heard == ["first old", "second old", "first new", "second new"])
    first.cancel()
    second.cancel()
  }

  @Test func `Whoever was cancelled hears nothing more, even of the change that made it leave`() {
    let observers = StandingObservers()
    var heard: [String] = []
    var second: StandingObservation?
    let first = observers.add { _ in
      heard.append("first")
      second?.cancel()
    }
    second = observers.add { _ in heard.append("second") }
    observers.announce(change("a"))
    observers.announce(change("b"))
    #expect(heard == ["first", "first"])
    first.cancel()
    observers.announce(change("c"))
    #expect(heard.count == 2)
  }
}
