import JSON
import Timekeeping

/// Where a conversation went another way than the recorded one, for a person to read.
struct ReplayDifference: Equatable {
  /// The recording's line; nil behind its end.
  var line: Int?
  var summary: String
  /// The message of the front end before it.
  var asked: [UInt8]?
  var recorded: [UInt8]?
  var now: [UInt8]?

  func text(file: String) -> String {
    var text = file + (line.map { ":\($0)" } ?? "") + ": \(summary)\n"
    for (label, bytes) in [("after      →", asked), ("recorded   ←", recorded), ("this time  ←", now)] {
      if let bytes { text += "  \(label) \(ReplayDifference.shortened(bytes))\n" }
    }
    if let recorded = recorded.flatMap({ try? JSONReader.value(of: $0) }), let now = now.flatMap({ try? JSONReader.value(of: $0) }) {
      for place in ReplayDifference.places(recorded, now, path: "").prefix(8) { text += "  differs at \(place)\n" }
    }
    return text
  }

  /// The places in which two values differ: a path, and both values.
  static func places(_ recorded: JSONValue, _ now: JSONValue, path: String) -> [String] {
    if recorded == now { return [] }
    if let before = recorded.object, let after = now.object {
      var keys = before.keys
      keys += after.keys.filter { !keys.contains($0) }
      let inside = keys.flatMap { key -> [String] in
        let inner = path.isEmpty ? key : path + "." + key
        switch (before[key], after[key]) {
        case (let before?, let after?): return places(before, after, path: inner)
        case (let before?, nil): return ["\(inner): recorded was \(shortened(before.bytes)), now it is not there"]
        case (nil, let after?): return ["\(inner): now \(shortened(after.bytes)), which was not there"]
        case (nil, nil): return []
        }
      }
      return inside.isEmpty ? ["\(path.isEmpty ? "the message" : path): the order of members"] : inside
    }
    if let before = recorded.array, let after = now.array, before.count == after.count {
      return zip(before, after).enumerated().flatMap { places($1.0, $1.1, path: "\(path)[\($0)]") }
    }
    return ["\(path.isEmpty ? "the message" : path): recorded was \(shortened(recorded.bytes)), now \(shortened(now.bytes))"]
  }

  static func shortened(_ bytes: [UInt8]) -> String {
    let text = String(decoding: bytes, as: UTF8.self)
    return text.count > 240 ? text.prefix(239) + "…" : text
  }
}

extension JSONValue {
  /// The value with every instant in it made the same: for comparing what happened in real time.
  var withoutInstants: JSONValue {
    switch self {
    case .string(let text): Instant(iso8601: text) == nil ? self : .string("an instant")
    case .array(let elements): .array(elements.map(\.withoutInstants))
    case .object(let object): .object(JSONObject(object.members.map { ($0.key, $0.value.withoutInstants) }))
    case .null, .bool, .number: self
    }
  }
}
