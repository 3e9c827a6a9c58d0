import Dispatch

/// Something that happens after a length of real time, unless it is called off.
@MainActor public final class RPCAlarm {
  private let callOff: @MainActor () -> Void

  public init(callOff: @escaping @MainActor () -> Void) { self.callOff = callOff }

  public func cancel() { callOff() }

  /// Sets an alarm by the system's monotonic clock.
  public static func real(_ seconds: Double, _ action: @escaping @MainActor () -> Void) -> RPCAlarm {
    let item = DispatchWorkItem { MainActor.assumeIsolated { action() } }
    DispatchQueue.main.asyncAfter(deadline: .now() + seconds, execute: item)
    return RPCAlarm { item.cancel() }
  }
}
