public import BridgeWire
import JSON
public import JSONRPC
import Timekeeping

extension Bridge {
  public func clockNow(_ context: RPCContext) throws(RPCError) -> Wire.ClockReading {
    Wire.ClockReading(mode: wire(time.mode), next: time.nextDue?.iso8601, now: time.now.iso8601)
  }

  public func clockAdvance(_ params: ClockMethods.Advance.Params, _ context: RPCContext) async throws(RPCError) -> Wire.ClockAdvanced {
    guard time.mode == .virtual else {
      throw .clockNotVirtual("The clock follows real time; start with --clock virtual to move it")
    }
    // What was begun before may still be on its way to the schedule.
    await time.settle()
    let end = try end(of: params)
    let advance = await time.advance(to: end)
    if advance.isCancelled { throw .requestCancelled("Stopped between two instants", data: ["now": .string(time.now.iso8601)]) }
    return Wire.ClockAdvanced(events: advance.events, now: time.now.iso8601)
  }

  /// Where an advance leads; the schema has seen to it that exactly one way is named.
  private func end(of params: ClockMethods.Advance.Params) throws(RPCError) -> Instant {
    if let seconds = params.seconds {
      let room = Double(Instant.latest.milliseconds - time.now.milliseconds) / 1000
      guard seconds <= room else { throw .invalidParam("seconds", "leads beyond the year 9999") }
      return time.now.adding(seconds: seconds)
    }
    if let by = params.by {
      guard let step = CalendarStep(iso8601: by) else {
        throw .invalidParam("by", "expected calendar units such as P1M or P1Y6M, got \"\(by.prefix(60))\"")
      }
      guard let end = time.now.adding(step) else { throw .invalidParam("by", "leads beyond the year 9999") }
      return end
    }
    if let to = params.to {
      let end = try instant(to, "to")
      guard end >= time.now else { throw .invalidParam("to", "\(to) is before now, \(time.now.iso8601); time does not go back") }
      return end
    }
    guard params.next == true else { throw .invalidParam("next", "only true means something") }
    return max(time.nextDue ?? time.now, time.now)
  }
}
