import JSON
import Testing

@Suite struct JSONCursorTests {
  private func text(_ string: String) throws -> JSONText { try JSONText(Array(string.utf8)) }

  @Test func `A cursor walks members and elements in their order`() throws {
    var seen: [String] = []
    try text(#" { "a" : [ 1 , "x" ] , "b\n" : null , "c" : { "d" : true } } "#).read { cursor in
      cursor.object { key, value in
        seen.append(key.string)
        switch key {
        case "a": value.array { seen.append("\($0.value().text)") }
        default: value.skip()
        }
      }
    }
    #expect(seen == ["a", "1", "\"x\"", "b\n", "c"])
  }

  @Test func `A name is compared by value`() throws {
    try text(#"{"\u0061":1}"#).read { cursor in
      cursor.object { key, value in
        #expect(key == "a" as StaticString && key == String("a") && !(key == "b" as StaticString))
        value.skip()
      }
    }
  }

  @Test(arguments: [
    ("1", 1), ("-0", 0), ("1.0", 1), ("1e3", 1000), ("1.5", nil), ("0.001e3", 1), ("9223372036854775807", Int.max),
    ("-9223372036854775808", Int.min), ("9223372036854775808", nil), ("1e99999999999999999999", nil), ("1e-99999999999999999999", nil),
    ("0e99999999999999999999", 0), ("12000e-3", 12), ("1" + String(repeating: "0", count: 400) + "e-400", 1),
  ])
  func `An integer is what a number is, however it is spelled`(spelling: String, value: Int?) throws {
    #expect(
      try text("[\(spelling),7]").read { cursor in
        var found: [Int?] = []
        cursor.array { found.append($0.integer()) }
        return found
      } == [value, 7])
  }

  @Test(arguments: [
    (#""\ud800""#, "\u{FFFD}"), (#""\udc00x""#, "\u{FFFD}x"), (#""\ud83d\ude00""#, "😀"), (#""\ud83d\ud83d\ude00""#, "\u{FFFD}😀"),
    (#""\ud83dA""#, "\u{FFFD}A"), (#""\u0000\/\b""#, "\0/\u{8}"),
  ])
  func `A lone surrogate becomes U+FFFD`(spelling: String, value: String) throws {
    #expect(try text(spelling).read { $0.string() } == value)
  }

  @Test func `Skipping goes behind any value, however deep`() throws {
    let deep = String(repeating: #"{"]":["#, count: 60) + #""}]\"""# + String(repeating: "]}", count: 60)
    #expect(
      try text("[\(deep),5]").read { cursor in
        var last: Int?
        var index = 0
        cursor.array { value in
          if index == 0 { value.skip() } else { last = value.integer() }
          index += 1
        }
        return last
      } == 5)
  }

  @Test func `Raw text is what was written`() throws {
    #expect(
      try text(#"[ {"a" : 1.50 } ]"#).read { cursor in
        var raw = ""
        cursor.array { raw = String(decoding: $0.rawValue(), as: UTF8.self) }
        return raw
      } == #"{"a" : 1.50 }"#)
  }
}
