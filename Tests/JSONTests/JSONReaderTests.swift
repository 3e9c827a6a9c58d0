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

@Suite struct JSONReaderLimitTests {
  @Test func `Nesting up to the limit is read, beyond it is refused with the limit's name`() throws {
    func nested(_ depth: Int) -> [UInt8] { Array((String(repeating: "[", count: depth) + String(repeating: "]", count: depth)).utf8) }
    try JSONReader.validate(nested(128))
    #expect(throws: JSONFault.self) { try JSONReader.validate(nested(129)) }
    do {
      try JSONReader.validate(nested(1_000_000), maximumDepth: 5)
    } catch {
      #expect(error.limit == JSONFault.Limit(name: "nesting", value: 5) && error.offset == 5)
    }
  }

  @Test func `A duplicate member is kept twice and the last one counts, or refused where that is asked`() throws {
    let text = Array(#"{"a":1,"\u0061":2}"#.utf8)
    let value = try JSONReader.value(of: text)
    #expect(value.object?.count == 2 && value["a"] == 2)
    do {
      _ = try JSONReader.value(of: text, duplicates: .refused)
      Issue.record("accepted")
    } catch {
      #expect(error.kind == .duplicateMember && error.offset == 7)
    }
  }

  @Test func `A fault knows its line and column`() {
    let text = Array("{\n  \"é\": x\r\n}".utf8)
    do {
      try JSONReader.validate(text)
    } catch {
      #expect(error.lineAndColumn(in: text) == (2, 8))
    }
  }

  @Test func `Every single change of a byte is read or refused, never worse`() {
    let text = Array(#"{"a":[1.5e-3,true,null,"\u00e9é😀\n"],"b":{}}"#.utf8)
    for index in text.indices {
      for byte in UInt8.min...UInt8.max {
        var changed = text
        changed[index] = byte
        if let value = try? JSONReader.value(of: changed) { #expect((try? JSONReader.value(of: value.bytes)) == value) }
      }
    }
  }

  @Test func `Every cut of a text is refused at its end`() {
    let text = Array(#"{"a":[1.5e-3,true,null,"\u00e9é😀\n"],"b":{}}"#.utf8)
    for count in 0..<text.count {
      do {
        try JSONReader.validate(Array(text.prefix(count)))
        Issue.record("accepted \(count) bytes")
      } catch {
        #expect(error.offset <= count)
      }
    }
  }
}
