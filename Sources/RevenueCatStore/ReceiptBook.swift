import Subscriptions
import Timekeeping

/// The receipts of one customer on one server that are not confirmed, and their postings under way.
///
/// Stores of one process that keep their receipts in one folder share a book, so that a store which opens while another's last posting is
/// under way knows of it, as it would know of what an ended process left on disk.
@MainActor
final class ReceiptBook {
  let folder: ReceiptFolder
  /// Oldest first.
  private(set) var kept: [PendingReceipt]
  /// What could not be read from the folder.
  let warnings: [String]
  private var postings: [String: Waiter<Backend.Posting>] = [:]

  private struct Key: Hashable {
    var path: String
    var server: String
    var appUserID: String
  }

  private static var books: [Key: ReceiptBook] = [:]

  /// The book of a customer. Without a folder it is the store's own, and ends with it.
  static func book(in folder: ReceiptFolder, server: String, appUserID: String) -> ReceiptBook {
    guard let path = folder.path else { return ReceiptBook(folder, kept: [], warnings: []) }
    let key = Key(path: path, server: server, appUserID: appUserID)
    let found = folder.receipts(of: appUserID, on: server)
    if let book = books[key] {
      // Another process may have left some since.
      for receipt in found.receipts where !book.kept.contains(where: { $0.token == receipt.token }) { book.kept.append(receipt) }
      return book
    }
    let book = ReceiptBook(folder, kept: found.receipts, warnings: found.warnings)
    books[key] = book
    return book
  }

  private init(_ folder: ReceiptFolder, kept: [PendingReceipt], warnings: [String]) {
    self.folder = folder
    self.kept = kept
    self.warnings = warnings
  }

  /// The purchases that wait for their payment, as a standing shows them.
  var pendingPurchases: [PendingPurchase] {
    kept.filter(\.awaitsPayment).map(\.pendingPurchase)
  }

  func receipt(for productID: String) -> PendingReceipt? {
    kept.first { $0.productID == productID }
  }

  func holds(_ receipt: PendingReceipt) -> Bool {
    kept.contains { $0.token == receipt.token }
  }

  func add(_ receipt: PendingReceipt) {
    kept.append(receipt)
  }

  func remove(_ receipt: PendingReceipt) {
    kept.removeAll { $0.token == receipt.token }
  }

  /// - Returns: false when the receipt was marked before, or is no longer kept.
  func markAwaitingPayment(_ receipt: PendingReceipt) -> Bool {
    guard let place = kept.firstIndex(where: { $0.token == receipt.token }), !kept[place].awaitsPayment else { return false }
    kept[place].awaitsPayment = true
    return true
  }

  /// Posts a receipt, unless it is being posted, and brings what became of it.
  func posting(_ receipt: PendingReceipt, by post: () -> Waiter<Backend.Posting>) async -> Backend.Posting {
    if let posting = postings[receipt.token] { return await posting.get() }
    let posting = post()
    postings[receipt.token] = posting
    let result = await posting.get()
    postings[receipt.token] = nil
    return result
  }
}
