import Timekeeping

/// The patience with a server that keeps somebody waiting: it runs out once, or ends before.
@MainActor
final class Patience {
  private let timekeeper: Timekeeper
  private var ranOut: (@MainActor () -> Void)?

  init(_ timekeeper: Timekeeper, end: @escaping @MainActor () -> Void) {
    self.timekeeper = timekeeper
    ranOut = end
    timekeeper.beginWaitOutside()
  }

  /// Nobody waits any more.
  func end() {
    guard ranOut != nil else { return }
    ranOut = nil
    timekeeper.endWaitOutside()
  }

  func runOut() {
    let ranOut = self.ranOut
    end()
    ranOut?()
  }
}
