import FuzzDriver
import JSON
import JSONRPC

@main enum FuzzMessages {
  static func main() { fuzz(fuzzMessages) }
}

/// Bytes as a conversation: requests that wait, cancels, batches, a slow reader, the end. Every request is answered exactly once.
private func fuzzMessages(_ start: UnsafePointer<UInt8>, _ count: Int) -> CInt {
  let bytes = Array(UnsafeBufferPointer(start: start, count: count).prefix(300))
  MainActor.assumeIsolated { Play().run(bytes) }
  return 0
}

@MainActor private final class Play: RPCTransport {
  private var written: [UInt8] = []
  private var room: Int?
  private weak var peer: RPCPeer?
  private var gates: [CheckedContinuation<Bool, Never>?] = []
  private var asked = 0
  private var answered = 0
  private var lastID = 0
  private var batch: [String]?
  private var end: RPCEnd?
  private var hasEnded = false
  private var alarms: [Int: @MainActor () -> Void] = [:]
  private var lastAlarm = 0
  private let loop = MainLoop()

  func run(_ bytes: [UInt8]) {
    var options = RPCPeerOptions()
    options.highWaterBytes = 2000
    options.maximumRequestsUnderWay = 20
    options.isSequential = (bytes.first ?? 0) & 1 == 1
    let peer = RPCPeer(
      transport: self, options: options,
      setAlarm: { [self] _, action in
        lastAlarm += 1
        let number = lastAlarm
        alarms[number] = action
        return RPCAlarm { self.alarms[number] = nil }
      }, end: { [self] in end = $0 })
    self.peer = peer
    let waits = (bytes.first ?? 0) & 2 == 2
    if (bytes.first ?? 0) & 4 == 4 { peer.waitsOnlyForVirtualTime = { waits } }
    register(peer)
    peer.start()
    for byte in bytes.dropFirst() where end == nil { step(byte, peer) }
    finish(peer)
    for line in written.split(separator: 0x0A) { count(line) }
    guard asked == answered else { fatalError("\(asked) asked, \(answered) answered:\n\(String(decoding: written, as: UTF8.self))") }
  }

  private func register(_ peer: RPCPeer) {
    peer.register("ping") { _, _ in .text("\"pong\"") }
    peer.register("say") { [unowned peer] _, context in
      peer.notify("said", heldBy: context.batch) { $0.string("something that takes some room in the output") }
      return .value { $0.bool(true) }
    }
    peer.register("wait") { [unowned self] _, _ in .later { () throws(RPCError) in try await self.gate() } }
    peer.register("advance") { [unowned self] _, _ in .exclusive { () throws(RPCError) in try await self.gate() } }
    peer.register("ask") { [unowned peer] _, _ in
      .later { () throws(RPCError) in
        let answer = try await peer.request("question") { $0.object { _ in } }.answer()
        return RPCResult { $0.text(answer) }
      }
    }
  }

  private func gate() async throws(RPCError) -> RPCResult {
    if Task.isCancelled { throw .requestCancelled() }
    let index = gates.count
    let passes = await withTaskCancellationHandler {
      await withCheckedContinuation { gates.append($0) }
    } onCancel: {
      Task.immediate { @MainActor in self.open(index, false) }
    }
    guard passes else { throw .requestCancelled() }
    return .null
  }

  private func open(_ index: Int, _ passes: Bool) {
    guard gates.indices.contains(index) else { return }
    gates[index]?.resume(returning: passes)
    gates[index] = nil
  }

  private func step(_ byte: UInt8, _ peer: RPCPeer) {
    let number = Int(byte >> 4)
    switch byte & 0xF {
    case 0: call("ping", peer)
    case 1: call("say", peer)
    case 2: call("wait", peer)
    case 3: call("advance", peer)
    case 4: call("ask", peer)
    case 5: call("nothing", peer)
    case 6: send(#"{"jsonrpc":"2.0","method":"$/cancelRequest","params":{"id":\#(max(lastID - number, 0))}}"#, peer)
    case 7: open(gates.count - 1 - number, byte & 0x80 == 0)
    case 8: loop.drain()
    case 9:
      room = number * 100
      peer.flush()
    case 10:
      room = nil
      peer.flush()
    case 11: if batch == nil { batch = [] } else { sendBatch(peer) }
    case 12: send(#"{"jsonrpc":"2.0","id":"b-\#(number)","result":{}}"#, peer)
    case 13: number < 4 ? call("shutdown", peer) : send(#"{"jsonrpc":"2.0","method":"wait"}"#, peer)
    case 14: ring()
    default: if number == 15 { endInput(peer) } else if number == 14 { peer.receiveSignal(15) } else { peer.reconsider() }
    }
  }

  /// Lets all alarms ring. A reader that takes nothing for that long loses what it was told, rightly; so this one takes it first.
  private func ring() {
    room = nil
    peer?.flush()
    for number in alarms.keys.sorted() { alarms.removeValue(forKey: number)?() }
  }

  private func call(_ method: String, _ peer: RPCPeer) {
    lastID += 1
    send(#"{"jsonrpc":"2.0","id":\#(lastID),"method":"\#(method)"}"#, peer)
  }

  private func send(_ text: String, _ peer: RPCPeer) {
    if batch != nil { batch?.append(text) } else { deliver(text, peer) }
  }

  private func sendBatch(_ peer: RPCPeer) {
    let members = batch ?? []
    batch = nil
    if !members.isEmpty { deliver("[" + members.joined(separator: ",") + "]", peer) }
  }

  private var isReading = true
  private var unread = ""

  private func deliver(_ text: String, _ peer: RPCPeer) {
    guard !hasEnded, end == nil else { return }
    unread += text + "\n"
    pour(peer)
  }

  /// Hands over what is unread, and counts its requests as asked once the peer has taken them.
  private func pour(_ peer: RPCPeer) {
    while isReading, !unread.isEmpty, end == nil {
      var bytes = Array(unread.utf8)[...]
      for line in bytes.split(separator: 0x0A) { countAsked(line) }
      unread = ""
      while !bytes.isEmpty {
        peer.receive { space in
          let count = min(space.count, bytes.count)
          space.copyBytes(from: bytes.prefix(count))
          bytes = bytes.dropFirst(count)
          return count
        }
      }
    }
  }

  private func countAsked(_ line: ArraySlice<UInt8>) {
    guard let value = try? JSONReader.value(of: Array(line)) else { return }
    for message in value.array ?? [value] where message["method"] != nil && message["id"] != nil { asked += 1 }
  }

  private func endInput(_ peer: RPCPeer) {
    guard !hasEnded else { return }
    hasEnded = true
    unread = ""
    peer.receiveEnd()
  }

  /// Lets everything come to its end.
  private func finish(_ peer: RPCPeer) {
    sendBatch(peer)
    for _ in 0..<100 where end == nil {
      room = nil
      peer.flush()
      pour(peer)
      for index in gates.indices { open(index, true) }
      loop.drain()
      if unread.isEmpty { endInput(peer) }
      ring()
    }
    precondition(end != nil, "the conversation does not end")
    for index in gates.indices { open(index, false) }
    for _ in 0..<50 { loop.drain() }
  }

  private func count(_ line: ArraySlice<UInt8>) {
    guard let value = try? JSONReader.value(of: Array(line)) else { fatalError("unreadable: \(String(decoding: line, as: UTF8.self))") }
    for message in value.array ?? [value] where message["method"] == nil && message["id"] != .null { answered += 1 }
  }

  // MARK: RPCTransport

  func start(_ peer: RPCPeer) {}

  func send(_ bytes: UnsafeRawBufferPointer) -> RPCSending {
    let count = min(bytes.count, room ?? bytes.count)
    if let room { self.room = room - count }
    written += bytes.prefix(count)
    return .taken(count)
  }

  func setReading(_ isReading: Bool) { self.isReading = isReading }

  func wantsFlush() { peer?.flush() }
}
