import Foundation

/// A folder of its own for one test.
struct Folder {
  let path: String

  init() throws {
    path = FileManager.default.temporaryDirectory.appending(path: "store-\(UUID().uuidString)").path
  }

  var ledger: URL { URL(filePath: path).appending(path: "ledger.jsonl") }

  func remove() { try? FileManager.default.removeItem(atPath: path) }
}
