// Made from Schemas/model.schema.json by schema-compiler; not to be edited.
// swift-format-ignore-file

public import JSON

extension Wire {
  /// A short message that goes by itself.
  public struct Toast: Hashable, Sendable, WireReadable {
    /// What was put into the text, by name.
    public var arguments: [String: String]
    /// What it says, for programs.
    public var code: Wire.MessageCode
    /// Names it for `viewModel/dismissToast`.
    public var id: String
    /// What it says, for people; never empty.
    public var message: String
    /// How it looks.
    public var style: Wire.ToastStyle

    public init(arguments: [String: String], code: Wire.MessageCode, id: String, message: String, style: Wire.ToastStyle) {
      self.arguments = arguments
      self.code = code
      self.id = id
      self.message = message
      self.style = style
    }

    public init?(from cursor: inout JSONCursor, _ reading: inout WireReading) {
      guard reading.isObject(&cursor) else { return nil }
      var arguments: [String: String]?
      var code: Wire.MessageCode?
      var id: String?
      var message: String?
      var style: Wire.ToastStyle?
      cursor.object { (key, entry: inout JSONCursor) in
        switch key {
        case "arguments": arguments = reading.map(&entry, "arguments") { entry, reading in reading.string(&entry, nil) }
        case "code": code = reading.choice(&entry, "code", Wire.MessageCode.self)
        case "id": id = reading.string(&entry, "id")
        case "message": message = reading.string(&entry, "message")
        case "style": style = reading.choice(&entry, "style", Wire.ToastStyle.self)
        default: entry.skip()
        }
      }
      reading.require(arguments != nil, "arguments")
      reading.require(code != nil, "code")
      reading.require(id != nil, "id")
      reading.require(message != nil, "message")
      reading.require(style != nil, "style")
      guard let arguments, let code, let id, let message, let style else { return nil }
      self.arguments = arguments
      self.code = code
      self.id = id
      self.message = message
      self.style = style
    }

    /// Writes every member, in alphabetical order.
    public func write(to writer: inout JSONWriter) {
      writer.beginObject()
      writer.key("arguments")
      writer.beginObject()
      for (key, element) in arguments.sorted(by: { $0.key < $1.key }) {
        writer.key(key)
        writer.string(element)
      }
      writer.endObject()
      writer.key("code")
      writer.string(code.rawValue)
      writer.key("id")
      writer.string(id)
      writer.key("message")
      writer.string(message)
      writer.key("style")
      writer.string(style.rawValue)
      writer.endObject()
    }
  }
}
