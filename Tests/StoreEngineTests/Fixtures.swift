import Foundation

@testable import StoreEngine

/// What the tests read from outside the project.
enum Fixtures {
  static let folder = URL(filePath: #filePath).deletingLastPathComponent().deletingLastPathComponent().deletingLastPathComponent()
    .deletingLastPathComponent().appending(path: "shared/fixtures/storekit")

  static func bytes(_ name: String) throws -> [UInt8] {
    [UInt8](try Data(contentsOf: folder.appending(path: name)))
  }

  static var names: [String] {
    get throws {
      try FileManager.default.contentsOfDirectory(atPath: folder.path).filter { $0.hasSuffix(".storekit") }.sorted()
    }
  }
}

/// An instant as text: a day, or a day and a time.
func moment(_ text: String) -> Moment {
  let full = text.contains("T") ? text : text + "T12:00:00Z"
  let date = try! Date(full, strategy: .iso8601)
  return Moment(milliseconds: Int64(date.timeIntervalSince1970 * 1000))
}

func text(_ moment: Moment) -> String {
  let civil = CivilTime(moment)
  func two(_ value: Int) -> String { value < 10 ? "0\(value)" : "\(value)" }
  let seconds = Int(civil.millisecondOfDay / 1000)
  let day = "\(civil.year)-\(two(civil.month))-\(two(civil.day))"
  return seconds == 12 * 3600 ? day : "\(day)T\(two(seconds / 3600)):\(two(seconds / 60 % 60)):\(two(seconds % 60))Z"
}
