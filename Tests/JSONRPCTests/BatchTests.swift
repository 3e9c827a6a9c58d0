import JSON
import JSONRPC
import Testing

@MainActor @Suite struct BatchTests {
  @Test func `A batch is answered as one array in the order of its members once all are done`() async {
    let conversation = Conversation()
    let text = conversation.line(
      "[" + Conversation.request("wait", #"["a"]"#, id: "1") + "," + Conversation.request("ping", id: "2") + ",3]")
    #expect(text == "")
    await conversation.open("a")
    let lines = conversation.transport.take()
    #expect(
      lines.hasPrefix("[" + Conversation.result("\"a\"", id: "1") + "," + Conversation.result("\"pong\"", id: "2") + ",")
        && lines.hasSuffix("]\n"))
  }

  @Test func `An empty batch is refused with one error`() {
    #expect(Conversation.answers(Conversation().line("[]"))[0].code == -32600)
  }

  @Test func `A batch of notifications is not answered`() {
    let conversation = Conversation()
    #expect(conversation.line(#"[{"jsonrpc":"2.0","method":"note","params":["x"]}]"#) == "")
    #expect(conversation.log == ["x"])
  }

  @Test func `Nothing of a batch that is no JSON is carried out`() {
    let conversation = Conversation()
    let answers = Conversation.answers(conversation.line(#"[{"jsonrpc":"2.0","method":"note","params":["x"]},]"#))
    #expect(answers.count == 1 && answers[0].code == -32700)
    #expect(conversation.log == [])
  }

  @Test func `Notifications come before the array, and those held by the batch behind it`() {
    let conversation = Conversation()
    let lines = conversation.line("[" + Conversation.request("say", "[]", id: "1") + "," + Conversation.request("say", id: "2") + "]")
    let said = #"{"jsonrpc":"2.0","method":"said","params":{}}"#
    #expect(
      lines
        == [said, "[" + Conversation.result("null", id: "1") + "," + Conversation.result("null", id: "2") + "]", said, ""].joined(
          separator: "\n"))
  }

  @Test func `A batch with too many members is refused and the limit is named`() {
    var options = RPCPeerOptions()
    options.maximumBatchMembers = 3
    let conversation = Conversation(options)
    let answer = Conversation.answers(conversation.line("[1,2,3,4]"))[0]
    #expect(answer.code == -32600 && answer.data?["limit"] == ["name": "batchMembers", "value": 3])
  }

  @Test func `An id that occurs twice in a batch is refused the second time`() {
    let text = Conversation().line("[" + Conversation.request("ping") + "," + Conversation.request("ping") + "]")
    let answers = Answer(text).value.array ?? []
    #expect(answers.map { $0["error"]?["code"]?.int } == [nil, -32600])
  }
}
