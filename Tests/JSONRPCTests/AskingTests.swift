import JSON
import JSONRPC
import Testing

@MainActor @Suite struct AskingTests {
  @Test func `A request of ours has ids of its own and its answer reaches who asked`() async {
    let conversation = Conversation()
    let text = conversation.call("ask", id: #""b-1""#)
    #expect(text == #"{"jsonrpc":"2.0","id":"b-1","method":"question","params":{}}"# + "\n")
    conversation.line(#"{"jsonrpc":"2.0","id":"b-1","result":[1]}"#)
    conversation.line(#"{"jsonrpc":"2.0","id":"b-1","result":[2]}"#)
    await conversation.settle()
    #expect(conversation.transport.take() == Conversation.result("[1]", id: #""b-1""#) + "\n")
  }

  @Test func `An error of the other side reaches who asked`() async {
    let conversation = Conversation()
    conversation.call("ask")
    conversation.line(#"{"jsonrpc":"2.0","id":"b-1","error":{"code":-1,"message":"no"}}"#)
    await conversation.settle()
    #expect(Conversation.answers(conversation.transport.take())[0].code == -1)
  }

  @Test func `Giving up sends a cancel, and a late answer is handed over`() async {
    let conversation = Conversation()
    let request = conversation.peer.request("question") { $0.object { _ in } }
    var late: [Result<JSONText, RPCError>] = []
    request.onLateAnswer = { late.append($0) }
    request.cancel()
    #expect(conversation.transport.take().hasSuffix(#"{"jsonrpc":"2.0","method":"$/cancelRequest","params":{"id":"b-1"}}"# + "\n"))
    await #expect(throws: RPCError.requestCancelled()) { try await request.answer() }
    conversation.line(#"{"jsonrpc":"2.0","id":"b-1","result":7}"#)
    conversation.line(#"{"jsonrpc":"2.0","id":"b-1","result":8}"#)
    #expect(late.map { try? $0.get().value } == [7])
  }

  @Test func `A cancel reaches the question that a request waits for`() async {
    let conversation = Conversation()
    conversation.call("ask")
    let text = conversation.tell("$/cancelRequest", #"{"id":1}"#)
    #expect(text.contains(#""params":{"id":"b-1"}"#))
    await conversation.settle()
    #expect(Conversation.answers(conversation.transport.take()).map(\.code) == [-32800])
  }

  @Test(arguments: [
    #"{"jsonrpc":"2.0","id":"b-9","result":1}"#, #"{"jsonrpc":"2.0","id":9,"result":1}"#,
    #"{"jsonrpc":"2.0","id":null,"error":{"code":-32700,"message":"m"}}"#, #"{"jsonrpc":"2.0","id":"b-01","result":1}"#,
  ])
  func `An answer to nothing is ignored`(text: String) {
    #expect(Conversation().line(text) == "")
  }

  @Test func `What was asked is given up when the input ends`() async {
    let conversation = Conversation()
    conversation.call("ask")
    conversation.peer.receiveEnd()
    await conversation.settle()
    #expect(Conversation.answers(conversation.transport.take()).last?.code == -32800)
    #expect(conversation.end?.status == 0)
  }
}
