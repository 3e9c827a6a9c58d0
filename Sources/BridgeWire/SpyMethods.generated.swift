// Made from Schemas/openrpc.json by schema-compiler; not to be edited.
// swift-format-ignore-file

public import JSON
public import JSONRPC

/// The methods `spy/…`.
public enum SpyMethods {
  /// `spy/stub`: Says how the next calls of an action end.
  ///
  /// Stubs of an action queue up, each serving `times` calls; a new one replaces an endless one. Without `result` and `error` the call goes
  /// on beneath after the delay: to the store below, or to the default (no products, `notSubscribed`).
  public enum Stub {
    public static var name: StaticString { "spy/stub" }

    public struct Params: Hashable, Sendable {
      /// The action.
      public var action: Wire.SpyAction
      /// What the call gives: a products snapshot for `fetchProducts`, else a standing.
      public var result: JSONText?
      /// How the call fails: a code, or a store error.
      public var error: Wire.StoreErrorInput?
      /// How long it takes.
      public var delaySeconds: Double
      /// How many calls it serves; 0 for all that follow.
      public var times: Int
      /// Whether the call waits for `spy/release`.
      public var hold: Bool
      /// The store; absent: the one named `default`, else the only one open.
      public var store: String?

      public init(
        action: Wire.SpyAction, result: JSONText? = nil, error: Wire.StoreErrorInput? = nil, delaySeconds: Double = 0, times: Int = 0,
        hold: Bool = false, store: String? = nil
      ) {
        self.action = action
        self.result = result
        self.error = error
        self.delaySeconds = delaySeconds
        self.times = times
        self.hold = hold
        self.store = store
      }

      /// Reads params by name or by position.
      ///
      /// - Throws: −32602 with every problem.
      public init(reading params: RPCParams) throws(RPCError) {
        var reading = WireReading()
        var action: Wire.SpyAction?
        var result: JSONText?
        var error: Wire.StoreErrorInput?
        var delaySeconds: Double?
        var times: Int?
        var hold: Bool?
        var store: String?
        let names: [StaticString] = ["action", "result", "error", "delaySeconds", "times", "hold", "store"]
        reading.params(params, names: names, place: { key in
          switch key {
          case "action": 0
          case "result": 1
          case "error": 2
          case "delaySeconds": 3
          case "times": 4
          case "hold": 5
          case "store": 6
          default: nil
          }
        }) { (place, entry: inout JSONCursor, reading: inout WireReading) in
          switch place {
          case 0: action = reading.choice(&entry, "action", Wire.SpyAction.self)
          case 1: result = reading.raw(&entry)
          case 2: error = reading.record(&entry, "error", Wire.StoreErrorInput.self)
          case 3: delaySeconds = reading.number(&entry, "delaySeconds", minimum: 0)
          case 4: times = reading.integer(&entry, "times", minimum: 0)
          case 5: hold = reading.boolean(&entry, "hold")
          case 6: store = reading.string(&entry, "store")
          default: entry.skip()
          }
        }
        reading.require(action != nil, "action")
        reading.oneOf([("result", result != nil), ("error", error != nil)], needsOne: false)
        guard reading.problems.isEmpty, let action else { throw reading.error }
        self.action = action
        self.result = result
        self.error = error
        self.delaySeconds = delaySeconds ?? 0
        self.times = times ?? 0
        self.hold = hold ?? false
        self.store = store
      }
    }
  }

  /// `spy/release`: Lets a held call go on.
  ///
  /// The oldest held call of the action.
  public enum Release {
    public static var name: StaticString { "spy/release" }

    public struct Params: Hashable, Sendable {
      /// The action.
      public var action: Wire.SpyAction
      /// The store; absent: the one named `default`, else the only one open.
      public var store: String?

      public init(action: Wire.SpyAction, store: String? = nil) {
        self.action = action
        self.store = store
      }

      /// Reads params by name or by position.
      ///
      /// - Throws: −32602 with every problem.
      public init(reading params: RPCParams) throws(RPCError) {
        var reading = WireReading()
        var action: Wire.SpyAction?
        var store: String?
        let names: [StaticString] = ["action", "store"]
        reading.params(params, names: names, place: { key in
          switch key {
          case "action": 0
          case "store": 1
          default: nil
          }
        }) { (place, entry: inout JSONCursor, reading: inout WireReading) in
          switch place {
          case 0: action = reading.choice(&entry, "action", Wire.SpyAction.self)
          case 1: store = reading.string(&entry, "store")
          default: entry.skip()
          }
        }
        reading.require(action != nil, "action")
        guard reading.problems.isEmpty, let action else { throw reading.error }
        self.action = action
        self.store = store
      }
    }
  }

  /// `spy/calls`: Lists the calls that a spy recorded, oldest first.
  ///
  /// Lists the calls that a spy recorded, oldest first.
  public enum Calls {
    public static var name: StaticString { "spy/calls" }

    /// The calls.
    public typealias Result = [Wire.SpyCall]

    public struct Params: Hashable, Sendable {
      /// Only those of this action.
      public var action: Wire.SpyAction?
      /// The store; absent: the one named `default`, else the only one open.
      public var store: String?

      public init(action: Wire.SpyAction? = nil, store: String? = nil) {
        self.action = action
        self.store = store
      }

      /// Reads params by name or by position.
      ///
      /// - Throws: −32602 with every problem.
      public init(reading params: RPCParams) throws(RPCError) {
        var reading = WireReading()
        var action: Wire.SpyAction?
        var store: String?
        let names: [StaticString] = ["action", "store"]
        reading.params(params, names: names, place: { key in
          switch key {
          case "action": 0
          case "store": 1
          default: nil
          }
        }) { (place, entry: inout JSONCursor, reading: inout WireReading) in
          switch place {
          case 0: action = reading.choice(&entry, "action", Wire.SpyAction.self)
          case 1: store = reading.string(&entry, "store")
          default: entry.skip()
          }
        }
        guard reading.problems.isEmpty else { throw reading.error }
        self.action = action
        self.store = store
      }
    }
  }

  /// `spy/reset`: Makes a spy forget its calls and stubs.
  ///
  /// Makes a spy forget its calls and stubs.
  public enum Reset {
    public static var name: StaticString { "spy/reset" }

    public struct Params: Hashable, Sendable {
      /// The store; absent: the one named `default`, else the only one open.
      public var store: String?

      public init(store: String? = nil) {
        self.store = store
      }

      /// Reads params by name or by position.
      ///
      /// - Throws: −32602 with every problem.
      public init(reading params: RPCParams) throws(RPCError) {
        var reading = WireReading()
        var store: String?
        let names: [StaticString] = ["store"]
        reading.params(params, names: names, place: { key in
          switch key {
          case "store": 0
          default: nil
          }
        }) { (place, entry: inout JSONCursor, reading: inout WireReading) in
          switch place {
          case 0: store = reading.string(&entry, "store")
          default: entry.skip()
          }
        }
        guard reading.problems.isEmpty else { throw reading.error }
        self.store = store
      }
    }
  }
}
