import JSON
import JSONRPC
import Timekeeping

#if canImport(FoundationEssentials)
  import FoundationEssentials
#else
  import Foundation
#endif

/// A conversation as it was kept (PROTOCOL §11).
public struct Recording: Equatable, Sendable {
  /// What one line behind the first holds.
  enum Content: Equatable, Sendable {
    case client([UInt8])
    /// A message that was too long to be read, and so was not kept.
    case tooLong
    case bridge([UInt8])
    case configuration(path: String, text: [UInt8])
    case end(String)
  }

  struct Line: Equatable, Sendable {
    /// Counted from 1.
    var number: Int
    var content: Content
  }

  public var arguments: [String]
  public var version: String
  var isVirtual: Bool
  var framing: RPCFraming
  var configurations: [(path: String, text: [UInt8])] { opening + lines.compactMap(\.configuration) }
  var lines: [Line]
  private var opening: [(path: String, text: [UInt8])] { openingPaths.indices.map { (openingPaths[$0], openingTexts[$0]) } }
  private var openingPaths: [String] = []
  private var openingTexts: [[UInt8]] = []

  /// Reads JSON lines.
  /// - Throws: what is wrong with them, and in which line.
  public init(_ bytes: [UInt8]) throws(RecordingFault) {
    var lines: [Line] = []
    var head: JSONValue?
    var number = 0
    for line in bytes.split(separator: 0x0A, omittingEmptySubsequences: false) {
      number += 1
      var line = Array(line)
      if line.last == 0x0D { line.removeLast() }
      guard line.contains(where: { $0 != 0x20 }) else { continue }
      if head == nil {
        guard let start = (try? JSONReader.value(of: line))?["start"], start.object != nil else {
          throw RecordingFault(line: number, message: "the first line of a recording has a member \"start\"; this is no recording")
        }
        head = start
      } else {
        lines.append(Line(number: number, content: try Recording.content(line, number)))
      }
    }
    guard let head else { throw RecordingFault(line: 1, message: "the file is empty") }
    arguments = (head["arguments"]?.array ?? []).compactMap(\.string)
    version = head["version"]?.string ?? ""
    isVirtual = head["clock"]?.string == "virtual"
    framing = RPCFraming(rawValue: head["framing"]?.string ?? "") ?? .lines
    self.lines = lines
    for value in head["configurations"]?.array ?? [] {
      guard let (path, text) = Recording.configuration(value) else {
        throw RecordingFault(line: 1, message: "a configuration has a \"file\" and its \"text\"")
      }
      openingPaths.append(path)
      openingTexts.append(text)
    }
  }

  private static func content(_ line: [UInt8], _ number: Int) throws(RecordingFault) -> Content {
    // A message keeps its bytes, so it is cut out of the line rather than read and written anew; it may also be nested as deep as any.
    if let speaker = speaker(line), let start = end(of: ",\"message\":", in: line), line.last == UInt8(ascii: "}") {
      let message = Array(line[start..<(line.count - 1)])
      guard (try? JSONReader.validate(message)) != nil else { throw RecordingFault(line: number, message: "the message is not JSON") }
      return speaker == "client" ? .client(message) : .bridge(message)
    }
    let value: JSONValue
    do throws(JSONFault) {
      value = try JSONReader.value(of: line)
    } catch {
      throw RecordingFault(line: number, message: "not JSON: \(error.message) at byte \(error.offset)")
    }
    if let end = value["end"]?.string { return .end(end) }
    if let held = value["configuration"], let (path, text) = configuration(held) { return .configuration(path: path, text: text) }
    if value["tooLong"]?.bool == true { return .tooLong }
    if let speaker = value["from"]?.string, speaker == "client" || speaker == "bridge", let text = value["raw"]?.string,
      let data = Data(base64Encoded: text)
    {
      return speaker == "client" ? .client(Array(data)) : .bridge(Array(data))
    }
    throw RecordingFault(line: number, message: "expected a message of \"client\" or \"bridge\", a configuration or the end")
  }

  /// Who speaks in a line that begins as the recorder writes it.
  private static func speaker(_ line: [UInt8]) -> String? {
    guard let start = end(of: "\"from\":\"", in: Array(line.prefix(64))) else { return nil }
    let rest = line[start...]
    return rest.starts(with: "client\",\"message\":".utf8) ? "client" : rest.starts(with: "bridge\",\"message\":".utf8) ? "bridge" : nil
  }

  private static func end(of word: StaticString, in line: [UInt8]) -> Int? {
    let word = Array(word.description.utf8)
    guard line.count >= word.count else { return nil }
    for place in 0...min(line.count - word.count, 128) where line[place..<(place + word.count)].elementsEqual(word) {
      return place + word.count
    }
    return nil
  }

  private static func configuration(_ value: JSONValue) -> (String, [UInt8])? {
    guard let path = value["file"]?.string else { return nil }
    if let text = value["text"]?.string { return (path, Array(text.utf8)) }
    guard let data = value["base64"]?.string.flatMap({ Data(base64Encoded: $0) }) else { return nil }
    return (path, Array(data))
  }

  /// Whether the same requests give the same bytes: nothing waits for real time, the network or a person.
  var isDeterministic: Bool { isVirtual && !lines.contains { $0.opensStoreOutside } && !opensStoreOutside }

  private var opensStoreOutside: Bool {
    arguments.contains { $0.contains("revenueCat") || $0.contains("delegated") }
  }
}

extension Recording.Line {
  var configuration: (path: String, text: [UInt8])? {
    if case .configuration(let path, let text) = content { (path, text) } else { nil }
  }

  /// What the bridge said.
  var said: [UInt8]? {
    if case .bridge(let bytes) = content { bytes } else { nil }
  }

  /// Whether a store is opened here whose answers come from elsewhere.
  fileprivate var opensStoreOutside: Bool {
    guard case .client(let bytes) = content, let message = try? JSONReader.value(of: bytes) else { return false }
    return (message.array ?? [message]).contains { part in
      guard part["method"]?.string == "store/open" else { return false }
      let kind = (part["params"]?["kind"] ?? part["params"]?[0])?.string
      return kind == "revenueCat" || kind == "delegated"
    }
  }
}

/// Why a file is no recording.
public struct RecordingFault: Error, Equatable, Sendable {
  /// Counted from 1.
  public var line: Int
  public var message: String
}
