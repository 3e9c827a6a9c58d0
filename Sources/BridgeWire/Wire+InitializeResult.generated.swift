// Made from Schemas/model.schema.json by schema-compiler; not to be edited.
// swift-format-ignore-file

public import JSON

extension Wire {
  /// What a front end may know before anything else.
  public struct InitializeResult: Hashable, Sendable, WireReadable {
    /// What this process can do.
    public var capabilities: Wire.Capabilities
    /// The version of the protocol that is spoken: 1.
    public var protocolVersion: Int
    /// Who answers.
    public var serverInfo: Wire.ServerInfo

    public init(capabilities: Wire.Capabilities, protocolVersion: Int, serverInfo: Wire.ServerInfo) {
      self.capabilities = capabilities
      self.protocolVersion = protocolVersion
      self.serverInfo = serverInfo
    }

    public init?(from cursor: inout JSONCursor, _ reading: inout WireReading) {
      guard reading.isObject(&cursor) else { return nil }
      var capabilities: Wire.Capabilities?
      var protocolVersion: Int?
      var serverInfo: Wire.ServerInfo?
      cursor.object { (key, entry: inout JSONCursor) in
        switch key {
        case "capabilities": capabilities = reading.record(&entry, "capabilities", Wire.Capabilities.self)
        case "protocolVersion": protocolVersion = reading.integer(&entry, "protocolVersion")
        case "serverInfo": serverInfo = reading.record(&entry, "serverInfo", Wire.ServerInfo.self)
        default: entry.skip()
        }
      }
      reading.require(capabilities != nil, "capabilities")
      reading.require(protocolVersion != nil, "protocolVersion")
      reading.require(serverInfo != nil, "serverInfo")
      guard let capabilities, let protocolVersion, let serverInfo else { return nil }
      self.capabilities = capabilities
      self.protocolVersion = protocolVersion
      self.serverInfo = serverInfo
    }

    /// Writes every member, in alphabetical order.
    public func write(to writer: inout JSONWriter) {
      writer.beginObject()
      writer.key("capabilities")
      capabilities.write(to: &writer)
      writer.key("protocolVersion")
      writer.integer(protocolVersion)
      writer.key("serverInfo")
      serverInfo.write(to: &writer)
      writer.endObject()
    }
  }
}
