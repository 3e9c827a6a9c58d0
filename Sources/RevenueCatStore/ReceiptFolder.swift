import Glibc

/// The receipts that the server has not confirmed, one file each, so that a process that ends loses none.
///
/// A receipt is whole on disk before it is posted: written aside, flushed, renamed, the folder flushed. Its functions block, and are
/// called off the main actor but when a store opens.
struct ReceiptFolder: Sendable {
  /// nil keeps nothing beyond the process.
  let path: String?

  private static let name = "revenuecat-receipts"
  private static let suffix = ".json"
  private static let asideSuffix = ".new"
  private static let maximumBytes = 64 << 10
  /// So long after its last change nobody is writing a file any more.
  private static let abandonedSeconds = 60

  /// Opens the folder below a store's state directory, making both where they are missing.
  init(stateDirectory: String?) throws(RevenueCatConfigurationError) {
    guard let stateDirectory else {
      path = nil
      return
    }
    let path = stateDirectory + "/" + ReceiptFolder.name
    var made = ""
    for step in path.split(separator: "/", omittingEmptySubsequences: false) {
      made += made.isEmpty && step.isEmpty ? "" : String(step)
      if !step.isEmpty, mkdir(made, 0o700) != 0, errno != EEXIST, errno != EISDIR, errno != EROFS {
        throw RevenueCatConfigurationError("The state directory cannot be made: \(String(cString: strerror(errno)))", file: stateDirectory)
      }
      made += "/"
    }
    guard access(path, R_OK | W_OK | X_OK) == 0 else {
      throw RevenueCatConfigurationError("The state directory cannot be used: \(String(cString: strerror(errno)))", file: stateDirectory)
    }
    self.path = path
  }

  /// Why a receipt could not be kept.
  struct Failure: Error, Hashable, Sendable {
    var message: String
  }

  /// Keeps a receipt.
  func save(_ receipt: PendingReceipt) throws(Failure) {
    guard let path else { return }
    let file = path + "/" + fileName(receipt)
    let aside = file + ReceiptFolder.asideSuffix
    let descriptor = open(aside, O_WRONLY | O_CREAT | O_TRUNC | O_CLOEXEC, 0o600)
    guard descriptor >= 0 else { throw failure() }
    defer { close(descriptor) }
    let text = receipt.fileText
    var written = 0
    while written < text.count {
      let count = text.withUnsafeBytes { write(descriptor, $0.baseAddress! + written, text.count - written) }
      if count < 0 {
        if errno == EINTR { continue }
        throw failure()
      }
      written += count
    }
    guard fsync(descriptor) == 0, rename(aside, file) == 0, flushFolder() else { throw failure() }
  }

  /// Forgets a receipt. One that cannot be removed is posted again later, which does no harm.
  func remove(_ receipt: PendingReceipt) {
    guard let path else { return }
    unlink(path + "/" + fileName(receipt))
    _ = flushFolder()
  }

  /// Every receipt of one customer on one server that was kept, oldest first, and what could not be read.
  func receipts(of appUserID: String, on server: String) -> (receipts: [PendingReceipt], warnings: [String]) {
    guard let path, let folder = opendir(path) else { return ([], []) }
    defer { closedir(folder) }
    var receipts: [PendingReceipt] = []
    var warnings: [String] = []
    while let entry = readdir(folder) {
      let name = withUnsafePointer(to: &entry.pointee.d_name) {
        $0.withMemoryRebound(to: CChar.self, capacity: Int(NAME_MAX) + 1) { String(cString: $0) }
      }
      if name.hasSuffix(ReceiptFolder.asideSuffix) { removeIfAbandoned(path + "/" + name) }
      guard name.hasSuffix(ReceiptFolder.suffix) else { continue }
      do throws(ReplyFault) {
        guard let text = text(ofFile: path + "/" + name) else { throw ReplyFault(place: "the file", problem: "cannot be read") }
        let receipt = try PendingReceipt(fileText: text)
        if receipt.appUserID == appUserID, receipt.server == server { receipts.append(receipt) }
      } catch {
        warnings.append("The kept receipt \(name) is left alone: \(error.message)")
      }
    }
    receipts.sort { ($0.requestedAt, $0.token) < ($1.requestedAt, $1.token) }
    return (receipts, warnings.sorted())
  }

  /// Removes what a process was writing aside when it ended. It was never posted, for it was not whole yet.
  private func removeIfAbandoned(_ file: String) {
    var status = stat()
    if stat(file, &status) == 0, time(nil) - status.st_mtim.tv_sec > ReceiptFolder.abandonedSeconds { unlink(file) }
  }

  private func fileName(_ receipt: PendingReceipt) -> String {
    receipt.token.asPathStep + ReceiptFolder.suffix
  }

  private func text(ofFile path: String) -> [UInt8]? {
    guard let file = fopen(path, "re") else { return nil }
    defer { fclose(file) }
    var bytes = [UInt8](repeating: 0, count: ReceiptFolder.maximumBytes)
    let count = fread(&bytes, 1, bytes.count, file)
    return ferror(file) == 0 && count < bytes.count ? Array(bytes[..<count]) : nil
  }

  private func flushFolder() -> Bool {
    guard let path else { return true }
    let folder = open(path, O_RDONLY | O_DIRECTORY | O_CLOEXEC)
    guard folder >= 0 else { return false }
    defer { close(folder) }
    return fsync(folder) == 0
  }

  private func failure() -> Failure {
    Failure(message: String(cString: strerror(errno)))
  }
}
