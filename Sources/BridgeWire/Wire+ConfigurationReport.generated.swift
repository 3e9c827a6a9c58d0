// Made from Schemas/model.schema.json by schema-compiler; not to be edited.
// swift-format-ignore-file

public import JSON

extension Wire {
  /// What a configuration is good for.
  public struct ConfigurationReport: Hashable, Sendable, WireReadable {
    /// Whether a store can be opened with it.
    public var isUsable: Bool
    /// All findings, in the order of the text.
    public var problems: [Wire.ConfigurationProblem]
    /// What it would sell.
    public var products: [Wire.SimulatedProduct]

    public init(isUsable: Bool, problems: [Wire.ConfigurationProblem], products: [Wire.SimulatedProduct]) {
      self.isUsable = isUsable
      self.problems = problems
      self.products = products
    }

    public init?(from cursor: inout JSONCursor, _ reading: inout WireReading) {
      guard reading.isObject(&cursor) else { return nil }
      var isUsable: Bool?
      var problems: [Wire.ConfigurationProblem]?
      var products: [Wire.SimulatedProduct]?
      cursor.object { (key, entry: inout JSONCursor) in
        switch key {
        case "isUsable": isUsable = reading.boolean(&entry, "isUsable")
        case "problems": problems = reading.list(&entry, "problems") { entry, reading in reading.record(&entry, nil, Wire.ConfigurationProblem.self) }
        case "products": products = reading.list(&entry, "products") { entry, reading in reading.record(&entry, nil, Wire.SimulatedProduct.self) }
        default: entry.skip()
        }
      }
      reading.require(isUsable != nil, "isUsable")
      reading.require(problems != nil, "problems")
      reading.require(products != nil, "products")
      guard let isUsable, let problems, let products else { return nil }
      self.isUsable = isUsable
      self.problems = problems
      self.products = products
    }

    /// Writes every member, in alphabetical order.
    public func write(to writer: inout JSONWriter) {
      writer.beginObject()
      writer.key("isUsable")
      writer.bool(isUsable)
      writer.key("problems")
      writer.beginArray()
      for element in problems {
        element.write(to: &writer)
      }
      writer.endArray()
      writer.key("products")
      writer.beginArray()
      for element in products {
        element.write(to: &writer)
      }
      writer.endArray()
      writer.endObject()
    }
  }
}
