import Dispatch

/// Runs code on the main actor: at once when the caller is there already, else as soon as the main queue comes to it.
///
/// Cancellation handlers are called wherever `cancel()` was called; a cancel that comes from the main actor, as all of the
/// pipe's do, acts before `cancel()` returns.
public enum MainActorNow {
  private static let key: DispatchSpecificKey<Bool> = {
    let key = DispatchSpecificKey<Bool>()
    DispatchQueue.main.setSpecific(key: key, value: true)
    return key
  }()

  public static func run(_ body: @escaping @MainActor @Sendable () -> Void) {
    if DispatchQueue.getSpecific(key: key) == true {
      MainActor.assumeIsolated(body)
    } else {
      DispatchQueue.main.async { MainActor.assumeIsolated(body) }
    }
  }
}
