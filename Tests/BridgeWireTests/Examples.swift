import BridgeWire
import Foundation
import JSON
import JSONRPC
import Testing

/// An example of `Schemas/examples`, and what is said of it.
struct Example: CustomTestStringConvertible {
  /// The value of the model, or the method with a dot, whose folder it stands in.
  var name: String
  var file: String
  var text: JSONText

  var testDescription: String { "\(name)/\(file)" }

  static let root = URL(filePath: #filePath).deletingLastPathComponent().deletingLastPathComponent().deletingLastPathComponent()

  /// Those of one kind, `accept` or `refuse`, in the order of their names.
  static func all(_ kind: String) throws -> [Example] {
    let folder = root.appending(path: "Schemas/examples/\(kind)")
    var examples: [Example] = []
    for name in try FileManager.default.contentsOfDirectory(atPath: folder.path).sorted() {
      for file in try FileManager.default.contentsOfDirectory(atPath: folder.appending(path: name).path).sorted() {
        let bytes = [UInt8](try Data(contentsOf: folder.appending(path: name).appending(path: file)))
        let value = try JSONReader.value(of: bytes)
        examples.append(Example(name: name, file: String(file.dropLast(5)), text: JSONText(value)))
      }
    }
    return examples
  }
}

func problems<Value: WireReadable>(of _: Value.Type, in text: JSONText) -> [RPCError.Problem] {
  var reading = WireReading()
  let value = text.read { Value(from: &$0, &reading) }
  return value == nil && reading.problems.isEmpty ? [RPCError.Problem(path: "", message: "nothing was read")] : reading.problems
}

func problems(in text: JSONText, _ read: (RPCParams) throws(RPCError) -> Void) -> [RPCError.Problem] {
  do throws(RPCError) {
    try RPCParams.withText(text) { (params) throws(RPCError) in try read(params) }
    return []
  } catch {
    return (error.data?["problems"]?.array ?? []).map {
      RPCError.Problem(path: $0["path"]?.string ?? "", message: $0["message"]?.string ?? "")
    }
  }
}

func rewritten<Value: WireReadable>(_: Value.Type, _ text: JSONText, _ write: (Value, inout JSONWriter) -> Void) -> JSONText? {
  var reading = WireReading()
  return text.read { Value(from: &$0, &reading) }.map { value in JSONText { write(value, &$0) } }
}
