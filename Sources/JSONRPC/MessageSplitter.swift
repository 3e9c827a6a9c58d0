import Glibc

/// Cuts the stream of bytes into messages, in either framing, and finds its feet again behind a message that is too long.
///
/// Owns the bytes that have been read and not yet been taken; a message is lent until the next call.
struct MessageSplitter: ~Copyable {
  enum Event {
    /// The bytes of one message: a line without its end, or a body.
    case message(UnsafeRawBufferPointer)
    /// A message longer than the limit; it is skipped.
    case tooLong
    /// The framing is lost: nothing that follows can be read.
    case unreadable(String, limit: (name: String, value: Int)?)
    /// There is no whole message yet.
    case needsMore
  }

  /// A header block longer than this is refused.
  static let maximumHeaderBytes = 64 << 10
  /// A length beyond this is no length.
  static let maximumContentLength = 1 << 30

  private enum State {
    case detecting
    case lines
    case skippingLine
    case headers
    case skippingBody(Int)
    case lost
  }

  private var state: State
  private let maximumMessageBytes: Int
  private var storage: UnsafeMutableRawPointer
  private var capacity: Int
  private var start = 0
  private var end = 0
  private var searched = 0  // bytes from `start` in which no line end was found
  private var isAtStart = true  // where a byte order mark is skipped

  static let smallCapacity = 128 << 10

  init(framing: RPCFraming, maximumMessageBytes: Int) {
    self.maximumMessageBytes = maximumMessageBytes
    self.framing = framing == .headers ? .headers : .lines
    state =
      switch framing {
      case .auto: .detecting
      case .lines: .lines
      case .headers: .headers
      }
    capacity = MessageSplitter.smallCapacity
    storage = .allocate(byteCount: capacity, alignment: 16)
  }

  deinit { storage.deallocate() }

  /// How answers are framed: as the input is.
  private(set) var framing: RPCFraming

  /// Whether bytes are left that belong to no whole message.
  var isEmpty: Bool { start == end }

  // MARK: Filling

  /// Lends the free space behind the bytes, at least half a small buffer of it, and takes as many as were put there.
  mutating func fill(_ body: (UnsafeMutableRawBufferPointer) -> Int) {
    if start == end { reset() }
    if capacity - end < MessageSplitter.smallCapacity / 2 { makeRoom(MessageSplitter.smallCapacity / 2) }
    let count = body(UnsafeMutableRawBufferPointer(start: storage + end, count: capacity - end))
    end += count
  }

  private mutating func reset() {
    start = 0
    end = 0
    searched = 0
    guard capacity > 8 * MessageSplitter.smallCapacity else { return }
    storage.deallocate()
    capacity = MessageSplitter.smallCapacity
    storage = .allocate(byteCount: capacity, alignment: 16)
  }

  private mutating func makeRoom(_ room: Int) {
    let count = end - start
    if capacity - count >= room, start >= count {
      memcpy(storage, storage + start, count)
    } else {
      let larger = max(capacity, (count + room) * 2)
      let fresh = UnsafeMutableRawPointer.allocate(byteCount: larger, alignment: 16)
      memcpy(fresh, storage + start, count)
      storage.deallocate()
      storage = fresh
      capacity = larger
    }
    start = 0
    end = count
  }

  // MARK: Cutting

  /// Takes the next message out.
  mutating func next() -> Event {
    while true {
      switch state {
      case .lines:
        return nextLine()
      case .headers:
        if let event = nextFrame() { return event }
      case .detecting:
        guard detect() else { return .needsMore }
      case .skippingLine:
        guard let newline = find(UInt8(ascii: "\n"), from: 0) else {
          start = end
          return .needsMore
        }
        start += newline + 1
        state = .lines
      case .skippingBody(let left):
        let skipped = min(left, end - start)
        start += skipped
        guard skipped == left else {
          state = .skippingBody(left - skipped)
          return .needsMore
        }
        state = .headers
      case .lost:
        start = end
        return .needsMore
      }
    }
  }

  /// What is left when the input has ended: a last line without an end, or a frame that was cut off.
  mutating func last() -> Event {
    defer {
      start = end
      state = framing == .headers ? .headers : .lines
    }
    switch state {
    case .detecting, .lines:
      if end - start > maximumMessageBytes { return .tooLong }
      return isEmpty ? .needsMore : .message(bytes(0, end - start))
    case .headers:
      return isBlank ? .needsMore : .unreadable("the input ended inside a message", limit: nil)
    case .skippingBody: return .unreadable("the input ended inside a message", limit: nil)
    case .skippingLine, .lost: return .needsMore
    }
  }

  private var isBlank: Bool {
    bytes(0, end - start).allSatisfy { $0 == 0x20 || $0 == 0x09 || $0 == 0x0D || $0 == 0x0A }
  }

  private mutating func nextLine() -> Event {
    guard skipMark() else { return .needsMore }
    guard let newline = find(UInt8(ascii: "\n"), from: searched) else {
      searched = end - start
      guard searched > maximumMessageBytes else { return .needsMore }
      start = end
      searched = 0
      state = .skippingLine
      return .tooLong
    }
    let line = bytes(0, newline)
    start += newline + 1
    searched = 0
    return newline > maximumMessageBytes ? .tooLong : .message(line)
  }

  /// Decides the framing by the first line that is not blank: a token and a colon make a header. False as long as that is open.
  private mutating func detect() -> Bool {
    guard skipMark() else { return false }
    var index = 0
    while index < end - start, storage.load(fromByteOffset: start + index, as: UInt8.self).isBlank { index += 1 }
    // Blank lines are passed over, so the line begins behind the last line end.
    if let newline = bytes(0, index).lastIndex(of: UInt8(ascii: "\n")) {
      start += newline + 1
      index -= newline + 1
    }
    guard index < end - start else { return false }
    if index > 0 {
      state = .lines
      return true
    }
    while index < end - start, storage.load(fromByteOffset: start + index, as: UInt8.self).isToken { index += 1 }
    guard index < end - start else {
      guard index > MessageSplitter.maximumHeaderBytes else { return false }
      state = .lines
      return true
    }
    let isHeader = index > 0 && storage.load(fromByteOffset: start + index, as: UInt8.self) == UInt8(ascii: ":")
    state = isHeader ? .headers : .lines
    framing = isHeader ? .headers : .lines
    return true
  }

  /// Skips a byte order mark at the very start. False as long as it is open whether there is one.
  @inline(__always)
  private mutating func skipMark() -> Bool {
    guard isAtStart else { return true }
    return skipMarkAtStart()
  }

  @inline(never)
  private mutating func skipMarkAtStart() -> Bool {
    let mark: [UInt8] = [0xEF, 0xBB, 0xBF]
    let present = bytes(0, min(3, end - start))
    guard present.elementsEqual(mark.prefix(present.count)) else {
      isAtStart = false
      return true
    }
    guard present.count == 3 else { return false }
    start += 3
    isAtStart = false
    return true
  }

  // MARK: Headers

  /// Takes the next header block and its body; nil when the state has changed and the cutting is to go on.
  private mutating func nextFrame() -> Event? {
    guard skipMark() else { return .needsMore }
    // Blank lines between frames are a common slip.
    while start < end, storage.load(fromByteOffset: start, as: UInt8.self).isLineEnd {
      start += 1
      searched = 0
    }
    var line = 0
    var length: Int?
    while true {
      guard let newline = find(UInt8(ascii: "\n"), from: line) else {
        guard end - start > MessageSplitter.maximumHeaderBytes else { return .needsMore }
        return lose(
          "the header block is too long", limit: ("headerBytes", MessageSplitter.maximumHeaderBytes))
      }
      guard newline <= MessageSplitter.maximumHeaderBytes else {
        return lose("the header block is too long", limit: ("headerBytes", MessageSplitter.maximumHeaderBytes))
      }
      var text = bytes(line, newline)
      if text.last == UInt8(ascii: "\r") { text = UnsafeRawBufferPointer(rebasing: text.dropLast()) }
      line = newline + 1
      if text.isEmpty { break }
      switch MessageSplitter.header(text) {
      case .length(let value):
        if let length, length != value { return lose("two different lengths") }
        length = value
      case .other: break
      case .bad(let reason): return lose(reason)
      }
    }
    guard let length else { return lose("a header block without Content-Length") }
    guard length <= MessageSplitter.maximumContentLength else {
      return lose("Content-Length is too large", limit: ("contentLength", MessageSplitter.maximumContentLength))
    }
    if length > maximumMessageBytes {
      start += line
      searched = 0
      state = .skippingBody(length)
      return .tooLong
    }
    guard end - start - line >= length else {
      if capacity - start < line + length { makeRoom(line + length - (end - start)) }
      return .needsMore
    }
    var body = bytes(line, line + length)
    start += line + length
    if body.starts(with: [0xEF, 0xBB, 0xBF]) { body = UnsafeRawBufferPointer(rebasing: body.dropFirst(3)) }
    return .message(body)
  }

  private enum Header {
    case length(Int)
    case other
    case bad(String)
  }

  private static func header(_ line: UnsafeRawBufferPointer) -> Header {
    guard let colon = line.firstIndex(of: UInt8(ascii: ":")), colon > 0, line[..<colon].allSatisfy(\.isToken) else {
      return .bad("a header line without a name")
    }
    guard line[..<colon].elementsEqual("content-length".utf8, by: { $0 | 0x20 == $1 || $0 == $1 }) else { return .other }
    let value = line[(colon + 1)...].drop { $0 == 0x20 || $0 == 0x09 }
    var length = 0
    var digits = value
    while let last = digits.last, last == 0x20 || last == 0x09 { digits = digits.dropLast() }
    guard !digits.isEmpty else { return .bad("Content-Length has no value") }
    for byte in digits {
      guard byte >= UInt8(ascii: "0"), byte <= UInt8(ascii: "9") else { return .bad("Content-Length is no number") }
      length = min(length * 10 + Int(byte - UInt8(ascii: "0")), maximumContentLength + 1)
    }
    return .length(length)
  }

  private mutating func lose(_ reason: String, limit: (name: String, value: Int)? = nil) -> Event {
    state = .lost
    start = end
    return .unreadable(reason, limit: limit)
  }

  // MARK: Parts

  private func bytes(_ from: Int, _ to: Int) -> UnsafeRawBufferPointer {
    UnsafeRawBufferPointer(start: storage + start + from, count: to - from)
  }

  /// Where a byte stands, counted from `start`.
  private func find(_ byte: UInt8, from: Int) -> Int? {
    guard start + from < end, let found = memchr(storage + start + from, Int32(byte), end - start - from) else { return nil }
    return UnsafeRawPointer(found) - UnsafeRawPointer(storage + start)
  }
}

extension UInt8 {
  fileprivate var isBlank: Bool { self == 0x20 || self == 0x09 || isLineEnd }
  fileprivate var isLineEnd: Bool { self == 0x0D || self == 0x0A }

  /// Whether the byte may stand in a header's name.
  fileprivate var isToken: Bool {
    switch self {
    case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "A")...UInt8(ascii: "Z"), UInt8(ascii: "0")...UInt8(ascii: "9"),
      UInt8(ascii: "-"), UInt8(ascii: "!"), UInt8(ascii: "#"), UInt8(ascii: "$"), UInt8(ascii: "%"), UInt8(ascii: "&"), UInt8(ascii: "'"),
      UInt8(ascii: "*"), UInt8(ascii: "+"), UInt8(ascii: "."), UInt8(ascii: "^"), UInt8(ascii: "_"), UInt8(ascii: "`"), UInt8(ascii: "|"),
      UInt8(ascii: "~"):
      true
    default: false
    }
  }
}
