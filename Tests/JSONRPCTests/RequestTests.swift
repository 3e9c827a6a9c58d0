import JSON
import JSONRPC
import Testing

@MainActor @Suite struct RequestTests {
  @Test func `A request that needs no waiting is answered in the turn in which it was read`() {
    let conversation = Conversation()
    #expect(conversation.call("ping") == Conversation.result("\"pong\"") + "\n")
    #expect(conversation.call("soon") == Conversation.result("\"soon\"") + "\n")
  }

  @Test(arguments: ["1", "1.0", "1e3", "-0", "123456789012345678901234567890", "\"a\"", "\"\"", "null", #""\u0061\n""#, "0"])
  func `An id is given back letter for letter`(id: String) {
    #expect(Conversation().call("ping", id: id) == Conversation.result("\"pong\"", id: id) + "\n")
  }

  @Test func `The answers to one read go out in one write`() {
    let conversation = Conversation()
    conversation.send((0..<200).map { Conversation.request("ping", id: "\($0)") + "\n" }.joined())
    #expect(conversation.transport.writes == 1)
  }

  @Test func `Params reach the handler as they were written`() {
    #expect(Conversation().call("echo", #"{"b":1.50,"a":[]}"#) == Conversation.result(#"{"b":1.50,"a":[]}"#) + "\n")
  }

  @Test func `A notification is served and not answered`() {
    let conversation = Conversation()
    #expect(conversation.tell("note", #"["x"]"#) == "")
    #expect(conversation.log == ["x"])
  }

  @Test func `An unknown method is answered with the nearest known ones, again and again`() {
    let conversation = Conversation()
    for _ in 0..<3 {
      let answer = Conversation.answers(conversation.call("pign"))[0]
      #expect(answer.code == -32601 && answer.kind == "methodNotFound")
      #expect(answer.data?["suggestions"] == ["ping"])
    }
  }

  @Test func `A method's name may be written with escapes`() {
    #expect(Conversation().call(#"pi\u006eg"#) == Conversation.result("\"pong\"") + "\n")
  }

  @Test func `What a handler throws is the answer`() {
    let answer = Conversation.answers(Conversation().call("fail"))[0]
    #expect(answer.code == -32602)
    #expect(answer.data?["problems"] == [["path": "/a", "message": "is missing"]])
  }

  @Test func `A result that cannot be written becomes an internal error`() {
    let conversation = Conversation()
    let answer = Conversation.answers(conversation.call("broken"))[0]
    #expect(answer.code == -32603 && answer.id == "1")
    #expect(conversation.call("ping") == Conversation.result("\"pong\"") + "\n")
  }

  @Test(arguments: [
    (#"{"jsonrpc":"1.0","id":1,"method":"ping"}"#, "1"), (#"{"id":"a","method":"ping"}"#, "\"a\""), ("{}", "null"), ("7", "null"),
    (#"{"jsonrpc":"2.0","id":1,"method":5}"#, "1"), (#"{"jsonrpc":"2.0","id":1,"method":"ping","params":3}"#, "1"),
    (#"{"jsonrpc":"2.0","id":[1],"method":"ping"}"#, "null"), (#"{"jsonrpc":"2.0","id":1,"id":2,"method":"ping"}"#, "null"),
    (#"{"jsonrpc":"2.0","id":1,"method":"ping","method":"ping"}"#, "null"), (#"{"jsonrpc":"2.0","id":1}"#, "1"),
    (#"{"jsonrpc":"2.0","id":1,"method":"ping","result":1}"#, "1"), (#"{"jsonrpc":"2.0","id":3,"method":"exit"}"#, "3"),
    (#"{"jsonrpc":"2.0","id":3,"method":"$/cancelRequest"}"#, "3"),
  ])
  func `What is JSON but no request is refused with the id that could be read`(text: String, id: String) {
    let answer = Conversation.answers(Conversation().line(text))[0]
    #expect(answer.code == -32600 && answer.kind == "invalidRequest" && answer.id == id)
  }

  @Test(arguments: ["{", #"{"jsonrpc":"2.0","id":1,"method":"ping",}"#, "[1,]", "nul", #"{"jsonrpc":"2.0","id":"\ud800","method":"ping"}"#])
  func `What is no JSON is a parse error, and the next message is read normally`(text: String) {
    let conversation = Conversation()
    let answer = Conversation.answers(conversation.line(text))[0]
    #expect(answer.code == -32700 && answer.kind == "parseError" && answer.id == "null")
    #expect(conversation.call("ping") == Conversation.result("\"pong\"") + "\n")
  }

  @Test func `An id that is under way is refused and the first is not disturbed`() async {
    let conversation = Conversation()
    conversation.call("wait", #"["a"]"#, id: #""x""#)
    let answer = Conversation.answers(conversation.call("ping", id: #""\u0078""#))[0]
    #expect(answer.code == -32600 && answer.id == "null" && answer.data?["id"] == "x")
    #expect(conversation.call("ping", id: "1") == Conversation.result("\"pong\"", id: "1") + "\n")
    await conversation.open("a")
    #expect(conversation.transport.take() == Conversation.result("\"a\"", id: #""x""#) + "\n")
    #expect(conversation.call("ping", id: #""x""#) == Conversation.result("\"pong\"", id: #""x""#) + "\n")
  }

  @Test func `Numbers are the same id only letter for letter, and null is never a duplicate`() {
    let conversation = Conversation()
    for id in ["1", "1.0", "null", "null"] { #expect(conversation.call("wait", #"["a"]"#, id: id) == "") }
  }

  @Test func `Every message can be observed verbatim`() {
    let conversation = Conversation()
    var seen: [String] = []
    conversation.peer.onMessage = { seen.append(($0 == .sent ? "> " : "< ") + String(decoding: $1, as: UTF8.self)) }
    conversation.line(#" {"jsonrpc":"2.0", "id":1,"method":"ping"} "#)
    #expect(seen == [#"<  {"jsonrpc":"2.0", "id":1,"method":"ping"} "#, "> " + Conversation.result("\"pong\"")])
  }
}
