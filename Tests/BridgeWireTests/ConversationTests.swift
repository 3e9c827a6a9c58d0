import BridgeWire
import Foundation
import JSON
import JSONRPC
import Testing

/// A conversation of `Schemas/conversations`: what was said, and by whom.
struct Conversation: CustomTestStringConvertible {
  enum Speaker: String { case client, bridge }

  var name: String
  var arguments: [String]
  /// Each line as it stands on the pipe.
  var lines: [(speaker: Speaker, text: String)]

  var testDescription: String { name }

  static func all() throws -> [Conversation] {
    let folder = Example.root.appending(path: "Schemas/conversations")
    return try FileManager.default.contentsOfDirectory(atPath: folder.path).filter { $0.hasSuffix(".jsonl") }.sorted().map { name in
      try Conversation(name: name, text: String(contentsOf: folder.appending(path: name), encoding: .utf8))
    }
  }

  init(name: String, text: String) throws {
    self.name = name
    var lines = text.split(separator: "\n").map(String.init)
    let head = try JSONReader.value(of: lines.removeFirst())
    arguments = (head["start"]?["arguments"]?.array ?? []).compactMap(\.string)
    self.lines = try lines.map { line in
      let value = try JSONReader.value(of: line)
      let speaker = try #require(Speaker(rawValue: value["from"]?.string ?? ""))
      if let raw = value["raw"]?.string { return (speaker, raw) }
      let prefix = "{\"from\":\"\(speaker.rawValue)\",\"message\":"
      return (speaker, String(line.dropFirst(prefix.count).dropLast()))
    }
  }
}

struct ConversationTests {
  @Test(arguments: try Conversation.all())
  func `What the bridge says in a conversation is read by the wire types and written again the same`(_ conversation: Conversation) throws {
    var asked: [JSONValue: String] = [:]
    for line in conversation.lines {
      guard let message = try? JSONReader.value(of: line.text) else {
        #expect(line.speaker == .client, "\(line.text.prefix(80))")
        continue
      }
      for part in message.array ?? [message] {
        if line.speaker == .client, let method = part["method"]?.string, let id = part["id"] { asked[id] = method }
        guard line.speaker == .bridge else { continue }
        if let method = part["method"]?.string, let params = part["params"] {
          try check(params, as: ["viewModel/didChange": "ViewModelDidChange", "store/didChange": "StoreDidChange"][method])
        } else if let result = part["result"], let id = part["id"], let method = asked[id] {
          try check(result, as: resultTypes[method])
        }
      }
    }
  }

  @Test(arguments: try Conversation.all())
  func `The client's requests in a conversation are read, or refused with -32602`(_ conversation: Conversation) throws {
    var refused: Set<JSONValue> = []
    for line in conversation.lines where line.speaker == .bridge {
      if let answer = try? JSONReader.value(of: line.text), answer["error"]?["code"]?.int == -32602, let id = answer["id"] {
        refused.insert(id)
      }
    }
    for line in conversation.lines where line.speaker == .client {
      guard let message = try? JSONReader.value(of: line.text) else { continue }
      for part in message.array ?? [message] {
        guard let method = part["method"]?.string, let read = wireReaders[method.split(separator: "/").joined(separator: ".")] else {
          continue
        }
        let problems = part["params"].map { read(JSONText($0)) } ?? []
        #expect(problems.isEmpty == !refused.contains(part["id"] ?? .null), "\(method): \(problems)")
      }
    }
  }

  private func check(_ value: JSONValue, as type: String?) throws {
    guard let type else { return }
    let rewrite = try #require(wireRewriters[type], "\(type)")
    #expect(rewrite(JSONText(value))?.value == value)
  }

  /// The records that results are, of methods that occur in conversations.
  private var resultTypes: [String: String] {
    var types = [
      "initialize": "InitializeResult", "clock/now": "ClockReading", "clock/advance": "ClockAdvanced", "store/open": "StoreOpened",
      "viewModel/create": "ViewModelCreated", "viewModel/state": "ViewModelSnapshot", "simulator/configure": "SimulatorSettings",
      "simulator/describe": "SimulatorDescription", "bridge/reset": "ResetResult", "store/fetchProducts": "ProductsSnapshot",
    ]
    for name in ["purchase", "restore", "currentState"] { types["store/\(name)"] = "SubscriptionState" }
    for action in Wire.ScreenAction.allCases { types["viewModel/\(action.rawValue)"] = "ActionResult" }
    return types
  }
}
