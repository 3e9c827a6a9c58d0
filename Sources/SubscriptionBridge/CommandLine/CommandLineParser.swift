import JSON
import JSONRPC
import Timekeeping

extension CommandLineRequest {
  /// Reads the arguments, without the program's name.
  /// - Throws: a message that names what is wrong and, where one is near, what may have been meant.
  public init(arguments: [String]) throws(CommandLineError) {
    var parser = CommandLineParser(arguments)
    self = try parser.request()
  }
}

/// Reads arguments from left to right.
struct CommandLineParser {
  private var arguments: ArraySlice<String>
  private var given: Set<String> = []

  init(_ arguments: [String]) {
    self.arguments = arguments[...]
  }

  private static let commands = ["serve", "check", "replay", "schema"]
  private static let serveFlags = [
    "--storekit", "--store", "--state-directory", "--clock", "--time-rate", "--locale", "--framing", "--sequential", "--drain-seconds",
    "--max-message-bytes", "--record", "--log-level", "--help", "--version",
  ]

  mutating func request() throws(CommandLineError) -> CommandLineRequest {
    guard let first = arguments.first, !first.hasPrefix("-") else { return try serve() }
    arguments.removeFirst()
    switch first {
    case "serve": return try serve()
    case "check": return try check()
    case "replay": return .replay(file: try file(of: "replay", ending: "FILE.jsonl"))
    case "schema":
      try nothingMore(after: "schema")
      return .schema
    default: throw CommandLineError(message: "unknown command \"\(first)\"" + NearestNames.hint(first, in: Self.commands))
    }
  }

  // MARK: - serve

  private mutating func serve() throws(CommandLineError) -> CommandLineRequest {
    var options = ServeOptions()
    while let argument = arguments.popFirst() {
      let (flag, inline) = split(argument)
      guard flag.hasPrefix("--") else { throw CommandLineError(message: "unexpected argument \"\(argument)\"") }
      guard Self.serveFlags.contains(flag) else { throw unknown(flag, among: Self.serveFlags) }
      guard given.insert(flag).inserted else { throw CommandLineError(message: "\(flag) was given twice") }
      switch flag {
      case "--help": return .help
      case "--version": return .version
      case "--sequential":
        guard inline == nil else { throw CommandLineError(message: "--sequential takes no value") }
        options.peer.isSequential = true
      default: try take(flag, try value(of: flag, inline), into: &options)
      }
    }
    if options.storekit != nil, options.store != nil {
      throw CommandLineError(message: "--storekit and --store both say what the store is; give one of them")
    }
    return .serve(options)
  }

  private func take(_ flag: String, _ value: String, into options: inout ServeOptions) throws(CommandLineError) {
    switch flag {
    case "--storekit": options.storekit = value
    case "--store": options.store = try store(value)
    case "--state-directory": options.stateDirectory = value
    case "--clock": options.clock = try clock(value)
    case "--time-rate": options.timeRate = value
    case "--locale": options.locale = value
    case "--framing": options.peer.framing = try choice(flag, value)
    case "--drain-seconds": options.peer.drainSeconds = try seconds(flag, value)
    case "--max-message-bytes": options.peer.maximumMessageBytes = try count(flag, value)
    case "--record": options.recordFile = value
    case "--log-level": options.logLevel = try choice(flag, value)
    default: preconditionFailure("\(flag) is a serve flag and is not read")
    }
  }

  private func store(_ value: String) throws(CommandLineError) -> JSONObject {
    let kinds = StoreKind.allCases.map(\.rawValue)
    if kinds.contains(value) { return JSONObject(members: [.init(key: "kind", value: .string(value))]) }
    guard value.hasPrefix("{") else {
      throw CommandLineError(
        message: "--store: unknown kind \"\(value)\"; known are \(kinds.joined(separator: ", "))" + NearestNames.hint(value, in: kinds))
    }
    do {
      guard let object = try JSONReader.value(of: value).object else { throw CommandLineError(message: "--store: not a JSON object") }
      return object
    } catch let fault as JSONFault {
      throw CommandLineError(message: "--store: \(fault.message) at byte \(fault.offset)")
    } catch let error as CommandLineError {
      throw error
    } catch {
      throw CommandLineError(message: "--store: not a JSON object")
    }
  }

  private func clock(_ value: String) throws(CommandLineError) -> ServeOptions.Clock {
    switch value {
    case "system": return .system
    case "virtual": return .virtual(ServeOptions.virtualStart)
    default:
      if value.hasPrefix("virtual=") {
        let text = String(value.dropFirst("virtual=".count))
        guard let instant = Instant(iso8601: text) else {
          throw CommandLineError(message: "--clock: \"\(text)\" is no instant; write one like 2026-01-31T12:00:00.000Z")
        }
        return .virtual(instant)
      }
      let known = ["system", "virtual", "virtual=INSTANT"]
      throw CommandLineError(
        message: "--clock: unknown value \"\(value)\"; known are \(known.joined(separator: ", "))" + NearestNames.hint(value, in: known))
    }
  }

  private func choice<Choice: RawRepresentable & CaseIterable>(_ flag: String, _ value: String) throws(CommandLineError) -> Choice
  where Choice.RawValue == String {
    if let choice = Choice(rawValue: value) { return choice }
    let known = Choice.allCases.map(\.rawValue)
    throw CommandLineError(
      message: "\(flag): unknown value \"\(value)\"; known are \(known.joined(separator: ", "))" + NearestNames.hint(value, in: known))
  }

  private func seconds(_ flag: String, _ value: String) throws(CommandLineError) -> Double {
    guard let seconds = Double(value), seconds >= 0, seconds.isFinite else {
      throw CommandLineError(message: "\(flag): \"\(value)\" is no number of seconds, such as 30 or 0.5")
    }
    return seconds
  }

  private func count(_ flag: String, _ value: String) throws(CommandLineError) -> Int {
    guard let count = Int(value), count > 0, count <= 1 << 30 else {
      throw CommandLineError(message: "\(flag): \"\(value)\" is no number of bytes from 1 to 1073741824")
    }
    return count
  }

  // MARK: - The other commands

  private mutating func check() throws(CommandLineError) -> CommandLineRequest {
    var file: String?
    var asJSON = false
    while let argument = arguments.popFirst() {
      if argument == "--json" {
        asJSON = true
      } else if argument.hasPrefix("--") {
        throw unknown(argument, among: ["--json"])
      } else if file == nil {
        file = argument
      } else {
        throw CommandLineError(message: "check takes one file; \"\(argument)\" is one too many")
      }
    }
    guard let file else { throw CommandLineError(message: "check needs a file: subscription-bridge check FILE.storekit") }
    return .check(file: file, asJSON: asJSON)
  }

  private mutating func file(of command: String, ending: String) throws(CommandLineError) -> String {
    guard let file = arguments.popFirst() else {
      throw CommandLineError(message: "\(command) needs a file: subscription-bridge \(command) \(ending)")
    }
    if file.hasPrefix("--") { throw unknown(file, among: []) }
    try nothingMore(after: command)
    return file
  }

  private func nothingMore(after command: String) throws(CommandLineError) {
    if let next = arguments.first { throw CommandLineError(message: "\(command) takes no \"\(next)\"") }
  }

  // MARK: - Pieces

  private func split(_ argument: String) -> (flag: String, value: String?) {
    guard argument.hasPrefix("--"), let sign = argument.firstIndex(of: "=") else { return (argument, nil) }
    return (String(argument[..<sign]), String(argument[argument.index(after: sign)...]))
  }

  private mutating func value(of flag: String, _ inline: String?) throws(CommandLineError) -> String {
    if let inline { return inline }
    guard let next = arguments.first, !next.hasPrefix("--") else { throw CommandLineError(message: "\(flag) needs a value") }
    arguments.removeFirst()
    return next
  }

  private func unknown(_ flag: String, among known: [String]) -> CommandLineError {
    CommandLineError(message: "unknown flag \"\(flag)\"" + NearestNames.hint(flag, in: known))
  }
}
