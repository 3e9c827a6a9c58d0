// Made from Schemas/openrpc.json by schema-compiler; not to be edited.
// swift-format-ignore-file

internal import JSON
public import JSONRPC

/// The methods `clock/…`.
public enum ClockMethods {
  /// `clock/now`: Reads the clock.
  ///
  /// One clock for the process: toasts, time-outs of restores and loads, latencies and renewals run on it.
  public enum Now {
    public static var name: StaticString { "clock/now" }

    /// What the clock says.
    public typealias Result = Wire.ClockReading

    public struct Params: Hashable, Sendable {
      public init() {
      }

      /// Reads params by name or by position.
      ///
      /// - Throws: −32602 with every problem.
      public init(reading params: RPCParams) throws(RPCError) {
        var reading = WireReading()
        let names: [StaticString] = []
        reading.params(params, names: names, place: { key in
          switch key {
          default: nil
          }
        }) { (place, entry: inout JSONCursor, reading: inout WireReading) in
          switch place {
          default: entry.skip()
          }
        }
        guard reading.problems.isEmpty else { throw reading.error }
      }
    }
  }

  /// `clock/advance`: Moves the virtual clock, and answers when all that this woke is at rest.
  ///
  /// Exactly one of `seconds`, `by`, `to` and `next`. Everything that falls due happens in order of time, each with the clock at its own
  /// instant. 0 seconds only settles; going back is refused. A cancelled advance stops between two instants and says in `data.now` where.
  public enum Advance {
    public static var name: StaticString { "clock/advance" }

    /// Where the advance ended.
    public typealias Result = Wire.ClockAdvanced

    public struct Params: Hashable, Sendable {
      /// So many seconds.
      public var seconds: Double?
      /// So many calendar units, added in UTC and held to the length of the month.
      public var by: String?
      /// To this instant.
      public var to: String?
      /// `true`: to the instant of the next due thing.
      public var next: Bool?

      public init(seconds: Double? = nil, by: String? = nil, to: String? = nil, next: Bool? = nil) {
        self.seconds = seconds
        self.by = by
        self.to = to
        self.next = next
      }

      /// Reads params by name or by position.
      ///
      /// - Throws: −32602 with every problem.
      public init(reading params: RPCParams) throws(RPCError) {
        var reading = WireReading()
        var seconds: Double?
        var by: String?
        var to: String?
        var next: Bool?
        let names: [StaticString] = ["seconds", "by", "to", "next"]
        reading.params(params, names: names, place: { key in
          switch key {
          case "seconds": 0
          case "by": 1
          case "to": 2
          case "next": 3
          default: nil
          }
        }) { (place, entry: inout JSONCursor, reading: inout WireReading) in
          switch place {
          case 0: seconds = reading.number(&entry, "seconds", minimum: 0)
          case 1: by = reading.text(&entry, "by", as: .calendarStep)
          case 2: to = reading.text(&entry, "to", as: .instant)
          case 3: next = reading.boolean(&entry, "next")
          default: entry.skip()
          }
        }
        reading.oneOf([("seconds", seconds != nil), ("by", by != nil), ("to", to != nil), ("next", next != nil)], needsOne: true)
        guard reading.problems.isEmpty else { throw reading.error }
        self.seconds = seconds
        self.by = by
        self.to = to
        self.next = next
      }
    }
  }
}
