import JSONRPC

/// The stores that are open, by name.
@MainActor
final class StoreRegistry {
  static let defaultName = "default"

  private(set) var all: [OpenStore] = []
  private var lastNumber = 0
  /// Opens the store `default` as the command line says; nil when something has been opened or it is open already.
  var openDefault: (@MainActor () throws(RPCError) -> OpenStore)?

  /// The next name for a store opened without one: `store-1`, `store-2`, …. It is used up once a store is added under it.
  var nextName: String {
    var number = lastNumber + 1
    while named("store-\(number)") != nil { number += 1 }
    return "store-\(number)"
  }

  func named(_ name: String) -> OpenStore? {
    all.first { $0.name == name }
  }

  func add(_ store: OpenStore) {
    if store.name == nextName { lastNumber += 1 }
    all.append(store)
  }

  func remove(_ store: OpenStore) {
    all.removeAll { $0 === store }
  }

  /// The store that a request means: the named one, else `default`, else the only one (PROTOCOL §5).
  /// - Throws: 1002 with the names of the open stores.
  func resolve(_ name: String?) throws(RPCError) -> OpenStore {
    if let store = named(name ?? Self.defaultName) { return store }
    if let openDefault, name == nil || name == Self.defaultName {
      self.openDefault = nil
      do throws(RPCError) {
        return try openDefault()
      } catch {
        self.openDefault = openDefault
        throw error
      }
    }
    if name == nil, all.count == 1 { return all[0] }
    throw .unknownStore(name, known: all.map(\.name))
  }

  /// The spies that pass calls on to a store.
  func spies(over store: OpenStore) -> [OpenStore] {
    all.filter { $0.beneath === store }
  }

  func removeAll() {
    all = []
    lastNumber = 0
  }
}
