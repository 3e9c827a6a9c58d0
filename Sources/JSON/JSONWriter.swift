#if canImport(Glibc)
  import Glibc
#else
  import Darwin
#endif

/// Writes JSON text into a buffer of its own. Commas and colons are its business; what comes out is always valid UTF-8.
///
/// The writer trusts the order of calls and remembers what was left open: `isComplete` says whether exactly whole values were written.
public struct JSONWriter: ~Copyable {
  private var storage: UnsafeMutablePointer<UInt8>
  private var capacity: Int
  /// How many bytes are written.
  public private(set) var count = 0
  private var needsComma = false
  private var depth = 0
  private var values = 0  // written at the outermost level

  public init(reservingCapacity capacity: Int = 0) {
    self.capacity = max(capacity, 256)
    storage = JSONWriter.resized(nil, to: self.capacity)
  }

  deinit { free(storage) }

  /// Memory that large texts move without being copied: the C library moves whole pages.
  private static func resized(_ storage: UnsafeMutablePointer<UInt8>?, to capacity: Int) -> UnsafeMutablePointer<UInt8> {
    guard let memory = realloc(storage, capacity) else { fatalError("no memory for \(capacity) bytes of text") }
    return memory.assumingMemoryBound(to: UInt8.self)
  }

  /// Writes a text with a writer of its own.
  public static func bytes(_ write: (inout JSONWriter) -> Void) -> [UInt8] {
    var writer = JSONWriter()
    write(&writer)
    return writer.bytes
  }

  /// A copy of what is written.
  public var bytes: [UInt8] { withUnsafeBytes { Array($0) } }

  public func withUnsafeBytes<Result, Failure: Error>(
    _ body: (UnsafeRawBufferPointer) throws(Failure) -> Result
  ) throws(Failure) -> Result {
    try body(UnsafeRawBufferPointer(start: storage, count: count))
  }

  /// Whether every container is closed and exactly one value was written since the last mark.
  public var isComplete: Bool { depth == 0 && values == 1 }

  // MARK: Containers

  public mutating func beginObject() { open(UInt8(ascii: "{")) }
  public mutating func endObject() { close(UInt8(ascii: "}")) }
  public mutating func beginArray() { open(UInt8(ascii: "[")) }
  public mutating func endArray() { close(UInt8(ascii: "]")) }

  public mutating func object(_ members: (inout JSONWriter) -> Void) {
    beginObject()
    members(&self)
    endObject()
  }

  public mutating func array(_ elements: (inout JSONWriter) -> Void) {
    beginArray()
    elements(&self)
    endArray()
  }

  /// Begins a member whose name is plain ASCII and needs no escape.
  public mutating func key(_ name: StaticString) {
    let length = name.utf8CodeUnitCount
    reserve(length + 4)
    if needsComma { put(UInt8(ascii: ",")) }
    put(UInt8(ascii: "\""))
    put(name.utf8Start, length)
    put(UInt8(ascii: "\""))
    put(UInt8(ascii: ":"))
    needsComma = false
  }

  /// Begins a member.
  public mutating func key(_ name: String) {
    beginValue()
    escaped(name)
    put(UInt8(ascii: ":"))
    needsComma = false
  }

  // MARK: Values

  public mutating func null() { word("null") }
  public mutating func bool(_ value: Bool) { word(value ? "true" : "false") }

  /// Writes a string, escaped.
  public mutating func string(_ value: String) {
    beginValue()
    escaped(value)
    endValue()
  }

  /// Writes a string that is plain ASCII and needs no escape.
  public mutating func string(_ value: StaticString) {
    let length = value.utf8CodeUnitCount
    beginValue()
    reserve(length + 2)
    put(UInt8(ascii: "\""))
    put(value.utf8Start, length)
    put(UInt8(ascii: "\""))
    endValue()
  }

  public mutating func integer(_ value: Int) {
    beginValue()
    reserve(20)
    var magnitude = value.magnitude
    if value < 0 { put(UInt8(ascii: "-")) }
    var length = 1
    var rest = magnitude
    while rest >= 10 {
      rest /= 10
      length += 1
    }
    var index = count + length
    count = index
    repeat {
      index -= 1
      storage[index] = UInt8(ascii: "0") + UInt8(truncatingIfNeeded: magnitude % 10)
      magnitude /= 10
    } while magnitude > 0
    endValue()
  }

  public mutating func number(_ value: JSONNumber) {
    beginValue()
    unescaped(value.text)
    endValue()
  }

  public mutating func value(_ value: JSONValue) {
    switch value {
    case .null: null()
    case .bool(let value): bool(value)
    case .number(let value): number(value)
    case .string(let value): string(value)
    case .array(let elements):
      beginArray()
      for element in elements { self.value(element) }
      endArray()
    case .object(let object):
      beginObject()
      for member in object {
        key(member.key)
        self.value(member.value)
      }
      endObject()
    }
  }

  /// Writes a value whose text is valid already.
  public mutating func raw(_ text: UnsafeRawBufferPointer) {
    beginValue()
    reserve(text.count)
    if let base = text.baseAddress { put(base.assumingMemoryBound(to: UInt8.self), text.count) }
    endValue()
  }

  /// Writes a value whose text is valid already.
  public mutating func raw(_ text: [UInt8]) {
    text.withUnsafeBytes { raw($0) }
  }

  /// Writes a value whose text is valid already.
  public mutating func raw(_ text: StaticString) {
    raw(UnsafeRawBufferPointer(start: text.utf8Start, count: text.utf8CodeUnitCount))
  }

  public mutating func text(_ text: JSONText) { raw(text.bytes) }

  // MARK: For those who write several texts into one buffer

  /// Appends bytes as they are: framing and envelopes, which are no part of a value.
  @inline(__always)
  package mutating func append(_ bytes: UnsafeRawBufferPointer) {
    guard let base = bytes.baseAddress else { return }
    reserve(bytes.count)
    put(base.assumingMemoryBound(to: UInt8.self), bytes.count)
  }

  @inline(__always)
  package mutating func append(_ text: StaticString) {
    reserve(text.utf8CodeUnitCount)
    put(text.utf8Start, text.utf8CodeUnitCount)
  }

  /// Forgets what is open: the next value is the first of a text of its own.
  @inline(__always)
  package mutating func beginText() {
    needsComma = false
    depth = 0
    values = 0
  }

  /// Takes back everything behind a place.
  package mutating func truncate(to place: Int) {
    precondition(place <= count)
    count = place
  }

  /// Takes out bytes at a place and moves what follows up.
  package mutating func remove(_ length: Int, at place: Int) {
    memmove(storage + place, storage + place + length, count - place - length)
    count -= length
  }

  /// Moves what begins at a place on by some bytes, which are then to be overwritten.
  package mutating func insert(_ length: Int, at place: Int) {
    reserve(length)
    memmove(storage + place + length, storage + place, count - place)
    count += length
  }

  /// Writes over bytes that are there already.
  package mutating func overwrite(at place: Int, _ bytes: UnsafeRawBufferPointer) {
    precondition(place + bytes.count <= count)
    guard let base = bytes.baseAddress else { return }
    memcpy(storage + place, base, bytes.count)
  }

  /// Gives back memory that one large text has taken.
  package mutating func shrink(to smaller: Int) {
    guard capacity > smaller, count <= smaller else { return }
    storage = JSONWriter.resized(storage, to: smaller)
    capacity = smaller
  }

  // MARK: Parts

  private mutating func open(_ byte: UInt8) {
    beginValue()
    put(byte)
    depth += 1
    needsComma = false
  }

  private mutating func close(_ byte: UInt8) {
    reserve(1)
    put(byte)
    depth -= 1
    endValue()
  }

  private mutating func word(_ text: StaticString) {
    beginValue()
    reserve(text.utf8CodeUnitCount)
    put(text.utf8Start, text.utf8CodeUnitCount)
    endValue()
  }

  @inline(__always)
  private mutating func beginValue() {
    reserve(2)
    if needsComma { put(UInt8(ascii: ",")) }
  }

  @inline(__always)
  private mutating func endValue() {
    needsComma = true
    if depth == 0 { values += 1 }
  }

  private mutating func unescaped(_ text: String) {
    var text = text
    text.withUTF8 { bytes in
      reserve(bytes.count)
      if let base = bytes.baseAddress { put(base, bytes.count) }
    }
  }

  private mutating func escaped(_ text: String) {
    var text = text
    text.withUTF8 { bytes in
      reserve(bytes.count + 3)
      put(UInt8(ascii: "\""))
      if let base = bytes.baseAddress { escaped(base, base + bytes.count) }
      put(UInt8(ascii: "\""))
    }
    reserve(1)
  }

  /// Copies runs of plain bytes and escapes what JSON does not take as it is.
  private mutating func escaped(_ start: UnsafePointer<UInt8>, _ end: UnsafePointer<UInt8>) {
    var run = start
    var position = start
    while position < end {
      // Eight plain bytes at a time.
      while end - position >= 8, JSONWriter.arePlain(UnsafeRawPointer(position).loadUnaligned(as: UInt64.self)) { position += 8 }
      guard position < end else { break }
      let byte = position.pointee
      guard byte < 0x20 || byte == UInt8(ascii: "\"") || byte == UInt8(ascii: "\\") else {
        position += 1
        continue
      }
      reserve(end - run + 8)
      put(run, position - run)
      escape(byte)
      position += 1
      run = position
      reserve(end - run + 2)
    }
    put(run, end - run)
  }

  /// Whether none of eight bytes needs an escape: none is below 0x20, a quote or a backslash. (A byte beyond 0x7F only sends us the slow way.)
  @inline(__always)
  private static func arePlain(_ bytes: UInt64) -> Bool {
    let ones: UInt64 = 0x0101_0101_0101_0101
    let quotes = bytes ^ (ones &* 0x22)
    let backslashes = bytes ^ (ones &* 0x5C)
    return (bytes | (bytes &- ones &* 0x20) | (quotes &- ones) | (backslashes &- ones)) & (ones &* 0x80) == 0
  }

  private mutating func escape(_ byte: UInt8) {
    put(UInt8(ascii: "\\"))
    switch byte {
    case UInt8(ascii: "\""), UInt8(ascii: "\\"): put(byte)
    case 0x08: put(UInt8(ascii: "b"))
    case 0x09: put(UInt8(ascii: "t"))
    case 0x0A: put(UInt8(ascii: "n"))
    case 0x0C: put(UInt8(ascii: "f"))
    case 0x0D: put(UInt8(ascii: "r"))
    default:
      put(UInt8(ascii: "u"))
      put(UInt8(ascii: "0"))
      put(UInt8(ascii: "0"))
      put(UInt8(ascii: "0") + byte >> 4)
      let low = byte & 0xF
      put(low < 10 ? UInt8(ascii: "0") + low : UInt8(ascii: "a") + low - 10)
    }
  }

  @inline(__always)
  private mutating func reserve(_ more: Int) {
    if capacity - count < more { grow(more) }
  }

  @inline(never)
  private mutating func grow(_ more: Int) {
    let larger = max(capacity * 2, count + more)
    storage = JSONWriter.resized(storage, to: larger)
    capacity = larger
  }

  @inline(__always)
  private mutating func put(_ byte: UInt8) {
    storage[count] = byte
    count += 1
  }

  @inline(__always)
  private mutating func put(_ start: UnsafePointer<UInt8>, _ length: Int) {
    memcpy(storage + count, start, length)
    count += length
  }
}
