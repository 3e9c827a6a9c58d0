import JSON
import Timekeeping

/// What makes an answer of the backend, or one entry of it, unusable.
struct ReplyFault: Error, Hashable, Sendable {
  /// Where, in the words of the answer, such as `subscriber.first_seen`.
  var place: String
  var problem: String

  var message: String { "\(place) \(problem)" }
}

/// Reads the members of one object of an answer; `null` and a missing member are the same (revenuecat-http-api §4).
struct ReplyObject {
  let place: String
  private let object: JSONObject

  init(_ value: JSONValue?, at place: String) throws(ReplyFault) {
    guard let object = value?.object else { throw ReplyFault(place: place, problem: value == nil ? "is missing" : "is not an object") }
    self.place = place
    self.object = object
  }

  /// The names of the members, as they were written.
  var keys: [String] { object.keys }

  func value(_ key: String) -> JSONValue? {
    guard let value = object[key], !value.isNull else { return nil }
    return value
  }

  /// The member's text; nil when it is missing or something else than a text.
  func lenientText(_ key: String) -> String? { value(key)?.string }

  func text(_ key: String) throws(ReplyFault) -> String {
    guard let value = value(key) else { throw fault(key, "is missing") }
    guard let text = value.string else { throw fault(key, "is not a text") }
    return text
  }

  func date(_ key: String) throws(ReplyFault) -> Instant {
    guard let date = try optionalDate(key) else { throw fault(key, "is missing") }
    return date
  }

  /// The member's date, nil when there is none; a value that is no date is a fault.
  func optionalDate(_ key: String) throws(ReplyFault) -> Instant? {
    guard let value = value(key) else { return nil }
    guard let text = value.string, let date = Instant(reply: text) else { throw fault(key, "is not a date") }
    return date
  }

  func object(_ key: String) throws(ReplyFault) -> ReplyObject {
    try ReplyObject(value(key), at: "\(place).\(key)")
  }

  /// The member's object, nil when there is none.
  func optionalObject(_ key: String) throws(ReplyFault) -> ReplyObject? {
    value(key) == nil ? nil : try object(key)
  }

  func array(_ key: String) throws(ReplyFault) -> [JSONValue] {
    guard let value = value(key) else { throw fault(key, "is missing") }
    guard let array = value.array else { throw fault(key, "is not a list") }
    return array
  }

  func fault(_ key: String, _ problem: String) -> ReplyFault {
    ReplyFault(place: "\(place).\(key)", problem: problem)
  }
}

extension ReplyObject {
  /// Reads the text of an answer whose outermost value is an object.
  init(text: [UInt8], called place: String) throws(ReplyFault) {
    let value: JSONValue
    do throws(JSONFault) {
      value = try JSONReader.value(of: text)
    } catch {
      throw ReplyFault(place: place, problem: "is not JSON: \(error.description)")
    }
    try self.init(value, at: place)
  }
}
