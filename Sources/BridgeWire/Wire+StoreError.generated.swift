// Made from Schemas/model.schema.json by schema-compiler; not to be edited.
// swift-format-ignore-file

public import JSON

extension Wire {
  /// Why a store did not do what it was asked. As an input a bare code is enough.
  public struct StoreError: Hashable, Sendable, WireReadable {
    /// The kind of failure.
    public var code: Wire.StoreErrorCode
    /// Whether trying again, unchanged, may succeed.
    public var isRetryable: Bool
    /// English text for a person, never empty.
    public var message: String
    /// The failure beneath, null when there is none to tell of.
    public var underlying: Wire.UnderlyingError?

    public init(code: Wire.StoreErrorCode, isRetryable: Bool, message: String, underlying: Wire.UnderlyingError? = nil) {
      self.code = code
      self.isRetryable = isRetryable
      self.message = message
      self.underlying = underlying
    }

    public init?(from cursor: inout JSONCursor, _ reading: inout WireReading) {
      guard reading.isObject(&cursor) else { return nil }
      var code: Wire.StoreErrorCode?
      var isRetryable: Bool?
      var message: String?
      var underlying: Wire.UnderlyingError?
      cursor.object { (key, entry: inout JSONCursor) in
        switch key {
        case "code": code = reading.choice(&entry, "code", Wire.StoreErrorCode.self)
        case "isRetryable": isRetryable = reading.boolean(&entry, "isRetryable")
        case "message": message = reading.string(&entry, "message")
        case "underlying": underlying = reading.record(&entry, "underlying", Wire.UnderlyingError.self)
        default: entry.skip()
        }
      }
      reading.require(code != nil, "code")
      reading.require(isRetryable != nil, "isRetryable")
      reading.require(message != nil, "message")
      guard let code, let isRetryable, let message else { return nil }
      self.code = code
      self.isRetryable = isRetryable
      self.message = message
      self.underlying = underlying
    }

    /// Writes every member, in alphabetical order.
    public func write(to writer: inout JSONWriter) {
      writer.beginObject()
      writer.key("code")
      writer.string(code.rawValue)
      writer.key("isRetryable")
      writer.bool(isRetryable)
      writer.key("message")
      writer.string(message)
      writer.key("underlying")
      if let underlying {
        underlying.write(to: &writer)
      } else {
        writer.null()
      }
      writer.endObject()
    }
  }

  /// Why a store did not do what it was asked. As an input a bare code is enough. As a front end may send it.
  public struct StoreErrorInput: Hashable, Sendable, WireReadable {
    /// The kind of failure. When absent: `"unknown"`.
    public var code: Wire.StoreErrorCode
    /// Whether trying again, unchanged, may succeed. When absent: what the code usually means.
    public var isRetryable: Bool?
    /// English text for a person, never empty. When absent: the code's own text.
    public var message: String?
    /// The failure beneath, null when there is none to tell of.
    public var underlying: Wire.UnderlyingErrorInput?

    public init(
      code: Wire.StoreErrorCode = .unknown, isRetryable: Bool? = nil, message: String? = nil, underlying: Wire.UnderlyingErrorInput? = nil
    ) {
      self.code = code
      self.isRetryable = isRetryable
      self.message = message
      self.underlying = underlying
    }

    public init?(from cursor: inout JSONCursor, _ reading: inout WireReading) {
      if cursor.kind == .string {
        guard let code = reading.choice(&cursor, nil, Wire.StoreErrorCode.self) else { return nil }
        self.init(code: code)
        return
      }
      guard reading.isObject(&cursor) else { return nil }
      var code: Wire.StoreErrorCode?
      var isRetryable: Bool?
      var message: String?
      var underlying: Wire.UnderlyingErrorInput?
      cursor.object { (key, entry: inout JSONCursor) in
        switch key {
        case "code": code = reading.choice(&entry, "code", Wire.StoreErrorCode.self)
        case "isRetryable": isRetryable = reading.boolean(&entry, "isRetryable")
        case "message": message = reading.string(&entry, "message")
        case "underlying": underlying = reading.record(&entry, "underlying", Wire.UnderlyingErrorInput.self)
        default: reading.unknown(key, &entry, known: StoreErrorInput.memberNames)
        }
      }
      self.init(code: code ?? .unknown, isRetryable: isRetryable, message: message, underlying: underlying)
    }

    static let memberNames: [StaticString] = ["code", "isRetryable", "message", "underlying"]
  }
}
