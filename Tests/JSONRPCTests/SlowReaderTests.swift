import JSON
import JSONRPC
import Testing

@MainActor @Suite struct SlowReaderTests {
  private func conversation() -> Conversation {
    var options = RPCPeerOptions()
    options.highWaterBytes = 10_000
    let conversation = Conversation(options)
    conversation.transport.room = 0
    return conversation
  }

  /// Lets the reader take everything.
  private func drain(_ conversation: Conversation) {
    conversation.transport.room = nil
    conversation.peer.flush()
  }

  @Test func `Nothing begins while too much waits to be written, and all follows in order`() {
    let conversation = conversation()
    var changes: [Bool] = []
    conversation.peer.onCongestionChange = { changes.append($0) }
    let requests = (0..<20_000).map { Conversation.request("ping", id: "\($0)") + "\n" }.joined()
    conversation.send(requests)
    #expect(conversation.peer.isCongested && !conversation.transport.isReading && changes == [true])
    drain(conversation)
    #expect(conversation.transport.isReading && changes.last == false)
    let answers = conversation.transport.take()
    #expect(answers == (0..<20_000).map { Conversation.result("\"pong\"", id: "\($0)") + "\n" }.joined())
  }

  @Test func `A queued request does not begin while the reader is slow`() async {
    let conversation = conversation()
    conversation.call("advance", #"["a"]"#, id: "1")
    conversation.call("note", #"["late"]"#, id: "2")
    for _ in 0..<1000 { conversation.peer.notify("said") { $0.object { _ in } } }
    #expect(conversation.peer.isCongested)
    await conversation.open("a")
    #expect(conversation.log == ["start a"])
    drain(conversation)
    #expect(conversation.log == ["start a", "late"])
  }

  @Test func `The end of input waits for the slow reader`() {
    let conversation = conversation()
    conversation.send((0..<1000).map { Conversation.request("ping", id: "\($0)") + "\n" }.joined())
    conversation.peer.receiveEnd()
    #expect(conversation.end == nil)
    drain(conversation)
    #expect(conversation.end?.status == 0)
    #expect(Conversation.answers(conversation.transport.take()).count == 1000)
  }
}
