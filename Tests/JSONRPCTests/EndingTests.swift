import JSON
import JSONRPC
import Testing

@MainActor @Suite struct EndingTests {
  @Test func `At the end of input what is under way is finished`() async {
    let conversation = Conversation()
    conversation.call("wait", #"["a"]"#)
    conversation.peer.receiveEnd()
    #expect(conversation.end == nil && conversation.alarms.seconds == [30])
    await conversation.open("a")
    #expect(conversation.transport.take() == Conversation.result("\"a\"") + "\n")
    #expect(conversation.end == RPCEnd(cause: .endOfInput, status: 0))
  }

  @Test func `The drain limit starts anew with each answer, then the rest is answered 1011`() async {
    let conversation = Conversation()
    conversation.call("wait", #"["a"]"#, id: "1")
    conversation.call("wait", #"["b"]"#, id: "2")
    conversation.peer.receiveEnd()
    await conversation.open("a")
    conversation.alarms.ring()
    #expect(conversation.end == nil)
    _ = conversation.transport.take()
    conversation.alarms.ring()
    await conversation.settle()
    let answers = Conversation.answers(conversation.transport.take())
    #expect(answers.map(\.id) == ["2"] && answers[0].code == 1011 && answers[0].kind == "shuttingDown")
    #expect(conversation.end?.status == 0)
  }

  @Test func `What waits for virtual time alone is answered 1011 at once`() async {
    let conversation = Conversation()
    conversation.peer.waitsOnlyForVirtualTime = { true }
    for id in 1...20 { conversation.call("wait", #"["\#(id)"]"#, id: "\(id)") }
    conversation.peer.receiveEnd()
    await conversation.settle()
    let answers = Conversation.answers(conversation.transport.take())
    #expect(answers.map(\.id) == (1...20).map(String.init) && answers.allSatisfy { $0.code == 1011 })
    #expect(conversation.end?.status == 0)
  }

  @Test func `Shutdown is answered when everything before it is, and what comes after it is refused`() async {
    let conversation = Conversation()
    conversation.call("wait", #"["a"]"#, id: "1")
    conversation.call("shutdown", id: "2")
    #expect(Conversation.answers(conversation.call("ping", id: "3")).map(\.code) == [1011])
    #expect(Conversation.answers(conversation.call("ping", id: "2")).map(\.code) == [-32600])
    await conversation.open("a")
    #expect(conversation.transport.take() == Conversation.result("\"a\"", id: "1") + "\n" + Conversation.result("null", id: "2") + "\n")
    #expect(conversation.end == nil)
    conversation.tell("exit")
    #expect(conversation.end == RPCEnd(cause: .exit, status: 0))
  }

  @Test func `A reader that went away ends it quietly, a full disk with a word and status 1`() {
    for (failure, status) in [(nil, 0), ("No space left on device", 1)] as [(String?, Int32)] {
      let conversation = Conversation()
      var said: [String] = []
      conversation.peer.onDiagnostic = { said.append($0.message) }
      conversation.transport.isClosed = failure == nil
      conversation.transport.failure = failure
      conversation.call("ping")
      #expect(conversation.end == RPCEnd(cause: .endOfInput, status: status))
      #expect(said.filter { $0.contains("No space") }.count == Int(status) && said.count == Int(status))
    }
  }

  @Test func `Exit without shutdown is status 1, and what was under way is answered`() async {
    let conversation = Conversation()
    conversation.call("wait", #"["a"]"#, id: "1")
    #expect(Conversation.answers(conversation.tell("exit")).map(\.code) == [1011])
    #expect(conversation.end == RPCEnd(cause: .exit, status: 1))
  }

  @Test func `A signal answers what waits with 1011 and lets what cannot be stopped end`() async {
    let conversation = Conversation()
    conversation.call("advance", #"["a"]"#, id: "1")
    conversation.call("ping", id: "2")
    conversation.peer.receiveSignal(15)
    #expect(Conversation.answers(conversation.transport.take()).map(\.id) == ["2"])
    #expect(conversation.alarms.seconds == [5])
    await conversation.settle()
    #expect(Conversation.answers(conversation.transport.take()).map(\.code) == [1011])
    #expect(conversation.end == RPCEnd(cause: .signal, status: 143))
  }

  @Test func `The owner is told before the end, once`() {
    let conversation = Conversation()
    var told: [RPCEnd] = []
    conversation.peer.willEnd = { told.append($0) }
    conversation.peer.receiveEnd()
    #expect(told == [RPCEnd(cause: .endOfInput, status: 0)])
  }

  @Test func `A reader that went away ends the conversation quietly`() {
    let conversation = Conversation()
    conversation.transport.isClosed = true
    conversation.call("ping")
    #expect(conversation.end == RPCEnd(cause: .endOfInput, status: 0))
  }

  @Test func `A reader that takes nothing at the end ends with status 1`() {
    let conversation = Conversation()
    conversation.transport.room = 10
    conversation.call("ping")
    conversation.peer.receiveEnd()
    #expect(conversation.end == nil)
    conversation.alarms.ring()
    #expect(conversation.end?.status == 1)
  }
}
