import BridgeWire
import Foundation
import JSON
import Testing

struct DocumentTests {
  private var embedded: [UInt8] {
    Array(UnsafeBufferPointer(start: OpenRPCDocument.text.utf8Start, count: OpenRPCDocument.text.utf8CodeUnitCount))
  }

  @Test func `The document that is answered is the one in the schemas folder`() throws {
    let file = try Data(contentsOf: Example.root.appending(path: "Schemas/openrpc.json"))
    #expect(try JSONReader.value(of: embedded) == JSONReader.value(of: Array(file)))
  }

  @Test func `The document is one line`() {
    #expect(!embedded.contains(0x0A))
  }

  @Test func `The document says the version that is embedded beside it`() throws {
    let info = try JSONReader.value(of: embedded)["info"]
    #expect(info?["version"]?.string == OpenRPCDocument.version)
    #expect(info?["x-protocolVersion"]?.int == OpenRPCDocument.protocolVersion)
  }
}
