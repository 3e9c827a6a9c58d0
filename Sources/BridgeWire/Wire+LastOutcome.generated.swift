// Made from Schemas/model.schema.json by schema-compiler; not to be edited.
// swift-format-ignore-file

public import JSON

extension Wire {
  /// How the last action ended.
  public struct LastOutcome: Hashable, Sendable, WireReadable {
    /// The action.
    public var action: Wire.ScreenAction
    /// Why it failed; null when it did not.
    public var error: Wire.StoreError?
    /// How it ended.
    public var outcome: Wire.ActionOutcome
    /// Rises with each action that ends, so that equal outcomes can be told apart.
    public var sequence: Int
    /// The plan it was about.
    public var subscriptionID: String?

    public init(
      action: Wire.ScreenAction, error: Wire.StoreError? = nil, outcome: Wire.ActionOutcome, sequence: Int, subscriptionID: String? = nil
    ) {
      self.action = action
      self.error = error
      self.outcome = outcome
      self.sequence = sequence
      self.subscriptionID = subscriptionID
    }

    public init?(from cursor: inout JSONCursor, _ reading: inout WireReading) {
      guard reading.isObject(&cursor) else { return nil }
      var action: Wire.ScreenAction?
      var error: Wire.StoreError?
      var outcome: Wire.ActionOutcome?
      var sequence: Int?
      var subscriptionID: String?
      cursor.object { (key, entry: inout JSONCursor) in
        switch key {
        case "action": action = reading.choice(&entry, "action", Wire.ScreenAction.self)
        case "error": error = reading.record(&entry, "error", Wire.StoreError.self)
        case "outcome": outcome = reading.choice(&entry, "outcome", Wire.ActionOutcome.self)
        case "sequence": sequence = reading.integer(&entry, "sequence")
        case "subscriptionID": subscriptionID = reading.string(&entry, "subscriptionID")
        default: entry.skip()
        }
      }
      reading.require(action != nil, "action")
      reading.require(outcome != nil, "outcome")
      reading.require(sequence != nil, "sequence")
      guard let action, let outcome, let sequence else { return nil }
      self.action = action
      self.error = error
      self.outcome = outcome
      self.sequence = sequence
      self.subscriptionID = subscriptionID
    }

    /// Writes every member, in alphabetical order.
    public func write(to writer: inout JSONWriter) {
      writer.beginObject()
      writer.key("action")
      writer.string(action.rawValue)
      writer.key("error")
      if let error {
        error.write(to: &writer)
      } else {
        writer.null()
      }
      writer.key("outcome")
      writer.string(outcome.rawValue)
      writer.key("sequence")
      writer.integer(sequence)
      writer.key("subscriptionID")
      if let subscriptionID {
        writer.string(subscriptionID)
      } else {
        writer.null()
      }
      writer.endObject()
    }
  }
}
