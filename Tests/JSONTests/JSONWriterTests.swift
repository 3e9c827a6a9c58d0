import JSON
import Testing

@Suite struct JSONWriterTests {
  @Test func `Commas and colons come by themselves`() {
    let bytes = JSONWriter.bytes { writer in
      writer.object { writer in
        writer.key("a")
        writer.array { writer in
          writer.integer(1)
          writer.object { _ in }
          writer.null()
        }
        writer.key("é\"")
        writer.bool(true)
      }
    }
    #expect(String(decoding: bytes, as: UTF8.self) == #"{"a":[1,{},null],"é\"":true}"#)
  }

  @Test(arguments: [0, 7, -1, 10, 99, 100, -1234, Int.max, Int.min]) func `An integer is spelled as it is`(value: Int) {
    #expect(String(decoding: JSONWriter.bytes { $0.integer(value) }, as: UTF8.self) == "\(value)")
  }

  @Test func `Every string comes back as it was`() throws {
    let seed = UInt64.random(in: 0 ... .max)
    var random = Generator(state: seed)
    for _ in 0..<500 {
      let scalars = (0..<Int.random(in: 0...60, using: &random)).compactMap { _ in
        Unicode.Scalar(UInt32.random(in: 0...(Bool.random(using: &random) ? 0x7F : 0x10FFFF), using: &random))
      }
      let string = String(String.UnicodeScalarView(scalars))
      #expect(try JSONReader.value(of: JSONValue.string(string).bytes) == .string(string), "seed \(seed)")
    }
  }

  @Test(arguments: ["\"", "\\", "\u{0}", "\u{1F}", "\n", "\u{7F}", "é", "😀"]) func `An escape is seen wherever it stands`(special: String)
    throws
  {
    for place in 0..<20 {
      let string = String(repeating: " ", count: place) + special + String(repeating: "~", count: 19 - place)
      let bytes = JSONValue.string(string).bytes
      #expect(try JSONReader.value(of: bytes) == .string(string), "\(special) behind \(place) bytes")
    }
  }

  @Test func `A writer knows whether one whole value was written`() {
    var seen: [Bool] = []
    var writer = JSONWriter()
    seen.append(writer.isComplete)
    writer.beginObject()
    seen.append(writer.isComplete)
    writer.endObject()
    seen.append(writer.isComplete)
    writer.null()
    seen.append(writer.isComplete)
    #expect(seen == [false, false, true, false])
  }
}

/// A small generator that can be repeated by its seed.
struct Generator: RandomNumberGenerator {
  var state: UInt64

  mutating func next() -> UInt64 {
    state &+= 0x9E37_79B9_7F4A_7C15
    var z = state
    z = (z ^ z >> 30) &* 0xBF58_476D_1CE4_E5B9
    z = (z ^ z >> 27) &* 0x94D0_49BB_1331_11EB
    return z ^ z >> 31
  }
}
