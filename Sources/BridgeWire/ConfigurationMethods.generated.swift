// Made from Schemas/openrpc.json by schema-compiler; not to be edited.
// swift-format-ignore-file

public import JSON
public import JSONRPC

/// The methods `configuration/…`.
public enum ConfigurationMethods {
  /// `configuration/check`: Says what a `.storekit` configuration is good for, without opening a store.
  ///
  /// Exactly one of the three.
  public enum Check {
    public static var name: StaticString { "configuration/check" }

    /// What it is good for.
    public typealias Result = Wire.ConfigurationReport

    public struct Params: Hashable, Sendable {
      /// The path of a file.
      public var configurationFile: String?
      /// The text of one.
      public var configurationText: String?
      /// The content of one, as JSON.
      public var configuration: JSONText?

      public init(configurationFile: String? = nil, configurationText: String? = nil, configuration: JSONText? = nil) {
        self.configurationFile = configurationFile
        self.configurationText = configurationText
        self.configuration = configuration
      }

      /// Reads params by name or by position.
      ///
      /// - Throws: −32602 with every problem.
      public init(reading params: RPCParams) throws(RPCError) {
        var reading = WireReading()
        var configurationFile: String?
        var configurationText: String?
        var configuration: JSONText?
        let names: [StaticString] = ["configurationFile", "configurationText", "configuration"]
        reading.params(params, names: names, place: { key in
          switch key {
          case "configurationFile": 0
          case "configurationText": 1
          case "configuration": 2
          default: nil
          }
        }) { (place, entry: inout JSONCursor, reading: inout WireReading) in
          switch place {
          case 0: configurationFile = reading.string(&entry, "configurationFile")
          case 1: configurationText = reading.string(&entry, "configurationText")
          case 2: configuration = reading.rawObject(&entry, "configuration")
          default: entry.skip()
          }
        }
        reading.oneOf([("configurationFile", configurationFile != nil), ("configurationText", configurationText != nil), ("configuration", configuration != nil)], needsOne: true)
        guard reading.problems.isEmpty else { throw reading.error }
        self.configurationFile = configurationFile
        self.configurationText = configurationText
        self.configuration = configuration
      }
    }
  }
}
