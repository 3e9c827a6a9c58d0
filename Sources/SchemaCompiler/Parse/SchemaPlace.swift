/// A place in one of the sources, to be named in faults.
struct SchemaPlace {
  let file: String
  private(set) var pointer = ""

  init(file: String) { self.file = file }

  func member(_ name: String) -> SchemaPlace {
    var place = self
    let escaped = name.split(separator: "~", omittingEmptySubsequences: false).joined(separator: "~0")
    place.pointer += "/" + escaped.split(separator: "/", omittingEmptySubsequences: false).joined(separator: "~1")
    return place
  }

  func element(_ index: Int) -> SchemaPlace { member(String(index)) }

  func fault(_ message: String) -> SchemaFault { SchemaFault(file: file, pointer: pointer, message: message) }
}
