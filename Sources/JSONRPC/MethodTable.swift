import Glibc

/// The methods by the bytes of their names, and the names that were asked for in vain.
///
/// Looked up once a message: names and entries lie in memory of the table's own, so that finding one counts no references.
struct MethodTable: ~Copyable {
  /// What is known about a name.
  final class Entry {
    let handler: RPCPeer.Handler?
    /// No such method: the text of the error, made once.
    let unknown: [UInt8]

    init(handler: RPCPeer.Handler?, unknown: [UInt8] = []) {
      self.handler = handler
      self.unknown = unknown
    }
  }

  private struct Slot {
    var hash: UInt32 = 0
    var length: Int32 = -1  // −1: free
    var name: UnsafeMutableRawPointer?
    var entry: Unmanaged<Entry>?
  }

  /// How many unknown names are remembered, and how long one may be.
  static let maximumRemembered = 1024
  static let maximumRememberedBytes = 128

  private var slots: UnsafeMutableBufferPointer<Slot>  // a power of two, at most half full
  private var count = 0
  private(set) var known: [String] = []
  private var remembered = 0

  init() { slots = MethodTable.freeSlots(256) }

  deinit {
    for slot in slots where slot.length >= 0 {
      slot.name?.deallocate()
      slot.entry?.release()
    }
    slots.deallocate()
  }

  /// Adds a method; false if the name is taken.
  mutating func add(_ name: String, _ handler: @escaping RPCPeer.Handler) -> Bool {
    let isNew = Array(name.utf8).withUnsafeBytes { bytes in
      guard find(bytes) == nil else { return false }
      insert(bytes, Entry(handler: handler))
      return true
    }
    guard isNew else { return false }
    known.append(name)
    known.sort()
    return true
  }

  /// Remembers the answer to an unknown name.
  mutating func remember(_ name: UnsafeRawBufferPointer, _ error: [UInt8]) {
    guard remembered < MethodTable.maximumRemembered, name.count <= MethodTable.maximumRememberedBytes else { return }
    remembered += 1
    insert(name, Entry(handler: nil, unknown: error))
  }

  /// The entry of a name, which lives as long as the table.
  @inline(__always)
  func find(_ name: UnsafeRawBufferPointer) -> Unmanaged<Entry>? {
    let hash = MethodTable.hash(name)
    var index = Int(hash) & (slots.count - 1)
    while true {
      let slot = slots.baseAddress! + index
      if slot.pointee.length < 0 { return nil }
      if slot.pointee.hash == hash, Int(slot.pointee.length) == name.count, MethodTable.areEqual(slot.pointee.name, name) {
        return slot.pointee.entry
      }
      index = (index + 1) & (slots.count - 1)
    }
  }

  @inline(__always)
  private static func areEqual(_ left: UnsafeMutableRawPointer?, _ right: UnsafeRawBufferPointer) -> Bool {
    guard let left, let base = right.baseAddress else { return true }
    return memcmp(left, base, right.count) == 0
  }

  private mutating func insert(_ name: UnsafeRawBufferPointer, _ entry: Entry) {
    count += 1
    if count * 2 > slots.count {
      let old = slots
      slots = MethodTable.freeSlots(old.count * 2)
      for slot in old where slot.length >= 0 { place(slot) }
      old.deallocate()
    }
    let copy = UnsafeMutableRawPointer.allocate(byteCount: max(name.count, 1), alignment: 1)
    if let base = name.baseAddress { copy.copyMemory(from: base, byteCount: name.count) }
    place(Slot(hash: MethodTable.hash(name), length: Int32(name.count), name: copy, entry: .passRetained(entry)))
  }

  private func place(_ slot: Slot) {
    var index = Int(slot.hash) & (slots.count - 1)
    while slots[index].length >= 0 { index = (index + 1) & (slots.count - 1) }
    slots[index] = slot
  }

  private static func freeSlots(_ count: Int) -> UnsafeMutableBufferPointer<Slot> {
    let slots = UnsafeMutableBufferPointer<Slot>.allocate(capacity: count)
    slots.initialize(repeating: Slot())
    return slots
  }

  /// A multiplication for each eight bytes. Unknown names are remembered only up to a bound, so nobody can fill the table's rows.
  @inline(__always)
  private static func hash(_ name: UnsafeRawBufferPointer) -> UInt32 {
    guard let base = name.baseAddress else { return 0 }
    var hash = UInt64(truncatingIfNeeded: name.count) &* 0x9E37_79B9_7F4A_7C15
    var offset = 0
    while offset + 8 <= name.count {
      hash = (hash ^ base.loadUnaligned(fromByteOffset: offset, as: UInt64.self)) &* 0xFF51_AFD7_ED55_8CCD
      hash ^= hash >> 32
      offset += 8
    }
    var rest: UInt64 = 0
    while offset < name.count {
      rest = rest << 8 | UInt64(base.load(fromByteOffset: offset, as: UInt8.self))
      offset += 1
    }
    hash = (hash ^ rest) &* 0xFF51_AFD7_ED55_8CCD
    return UInt32(truncatingIfNeeded: hash >> 32)
  }
}
