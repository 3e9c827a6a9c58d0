import Glibc

/// The methods by the bytes of their names, and the names that were asked for in vain.
struct MethodTable {
  enum Entry {
    case handler(RPCPeer.Handler)
    /// No such method: the text of the error, made once.
    case unknown([UInt8])
  }

  /// How many unknown names are remembered, and how long one may be.
  static let maximumRemembered = 1024
  static let maximumRememberedBytes = 128

  private var names: [[UInt8]] = []
  private var entries: [Entry] = []
  private var slots: [Int32] = Array(repeating: -1, count: 256)  // indices into names, by hash; a power of two, at most half full
  private(set) var known: [String] = []
  private var remembered = 0

  /// Adds a method; false if the name is taken.
  mutating func add(_ name: String, _ handler: @escaping RPCPeer.Handler) -> Bool {
    let isNew = Array(name.utf8).withUnsafeBytes { index(of: $0) == nil }
    guard isNew else { return false }
    insert(Array(name.utf8), .handler(handler))
    known.append(name)
    known.sort()
    return true
  }

  /// Remembers the answer to an unknown name.
  mutating func remember(_ name: UnsafeRawBufferPointer, _ error: [UInt8]) {
    guard remembered < MethodTable.maximumRemembered, name.count <= MethodTable.maximumRememberedBytes else { return }
    remembered += 1
    insert(Array(name), .unknown(error))
  }

  @inline(__always)
  func find(_ name: UnsafeRawBufferPointer) -> Entry? {
    guard let index = index(of: name) else { return nil }
    return entries[index]
  }

  private mutating func insert(_ name: [UInt8], _ entry: Entry) {
    names.append(name)
    entries.append(entry)
    if names.count * 2 > slots.count {
      slots = Array(repeating: -1, count: slots.count * 2)
      for index in names.indices { place(index) }
    } else {
      place(names.count - 1)
    }
  }

  private mutating func place(_ index: Int) {
    var slot = names[index].withUnsafeBytes { MethodTable.hash($0) } & (slots.count - 1)
    while slots[slot] >= 0 { slot = (slot + 1) & (slots.count - 1) }
    slots[slot] = Int32(index)
  }

  @inline(__always)
  private func index(of name: UnsafeRawBufferPointer) -> Int? {
    var slot = MethodTable.hash(name) & (slots.count - 1)
    while true {
      let index = Int(slots[slot])
      if index < 0 { return nil }
      let isSame = names[index].withUnsafeBytes { candidate in
        guard candidate.count == name.count else { return false }
        guard let left = candidate.baseAddress, let right = name.baseAddress else { return true }
        return memcmp(left, right, name.count) == 0
      }
      if isSame { return index }
      slot = (slot + 1) & (slots.count - 1)
    }
  }

  /// Fowler–Noll–Vo over the bytes, folded. Unknown names are remembered only up to a bound, so nobody can fill a slot's row.
  @inline(__always)
  private static func hash(_ name: UnsafeRawBufferPointer) -> Int {
    var hash: UInt32 = 2_166_136_261
    for byte in name { hash = (hash ^ UInt32(byte)) &* 16_777_619 }
    return Int(hash ^ hash >> 15)
  }
}
