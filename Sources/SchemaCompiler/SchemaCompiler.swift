internal import JSON

/// Makes Swift, Python and TypeScript of the schemas: parse, translate, render.
///
/// **Invariant:** nothing here reads or writes a file; texts come in and texts go out.
public enum SchemaCompiler {
  /// The two hand-written sources, relative to the project's root.
  public static let modelPath = "Schemas/model.schema.json"
  public static let documentPath = "Schemas/openrpc.json"
  /// Where the Swift files go.
  public static let swiftFolder = "Sources/BridgeWire/"
  /// Where the table of readers goes that tests use.
  public static let swiftTestsFolder = "Tests/BridgeWireTests/"

  /// Renders every generated file from the texts of the two sources.
  ///
  /// The sources are among the results: `openrpc.json` with its `components.schemas` made anew, both laid out evenly.
  /// - Throws: the first ``SchemaFault`` found.
  public static func render(model modelText: [UInt8], document documentText: [UInt8]) throws(SchemaFault) -> [GeneratedFile] {
    let model = try value(of: modelText, file: modelPath)
    let document = try value(of: documentText, file: documentPath)

    let definitions = try SchemaParser(model: model).definitions()
    let description = try MethodParser(document: document).description()

    let interface = try Translator(definitions: definitions, description: description).interface()

    let bundle = try BundledDocument(document: document, model: model, definitions: definitions)

    return [
      GeneratedFile(path: modelPath, text: JSONLayout.text(of: model)),
      GeneratedFile(path: documentPath, text: JSONLayout.text(of: bundle.value)),
    ]
      + SwiftRenderer(interface: interface, document: bundle.value).files()
      + PythonRenderer(interface: interface).files()
      + TypeScriptRenderer(interface: interface).files()
  }

  private static func value(of text: [UInt8], file: String) throws(SchemaFault) -> JSONValue {
    do {
      return try JSONReader.value(of: text, duplicates: .refused)
    } catch {
      let place = error.lineAndColumn(in: text)
      throw SchemaFault(file: file, pointer: "", message: "line \(place.line), column \(place.column): \(error.message)")
    }
  }
}
