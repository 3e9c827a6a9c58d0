import JSON
public import JSONRPC
public import SimulatedStore
public import Timekeeping

#if canImport(FoundationEssentials)
  import FoundationEssentials
#else
  import Foundation
#endif

/// Keeps a conversation as JSON lines (PROTOCOL §11).
///
/// The first line says how the process was started; it is written with the first message, when the framing is known. A `.storekit` file that is
/// read later has a line of its own, behind the message that named it. Secrets are never kept.
@MainActor
public final class Recorder {
  private let arguments: [String]
  private let version: String
  private let time: Timekeeper
  private let framing: @MainActor () -> RPCFraming
  private let contents: @MainActor (_ path: String) -> [UInt8]?
  private let write: @MainActor ([UInt8]) -> Void
  private let start: Instant

  /// The files read so far, as they were read last.
  private var configurations: [(path: String, text: [UInt8])] = []
  private var hasBegun = false

  /// - Parameters:
  ///   - arguments: the program's, without its name.
  ///   - time: the process's clock.
  ///   - framing: how messages are told apart, asked once, with the first one.
  ///   - contents: reads a file; nil when it cannot be read.
  ///   - write: keeps one line, its end included.
  public init(
    version: String, arguments: [String], time: Timekeeper, framing: @escaping @MainActor () -> RPCFraming,
    contents: @escaping @MainActor (_ path: String) -> [UInt8]?, write: @escaping @MainActor ([UInt8]) -> Void
  ) {
    self.version = version
    self.arguments = arguments
    self.time = time
    self.framing = framing
    self.contents = contents
    self.write = write
    start = time.now
  }

  /// Reads a configuration and keeps it, so that what was recorded is what was read.
  public func configuration(at path: String) -> SimulatedConfiguration {
    guard let text = contents(path) else { return .file(path: path) }
    let cleaned = SecretFilter.clean(text)
    if let known = configurations.firstIndex(where: { $0.path == path }) {
      guard configurations[known].text != cleaned else { return .recorded(path: path, text: text) }
      configurations[known].text = cleaned
    } else {
      configurations.append((path, cleaned))
    }
    if hasBegun {
      line {
        $0.key("configuration")
        write(path: path, cleaned, into: &$0)
      }
    }
    return .recorded(path: path, text: text)
  }

  /// Keeps a message.
  public func note(_ direction: RPCDirection, _ bytes: UnsafeRawBufferPointer) {
    begin()
    line { writer in
      writer.key("from")
      writer.string(direction == .sent ? "bridge" : "client" as StaticString)
      guard direction != .refused else {
        writer.key("tooLong")
        writer.bool(true)
        return
      }
      let cleaned = SecretFilter.clean(Array(bytes))
      if cleaned.contains(0x0A) || cleaned.contains(0x0D) || (try? JSONReader.validate(cleaned)) == nil {
        writer.key("raw")
        writer.string(Data(cleaned).base64EncodedString())
      } else {
        writer.key("message")
        writer.raw(cleaned)
      }
    }
  }

  /// Keeps how the conversation ended.
  public func end(_ end: RPCEnd) {
    begin()
    line {
      $0.key("end")
      $0.string(end.cause.rawValue)
    }
  }

  private func begin() {
    guard !hasBegun else { return }
    hasBegun = true
    line { writer in
      writer.key("start")
      writer.object { writer in
        writer.key("arguments")
        writer.array { for argument in arguments { $0.string(SecretFilter.clean(argument)) } }
        writer.key("clock")
        writer.string(time.mode.rawValue)
        writer.key("configurations")
        writer.array { for (path, text) in configurations { write(path: path, text, into: &$0) } }
        writer.key("framing")
        writer.string(framing().rawValue)
        writer.key("now")
        writer.string(start.iso8601)
        writer.key("version")
        writer.string(version)
      }
    }
  }

  private func write(path: String, _ text: [UInt8], into writer: inout JSONWriter) {
    writer.object {
      $0.key("base64")
      if let valid = String(validating: text, as: UTF8.self) {
        $0.null()
        $0.key("file")
        $0.string(path)
        $0.key("text")
        $0.string(valid)
      } else {
        $0.string(Data(text).base64EncodedString())
        $0.key("file")
        $0.string(path)
        $0.key("text")
        $0.null()
      }
    }
  }

  private func line(_ members: (inout JSONWriter) -> Void) {
    var bytes = JSONWriter.bytes { writer in
      writer.object {
        $0.key("at")
        $0.string(Timekeeper.system.now.iso8601)
        members(&$0)
      }
    }
    bytes.append(0x0A)
    write(bytes)
  }
}
