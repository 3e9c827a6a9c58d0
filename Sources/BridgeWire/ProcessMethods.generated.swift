// Made from Schemas/openrpc.json by schema-compiler; not to be edited.
// swift-format-ignore-file

public import JSON
public import JSONRPC

/// Methods that concern the process as a whole.
public enum ProcessMethods {
  /// `initialize`: Says who asks and hears who answers.
  ///
  /// Optional: a one-line pipe needs no handshake. May come at any time and again; then it changes only `locale` and `clientInfo` from
  /// there on. The one method that ignores members it does not know.
  public enum Initialize {
    public static var name: StaticString { "initialize" }

    /// What can be done here.
    public typealias Result = Wire.InitializeResult

    public struct Params: Hashable, Sendable {
      /// Who asks.
      public var clientInfo: Wire.ClientInfo?
      /// The version of the protocol that the front end speaks; absent: any.
      public var protocolVersion: Int?
      /// What the front end can do; nothing is asked of it in version 1.
      public var capabilities: JSONText?
      /// The language of messages, such as `de` or `de_AT`; absent: as it was.
      public var locale: String?

      public init(clientInfo: Wire.ClientInfo? = nil, protocolVersion: Int? = nil, capabilities: JSONText? = nil, locale: String? = nil) {
        self.clientInfo = clientInfo
        self.protocolVersion = protocolVersion
        self.capabilities = capabilities
        self.locale = locale
      }

      /// Reads params by name or by position.
      ///
      /// - Throws: −32602 with every problem.
      public init(reading params: RPCParams) throws(RPCError) {
        var reading = WireReading()
        var clientInfo: Wire.ClientInfo?
        var protocolVersion: Int?
        var capabilities: JSONText?
        var locale: String?
        let names: [StaticString] = ["clientInfo", "protocolVersion", "capabilities", "locale"]
        reading.params(params, names: names, ignoringUnknown: true, place: { key in
          switch key {
          case "clientInfo": 0
          case "protocolVersion": 1
          case "capabilities": 2
          case "locale": 3
          default: nil
          }
        }) { (place, entry: inout JSONCursor, reading: inout WireReading) in
          switch place {
          case 0: clientInfo = reading.record(&entry, "clientInfo", Wire.ClientInfo.self)
          case 1: protocolVersion = reading.integer(&entry, "protocolVersion")
          case 2: capabilities = reading.rawObject(&entry, "capabilities")
          case 3: locale = reading.string(&entry, "locale")
          default: entry.skip()
          }
        }
        guard reading.problems.isEmpty else { throw reading.error }
        self.clientInfo = clientInfo
        self.protocolVersion = protocolVersion
        self.capabilities = capabilities
        self.locale = locale
      }
    }
  }
}
