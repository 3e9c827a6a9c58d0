import Foundation
import JSON
import JSONRPC
import Testing

private let folder = URL(filePath: #filePath).deletingLastPathComponent().deletingLastPathComponent().deletingLastPathComponent()
  .appending(path: "Schemas/conversations")

private func names() throws -> [String] {
  try FileManager.default.contentsOfDirectory(atPath: folder.path).filter { $0.hasSuffix(".jsonl") }.sorted()
}

/// One line of a conversation: who speaks, and the text as it stands on the pipe.
private struct Line {
  var isClient: Bool
  var text: String

  init(_ line: Substring) throws {
    for (speaker, isClient) in [("client", true), ("bridge", false)] {
      let start = "{\"from\":\"\(speaker)\",\"message\":"
      if line.hasPrefix(start) {
        self.isClient = isClient
        text = String(line.dropFirst(start.count).dropLast())
        return
      }
    }
    let value = try JSONReader.value(of: String(line))
    isClient = value["from"]?.string == "client"
    text = try #require(value["raw"]?.string)
  }
}

@MainActor @Suite struct ConversationTests {
  @Test(.timeLimit(.minutes(1)), arguments: try names())
  func `Every conversation of the schemas goes as it is written`(name: String) async throws {
    let lines = try String(contentsOf: folder.appending(path: name), encoding: .utf8).split(separator: "\n")
    let head = try JSONReader.value(of: String(try #require(lines.first)))
    let arguments = try #require(head["start"]?["arguments"]?.array).compactMap(\.string)
    let bridge = try await InProcessBridge(arguments: arguments)
    for line in try lines.dropFirst().map({ try Line($0) }) {
      if line.isClient {
        bridge.say(line.text)
      } else {
        try #require(await bridge.hear() == line.text)
      }
    }
    bridge.endInput()
    #expect(await bridge.hear() == nil)
    #expect(bridge.end?.status == 0)
  }
}
