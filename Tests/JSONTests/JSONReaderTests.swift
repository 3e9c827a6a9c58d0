import JSON
import Testing

@Suite struct JSONReaderTests {
  @Test func `A value comes back as it was written`() throws {
    let text = #"{"b":[1,2.50,-0,1e3,true,false,null],"a":{"é":"x\"\\\n\u001f"}}"#
    #expect(try JSONReader.value(of: text).text == text)
  }

  @Test func `A fault names the byte at which the text stops being JSON`() {
    #expect(throws: JSONFault(kind: .unexpectedByte, offset: 6, message: "'}' is not expected here")) {
      try JSONReader.value(of: "{\"a\": }")
    }
  }

  @Test func `A located value knows where its members stand`() throws {
    let value = try JSONReader.locatedValue(of: Array(#"{"a": [1, {"b": 2}]}"#.utf8))
    #expect(value["a"]?.elements?[1]["b"]?.offset == 16)
    #expect(value.members?[0].keyOffset == 1)
  }

  @Test(arguments: ["1", "1.0", "10e-1", "0.1e1", "100e-2"]) func `An integer may be spelled in any way`(text: String) throws {
    #expect(try JSONReader.value(of: text).int == 1)
  }
}
