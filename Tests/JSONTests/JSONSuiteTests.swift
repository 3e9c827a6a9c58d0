import Foundation
import JSON
import Testing

/// The public parsing suite in `../shared/fixtures/json-test-suite`: `y_` must be accepted, `n_` refused, and of `i_` what `JSONReader` says.
@Suite struct JSONSuiteTests {
  static let folder = URL(filePath: #filePath).deletingLastPathComponent().appending(path: "../../../shared/fixtures/json-test-suite")

  static func files(_ prefix: String) -> [String] {
    let names = (try? FileManager.default.contentsOfDirectory(atPath: folder.path)) ?? []
    return names.filter { $0.hasPrefix(prefix) }.sorted()
  }

  static func bytes(_ name: String) throws -> [UInt8] { Array(try Data(contentsOf: folder.appending(path: name))) }

  @Test func `The suite is there`() {
    #expect(JSONSuiteTests.files("").count == 318)
  }

  @Test(arguments: files("y_")) func `What must be accepted is accepted and written back`(name: String) throws {
    let value = try JSONReader.value(of: JSONSuiteTests.bytes(name))
    #expect(try JSONReader.value(of: value.bytes) == value)
    #expect(try JSONReader.locatedValue(of: JSONSuiteTests.bytes(name)).value == value)
  }

  @Test(arguments: files("n_")) func `What must be refused is refused at a place inside the text`(name: String) throws {
    let bytes = try JSONSuiteTests.bytes(name)
    do {
      try JSONReader.validate(bytes)
      Issue.record("accepted")
    } catch {
      #expect((0...bytes.count).contains(error.offset))
    }
  }

  /// Of what the grammar leaves open, numbers of any size and lone surrogates in escapes are taken. Other encodings, bytes that are no UTF-8, a byte
  /// order mark and nesting beyond the limit are not.
  private static let isTaken: Set<String> = [
    "i_object_key_lone_2nd_surrogate.json", "i_string_1st_surrogate_but_2nd_missing.json", "i_string_1st_valid_surrogate_2nd_invalid.json",
    "i_string_incomplete_surrogate_and_escape_valid.json", "i_string_incomplete_surrogate_pair.json",
    "i_string_incomplete_surrogates_escape_valid.json", "i_string_invalid_lonely_surrogate.json", "i_string_invalid_surrogate.json",
    "i_string_inverted_surrogates_U+1D11E.json", "i_string_lone_second_surrogate.json",
  ]

  @Test(arguments: files("i_")) func `What is left open is decided as documented`(name: String) throws {
    let bytes = try JSONSuiteTests.bytes(name)
    let isAccepted = (try? JSONReader.validate(bytes)) != nil
    #expect(isAccepted == (name.hasPrefix("i_number_") || JSONSuiteTests.isTaken.contains(name)))
  }
}
