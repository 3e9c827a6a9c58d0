import JSON
import JSONRPC
import Testing

@MainActor @Suite struct CancelTests {
  @Test func `A cancelled request is answered exactly once`() async {
    let conversation = Conversation()
    conversation.call("wait", #"["a"]"#, id: #""x""#)
    conversation.tell("$/cancelRequest", #"{"id":"\u0078"}"#)
    conversation.tell("$/cancelRequest", #"{"id":"x"}"#)
    await conversation.open("a")
    let answers = Conversation.answers(conversation.transport.take())
    #expect(answers.map(\.code) == [-32800] && answers[0].id == "\"x\"")
  }

  @Test func `A cancel in the same write as its request reaches it`() async {
    let conversation = Conversation()
    for id in 0..<100 {
      conversation.send(
        Conversation.request("wait", #"["\#(id)"]"#, id: "\(id)") + "\n"
          + #"{"jsonrpc":"2.0","method":"$/cancelRequest","params":{"id":\#(id)}}"#
          + "\n")
    }
    await conversation.settle()
    #expect(conversation.peer.isCongested == false)
    conversation.peer.receiveEnd()
    #expect(conversation.end?.status == 0)
  }

  @Test(arguments: ["{}", #"{"id":77}"#, #"{"id":null}"#, "[]", "[1,2]", #"{"id":{}}"#]) func `A cancel of nothing is ignored`(
    params: String
  ) {
    #expect(Conversation().tell("$/cancelRequest", params) == "")
  }
}
