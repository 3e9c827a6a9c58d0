// Made from Schemas/model.schema.json by schema-compiler; not to be edited.
// swift-format-ignore-file

public import JSON

extension Wire {
  /// A finding in a configuration.
  public struct ConfigurationProblem: Hashable, Sendable, WireReadable {
    /// Its column, from 1.
    public var column: Int?
    /// Its line, from 1.
    public var line: Int?
    /// What is wrong, and what would be right.
    public var message: String
    /// JSON pointer to the place; empty for the whole.
    public var pointer: String
    /// How grave it is.
    public var severity: Wire.Severity

    public init(column: Int? = nil, line: Int? = nil, message: String, pointer: String, severity: Wire.Severity) {
      self.column = column
      self.line = line
      self.message = message
      self.pointer = pointer
      self.severity = severity
    }

    public init?(from cursor: inout JSONCursor, _ reading: inout WireReading) {
      guard reading.isObject(&cursor) else { return nil }
      var column: Int?
      var line: Int?
      var message: String?
      var pointer: String?
      var severity: Wire.Severity?
      cursor.object { (key, entry: inout JSONCursor) in
        switch key {
        case "column": column = reading.integer(&entry, "column")
        case "line": line = reading.integer(&entry, "line")
        case "message": message = reading.string(&entry, "message")
        case "pointer": pointer = reading.string(&entry, "pointer")
        case "severity": severity = reading.choice(&entry, "severity", Wire.Severity.self)
        default: entry.skip()
        }
      }
      reading.require(message != nil, "message")
      reading.require(pointer != nil, "pointer")
      reading.require(severity != nil, "severity")
      guard let message, let pointer, let severity else { return nil }
      self.column = column
      self.line = line
      self.message = message
      self.pointer = pointer
      self.severity = severity
    }

    /// Writes every member, in alphabetical order.
    public func write(to writer: inout JSONWriter) {
      writer.beginObject()
      writer.key("column")
      if let column {
        writer.integer(column)
      } else {
        writer.null()
      }
      writer.key("line")
      if let line {
        writer.integer(line)
      } else {
        writer.null()
      }
      writer.key("message")
      writer.string(message)
      writer.key("pointer")
      writer.string(pointer)
      writer.key("severity")
      writer.string(severity.rawValue)
      writer.endObject()
    }
  }
}
