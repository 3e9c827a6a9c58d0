import JSON
import JSONRPC
import SubscriptionBridge
import Timekeeping

/// One conversation with a bridge on a virtual clock, and what must hold of it.
@MainActor final class Play: RPCTransport {
  private let how: UInt8
  private var written: [UInt8] = []
  private var isReading = true
  private weak var peer: RPCPeer?
  private var end: RPCEnd?
  private var alarms: [Int: @MainActor () -> Void] = [:]
  private var lastAlarm = 0
  private let loop = MainLoop()
  private var asked: [[UInt8]: Int] = [:]
  private var mustBeAnswered: Set<[UInt8]> = []
  private var answered: [[UInt8]: Int] = [:]
  private var revisions: [String: Int] = [:]

  init(how: UInt8) { self.how = how }

  func run(_ text: [UInt8]) {
    var options = RPCPeerOptions()
    options.framing = .lines
    options.isSequential = how & 1 == 1
    options.maximumMessageBytes = 1 << 16
    let peer = RPCPeer(
      transport: self, options: options,
      setAlarm: { [self] _, action in
        lastAlarm += 1
        let number = lastAlarm
        alarms[number] = action
        return RPCAlarm { self.alarms[number] = nil }
      }, end: { [self] in end = $0 })
    self.peer = peer
    let bridge = Bridge(peer: peer, time: Timekeeper(virtual: ServeOptions.virtualStart))
    peer.start()
    var isCutShort = false
    for line in text.split(separator: 0x0A) {
      guard end == nil, !isCutShort else { break }
      isCutShort = note(line)
      deliver(line + [0x0A], peer)
      if how & 2 == 2 { loop.drain() }
    }
    if how & 4 == 4 { peer.receiveSignal(15) } else { peer.receiveEnd() }
    for _ in 0..<1000 where end == nil {
      loop.drain()
      for number in alarms.keys.sorted() { alarms.removeValue(forKey: number)?() }
    }
    precondition(end != nil, "the conversation does not end")
    withExtendedLifetime(bridge) { for _ in 0..<10 { loop.drain() } }
    peer.forgetHandlers()
    for line in written.split(separator: 0x0A) { check(line) }
    for (id, count) in answered where count > asked[id, default: 0] { fail("answered more often than asked", id) }
    guard !isCutShort else { return }
    for id in mustBeAnswered where answered[id] == nil { fail("not answered", id) }
  }

  private func fail(_ what: String, _ id: [UInt8]) -> Never {
    fatalError("\(String(decoding: id, as: UTF8.self)) is \(what):\n\(String(decoding: written, as: UTF8.self))")
  }

  private func deliver(_ line: ArraySlice<UInt8>, _ peer: RPCPeer) {
    var left = line
    while !left.isEmpty {
      peer.receive { space in
        let count = min(space.count, left.count)
        space.copyBytes(from: left.prefix(count))
        left = left.dropFirst(count)
        return count
      }
    }
  }

  /// Counts what a line asks; whether it says that the conversation ends here.
  private func note(_ line: ArraySlice<UInt8>) -> Bool {
    guard line.count <= 1 << 16, let value = try? JSONReader.value(of: Array(line)) else { return false }
    var ends = false
    for message in value.array ?? [value] {
      if message["method"]?.string == "exit" { ends = true }
      guard let id = message["id"] else { continue }
      switch id {
      case .string, .number: break
      default: continue
      }
      asked[key(id), default: 0] += 1
      // A message that has a member twice is none, and is answered without an id.
      guard let object = message.object, Set(object.keys).count == object.count else { continue }
      if message["jsonrpc"]?.string == "2.0", message["method"]?.string != nil { mustBeAnswered.insert(key(id)) }
    }
    return ends
  }

  private func key(_ id: JSONValue) -> [UInt8] { id.bytes }

  /// One message of the bridge.
  private func check(_ line: ArraySlice<UInt8>) {
    guard let value = try? JSONReader.value(of: Array(line)) else { fail("unreadable", Array(line)) }
    for message in value.array ?? [value] {
      if message["method"] == nil, let id = message["id"], id != .null {
        answered[key(id), default: 0] += 1
        if message["error"]?["code"] == .number(-32603) { fail("an internal error", key(id)) }
      }
      guard message["method"]?.string == "viewModel/didChange", let params = message["params"], let id = params["viewModel"]?.string,
        case .number(let number)? = params["revision"], let revision = number.int
      else { continue }
      // Identifiers begin anew with `bridge/reset`.
      guard revision == 1 || revision == revisions[id, default: 0] + 1 else { fail("told with a gap", Array(id.utf8)) }
      revisions[id] = revision
    }
  }

  // MARK: RPCTransport

  func start(_ peer: RPCPeer) {}

  func send(_ bytes: UnsafeRawBufferPointer) -> RPCSending {
    written += bytes
    return .taken(bytes.count)
  }

  func setReading(_ isReading: Bool) { self.isReading = isReading }

  func wantsFlush() { peer?.flush() }
}
