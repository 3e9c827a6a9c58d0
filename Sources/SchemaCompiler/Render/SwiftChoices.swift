/// Renders the namespace of the wire types and its enums.
struct SwiftChoices {
  let interface: Interface

  func write(to code: inout Code) {
    code.comment("The values that cross the pipe, as `Schemas/model.schema.json` names them.")
    code.block("public enum Wire {") { code in
      for (index, choice) in interface.choices.enumerated() {
        if index > 0 { code.line() }
        write(choice, to: &code)
      }
    }
  }

  private func write(_ choice: Interface.Choice, to code: inout Code) {
    code.comment(choice.documentation)
    code.block("public enum \(choice.name): String, WireChoice {") { code in
      for value in choice.values {
        code.comment(value.documentation)
        code.line("case \(value.name)")
      }
      guard choice.values.contains(where: { $0.integer != nil }) else { return }
      code.line()
      code.block("public init?(integer: Int) {") { code in
        code.line("switch integer {")
        for value in choice.values {
          if let integer = value.integer { code.line("case \(integer): self = .\(value.name)") }
        }
        code.line("default: return nil")
        code.line("}")
      }
      code.line()
      code.comment("The integer of a `.storekit` file.")
      code.block("public var integer: Int {") { code in
        code.line("switch self {")
        for value in choice.values {
          if let integer = value.integer { code.line("case .\(value.name): \(integer)") }
        }
        code.line("}")
      }
    }
  }
}
