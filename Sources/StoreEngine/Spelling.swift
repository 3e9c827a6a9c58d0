/// Finds what somebody may have meant in a configuration.
///
/// Narrower than `NearestNames`, which only suggests: here a key that is taken for another one's misspelling can make a file unusable.
enum Spelling {
  /// The candidate that a misspelt word is closest to: the same but for case, or at most two letters off.
  static func nearest(to word: String, among candidates: some Sequence<String>) -> String? {
    var best: (candidate: String, distance: Int)?
    for candidate in candidates {
      let distance = distance(word.lowercased(), candidate.lowercased())
      guard distance <= min(2, candidate.count / 4) else { continue }
      if best.map({ distance < $0.distance }) ?? true { best = (candidate, distance) }
    }
    return best?.candidate
  }

  /// How many letters must be put in, taken out or exchanged.
  static func distance(_ left: String, _ right: String) -> Int {
    let left = Array(left.utf8)
    let right = Array(right.utf8)
    guard abs(left.count - right.count) <= 2 else { return Int.max }
    var previous = Array(0...right.count)
    for (row, leftByte) in left.enumerated() {
      var current = [row + 1]
      for (column, rightByte) in right.enumerated() {
        current.append(min(previous[column] + (leftByte == rightByte ? 0 : 1), previous[column + 1] + 1, current[column] + 1))
      }
      previous = current
    }
    return previous[right.count]
  }
}
