import JSON
import JSONRPC
import Testing

@MainActor @Suite struct FramingTests {
  static let ping = Conversation.request("ping")
  static let pong = Conversation.result("\"pong\"")

  static func frame(_ text: String) -> String { "Content-Length: \(text.utf8.count)\r\n\r\n\(text)" }

  @Test func `Answers use the framing of the input`() {
    #expect(Conversation().send(FramingTests.frame(FramingTests.ping)) == FramingTests.frame(FramingTests.pong))
    #expect(Conversation().send(FramingTests.ping + "\r\n") == FramingTests.pong + "\n")
  }

  @Test(arguments: ["\u{FEFF}", "\n\r\n  \n", " ", ""]) func `What stands before the first line does not decide the framing`(prefix: String)
  {
    #expect(Conversation().send(prefix + FramingTests.ping + "\n") == FramingTests.pong + "\n")
  }

  @Test func `Any header decides for headers, blank lines before it or not`() {
    #expect(
      Conversation().send("\r\nX-Trace: 1\r\ncontent-length:40 \r\n\r\n" + FramingTests.ping) == FramingTests.frame(FramingTests.pong))
  }

  @Test func `Bytes may come one by one, in either framing`() {
    for text in [FramingTests.ping + "\n", FramingTests.frame(FramingTests.ping), "\u{FEFF}\n" + FramingTests.ping + "\n"] {
      let conversation = Conversation()
      var answers = ""
      for byte in text.utf8 { answers += conversation.send([byte]) }
      #expect(answers.hasSuffix(FramingTests.pong) || answers.hasSuffix(FramingTests.pong + "\n"))
    }
  }

  @Test func `Every length of an answer is counted right`() {
    for length in [1, 5, 8, 60, 61, 62, 63, 955, 965, 975, 9970, 99_960, 120_000] {
      let conversation = Conversation()
      let params = "[\"\(String(repeating: "é", count: length))\"]"
      #expect(
        conversation.send(FramingTests.frame(Conversation.request("echo", params))) == FramingTests.frame(Conversation.result(params)))
    }
  }

  @Test func `A line that is too long is answered once and skipped`() {
    var options = RPCPeerOptions()
    options.maximumMessageBytes = 1000
    let conversation = Conversation(options)
    let answers = Conversation.answers(
      conversation.send(
        String(repeating: "x", count: 500_000) + "\n" + FramingTests.ping + "\n" + String(repeating: "y", count: 1001) + "\n"))
    #expect(answers.map(\.code) == [-32700, nil, -32700])
    #expect(answers[0].data?["limit"] == ["name": "messageBytes", "value": 1000])
  }

  @Test func `A body that is too long is answered and skipped`() {
    var options = RPCPeerOptions()
    options.maximumMessageBytes = 1000
    options.framing = .headers
    let conversation = Conversation(options)
    let text = conversation.send(FramingTests.frame(String(repeating: "x", count: 500_000)) + FramingTests.frame(FramingTests.ping))
    #expect(text.contains("messageBytes") && text.hasSuffix(FramingTests.frame(FramingTests.pong)))
  }

  @Test(arguments: [
    "Content-Length: x\r\n\r\n", "Content-Length: -1\r\n\r\n", "X: 1\r\n\r\n", "Content-Length: 1\r\nContent-Length: 2\r\n\r\n",
    "Content-Length: 1073741825\r\n\r\n", "Content-Length: 99999999999999999999999\r\n\r\n", "no header\r\n\r\n",
    "X: " + String(repeating: "x", count: 70_000) + "\r\n",
  ])
  func `A header block without a usable length is answered and ends reading with status 1`(block: String) async {
    var options = RPCPeerOptions()
    options.framing = .headers
    let conversation = Conversation(options)
    let text = conversation.send(block)
    #expect(text.contains("-32700"))
    await conversation.settle()
    #expect(conversation.end == RPCEnd(cause: .unreadable, status: 1))
  }

  @Test func `A frame that is cut off by the end ends with status 1, a line without an end is served`() async {
    let cut = Conversation()
    cut.send("Content-Length: 100\r\n\r\n{")
    cut.peer.receiveEnd()
    #expect(cut.end == RPCEnd(cause: .endOfInput, status: 1))
    let line = Conversation()
    line.send(FramingTests.ping)
    line.peer.receiveEnd()
    #expect(line.transport.take() == FramingTests.pong + "\n")
    #expect(line.end == RPCEnd(cause: .endOfInput, status: 0))
  }

  @Test func `A message nested too deep is refused and the limit is named`() {
    let deep = String(repeating: "[", count: 127) + String(repeating: "]", count: 127)
    #expect(Conversation().call("ping", deep) == FramingTests.pong + "\n")
    let answer = Conversation.answers(Conversation().call("ping", "[\(deep)]"))[0]
    #expect(answer.code == -32700 && answer.data?["limit"] == ["name": "nesting", "value": 128])
  }

  @Test func `Random cuts of a stream change nothing`() {
    let seed = UInt64.random(in: 0 ... .max)
    var random = SplitMix(state: seed)
    let stream = (0..<200).map {
      FramingTests.frame(Conversation.request("echo", "[\"\(String(repeating: "z", count: $0 * 7))\"]", id: "\($0)"))
    }
    .joined()
    let whole = Conversation().send(stream)
    let conversation = Conversation()
    var rest = Array(stream.utf8)[...]
    var pieces = ""
    while !rest.isEmpty {
      let count = min(rest.count, Int.random(in: 1...3000, using: &random))
      pieces += conversation.send(Array(rest.prefix(count)))
      rest = rest.dropFirst(count)
    }
    #expect(pieces == whole, "seed \(seed)")
  }
}

/// A small generator that can be repeated by its seed.
struct SplitMix: RandomNumberGenerator {
  var state: UInt64

  mutating func next() -> UInt64 {
    state &+= 0x9E37_79B9_7F4A_7C15
    var z = state
    z = (z ^ z >> 30) &* 0xBF58_476D_1CE4_E5B9
    z = (z ^ z >> 27) &* 0x94D0_49BB_1331_11EB
    return z ^ z >> 31
  }
}
