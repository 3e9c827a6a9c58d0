/// What is newer than what, among a store's answers and announcements.
///
/// An older answer to a read never overwrites a newer one; the answer to a read that began before the standing changed brings plans
/// but no standing; what was begun before the store was put back brings nothing at all.
struct News {
  /// Where the news stood when a store call was made.
  struct Mark {
    fileprivate(set) var call: Int
    fileprivate(set) var standing: Int
    fileprivate(set) var announcements: Int
    fileprivate(set) var era: Int
  }

  private var calls = 0
  private var standing = 0
  private var announcements = 0
  private var era = 0
  private var latestReadTaken = 0
  private var latestLoad = 0

  /// Notes that a store call is about to be made.
  mutating func mark(isLoad: Bool = false) -> Mark {
    calls += 1
    if isLoad { latestLoad = calls }
    return Mark(call: calls, standing: standing, announcements: announcements, era: era)
  }

  mutating func standingWasAnnounced() {
    announcements += 1
    standing += 1
  }

  mutating func standingWasAnswered() {
    standing += 1
  }

  /// Makes everything that is under way count for nothing.
  mutating func forgetAll() {
    era += 1
  }

  /// Takes the answer to a read, unless a newer one has been taken.
  mutating func takeRead(_ mark: Mark) -> Bool {
    guard isOfThisEra(mark), mark.call > latestReadTaken else { return false }
    latestReadTaken = mark.call
    return true
  }

  func isOfThisEra(_ mark: Mark) -> Bool { mark.era == era }

  func isLatestLoad(_ mark: Mark) -> Bool { mark.call == latestLoad }

  /// Whether the standing has neither been announced nor answered anew since a call was made.
  func standingIsUntouched(since mark: Mark) -> Bool { mark.standing == standing }

  func nothingWasAnnounced(since mark: Mark) -> Bool { mark.announcements == announcements }
}
