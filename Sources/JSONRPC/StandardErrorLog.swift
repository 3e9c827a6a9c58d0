import Glibc

/// Writes diagnostics to standard error, one line each, and never waits for a reader: what cannot be written at once is dropped and counted.
@MainActor public final class StandardErrorLog {
  private let name: String
  private let level: RPCDiagnostic.Level
  private let isSocket: Bool
  private var dropped = 0

  /// - Parameters:
  ///   - name: the program's, in front of each line.
  ///   - level: what is less grave than this is left out.
  public init(name: String, level: RPCDiagnostic.Level = .warning) {
    self.name = name
    self.level = level
    var status = stat()
    isSocket = fstat(2, &status) == 0 && status.st_mode & S_IFMT == S_IFSOCK
  }

  public func write(_ diagnostic: RPCDiagnostic) {
    guard diagnostic.level <= level else { return }
    if dropped > 0, put("\(name): warning: \(dropped) lines were dropped") { dropped = 0 }
    if !put("\(name): \(diagnostic.level): \(diagnostic.message)") { dropped += 1 }
  }

  /// Writes one line, cut to what a pipe takes at once.
  private func put(_ line: String) -> Bool {
    var bytes = line.utf8.prefix(Int(PIPE_BUF) - 4).map { $0 < 0x20 ? UInt8(ascii: " ") : $0 }
    bytes.append(UInt8(ascii: "\n"))
    if isSocket { return send(2, bytes, bytes.count, Int32(MSG_DONTWAIT | MSG_NOSIGNAL)) == bytes.count }
    return Channel.isWritable(2) && Glibc.write(2, bytes, bytes.count) == bytes.count
  }
}
