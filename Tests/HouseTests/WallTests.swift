import Foundation
import Testing

/// What each room must never contain. The compiler checks the imports; this checks the words.
private let walls: [(room: String, forbidden: [String])] = [
  ("JSON", ["import Foundation", "(?i)rpc", "(?i)subscription", "(?i)purchase"]),
  ("JSONRPC", ["import Foundation", "(?i)subscription", "(?i)purchase", #"(?i)\bproducts?\b"#, #"(?<![\w.])print\("#]),
  ("Timekeeping", ["(?i)subscription", "(?i)purchase", "(?i)json", #"Task\.sleep"#]),
  ("Subscriptions", ["Codable", "(?i)json", "URLSession", "FileManager", #"\bDate\(\)"#]),
  ("SubscriptionViewModels", ["(?i)json", #"\bWire\b"#, #"\bDate\(\)"#, #"\w+StoreClient\(\)"#, #"Task\.sleep"#, "import SimulatedStore"]),
  ("SubscriptionTesting", ["(?i)json", #"\bDate\(\)"#, #"Task\.sleep"#]),
  (
    "StoreEngine",
    [
      #"\basync\b"#, #"\bawait\b"#, #"\bDate\(\)"#, #"\bDate\.now\b"#, #"\bUUID\("#, #"\.random\b"#, "FileManager", "FileHandle",
      #"\bopen\("#,
    ]
  ),
  ("SimulatedStore", ["import JSONRPC", "import SubscriptionViewModels", #"\bRPC[A-Z]"#]),
  ("RevenueCatStore", ["import JSONRPC", "import SubscriptionViewModels", "import StoreEngine", #"\bRPC[A-Z]"#]),
  ("BridgeWire", ["import Subscriptions"]),
  ("SubscriptionBridge", ["FileHandle", "FileManager", #"\bDate\(\)"#, #"Task\.sleep"#, "import StoreEngine", "import RevenueCatStore"]),
  ("SchemaCompiler", ["import JSONRPC", "import BridgeWire", "import Subscriptions"]),
]

private let root = URL(filePath: #filePath).deletingLastPathComponent().deletingLastPathComponent().deletingLastPathComponent()

private func swiftFiles(in room: String) throws -> [URL] {
  let folder = root.appending(path: "Sources/\(room)")
  let names = try FileManager.default.subpathsOfDirectory(atPath: folder.path)
  return names.filter { $0.hasSuffix(".swift") }.sorted().map { folder.appending(path: $0) }
}

/// Code without its comments: a wall is about what a room does, and a comment may say what it does not do.
private func codeLines(of text: String) -> [(number: Int, line: String)] {
  text.split(separator: "\n", omittingEmptySubsequences: false).enumerated().compactMap { index, line in
    let code = line.trimmingCharacters(in: .whitespaces)
    return code.hasPrefix("//") ? nil : (index + 1, String(line))
  }
}

@Suite struct WallTests {
  @Test(arguments: walls.map(\.room))
  func `No room says a word that belongs elsewhere`(room: String) throws {
    let forbidden = walls.first { $0.room == room }!.forbidden
    let files = try swiftFiles(in: room)
    #expect(!files.isEmpty)
    for file in files {
      for (number, line) in codeLines(of: try String(contentsOf: file, encoding: .utf8)) {
        for word in forbidden.map({ $0.hasPrefix("import ") ? "^(public |internal |private )?\($0)\\b" : $0 })
        where line.range(of: word, options: .regularExpression) != nil {
          Issue.record("\(room)/\(file.lastPathComponent):\(number) says \(word): \(line)")
        }
      }
    }
  }

  @Test func `Only the generated files of BridgeWire hold wire types`() throws {
    for file in try swiftFiles(in: "BridgeWire") where !file.lastPathComponent.hasSuffix(".generated.swift") {
      let text = try String(contentsOf: file, encoding: .utf8)
      #expect(text.range(of: #"extension Wire\b|enum Wire\b"#, options: .regularExpression) == nil, "\(file.lastPathComponent)")
    }
  }

  @Test func `Every escape hatch carries its reason on the line above`() throws {
    for room in try FileManager.default.contentsOfDirectory(atPath: root.appending(path: "Sources").path) {
      for file in try swiftFiles(in: room) {
        let lines = try String(contentsOf: file, encoding: .utf8).split(separator: "\n", omittingEmptySubsequences: false)
        for (index, line) in lines.enumerated()
        where line.contains("@unchecked Sendable") || line.contains("nonisolated(unsafe)") || line.contains("unsafeBitCast") {
          let above = index > 0 ? lines[index - 1].trimmingCharacters(in: .whitespaces) : ""
          #expect(above.hasPrefix("//"), "\(room)/\(file.lastPathComponent):\(index + 1)")
        }
      }
    }
  }

  @Test func `The top level holds what the house fixes and nothing else`() throws {
    let allowed: Set = ["Package.swift", "Sources", "Tests", "Schemas", "clients", "README.md"]
    let names = try FileManager.default.contentsOfDirectory(atPath: root.path).filter { !$0.hasPrefix(".") }
    #expect(Set(names).subtracting(allowed) == [], "unexpected at the top level")
  }
}
