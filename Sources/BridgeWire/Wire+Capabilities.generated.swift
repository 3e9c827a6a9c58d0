// Made from Schemas/model.schema.json by schema-compiler; not to be edited.
// swift-format-ignore-file

public import JSON

extension Wire {
  /// What this process can do.
  public struct Capabilities: Hashable, Sendable, WireReadable {
    /// The clocks it can run on.
    public var clockModes: [Wire.ClockMode]
    /// The framings it reads.
    public var framings: [Wire.Framing]
    /// The languages its texts come in.
    public var locales: [String]
    /// Every method it takes, in alphabetical order.
    public var methods: [String]
    /// The kinds of store it can open.
    public var storeKinds: [Wire.StoreKind]
    /// The screens it has.
    public var viewModelKinds: [Wire.ViewModelKind]

    public init(
      clockModes: [Wire.ClockMode], framings: [Wire.Framing], locales: [String], methods: [String], storeKinds: [Wire.StoreKind],
      viewModelKinds: [Wire.ViewModelKind]
    ) {
      self.clockModes = clockModes
      self.framings = framings
      self.locales = locales
      self.methods = methods
      self.storeKinds = storeKinds
      self.viewModelKinds = viewModelKinds
    }

    public init?(from cursor: inout JSONCursor, _ reading: inout WireReading) {
      guard reading.isObject(&cursor) else { return nil }
      var clockModes: [Wire.ClockMode]?
      var framings: [Wire.Framing]?
      var locales: [String]?
      var methods: [String]?
      var storeKinds: [Wire.StoreKind]?
      var viewModelKinds: [Wire.ViewModelKind]?
      cursor.object { (key, entry: inout JSONCursor) in
        switch key {
        case "clockModes": clockModes = reading.list(&entry, "clockModes") { entry, reading in reading.choice(&entry, nil, Wire.ClockMode.self) }
        case "framings": framings = reading.list(&entry, "framings") { entry, reading in reading.choice(&entry, nil, Wire.Framing.self) }
        case "locales": locales = reading.list(&entry, "locales") { entry, reading in reading.string(&entry, nil) }
        case "methods": methods = reading.list(&entry, "methods") { entry, reading in reading.string(&entry, nil) }
        case "storeKinds": storeKinds = reading.list(&entry, "storeKinds") { entry, reading in reading.choice(&entry, nil, Wire.StoreKind.self) }
        case "viewModelKinds": viewModelKinds = reading.list(&entry, "viewModelKinds") { entry, reading in reading.choice(&entry, nil, Wire.ViewModelKind.self) }
        default: entry.skip()
        }
      }
      reading.require(clockModes != nil, "clockModes")
      reading.require(framings != nil, "framings")
      reading.require(locales != nil, "locales")
      reading.require(methods != nil, "methods")
      reading.require(storeKinds != nil, "storeKinds")
      reading.require(viewModelKinds != nil, "viewModelKinds")
      guard let clockModes, let framings, let locales, let methods, let storeKinds, let viewModelKinds else { return nil }
      self.clockModes = clockModes
      self.framings = framings
      self.locales = locales
      self.methods = methods
      self.storeKinds = storeKinds
      self.viewModelKinds = viewModelKinds
    }

    /// Writes every member, in alphabetical order.
    public func write(to writer: inout JSONWriter) {
      writer.beginObject()
      writer.key("clockModes")
      writer.beginArray()
      for element in clockModes {
        writer.string(element.rawValue)
      }
      writer.endArray()
      writer.key("framings")
      writer.beginArray()
      for element in framings {
        writer.string(element.rawValue)
      }
      writer.endArray()
      writer.key("locales")
      writer.beginArray()
      for element in locales {
        writer.string(element)
      }
      writer.endArray()
      writer.key("methods")
      writer.beginArray()
      for element in methods {
        writer.string(element)
      }
      writer.endArray()
      writer.key("storeKinds")
      writer.beginArray()
      for element in storeKinds {
        writer.string(element.rawValue)
      }
      writer.endArray()
      writer.key("viewModelKinds")
      writer.beginArray()
      for element in viewModelKinds {
        writer.string(element.rawValue)
      }
      writer.endArray()
      writer.endObject()
    }
  }
}
