import JSON
import JSONRPC
import Testing

@MainActor @Suite struct OrderTests {
  @Test func `Requests start in the order in which they arrive and end when they are done`() async {
    let conversation = Conversation()
    conversation.call("wait", #"["a"]"#, id: "1")
    conversation.call("wait", #"["b"]"#, id: "2")
    #expect(conversation.log == ["start a", "start b"])
    await conversation.open("b")
    await conversation.open("a")
    #expect(Conversation.answers(conversation.transport.take()).map(\.id) == ["2", "1"])
  }

  @Test func `Nothing starts before an exclusive request is done, but cancels and answers pass`() async {
    let conversation = Conversation()
    conversation.call("ask", id: "1")
    #expect(conversation.transport.take() == "")
    conversation.call("advance", #"["a"]"#, id: "2")
    conversation.call("note", #"["late"]"#, id: "3")
    conversation.call("note", #"["cancelled"]"#, id: "4")
    conversation.tell("note", #"["told"]"#)
    #expect(conversation.log == ["start a"])
    let cancelled = Conversation.answers(conversation.tell("$/cancelRequest", #"{"id":4}"#))
    #expect(cancelled.map(\.id) == ["4"] && cancelled[0].code == -32800 && cancelled[0].kind == "requestCancelled")
    conversation.line(#"{"jsonrpc":"2.0","id":"b-1","result":{"x":1}}"#)
    await conversation.settle()
    #expect(conversation.transport.take() == Conversation.result(#"{"x":1}"#, id: "1") + "\n")
    await conversation.open("a")
    #expect(Conversation.answers(conversation.transport.take()).map(\.id) == ["2", "3"])
    #expect(conversation.log == ["start a", "late", "told"])
  }

  @Test func `Sequential requests start only after the one before is finished`() async {
    var options = RPCPeerOptions()
    options.isSequential = true
    let conversation = Conversation(options)
    conversation.call("wait", #"["a"]"#, id: "1")
    conversation.call("wait", #"["b"]"#, id: "2")
    #expect(conversation.log == ["start a"])
    await conversation.open("a")
    #expect(conversation.log == ["start a", "start b"])
  }

  @Test func `A sequential request that waits for nothing but virtual time lets the next one start`() async {
    var options = RPCPeerOptions()
    options.isSequential = true
    let conversation = Conversation(options)
    conversation.peer.waitsOnlyForVirtualTime = { true }
    conversation.call("wait", #"["a"]"#, id: "1")
    conversation.call("ping", id: "2")
    await conversation.settle()
    #expect(conversation.transport.take() == Conversation.result("\"pong\"", id: "2") + "\n")
  }

  @Test func `The owner can have the question asked anew`() async {
    var options = RPCPeerOptions()
    options.isSequential = true
    let conversation = Conversation(options)
    let answer = Box(false)
    conversation.peer.waitsOnlyForVirtualTime = { answer.value }
    conversation.call("wait", #"["a"]"#, id: "1")
    conversation.call("ping", id: "2")
    await conversation.settle()
    #expect(conversation.transport.take() == "")
    answer.value = true
    conversation.peer.reconsider()
    await conversation.settle()
    #expect(conversation.transport.take() == Conversation.result("\"pong\"", id: "2") + "\n")
  }

  @Test func `Too many requests under way are refused with the limit's name`() {
    var options = RPCPeerOptions()
    options.maximumRequestsUnderWay = 2
    let conversation = Conversation(options)
    for id in 1...2 { conversation.call("wait", #"["a"]"#, id: "\(id)") }
    let answer = Conversation.answers(conversation.call("ping", id: "3"))[0]
    #expect(answer.code == 1008 && answer.kind == "limitExceeded" && answer.id == "3")
    #expect(answer.data?["limit"] == ["name": "requestsUnderWay", "value": 2])
  }

  @Test func `Too much text under way is refused with the limit's name`() {
    var options = RPCPeerOptions()
    options.maximumBytesUnderWay = 90
    let conversation = Conversation(options)
    conversation.call("advance", #"["a"]"#, id: "1")
    let answer = Conversation.answers(conversation.call("ping", id: "2"))[0]
    #expect(answer.code == 1008 && answer.data?["limit"] == ["name": "bytesUnderWay", "value": 90])
  }
}
