import JSON
import JSONRPC

/// A peer with a few methods, at the other end of whose pipe the test sits.
@MainActor final class Conversation {
  let transport = MemoryTransport()
  let peer: RPCPeer
  private(set) var log: [String] = []
  private let box = Box<RPCEnd?>(nil)
  let alarms: ManualAlarms
  /// What `wait` waits for, by name.
  private var gates: [String: CheckedContinuation<Bool, Never>] = [:]
  private var openGates: Set<String> = []

  init(_ options: RPCPeerOptions = RPCPeerOptions()) {
    let alarms = ManualAlarms()
    self.alarms = alarms
    let box = box
    peer = RPCPeer(transport: transport, options: options, setAlarm: { alarms.set($0, $1) }, end: { box.value = $0 })
    peer.register("ping") { _, _ in .text("\"pong\"") }
    peer.register("echo") { params, _ in
      let copy = params.copy
      return .value { if let copy { $0.text(copy) } else { $0.null() } }
    }
    peer.register("broken") { _, _ in .value { $0.beginObject() } }
    peer.register("fail") { _, _ throws(RPCError) in throw .invalidParams(problems: [.init(path: "/a", message: "is missing")]) }
    peer.register("soon") { _, _ in .later { RPCResult { $0.string("soon") } } }
    peer.register("say") { [peer] params, context in
      peer.notify("said", heldBy: params.cursor == nil ? nil : context.batch) { $0.object { _ in } }
      return .text("null")
    }
    peer.register("wait") { [unowned self] params, _ in
      let gate = Conversation.name(params)
      log.append("start \(gate)")
      return .later { () throws(RPCError) in
        guard await self.gate(gate) else { throw .requestCancelled() }
        return RPCResult { $0.string(gate) }
      }
    }
    peer.register("advance") { [unowned self] params, _ in
      let gate = Conversation.name(params)
      log.append("start \(gate)")
      return .exclusive { () throws(RPCError) in
        guard await self.gate(gate) else { throw .requestCancelled() }
        return RPCResult { $0.string(gate) }
      }
    }
    peer.register("note") { [unowned self] params, _ in
      log.append(Conversation.name(params))
      return .text("null")
    }
    peer.register("ask") { [peer] _, _ in
      .later { () throws(RPCError) in
        let answer = try await peer.request("question") { $0.object { _ in } }.answer()
        return RPCResult { $0.text(answer) }
      }
    }
    peer.start()
  }

  var end: RPCEnd? { box.value }

  private static func name(_ params: RPCParams) -> String {
    guard var cursor = params.cursor else { return "" }
    var name = ""
    cursor.array { name = $0.string() }
    return name
  }

  /// Waits at a gate; false if the wait was cancelled.
  private func gate(_ name: String) async -> Bool {
    if Task.isCancelled { return false }
    if openGates.contains(name) { return true }
    return await withTaskCancellationHandler {
      await withCheckedContinuation { gates[name] = $0 }
    } onCancel: {
      Task.immediate { @MainActor in self.gates.removeValue(forKey: name)?.resume(returning: false) }
    }
  }

  /// Lets whoever waits at a gate pass, and runs what follows from it.
  func open(_ name: String) async {
    openGates.insert(name)
    gates.removeValue(forKey: name)?.resume(returning: true)
    await settle()
  }

  /// Lets the jobs run that are ready: each yield lets everything before it go first.
  func settle() async {
    for _ in 0..<10 { await Task.yield() }
  }

  // MARK: Talking

  /// Sends bytes, and gives back what was written in the same turn.
  @discardableResult func send(_ text: String) -> String { send(Array(text.utf8)) }

  @discardableResult func send(_ bytes: [UInt8]) -> String {
    var rest = bytes[...]
    while !rest.isEmpty {
      peer.receive { space in
        let count = min(space.count, rest.count)
        space.copyBytes(from: rest.prefix(count))
        rest = rest.dropFirst(count)
        return count
      }
    }
    return transport.take()
  }

  /// Sends one line.
  @discardableResult func line(_ text: String) -> String { send(text + "\n") }

  /// Sends a request.
  @discardableResult func call(_ method: String, _ params: String? = nil, id: String = "1") -> String {
    line(Conversation.request(method, params, id: id))
  }

  @discardableResult func tell(_ method: String, _ params: String? = nil) -> String {
    line(#"{"jsonrpc":"2.0","method":"\#(method)"\#(params.map { #","params":"# + $0 } ?? "")}"#)
  }

  static func request(_ method: String, _ params: String? = nil, id: String = "1") -> String {
    #"{"jsonrpc":"2.0","id":\#(id),"method":"\#(method)"\#(params.map { #","params":"# + $0 } ?? "")}"#
  }

  static func result(_ result: String, id: String = "1") -> String { #"{"jsonrpc":"2.0","id":\#(id),"result":\#(result)}"# }

  /// The answers in a text of lines.
  static func answers(_ text: String) -> [Answer] { text.split(separator: "\n").map { Answer(String($0)) } }
}

/// One line that the peer wrote, as short as a test wants to read it.
struct Answer: Equatable, CustomStringConvertible {
  let value: JSONValue

  init(_ line: String) { value = (try? JSONReader.value(of: line)) ?? .string("unreadable: \(line)") }

  var id: String { value["id"]?.text ?? "none" }
  var code: Int? { value["error"]?["code"]?.int }
  var kind: String? { value["error"]?["data"]?["kind"]?.string }
  var data: JSONValue? { value["error"]?["data"] }
  var result: String? { value["result"]?.text }
  var description: String { value.text }
}

/// Alarms that ring when the test says so.
@MainActor final class ManualAlarms {
  private var waiting: [(number: Int, seconds: Double, action: @MainActor () -> Void)] = []
  private var last = 0

  func set(_ seconds: Double, _ action: @escaping @MainActor () -> Void) -> RPCAlarm {
    last += 1
    let number = last
    waiting.append((number, seconds, action))
    return RPCAlarm { [weak self] in self?.waiting.removeAll { $0.number == number } }
  }

  var seconds: [Double] { waiting.map(\.seconds) }

  func ring() {
    let all = waiting
    waiting = []
    for alarm in all { alarm.action() }
  }
}

/// Something that a closure and its test both see.
@MainActor final class Box<Value> {
  var value: Value

  init(_ value: Value) { self.value = value }
}
