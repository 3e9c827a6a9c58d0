public import JSON

/// An error as JSON-RPC answers it: a code, a sentence, and particulars that a program can act on.
///
/// The codes that belong to the pipe have factories here (PROTOCOL §2); those of other rooms are made where they are known. `data.kind` names
/// each in a word, so that nobody has to remember numbers.
public struct RPCError: Error, Hashable, Sendable, CustomStringConvertible {
  public var code: Int
  public var message: String
  public var data: JSONValue?

  public init(code: Int, message: String, data: JSONValue? = nil) {
    self.code = code
    self.message = message
    self.data = data
  }

  /// Makes an error whose data begins with its kind.
  public init(code: Int, kind: String, message: String, data: JSONObject = JSONObject()) {
    self.init(
      code: code, message: message,
      data: .object(JSONObject(members: ([JSONObject.Member(key: "kind", value: .string(kind))] + data.members).sorted { $0.key < $1.key }))
    )
  }

  /// The word for the code, from `data.kind`.
  public var kind: String? { data?["kind"]?.string }

  public var description: String { "\(code) \(message)" }
}

extension RPCError {
  /// −32700: the message could not be read.
  public static func parseError(_ fault: JSONFault) -> RPCError {
    var data: JSONObject = ["offset": .number(JSONNumber(fault.offset))]
    if let limit = fault.limit { data["limit"] = RPCError.limit(limit.name, limit.value) }
    return RPCError(code: -32700, kind: "parseError", message: "Parse error: \(fault)", data: data)
  }

  /// −32700: the message could not be read, for a reason that has no place in the text.
  public static func parseError(_ reason: String, data: JSONObject = JSONObject()) -> RPCError {
    RPCError(code: -32700, kind: "parseError", message: "Parse error: \(reason)", data: data)
  }

  /// What the other side answered a request of ours with, where that was no answer. Never sent.
  public static func malformedAnswer(_ reason: String) -> RPCError {
    RPCError(code: -32600, kind: malformedAnswerKind, message: reason)
  }

  private static let malformedAnswerKind = "malformedAnswer"

  /// Whether this stands for an answer that was none; an error that the other side sent is never one.
  public var isMalformedAnswer: Bool { code == -32600 && kind == RPCError.malformedAnswerKind && data?.object?.count == 1 }

  /// −32600: JSON, but no request.
  public static func invalidRequest(_ reason: String, data: JSONObject = JSONObject()) -> RPCError {
    RPCError(code: -32600, kind: "invalidRequest", message: "Invalid request: \(reason)", data: data)
  }

  /// −32601: no such method; `data.suggestions` has the nearest known ones, the nearest first.
  public static func methodNotFound(_ method: String, suggestions: [String] = []) -> RPCError {
    RPCError(
      code: -32601, kind: "methodNotFound", message: "Method not found: \(method)",
      data: ["method": .string(method), "suggestions": .array(suggestions.map { .string($0) })])
  }

  /// One thing wrong with the params: where, as a JSON pointer into them, and what.
  public struct Problem: Hashable, Sendable {
    public var path: String
    public var message: String

    public init(path: String, message: String) {
      self.path = path
      self.message = message
    }
  }

  /// −32602: the params do not fit; every problem is named.
  public static func invalidParams(problems: [Problem]) -> RPCError {
    let first = problems.first.map { $0.path.isEmpty ? ": \($0.message)" : ": \($0.path): \($0.message)" } ?? ""
    return RPCError(
      code: -32602, kind: "invalidParams", message: "Invalid params\(first)",
      data: ["problems": .array(problems.map { ["path": .string($0.path), "message": .string($0.message)] })])
  }

  /// −32603: something broke on this side.
  public static func internalError(_ reason: String) -> RPCError {
    RPCError(code: -32603, kind: "internalError", message: "Internal error: \(reason)")
  }

  /// −32800: stopped by `$/cancelRequest`.
  public static func requestCancelled(_ message: String = "Request cancelled", data: JSONObject = JSONObject()) -> RPCError {
    RPCError(code: -32800, kind: "requestCancelled", message: message, data: data)
  }

  /// 1008: a limit was passed; `data.limit` has its name and value.
  public static func limitExceeded(_ name: String, _ value: Int, message: String? = nil) -> RPCError {
    RPCError(
      code: 1008, kind: "limitExceeded", message: message ?? "Limit exceeded: \(name) is \(value)",
      data: ["limit": limit(name, value)])
  }

  /// 1011: asked after `shutdown`, or cut short by the end.
  public static func shuttingDown(_ reason: String = "Shutting down") -> RPCError {
    RPCError(code: 1011, kind: "shuttingDown", message: reason)
  }

  static func limit(_ name: String, _ value: Int) -> JSONValue {
    ["name": .string(name), "value": .number(JSONNumber(value))]
  }
}
