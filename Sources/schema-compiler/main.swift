import SchemaCompiler

#if canImport(FoundationEssentials)
  import FoundationEssentials
#else
  import Foundation
#endif

#if canImport(Glibc)
  import Glibc
#else
  import Darwin
#endif

// Writes all generated files anew, or with --check says which differ from a fresh rendering. Run from the project's root.

func complain(_ message: String) {
  let line = Array((message + "\n").utf8)
  _ = write(STDERR_FILENO, line, line.count)
}

let arguments = CommandLine.arguments.dropFirst()
guard arguments.allSatisfy({ $0 == "--check" }) else {
  complain("usage: schema-compiler [--check]")
  exit(2)
}

do {
  let model = try Data(contentsOf: URL(filePath: SchemaCompiler.modelPath))
  let document = try Data(contentsOf: URL(filePath: SchemaCompiler.documentPath))
  let files = try SchemaCompiler.render(model: Array(model), document: Array(document))
  let paths = Set(files.map(\.path))

  var differences: [String] = []
  for file in files where (try? Data(contentsOf: URL(filePath: file.path))) != Data(file.text.utf8) {
    differences.append(file.path)
  }
  let folder = SchemaCompiler.swiftFolder
  let present = (try? FileManager.default.contentsOfDirectory(atPath: folder)) ?? []
  let strays = present.filter { $0.hasSuffix(".generated.swift") }.map { folder + $0 }.filter { !paths.contains($0) }.sorted()

  if arguments.contains("--check") {
    for path in differences { complain("\(path) differs from a fresh rendering") }
    for path in strays { complain("\(path) is no longer made from anything") }
    if !differences.isEmpty || !strays.isEmpty {
      complain("run: swift run schema-compiler")
      exit(1)
    }
  } else {
    for file in files where differences.contains(file.path) {
      let url = URL(filePath: file.path)
      try FileManager.default.createDirectory(at: url.deletingLastPathComponent(), withIntermediateDirectories: true)
      try Data(file.text.utf8).write(to: url)
      print("wrote \(file.path)")
    }
    for path in strays {
      try FileManager.default.removeItem(atPath: path)
      print("removed \(path)")
    }
  }
} catch let fault as SchemaFault {
  complain("\(fault)")
  exit(1)
} catch {
  complain("\(error)")
  exit(1)
}
