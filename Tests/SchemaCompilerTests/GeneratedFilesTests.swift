import Foundation
import SchemaCompiler
import Testing

struct GeneratedFilesTests {
  static let root = URL(filePath: #filePath).deletingLastPathComponent().deletingLastPathComponent().deletingLastPathComponent()

  static func rendering() throws -> [GeneratedFile] {
    try SchemaCompiler.render(
      model: Array(Data(contentsOf: root.appending(path: SchemaCompiler.modelPath))),
      document: Array(Data(contentsOf: root.appending(path: SchemaCompiler.documentPath))))
  }

  @Test func `Every generated file is as a fresh rendering has it`() throws {
    for file in try Self.rendering() {
      let committed = try? String(contentsOf: Self.root.appending(path: file.path), encoding: .utf8)
      #expect(committed == file.text, "\(file.path) is stale; run: swift run schema-compiler")
    }
  }

  @Test func `No generated file is left over`() throws {
    let made = Set(try Self.rendering().map(\.path))
    for folder in [SchemaCompiler.swiftFolder, SchemaCompiler.swiftTestsFolder] {
      let present = try FileManager.default.contentsOfDirectory(atPath: Self.root.appending(path: folder).path)
      for name in present where name.hasSuffix(".generated.swift") {
        #expect(made.contains(folder + name), "\(folder)\(name) is made from nothing; run: swift run schema-compiler")
      }
    }
  }

  @Test func `Every generated file says from what it was made`() throws {
    let sources = [SchemaCompiler.modelPath, SchemaCompiler.documentPath]
    for file in try Self.rendering() where !sources.contains(file.path) {
      let head = try #require(file.text.split(separator: "\n").first)
      #expect(head.contains("Made from Schemas/"), "\(file.path)")
    }
  }

  @Test func `The clients bear the product's version`() throws {
    let document = try String(contentsOf: Self.root.appending(path: SchemaCompiler.documentPath), encoding: .utf8)
    let version = try #require(document.firstMatch(of: /"version": "([0-9.]+)"/)).1
    for path in ["clients/python/pyproject.toml", "clients/node/package.json"] {
      let text = try String(contentsOf: Self.root.appending(path: path), encoding: .utf8)
      #expect(text.contains("\"\(version)\""), "\(path)")
    }
  }
}
