/// What will happen by itself, soonest first; at one moment in the order of customers, groups and ownership.
///
/// Entries are never taken out when a holding changes: whoever asks checks the first against the holding it speaks of.
struct DueQueue: Sendable {
  struct Entry: Hashable, Comparable, Sendable {
    var moment: Moment
    var customer: Int32
    var group: Int32
    var ownership: Ownership

    static func < (left: Entry, right: Entry) -> Bool {
      if left.moment != right.moment { return left.moment < right.moment }
      if left.customer != right.customer { return left.customer < right.customer }
      if left.group != right.group { return left.group < right.group }
      return left.ownership == .purchased && right.ownership != .purchased
    }
  }

  private var entries: [Entry] = []
  private var room = 1024

  var first: Entry? { entries.first }

  /// Whether stale entries may outweigh the others: time to build it anew.
  var isCrowded: Bool { entries.count > room }

  mutating func setRoom() { room = max(1024, entries.count * 4) }

  mutating func insert(_ entry: Entry) {
    entries.append(entry)
    var place = entries.count - 1
    while place > 0 {
      let parent = (place - 1) / 2
      guard entries[place] < entries[parent] else { return }
      entries.swapAt(place, parent)
      place = parent
    }
  }

  mutating func removeFirst() {
    let last = entries.removeLast()
    guard !entries.isEmpty else { return }
    entries[0] = last
    var place = 0
    while true {
      var child = 2 * place + 1
      guard child < entries.count else { return }
      if child + 1 < entries.count, entries[child + 1] < entries[child] { child += 1 }
      guard entries[child] < entries[place] else { return }
      entries.swapAt(place, child)
      place = child
    }
  }
}
