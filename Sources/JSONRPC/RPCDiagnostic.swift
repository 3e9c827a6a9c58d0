/// Something that the one who runs the process may want to know, in one line.
public struct RPCDiagnostic: Hashable, Sendable {
  public enum Level: Int, Hashable, Sendable, Comparable, CaseIterable {
    case error
    case warning
    case info
    case debug

    public static func < (left: Level, right: Level) -> Bool { left.rawValue < right.rawValue }
  }

  public let level: Level
  public let message: String

  public init(_ level: Level, _ message: String) {
    self.level = level
    self.message = message
  }
}
