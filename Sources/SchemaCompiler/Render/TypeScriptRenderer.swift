internal import JSON

/// Renders the declarations for TypeScript, and the tables that the Node client runs on.
struct TypeScriptRenderer {
  let interface: Interface

  private static let folder = "clients/node/src/"
  private static let head = "// Made from Schemas/ by schema-compiler; not to be edited."

  func files() -> [GeneratedFile] {
    [
      GeneratedFile(path: TypeScriptRenderer.folder + "generated.d.ts", text: declarations()),
      GeneratedFile(path: TypeScriptRenderer.folder + "generated.js", text: tables()),
    ]
  }

  // MARK: Declarations

  private func declarations() -> String {
    var code = Code()
    code.line(TypeScriptRenderer.head)
    code.line()
    code.line("import { BridgeError } from \"./errors.js\";")
    for choice in interface.choices {
      code.line()
      code.line("/** \(choice.documentation) */")
      code.line("export type \(choice.name) =")
      code.indented { code in
        for (index, value) in choice.values.enumerated() {
          code.line("/** \(value.documentation) */")
          code.line("| \"\(value.name)\"\(index == choice.values.count - 1 ? ";" : "")")
        }
      }
    }
    for record in interface.records { write(record, to: &code) }
    for union in interface.unions {
      code.line()
      code.line("/** \(union.documentation) */")
      let parts = union.records.map { union.discriminator == nil ? "Partial<Omit<\($0), \"kind\">>" : $0 }
      code.line("export type \(union.name) = \(parts.joined(separator: union.discriminator == nil ? " & " : " | "));")
    }
    writeMethods(to: &code)
    writeNamespaces(to: &code)
    writeScreens(to: &code)
    writeErrors(to: &code)
    writeTables(to: &code)
    return code.text
  }

  private func write(_ record: Interface.Record, to code: inout Code) {
    let isInput = record.way != .output
    code.line()
    code.line("/** \(record.documentation) */")
    code.block("export interface \(record.name) {") { code in
      for field in record.fields { write(field, isInput: isInput, to: &code) }
    }
  }

  private func write(_ field: Interface.Field, isInput: Bool, to code: inout Code) {
    code.line("/** \(field.documentation) */")
    let type = field.constant.map { "\"\($0)\"" } ?? field.type.typeScript(interface)
    if isInput {
      code.line(field.isNeeded ? "\(field.name): \(type);" : "\(field.name)?: \(type.hasSuffix(" | null") ? type : type + " | null");")
    } else {
      code.line("readonly \(field.name)\(field.mayBeLeftOut ? "?" : ""): \(type);")
    }
  }

  private var called: [Interface.Method] { interface.methods.filter { $0.source.direction != .toFrontEnd && $0.name != "$/cancelRequest" } }

  private func writeMethods(to code: inout Code) {
    code.line()
    code.line("/** Every method that a front end may call. */")
    code.block("export interface Methods {") { code in
      for method in called where !method.isNotification {
        code.line("/** \(method.source.summary) */")
        code.block("\"\(method.name)\": {", "};") { code in
          if method.params.isEmpty {
            code.line("params: Record<string, never>;")
          } else {
            code.block("params: {", "};") { code in for field in method.params { write(field, isInput: true, to: &code) } }
          }
          code.line("result: \(method.result?.typeScript(interface) ?? "null");")
        }
      }
    }
    code.line()
    code.line("/** Everything that the bridge announces. */")
    code.block("export interface Announcements {") { code in
      for method in interface.methods where method.source.direction == .toFrontEnd && method.isNotification {
        code.line("/** \(method.source.summary) */")
        code.line("\"\(method.name)\": \(method.source.paramsValue ?? "unknown");")
      }
    }
    code.line()
    code.line("/** What the bridge asks the front end when it is the store. */")
    code.block("export interface StoreRequests {") { code in
      for method in interface.methods where method.source.direction == .both && !method.isNotification {
        code.line("/** \(method.source.summary) */")
        code.block("\"\(method.name)\": {", "};") { code in
          code.block("params: {", "};") { code in
            for field in method.params {
              code.line("\(field.name): \(field.type.typeScript(interface));")
            }
          }
          code.line("result: \(method.answer?.typeScript(interface) ?? "unknown");")
        }
      }
    }
  }

  /// Methods by noun: `bridge.clock.advance({ by: "P1M" })`.
  private func writeNamespaces(to code: inout Code) {
    var nouns: [String] = []
    for method in called where method.name.contains("/") && !nouns.contains(method.noun) { nouns.append(method.noun) }
    for noun in nouns {
      let methods = called.filter { $0.noun == noun && !$0.isNotification }
      code.line()
      code.line("/** The methods `\(methods[0].name.split(separator: "/")[0])/…`. */")
      code.block("export interface \(noun)Methods {") { code in
        for method in methods {
          code.line("/** \(method.source.summary) */")
          let verb = method.name.split(separator: "/")[1]
          let params =
            method.params.isEmpty
            ? "" : "params\(method.params.contains(where: \.isNeeded) ? "" : "?"): Methods[\"\(method.name)\"][\"params\"]"
          code.line("\(verb)(\(params)): Promise<Methods[\"\(method.name)\"][\"result\"]>;")
        }
      }
    }
    code.line()
    code.line("/** The nouns of a bridge. */")
    code.block("export interface Nouns {") { code in
      for noun in nouns {
        let name = noun.prefix(1).lowercased() + noun.dropFirst()
        code.line("readonly \(name): \(noun)Methods;")
      }
    }
  }

  private func writeScreens(to code: inout Code) {
    for union in interface.unions where union.discriminator != nil {
      for name in union.records {
        guard let record = interface.records.first(where: { $0.name == name }) else { continue }
        let kind = record.fields.first { $0.constant != nil }?.constant ?? ""
        code.line()
        code.line("/** What can be asked of the screen. */")
        code.block("export interface \(name.dropLast(5))Actions {") { code in
          for method in interface.methods where method.source.screens.contains(kind) {
            code.line("/** \(method.source.summary) Ends as: \(method.source.outcomes.joined(separator: ", ")). */")
            let params = method.params.filter { $0.name != "viewModel" }.map { field in
              let type = field.type.typeScript(interface)
              return field.isNeeded ? "\(field.name): \(type)" : "\(field.name)?: \(type.hasSuffix(" | null") ? type : type + " | null")"
            }
            code.line("\(method.name.split(separator: "/")[1])(\(params.joined(separator: ", "))): Promise<ActionResult>;")
          }
        }
      }
    }
  }

  private func writeErrors(to code: inout Code) {
    for failure in interface.failures {
      code.line()
      code.line("/** \(failure.data.documentation) */")
      code.block("export class \(failure.className) extends BridgeError {") { code in
        code.line("readonly code: \(failure.code);")
        code.line("readonly kind: \"\(failure.kind)\";")
        code.line("readonly data: \(failure.data.name);")
      }
    }
  }

  private func writeTables(to code: inout Code) {
    code.line()
    code.line("/** The version of the product that this was made with. */")
    code.line("export const version: string;")
    code.line("/** The version of the protocol. */")
    code.line("export const protocolVersion: number;")
    code.line("/** Each method's params, in the schema's order. */")
    code.line("export const methods: Readonly<Record<string, readonly string[]>>;")
    code.line("/** The class of each code. */")
    code.line("export const errors: Readonly<Record<number, typeof BridgeError>>;")
    code.line("/** The members and actions of each screen. */")
    code.line(
      "export const screens: Readonly<Record<ViewModelKind, { members: readonly string[]; actions: Readonly<Record<string, readonly string[]>> }>>;"
    )
  }

  // MARK: Tables

  private func tables() -> String {
    var code = Code()
    code.line(TypeScriptRenderer.head)
    code.line()
    code.line("import { BridgeError } from \"./errors.js\";")
    code.line()
    code.line("export const version = \"\(interface.version)\";")
    code.line("export const protocolVersion = \(interface.protocolVersion);")
    code.line()
    code.block("export const methods = {", "};") { code in
      for method in called { code.line("\"\(method.name)\": [\(quoted(method.params.map(\.name)))],") }
    }
    code.line()
    code.block("export const screens = {", "};") { code in
      for union in interface.unions where union.discriminator != nil {
        for name in union.records {
          guard let record = interface.records.first(where: { $0.name == name }) else { continue }
          let kind = record.fields.first { $0.constant != nil }?.constant ?? ""
          code.block("\(kind): {", "},") { code in
            code.line("members: [\(quoted(record.fields.map(\.name)))],")
            code.block("actions: {", "},") { code in
              for method in interface.methods where method.source.screens.contains(kind) {
                code.line(
                  "\(method.name.split(separator: "/")[1]): [\(quoted(method.params.map(\.name).filter { $0 != "viewModel" }))],")
              }
            }
          }
        }
      }
    }
    for failure in interface.failures {
      code.line()
      code.block("export class \(failure.className) extends BridgeError {") { code in
        code.line("static code = \(failure.code);")
        code.line("static kind = \"\(failure.kind)\";")
      }
    }
    code.line()
    code.block("export const errors = {", "};") { code in
      for failure in interface.failures { code.line("[\(failure.code)]: \(failure.className),") }
    }
    return code.text
  }

  private func quoted(_ names: [String]) -> String { names.map { "\"\($0)\"" }.joined(separator: ", ") }
}

extension Interface.TypeReference {
  func typeScript(_ interface: Interface) -> String {
    switch self {
    case .string, .text: "string"
    case .integer, .number: "number"
    case .boolean: "boolean"
    case .raw: "unknown"
    case .rawObject: "Readonly<Record<string, unknown>>"
    case .choice(let name, let integers): integers ? "\(name) | number" : name
    case .encoded(let name): name
    case .record(let name):
      if case .input(_, let shorthand?)? = interface.records.first(where: { $0.name == name })?.way,
        let field = interface.records.first(where: { $0.name == name })?.fields.first(where: { $0.name == shorthand })
      {
        "\(name) | \(field.type.typeScript(interface))"
      } else {
        name
      }
    case .list(let element): "readonly \(element.typeScriptElement(interface))[]"
    case .map(let value): "Readonly<Record<string, \(value.typeScript(interface))>>"
    case .optional(let type): "\(type.typeScript(interface)) | null"
    }
  }

  private func typeScriptElement(_ interface: Interface) -> String {
    let text = typeScript(interface)
    return text.contains(" ") ? "(\(text))" : text
  }
}
