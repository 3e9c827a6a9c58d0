// Made from Schemas/openrpc.json by schema-compiler; not to be edited.
// swift-format-ignore-file

internal import JSON
public import JSONRPC

/// The methods `bridge/…`.
public enum BridgeMethods {
  /// `bridge/reset`: Makes the process as it was at its start.
  ///
  /// Disposes of all view models, closes all stores, opens `default` again as on the command line (state directories are kept), starts ids
  /// anew and sets the virtual clock. Without state directories the process then answers like a new one.
  public enum Reset {
    public static var name: StaticString { "bridge/reset" }

    /// The process after the reset.
    public typealias Result = Wire.ResetResult

    public struct Params: Hashable, Sendable {
      /// What the virtual clock is to say; absent: its first instant.
      public var now: String?

      public init(now: String? = nil) {
        self.now = now
      }

      /// Reads params by name or by position.
      ///
      /// - Throws: −32602 with every problem.
      public init(reading params: RPCParams) throws(RPCError) {
        var reading = WireReading()
        var now: String?
        let names: [StaticString] = ["now"]
        reading.params(params, names: names, place: { key in
          switch key {
          case "now": 0
          default: nil
          }
        }) { (place, entry: inout JSONCursor, reading: inout WireReading) in
          switch place {
          case 0: now = reading.text(&entry, "now", as: .instant)
          default: entry.skip()
          }
        }
        guard reading.problems.isEmpty else { throw reading.error }
        self.now = now
      }
    }
  }
}
