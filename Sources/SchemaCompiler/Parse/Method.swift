internal import JSON

/// A method of `openrpc.json`, as it is written.
struct Method {
  enum Direction: String {
    case toBridge, toFrontEnd, both
  }

  /// When a request is answered.
  enum Pace {
    case sameTurn
    /// It may wait for a store, a load or the front end.
    case waits
    /// It may wait, and nothing later starts before it is done.
    case exclusive
  }

  struct Param {
    var name: String
    var documentation: String
    var isRequired: Bool
    var shape: Shape
    var standard: JSONValue?
    var minimum: JSONNumber?
    /// Values of another param with which alone this one is allowed.
    var onlyFor: (param: String, values: [String])?
  }

  struct Result {
    var name: String
    var documentation: String
    var shape: Shape
  }

  var name: String
  var summary: String
  var documentation: String
  var direction: Direction
  var pace: Pace
  var params: [Param]
  /// nil for a notification.
  var result: Result?
  /// What the front end answers, where it is asked.
  var answer: Shape?
  var errors: [String]
  /// How an action of a screen may end; empty for what is none.
  var outcomes: [String]
  /// The kinds of screen that have the action.
  var screens: [String]
  var exactlyOneOf: [String]
  var atMostOneOf: [[String]]
  var ignoresUnknownMembers: Bool
  var ignoresParams: Bool
  var answersDocument: Bool
  /// Whether the pipe itself sees to it.
  var isAnsweredByPipe: Bool
  /// The named value that the params of an outgoing notification are.
  var paramsValue: String?
}

/// What `openrpc.json` says besides the named values.
struct ProtocolDescription {
  struct ErrorEntry {
    var kind: String
    var code: Int
    var message: String
    /// The named value of its data.
    var data: String
  }

  var version: String
  var protocolVersion: Int
  var methods: [Method]
  var errors: [ErrorEntry]
}
