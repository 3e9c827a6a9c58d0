import JSONRPC
import SubscriptionViewModels

/// The view models that front ends hold, by identifier, in the order in which they were made.
@MainActor
final class ScreenRegistry {
  /// PROTOCOL §1, limits.
  static let limit = 100_000

  private var sessions: [String: ScreenSession] = [:]
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
  }

  func remove(_ session: ScreenSession) {
    sessions[session.id] = nil
  }

  /// - Throws: 1001 with the known identifiers.
  func session(_ id: String) throws(RPCError) -> ScreenSession {
    guard let session = sessions[id] else { throw .unknownViewModel(id, known: all.prefix(1000).map(\.id)) }
    return session
  }

  /// In order of creation.
  var all: [ScreenSession] {
    sessions.values.sorted { $0.order < $1.order }
  }

  func sessions(on store: OpenStore) -> [ScreenSession] {
    all.filter { $0.store === store }
  }

  func removeAll() {
    sessions = [:]
    counts = [:]
    lastOrder = 0
  }
}
