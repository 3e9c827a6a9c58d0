internal import JSON

/// Renders the wire types, the methods and the handler protocol in Swift.
struct SwiftRenderer {
  let interface: Interface
  let document: JSONValue

  func files() -> [GeneratedFile] {
    var files = [
      file("WireChoices", from: SchemaCompiler.modelPath) { code in SwiftChoices(interface: interface).write(to: &code) },
      file("OpenRPCDocument", from: SchemaCompiler.documentPath) { code in
        SwiftDocument(interface: interface, document: document).write(to: &code)
      },
      file("BridgeHandlers", from: SchemaCompiler.documentPath) { code in SwiftHandlers(interface: interface).write(to: &code) },
      file("WireFailures", from: SchemaCompiler.documentPath) { code in SwiftFailures(interface: interface).write(to: &code) },
    ]
    for group in recordGroups {
      files.append(
        file("Wire+\(group.name)", from: SchemaCompiler.modelPath) { code in
          code.importing("JSON", .forClients)
          code.line()
          code.block("extension Wire {") { code in
            for (index, record) in group.records.enumerated() {
              if index > 0 { code.line() }
              SwiftRecord(record: record, interface: interface).write(to: &code)
            }
          }
        })
    }
    files.append(
      file("WireReaders", in: SchemaCompiler.swiftTestsFolder, from: SchemaCompiler.documentPath) { code in
        SwiftReaders(interface: interface).write(to: &code)
      })
    for noun in nouns {
      files.append(
        file("\(noun)Methods", from: SchemaCompiler.documentPath) { code in
          SwiftMethods(interface: interface, noun: noun).write(to: &code)
        })
    }
    return files
  }

  /// A record and its input form share a file; the data of errors has none.
  private var recordGroups: [(name: String, records: [Interface.Record])] {
    var groups: [(name: String, records: [Interface.Record])] = []
    for record in interface.records where !record.isErrorData {
      if let last = groups.last, record.name == last.name + "Input" {
        groups[groups.count - 1].records.append(record)
      } else {
        groups.append((record.name, [record]))
      }
    }
    return groups
  }

  private var nouns: [String] {
    var nouns: [String] = []
    for method in interface.methods where method.isHandled || method.isSentByBridge {
      if !nouns.contains(method.noun) { nouns.append(method.noun) }
    }
    return nouns
  }

  private func file(
    _ name: String, in folder: String = SchemaCompiler.swiftFolder, from source: String, _ body: (inout Code) -> Void
  ) -> GeneratedFile {
    var code = Code()
    code.line("// Made from \(source) by schema-compiler; not to be edited.")
    code.line("// swift-format-ignore-file")
    code.line()
    body(&code)
    return GeneratedFile(path: folder + name + ".generated.swift", text: code.text)
  }
}

extension Interface.Method {
  /// `ViewModel` for `viewModel/load`, `Process` for what has no noun.
  var noun: String {
    guard let slash = name.firstIndex(of: "/"), name.first != "$" else { return "Process" }
    return String(name[..<slash]).capitalisedFirst
  }

  /// `Load` for `viewModel/load`.
  var verb: String {
    guard let slash = name.firstIndex(of: "/") else { return name.capitalisedFirst }
    return String(name[name.index(after: slash)...]).capitalisedFirst
  }

  /// `viewModelLoad`, the handler's function.
  var functionName: String {
    guard name.contains("/") else { return name }
    return name.split(separator: "/")[0] + verb
  }
}
