// Made from Schemas/model.schema.json by schema-compiler; not to be edited.
// swift-format-ignore-file

public import JSON

extension Wire {
  /// All that a simulated store sells and how it behaves.
  public struct SimulatorDescription: Hashable, Sendable, WireReadable {
    /// The groups.
    public var groups: [Wire.SubscriptionGroup]
    /// The offers of all plans.
    public var offers: [Wire.PlanOffer]
    /// What is sold, in the order of the configuration.
    public var products: [Wire.SimulatedProduct]
    /// How it behaves.
    public var settings: Wire.SimulatorSettings
    /// What is odd in the configuration.
    public var warnings: [Wire.ConfigurationWarning]

    public init(
      groups: [Wire.SubscriptionGroup], offers: [Wire.PlanOffer], products: [Wire.SimulatedProduct], settings: Wire.SimulatorSettings,
      warnings: [Wire.ConfigurationWarning]
    ) {
      self.groups = groups
      self.offers = offers
      self.products = products
      self.settings = settings
      self.warnings = warnings
    }

    public init?(from cursor: inout JSONCursor, _ reading: inout WireReading) {
      guard reading.isObject(&cursor) else { return nil }
      var groups: [Wire.SubscriptionGroup]?
      var offers: [Wire.PlanOffer]?
      var products: [Wire.SimulatedProduct]?
      var settings: Wire.SimulatorSettings?
      var warnings: [Wire.ConfigurationWarning]?
      cursor.object { (key, entry: inout JSONCursor) in
        switch key {
        case "groups": groups = reading.list(&entry, "groups") { entry, reading in reading.record(&entry, nil, Wire.SubscriptionGroup.self) }
        case "offers": offers = reading.list(&entry, "offers") { entry, reading in reading.record(&entry, nil, Wire.PlanOffer.self) }
        case "products": products = reading.list(&entry, "products") { entry, reading in reading.record(&entry, nil, Wire.SimulatedProduct.self) }
        case "settings": settings = reading.record(&entry, "settings", Wire.SimulatorSettings.self)
        case "warnings": warnings = reading.list(&entry, "warnings") { entry, reading in reading.record(&entry, nil, Wire.ConfigurationWarning.self) }
        default: entry.skip()
        }
      }
      reading.require(groups != nil, "groups")
      reading.require(offers != nil, "offers")
      reading.require(products != nil, "products")
      reading.require(settings != nil, "settings")
      reading.require(warnings != nil, "warnings")
      guard let groups, let offers, let products, let settings, let warnings else { return nil }
      self.groups = groups
      self.offers = offers
      self.products = products
      self.settings = settings
      self.warnings = warnings
    }

    /// Writes every member, in alphabetical order.
    public func write(to writer: inout JSONWriter) {
      writer.beginObject()
      writer.key("groups")
      writer.beginArray()
      for element in groups {
        element.write(to: &writer)
      }
      writer.endArray()
      writer.key("offers")
      writer.beginArray()
      for element in offers {
        element.write(to: &writer)
      }
      writer.endArray()
      writer.key("products")
      writer.beginArray()
      for element in products {
        element.write(to: &writer)
      }
      writer.endArray()
      writer.key("settings")
      settings.write(to: &writer)
      writer.key("warnings")
      writer.beginArray()
      for element in warnings {
        element.write(to: &writer)
      }
      writer.endArray()
      writer.endObject()
    }
  }
}
