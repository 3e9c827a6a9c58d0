public import JSON
public import JSONRPC
public import Timekeeping

/// What the command line asked for (PROTOCOL §11).
public enum CommandLineRequest: Equatable, Sendable {
  case serve(ServeOptions)
  /// Says what a `.storekit` file sells and what is odd in it.
  case check(file: String, asJSON: Bool)
  /// Runs a recorded conversation again.
  case replay(file: String)
  /// Prints the OpenRPC document.
  case schema
  case version
  case help
}

/// How to serve a conversation.
public struct ServeOptions: Equatable, Sendable {
  public enum Clock: Equatable, Sendable {
    case system
    case virtual(Instant)
  }

  public enum LogLevel: String, CaseIterable, Sendable, Comparable {
    case error, warning, info, debug

    public static func < (left: LogLevel, right: LogLevel) -> Bool {
      allCases.firstIndex(of: left)! < allCases.firstIndex(of: right)!
    }
  }

  /// Where a virtual clock stands unless told otherwise: 2026-01-01T00:00:00.000Z.
  public static let virtualStart = Instant(milliseconds: 1_767_225_600_000)

  /// Path of the file that the store `default` sells from.
  public var storekit: String?
  /// The params of `store/open` for the store `default`.
  public var store: JSONObject?
  public var stateDirectory: String?
  public var clock = Clock.system
  /// One of `_timeRate`'s integers or names.
  public var timeRate: String?
  public var locale: String?
  public var peer = RPCPeerOptions()
  public var recordFile: String?
  public var logLevel = LogLevel.error

  public init() {}
}

/// Why a command line was refused: one line for a person, with the remedy.
public struct CommandLineError: Error, Equatable, Sendable {
  public var message: String

  public init(message: String) {
    self.message = message
  }
}
