import Foundation
import SchemaCompiler
import Testing

struct SchemaFaultTests {
  private let model =
    #"{"$defs":{"Thing":{"description":"A thing.","type":"object","properties":{"name":{"description":"Its name.","type":"string"}},"required":["name"]}}}"#
  private let document =
    #"{"openrpc":"1.4.0","info":{"title":"t","version":"1","x-protocolVersion":1},"methods":[],"components":{"errors":{},"schemas":{}}}"#

  private func fault(model: String? = nil, document: String? = nil) -> SchemaFault? {
    do throws(SchemaFault) {
      _ = try SchemaCompiler.render(model: Array((model ?? self.model).utf8), document: Array((document ?? self.document).utf8))
      return nil
    } catch {
      return error
    }
  }

  @Test func `A small schema is rendered`() {
    #expect(fault() == nil)
  }

  @Test func `A value without a sentence is a fault, and its place is named`() {
    let fault = fault(model: #"{"$defs":{"Thing":{"type":"object"}}}"#)
    #expect(fault?.pointer == "/$defs/Thing")
    #expect(fault?.file == SchemaCompiler.modelPath)
  }

  @Test func `A choice without a sentence for each value is a fault`() {
    let fault = fault(model: #"{"$defs":{"Kind":{"description":"A kind.","type":"string","enum":["a"],"x-values":{}}}}"#)
    #expect(fault?.pointer == "/$defs/Kind/x-values")
  }

  @Test func `A union is a fault`() {
    let fault = fault(
      model:
        #"{"$defs":{"Thing":{"description":"A thing.","type":"object","properties":{"x":{"description":"X.","anyOf":[{"type":"string"},{"type":"integer"}]}},"required":["x"]}}}"#
    )
    #expect(fault?.pointer == "/$defs/Thing/properties/x")
  }

  @Test func `A reference that leads nowhere is a fault`() {
    let fault = fault(
      model:
        ##"{"$defs":{"Thing":{"description":"A thing.","type":"object","properties":{"x":{"description":"X.","$ref":"#/$defs/Y"}},"required":["x"]}}}"##
    )
    #expect(fault?.message == "no value is called Y")
  }

  @Test func `Members out of alphabetical order are a fault`() {
    let fault = fault(
      model:
        #"{"$defs":{"Thing":{"description":"A thing.","type":"object","properties":{"b":{"description":"B.","type":"string"},"a":{"description":"A.","type":"string"}},"required":["a","b"]}}}"#
    )
    #expect(fault?.pointer == "/$defs/Thing/properties")
  }

  @Test func `A method without a direction is a fault`() {
    let fault = fault(
      document:
        #"{"info":{"version":"1","x-protocolVersion":1},"methods":[{"name":"a/b","summary":"S.","description":"D.","params":[]}],"components":{"errors":{}}}"#
    )
    #expect(fault?.pointer == "/methods/0/x-direction")
  }

  @Test func `What is no JSON is a fault with its line`() {
    #expect(fault(model: "{\n\"a\": tru}")?.message.hasPrefix("line 2, column") == true)
  }
}
