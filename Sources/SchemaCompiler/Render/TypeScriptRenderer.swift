/// Renders the declarations and tables for Node.
struct TypeScriptRenderer {
  let interface: Interface
  func files() -> [GeneratedFile] { [] }
}
