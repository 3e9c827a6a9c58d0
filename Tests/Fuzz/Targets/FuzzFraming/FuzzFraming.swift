import FuzzDriver
import JSON
import JSONRPC

@main enum FuzzFraming {
  static func main() { fuzz(fuzzFraming) }
}

/// Any bytes as a stream, in either framing: however it is cut, the answers are the same, and all of them are valid.
private func fuzzFraming(_ start: UnsafePointer<UInt8>, _ count: Int) -> CInt {
  guard count > 2 else { return 0 }
  let bytes = Array(UnsafeBufferPointer(start: start, count: count))
  MainActor.assumeIsolated {
    var options = RPCPeerOptions()
    options.framing = RPCFraming.allCases[Int(bytes[0]) % 3]
    options.maximumMessageBytes = bytes[0] & 0x80 == 0 ? 1 << 20 : 64
    let step = Int(bytes[1]) + 1
    let stream = bytes[2...]
    let whole = answers(stream, step: stream.count, options)
    let pieces = answers(stream, step: step, options)
    precondition(whole.text == pieces.text && whole.end == pieces.end)
    check(whole.text)
  }
  return 0
}

@MainActor private func answers(_ stream: ArraySlice<UInt8>, step: Int, _ options: RPCPeerOptions) -> (text: [UInt8], end: RPCEnd?) {
  let transport = Transport()
  var end: RPCEnd?
  let peer = RPCPeer(transport: transport, options: options, setAlarm: { _, _ in RPCAlarm {} }, end: { end = $0 })
  peer.register("ping") { _, _ in .text("\"pong\"") }
  peer.register("echo") { params, _ in
    let copy = params.copy
    return .value { if let copy { $0.text(copy) } else { $0.null() } }
  }
  peer.start()
  var rest = stream
  while !rest.isEmpty {
    let piece = rest.prefix(step)
    var left = piece
    while !left.isEmpty {
      peer.receive { space in
        let count = min(space.count, left.count)
        space.copyBytes(from: left.prefix(count))
        left = left.dropFirst(count)
        return count
      }
    }
    rest = rest.dropFirst(piece.count)
  }
  if end == nil { peer.receiveEnd() }
  precondition(end != nil, "the conversation ends with its input")
  return (transport.written, end)
}

/// Every message that was written is one valid text.
private func check(_ written: [UInt8]) {
  var rest = written[...]
  while !rest.isEmpty {
    let message: ArraySlice<UInt8>
    if rest.starts(with: Array("Content-Length: ".utf8)) {
      let digits = rest.dropFirst(16).prefix { $0 != 0x0D }
      guard let length = Int(String(decoding: digits, as: UTF8.self)) else { fatalError("no length") }
      message = rest.dropFirst(16 + digits.count + 4).prefix(length)
      precondition(message.count == length)
      rest = rest.dropFirst(16 + digits.count + 4 + length)
    } else {
      message = rest.prefix { $0 != 0x0A }
      rest = rest.dropFirst(message.count + 1)
    }
    precondition((try? JSONReader.value(of: Array(message))) != nil)
  }
}

@MainActor private final class Transport: RPCTransport {
  var written: [UInt8] = []
  private weak var peer: RPCPeer?

  func start(_ peer: RPCPeer) { self.peer = peer }
  func send(_ bytes: UnsafeRawBufferPointer) -> RPCSending {
    written += bytes
    return .taken(bytes.count)
  }
  func setReading(_ isReading: Bool) {}
  func wantsFlush() { peer?.flush() }
}
