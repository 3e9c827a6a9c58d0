/// Finds the names that somebody may have meant: for members, methods, values and flags that are not known.
public enum NearestNames {
  /// The known names that differ least from a word, the nearest first, equals in alphabetical order.
  ///
  /// Letters added, left out, exchanged or swapped count one each; letter case counts little. Names that differ in more than a third of
  /// their letters (and more than two) are not meant.
  public static func of(_ word: String, in known: some Sequence<String>, limit: Int = 3) -> [String] {
    guard word.utf8.count <= longest else { return [] }
    let letters = Array(word.utf8)
    var found: [(cost: Int, name: String)] = []
    for name in known {
      let other = Array(name.utf8.prefix(longest))
      let allowed = scale * max(2, max(letters.count, other.count) / 3)
      if scale * abs(letters.count - other.count) > allowed { continue }
      let cost = distance(letters, other)
      if cost <= allowed { found.append((cost, name)) }
    }
    found.sort { $0.cost == $1.cost ? $0.name < $1.name : $0.cost < $1.cost }
    return found.prefix(limit).map(\.name)
  }

  /// `, did you mean "…"?` for the nearest name, or nothing.
  public static func hint(_ word: String, in known: some Sequence<String>) -> String {
    of(word, in: known, limit: 1).first.map { "; did you mean \"\($0)\"?" } ?? ""
  }

  private static let longest = 64
  /// One letter's worth.
  private static let scale = 4

  private static func distance(_ left: [UInt8], _ right: [UInt8]) -> Int {
    var beforeLast = [Int](repeating: 0, count: right.count + 1)
    var last = (0...right.count).map { $0 * scale }
    for row in 0..<left.count {
      var current = [(row + 1) * scale] + [Int](repeating: 0, count: right.count)
      for column in 0..<right.count {
        let exchange = last[column] + price(left[row], right[column])
        current[column + 1] = min(exchange, last[column + 1] + scale, current[column] + scale)
        if row > 0, column > 0, left[row] == right[column - 1], left[row - 1] == right[column] {
          current[column + 1] = min(current[column + 1], beforeLast[column - 1] + scale)
        }
      }
      beforeLast = last
      last = current
    }
    return last[right.count]
  }

  private static func price(_ left: UInt8, _ right: UInt8) -> Int {
    if left == right { return 0 }
    return (left | 0x20) == (right | 0x20) && (left | 0x20) >= 0x61 && (left | 0x20) <= 0x7A ? 1 : scale
  }
}
