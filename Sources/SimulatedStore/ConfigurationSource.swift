internal import StoreEngine

/// The text of a configuration and the file it came from.
struct ConfigurationSource {
  let text: [UInt8]
  let file: String?

  init(_ configuration: SimulatedConfiguration) throws(ConfigurationFailure) {
    switch configuration {
    case .sample:
      text = Array(SampleConfiguration.text.utf8)
      file = nil
    case .text(let bytes):
      text = bytes
      file = nil
    case .recorded(let path, let bytes):
      text = bytes
      file = path
    case .file(let path):
      file = path
      do throws(FileFailure) {
        text = try DiskFile.contents(of: path)
      } catch {
        let hint = error.isDirectory ? "; name the file inside" : ""
        throw ConfigurationFailure(.configuration, "the configuration cannot be read: \(error.message)\(hint)", file: path)
      }
    }
  }

  /// What the text means.
  func catalog() throws(ConfigurationFailure) -> Catalog {
    do throws(CatalogRefusal) {
      return try Catalog.read(text)
    } catch {
      throw ConfigurationFailure(error, file: file)
    }
  }
}
