// Made from Schemas/model.schema.json by schema-compiler; not to be edited.
// swift-format-ignore-file

public import JSON

extension Wire {
  /// The failure beneath, in the words of whoever reported it first.
  public struct UnderlyingError: Hashable, Sendable, WireReadable {
    /// Their code.
    public var code: String
    /// Who reported it.
    public var domain: String
    /// Their words.
    public var message: String

    public init(code: String, domain: String, message: String) {
      self.code = code
      self.domain = domain
      self.message = message
    }

    public init?(from cursor: inout JSONCursor, _ reading: inout WireReading) {
      guard reading.isObject(&cursor) else { return nil }
      var code: String?
      var domain: String?
      var message: String?
      cursor.object { (key, entry: inout JSONCursor) in
        switch key {
        case "code": code = reading.string(&entry, "code")
        case "domain": domain = reading.string(&entry, "domain")
        case "message": message = reading.string(&entry, "message")
        default: entry.skip()
        }
      }
      reading.require(code != nil, "code")
      reading.require(domain != nil, "domain")
      reading.require(message != nil, "message")
      guard let code, let domain, let message else { return nil }
      self.code = code
      self.domain = domain
      self.message = message
    }

    /// Writes every member, in alphabetical order.
    public func write(to writer: inout JSONWriter) {
      writer.beginObject()
      writer.key("code")
      writer.string(code)
      writer.key("domain")
      writer.string(domain)
      writer.key("message")
      writer.string(message)
      writer.endObject()
    }
  }

  /// The failure beneath, in the words of whoever reported it first. As a front end may send it.
  public struct UnderlyingErrorInput: Hashable, Sendable, WireReadable {
    /// Their code. When absent: `""`.
    public var code: String
    /// Who reported it. When absent: `""`.
    public var domain: String
    /// Their words. When absent: `""`.
    public var message: String

    public init(code: String = "", domain: String = "", message: String = "") {
      self.code = code
      self.domain = domain
      self.message = message
    }

    public init?(from cursor: inout JSONCursor, _ reading: inout WireReading) {
      guard reading.isObject(&cursor) else { return nil }
      var code: String?
      var domain: String?
      var message: String?
      cursor.object { (key, entry: inout JSONCursor) in
        switch key {
        case "code": code = reading.string(&entry, "code")
        case "domain": domain = reading.string(&entry, "domain")
        case "message": message = reading.string(&entry, "message")
        default: reading.unknown(key, &entry, known: UnderlyingErrorInput.memberNames)
        }
      }
      self.code = code ?? ""
      self.domain = domain ?? ""
      self.message = message ?? ""
    }

    static let memberNames: [StaticString] = ["code", "domain", "message"]
  }
}
