import BridgeWire
import Foundation
import JSON
import JSONRPC
import Testing

struct ExampleTests {
  @Test(arguments: try Example.all("accept"))
  func `An example to accept is read without a problem`(_ example: Example) throws {
    let read = try #require(wireReaders[example.name], "nothing is called \(example.name)")
    #expect(read(example.text) == [])
  }

  @Test(arguments: try Example.all("refuse"))
  func `An example to refuse is refused at the path that it names`(_ example: Example) throws {
    let read = try #require(wireReaders[example.name], "nothing is called \(example.name)")
    let value = example.text.value
    let problems = read(JSONText(try #require(value["value"])))
    let path = try #require(value["path"]?.string)
    #expect(problems.map(\.path) == [path], "\(problems)")
    #expect(problems.allSatisfy { !$0.message.isEmpty && !$0.message.hasSuffix(".") })
  }

  @Test(arguments: try Example.all("accept").filter { wireRewriters[$0.name] != nil })
  func `What the bridge writes comes out as it was read, members in alphabetical order`(_ example: Example) throws {
    let rewrite = try #require(wireRewriters[example.name])
    let written = try #require(rewrite(example.text)).value
    var expected = sorted(example.text.value)
    if case .object(var object) = expected, object["addedLater"] != nil {
      object["addedLater"] = nil
      expected = .object(object)
    }
    #expect(written == expected)
  }

  @Test func `Every name that the bridge reads has an example`() throws {
    let shown = Set(try Example.all("accept").map(\.name))
    let methods = wireReaders.keys.filter { $0.first?.isLowercase == true }
    #expect(Set(methods).subtracting(shown) == [])
  }

  private func sorted(_ value: JSONValue) -> JSONValue {
    switch value {
    case .object(let object):
      .object(JSONObject(members: object.members.sorted { $0.key < $1.key }.map { .init(key: $0.key, value: sorted($0.value)) }))
    case .array(let elements): .array(elements.map(sorted))
    default: value
    }
  }
}
