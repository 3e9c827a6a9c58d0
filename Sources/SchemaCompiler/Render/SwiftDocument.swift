internal import JSON

/// Renders the document itself, so that the process can answer it without a file.
struct SwiftDocument {
  let interface: Interface
  let document: JSONValue

  private static let width = 130

  func write(to code: inout Code) {
    code.comment("The OpenRPC document of `Schemas/openrpc.json`, and what it says of versions.")
    code.block("public enum OpenRPCDocument {") { code in
      code.comment("The version of the product.")
      code.line("public static var version: String { \"\(interface.version)\" }")
      code.comment("The version of the protocol.")
      code.line("public static var protocolVersion: Int { \(interface.protocolVersion) }")
      code.line()
      code.comment("The whole document, without white space.")
      code.block("public static var text: StaticString {") { code in
        code.line("###\"\"\"")
        for line in lines { code.line(line) }
        code.line("\"\"\"###")
      }
    }
  }

  /// The text cut into pieces that a raw string literal joins again.
  private var lines: [String] {
    var lines: [String] = []
    var current = ""
    for character in document.text {
      current.append(character)
      // A piece must not end in white space, which the literal's own line end would swallow.
      if current.count >= SwiftDocument.width, character != " " {
        lines.append(current + "\\###")
        current = ""
      }
    }
    lines.append(current)
    return lines
  }
}
