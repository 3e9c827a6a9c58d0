/// Renders the types and methods for Python.
struct PythonRenderer {
  let interface: Interface
  func files() -> [GeneratedFile] { [] }
}
