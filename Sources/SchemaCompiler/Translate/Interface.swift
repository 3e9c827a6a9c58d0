internal import JSON

/// Everything that is rendered, in no language yet: names resolved, inputs told apart from outputs.
struct Interface {
  indirect enum TypeReference: Hashable {
    case string
    case integer
    case number
    case boolean
    /// Any JSON.
    case raw
    /// Any JSON object.
    case rawObject
    /// Text of a named form.
    case text(String)
    /// One of several texts; some inputs take integers for them too.
    case choice(String, acceptsIntegers: Bool)
    case record(String)
    /// A value that its writer has encoded already: the state of a screen, or parts of it.
    case encoded(String)
    case list(TypeReference)
    case map(TypeReference)
    case optional(TypeReference)
  }

  struct Text {
    var name: String
    var documentation: String
    var pattern: String
  }

  struct Choice {
    var name: String
    var documentation: String
    var values: [Definition.Value]
  }

  struct Field {
    var name: String
    var documentation: String
    var type: TypeReference
    /// The one text that it is.
    var constant: String?
    /// Whether a reader refuses its absence.
    var isNeeded: Bool
    /// Whether a writer may leave it out.
    var mayBeLeftOut = false
    var standard: JSONValue?
    var minimum: JSONNumber?
    var onlyFor: (param: String, values: [String])?
  }

  struct Record {
    enum Way: Equatable {
      case output
      case input(isOpen: Bool, shorthand: String?)
    }

    var name: String
    var documentation: String
    var way: Way
    var fields: [Field]
    /// The name of the screen state's union when a view model feed writes it member by member.
    var isScreenState = false
    var isErrorData = false
  }

  /// One of several records, told apart by a member; or some members of any of them.
  struct Union {
    var name: String
    var documentation: String
    var discriminator: String?
    var records: [String]
  }

  struct Failure {
    var kind: String
    var code: Int
    var message: String
    var data: Record
    var isRaisedByPipe: Bool
  }

  struct Method {
    var source: WrittenMethod
    var params: [Field]
    /// nil when there is none, or nothing but null.
    var result: TypeReference?
    var answer: TypeReference?

    var name: String { source.name }
    var isNotification: Bool { source.result == nil }
    /// Whether the front end sends it and the bridge has a function for it.
    var isHandled: Bool { source.direction != .toFrontEnd && !source.isAnsweredByPipe && !source.ignoresParams && !source.answersDocument }
    var isSentByBridge: Bool { source.direction != .toBridge && !source.isAnsweredByPipe }
  }

  var version: String
  var protocolVersion: Int
  var texts: [Text]
  var choices: [Choice]
  var records: [Record]
  var unions: [Union]
  var failures: [Failure]
  var methods: [Method]
}

/// The method as it is written; named apart from ``Interface/Method``.
typealias WrittenMethod = Method
