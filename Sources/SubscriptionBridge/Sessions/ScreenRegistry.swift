import JSONRPC
import SubscriptionViewModels

/// The view models that front ends hold, by identifier, in the order in which they were made.
@MainActor
final class ScreenRegistry {
  /// PROTOCOL §1, limits.
  static let limit = 100_000

  private var sessions: [String: ScreenSession] = [:]
  /// In order of creation, with gaps where view models have gone.
  private var ordered: [(order: Int, session: ScreenSession?)] = []
  private var counts: [ScreenKind: Int] = [:]
  private var lastOrder = 0

  var count: Int { sessions.count }

  /// The next identifier of a kind: its name and a count that never goes back.
  func nextID(_ kind: ScreenKind) -> (id: String, order: Int) {
    counts[kind, default: 0] += 1
    lastOrder += 1
    return ("\(kind.rawValue)-\(counts[kind]!)", lastOrder)
  }

  func add(_ session: ScreenSession) {
    sessions[session.id] = session
    ordered.append((session.order, session))
  }

  func remove(_ session: ScreenSession) {
    guard sessions.removeValue(forKey: session.id) != nil, let place = place(of: session) else { return }
    ordered[place].session = nil
    if ordered.count > 64, ordered.count > 2 * sessions.count { ordered.removeAll { $0.session == nil } }
  }

  /// Where a session stands, by halves: orders only rise.
  private func place(of session: ScreenSession) -> Int? {
    var low = 0
    var high = ordered.count
    while low < high {
      let middle = (low + high) / 2
      if ordered[middle].order < session.order { low = middle + 1 } else { high = middle }
    }
    return low < ordered.count && ordered[low].session === session ? low : nil
  }

  /// - Throws: 1001 with the known identifiers.
  func session(_ id: String) throws(RPCError) -> ScreenSession {
    guard let session = sessions[id] else { throw .unknownViewModel(id, known: Array(ordered.lazy.compactMap(\.session?.id).prefix(1000))) }
    return session
  }

  /// In order of creation.
  var all: [ScreenSession] {
    ordered.compactMap(\.session)
  }

  func sessions(on store: OpenStore) -> [ScreenSession] {
    all.filter { $0.store === store }
  }

  func removeAll() {
    sessions = [:]
    ordered = []
    counts = [:]
    lastOrder = 0
  }
}
