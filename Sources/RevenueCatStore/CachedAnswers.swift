import Synchronization

/// An answer that the server tagged, to be taken again while it says that nothing was modified.
struct CachedAnswer: Sendable {
  var etag: String
  var body: [UInt8]
}

/// The tagged answers of one store, by URL, for the life of the process.
final class CachedAnswers: Sendable {
  private let answers = Mutex<[String: CachedAnswer]>([:])

  subscript(_ url: String) -> CachedAnswer? {
    get { answers.withLock { $0[url] } }
    set { answers.withLock { $0[url] = newValue } }
  }
}
