import JSON
import JSONRPC
import Testing
import Timekeeping

@testable import SubscriptionBridge

@MainActor
struct RecordingTests {
  /// What is kept of a conversation, as lines.
  private final class Kept {
    var bytes: [UInt8] = []
    var lines: [String] { String(decoding: bytes, as: UTF8.self).split(separator: "\n").map(String.init) }
  }

  private func recorder(into kept: Kept, files: [String: String] = [:]) -> Recorder {
    Recorder(
      version: "1", arguments: ["--clock", "virtual"], time: Timekeeper(virtual: ServeOptions.virtualStart), framing: { .lines },
      contents: { files[$0].map { Array($0.utf8) } }, write: { kept.bytes += $0 })
  }

  private func note(_ recorder: Recorder, _ direction: RPCDirection, _ text: String) {
    Array(text.utf8).withUnsafeBytes { recorder.note(direction, $0) }
  }

  @Test func `What is recorded is read again, letter for letter`() throws {
    let kept = Kept()
    let recorder = recorder(into: kept, files: ["a.storekit": "{ }\n"])
    _ = recorder.configuration(at: "a.storekit")
    note(recorder, .received, #"{"id": 1.0, "method":"ping"}"#)
    note(recorder, .sent, #"{"id":1.0}"#)
    note(recorder, .received, "{\n}")
    note(recorder, .refused, "")
    recorder.end(RPCEnd(cause: .exit, status: 0))
    let recording = try Recording(kept.bytes)
    #expect(recording.version == "1")
    #expect(recording.arguments == ["--clock", "virtual"])
    #expect(recording.isDeterministic)
    #expect(recording.configurations.map(\.path) == ["a.storekit"])
    #expect(
      recording.lines.map(\.content) == [
        .client(Array(#"{"id": 1.0, "method":"ping"}"#.utf8)), .bridge(Array(#"{"id":1.0}"#.utf8)), .client(Array("{\n}".utf8)), .tooLong,
        .end("exit"),
      ])
    #expect(recording.lines.map(\.number) == [2, 3, 4, 5, 6])
  }

  @Test func `Nothing is written before it is known how messages are told apart`() {
    let kept = Kept()
    let recorder = recorder(into: kept)
    #expect(kept.bytes.isEmpty)
    note(recorder, .received, "{}")
    #expect(kept.lines.count == 2)
    #expect(kept.lines[0].contains(#""framing":"lines""#))
  }

  @Test func `A file that is read again is kept again only when it has changed`() {
    let kept = Kept()
    let files = Files()
    let recorder = Recorder(
      version: "1", arguments: [], time: .system, framing: { .lines }, contents: { _ in Array(files.text.utf8) },
      write: { kept.bytes += $0 })
    _ = recorder.configuration(at: "a")
    note(recorder, .received, "{}")
    _ = recorder.configuration(at: "a")
    #expect(kept.lines.count == 2)
    files.text = "{ }"
    _ = recorder.configuration(at: "a")
    #expect(kept.lines.count == 3)
  }

  private final class Files {
    var text = "{}"
  }

  @Test(arguments: [
    #"{"privateKey" : "abc","x":1}"#, #"{"text":"{\n \"privateKey\" : \"abc\"}","x":1}"#, #"{"apiKey":"abc","x":1}"#,
    #"{"k":"sk_abcabcabcabcabcabc","x":1}"#, #"{"k":"MIG\#(String(repeating: "abc", count: 40))","x":1}"#,
  ])
  func `A secret is taken out and the rest stays`(text: String) throws {
    let cleaned = SecretFilter.clean(text)
    #expect(!cleaned.contains("abc"))
    #expect(try JSONReader.value(of: cleaned)["x"] == 1)
  }

  @Test(arguments: [
    #"{"privateKeyless":"abc"}"#, #"{"apiKeyFile":"abc"}"#, #"{"id":"sk_abc"}"#, #"{"x":"MIGHT"}"#, #"{"privateKey""#, #"{"privateKey":"#,
    #"{"privateKey":""}"#, "privateKey",
  ])
  func `What only looks like a secret stays`(text: String) {
    #expect(SecretFilter.clean(text) == text)
  }

  @Test(arguments: [
    ("", 1, "empty"), ("{}", 1, "start"), ("nothing", 1, "start"), (#"{"start":{}}"# + "\n{", 2, "not JSON"),
    (#"{"start":{}}"# + "\n\n" + #"{"from":"nobody"}"#, 3, "expected"),
    (#"{"start":{"configurations":[{"file":"a"}]}}"#, 1, "configuration"),
  ])
  func `What is no recording is refused with the line`(text: String, line: Int, word: String) {
    let fault = #expect(throws: RecordingFault.self) { try Recording(Array(text.utf8)) }
    #expect(fault?.line == line)
    #expect(fault?.message.contains(word) == true)
  }

  @Test func `Bytes are compared only where the same requests give the same bytes`() throws {
    func recording(_ clock: String, _ params: String) throws -> Recording {
      let open = #"{"from":"client","message":{"jsonrpc":"2.0","id":1,"method":"store/open","params":\#(params)}}"#
      return try Recording(Array((#"{"start":{"clock":"\#(clock)"}}"# + "\n" + open).utf8))
    }
    #expect(try recording("virtual", #"{"kind":"spy"}"#).isDeterministic)
    #expect(try !recording("system", #"{"kind":"spy"}"#).isDeterministic)
    #expect(try !recording("virtual", #"{"kind":"delegated"}"#).isDeterministic)
    #expect(try !recording("virtual", #"["revenueCat"]"#).isDeterministic)
  }

  @Test func `A difference names each place`() {
    let recorded: JSONValue = ["a": ["b": 1, "c": [1, 2]], "d": 1]
    let now: JSONValue = ["a": ["b": 2, "c": [1, 3]], "e": 1]
    #expect(
      ReplayDifference.places(recorded, now, path: "") == [
        "a.b: recorded was 1, now 2", "a.c[1]: recorded was 2, now 3", "d: recorded was 1, now it is not there",
        "e: now 1, which was not there",
      ])
  }
}
