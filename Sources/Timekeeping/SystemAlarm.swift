import Dispatch

#if canImport(FoundationEssentials)
  import FoundationEssentials
#else
  import Foundation
#endif

/// One real timer on the main queue, set to the earliest thing that falls due.
@MainActor
final class SystemAlarm {
  private let ring: @MainActor () -> Void
  private var source: (any DispatchSourceTimer)?
  private var setFor: Instant?

  init(ring: @escaping @MainActor () -> Void) {
    self.ring = ring
  }

  static func readClock() -> Instant {
    Instant(Date())
  }

  func set(at instant: Instant, now: Instant) {
    guard setFor != instant else { return }
    setFor = instant
    let source = self.source ?? makeSource()
    // A day at most, so that a machine that slept or had its clock set is noticed; ringing early does no harm.
    let milliseconds = min(max(instant.milliseconds - now.milliseconds, 0), 86_400_000)
    source.schedule(deadline: .now() + .milliseconds(Int(milliseconds)), leeway: .milliseconds(0))
  }

  func stop() {
    guard setFor != nil else { return }
    setFor = nil
    source?.schedule(deadline: .distantFuture)
  }

  private func makeSource() -> any DispatchSourceTimer {
    let source = DispatchSource.makeTimerSource(queue: .main)
    source.setEventHandler { [weak self] in
      MainActor.assumeIsolated {
        self?.setFor = nil
        self?.ring()
      }
    }
    self.source = source
    source.activate()
    return source
  }
}
