import JSON
import JSONRPC
import SubscriptionViewModels

/// A view model that a front end holds: its identifier, its revision, and its state as last told.
///
/// The state is kept encoded, a text for each member, so that a change is found by comparing bytes, a changed flag costs a flag,
/// and a question for the state is a copy. Texts that other screens show too are shared with them.
@MainActor
final class ScreenSession {
  /// The kind and a count: `purchase-1`.
  let id: String
  /// Its place in the order of creation.
  let order: Int
  let store: OpenStore
  let viewModel: BaseSubscriptionViewModel
  var kind: ScreenKind { viewModel.kind }
  /// Rises by one with each change of state.
  private(set) var revision = 0

  private let layout: ScreenLayout
  private var members: [[UInt8]]
  private let encoder: ScreenEncoder

  /// The batch in which it was made: what changes before its array is written is told after it.
  var batch: RPCBatchID?
  /// Whether changes are told.
  let notifies: Bool

  init(id: String, order: Int, notifies: Bool, viewModel: BaseSubscriptionViewModel, store: OpenStore, encoder: ScreenEncoder) {
    self.id = id
    self.order = order
    self.notifies = notifies
    self.store = store
    self.viewModel = viewModel
    self.encoder = encoder
    layout = ScreenLayout.of(viewModel.kind)
    members = layout.members.map { encoder.text(of: $0.member, in: viewModel) }
  }

  /// Takes over what changed.
  /// - Returns: the params of the `viewModel/didChange` that tells it, nil when nothing is different.
  func takeChanges(_ changed: ScreenMembers) -> [UInt8]? {
    var different: [Int] = []
    for (place, entry) in layout.members.enumerated() where changed.contains(entry.member) {
      let text = encoder.text(of: entry.member, in: viewModel)
      if text != members[place] {
        members[place] = text
        different.append(place)
      }
    }
    guard !different.isEmpty else { return nil }
    revision += 1
    return encoder.bytes { writer in
      writer.beginObject()
      writer.key("changes")
      writer.beginObject()
      for place in different { write(place, to: &writer) }
      writer.endObject()
      writer.key("revision")
      writer.integer(revision)
      writer.key("viewModel")
      writer.string(id)
      writer.endObject()
    }
  }

  /// Writes the state as last told.
  func writeState(to writer: inout JSONWriter) {
    writer.beginObject()
    for place in members.indices { write(place, to: &writer) }
    writer.endObject()
  }

  private func write(_ place: Int, to writer: inout JSONWriter) {
    writer.key(layout.members[place].name)
    writer.raw(members[place])
  }
}

/// The members of a kind of screen in the order in which they are written: by name.
@MainActor
struct ScreenLayout {
  let members: [(member: ScreenMember, name: StaticString)]

  static func of(_ kind: ScreenKind) -> ScreenLayout {
    switch kind {
    case .purchase: purchase
    case .manage: manage
    }
  }

  private static let purchase = ScreenLayout(.purchase)
  private static let manage = ScreenLayout(.manage)

  private init(_ kind: ScreenKind) {
    members = ScreenMembers.all(of: kind).members.map { ($0, $0.wireName) }.sorted { "\($0.name)" < "\($1.name)" }
  }
}
