/// Finds the known names that somebody may have meant.
enum Suggestions {
  /// The nearest names, nearest first; names that differ in more than a third of their letters are not near.
  static func nearest(to name: String, among known: [String], limit: Int = 3) -> [String] {
    let wanted = Array(name.utf8.prefix(80))
    guard !wanted.isEmpty, name.utf8.count <= 80 else { return [] }
    let near = known.compactMap { candidate -> (distance: Int, name: String)? in
      let letters = Array(candidate.utf8)
      let bound = max(wanted.count, letters.count) / 3
      guard abs(letters.count - wanted.count) <= bound else { return nil }
      let distance = distance(wanted, letters)
      return distance <= max(bound, 1) ? (distance, candidate) : nil
    }
    return near.sorted { ($0.distance, $0.name) < ($1.distance, $1.name) }.prefix(limit).map(\.name)
  }

  /// Insertions, deletions, replacements and swaps of neighbours that lead from one to the other, in letters without their case.
  private static func distance(_ left: [UInt8], _ right: [UInt8]) -> Int {
    func same(_ a: UInt8, _ b: UInt8) -> Bool { a | 0x20 == b | 0x20 }
    var before: [Int] = []
    var above = Array(0...right.count)
    for row in 1...left.count {
      var current = [row]
      for column in stride(from: 1, through: right.count, by: 1) {
        let isSame = same(left[row - 1], right[column - 1])
        var best = min(above[column] + 1, current[column - 1] + 1, above[column - 1] + (isSame ? 0 : 1))
        if row > 1, column > 1, same(left[row - 1], right[column - 2]), same(left[row - 2], right[column - 1]) {
          best = min(best, before[column - 2] + 1)
        }
        current.append(best)
      }
      before = above
      above = current
    }
    return above[right.count]
  }
}
