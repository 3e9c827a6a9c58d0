import Foundation
import JSON
import StoreEngine
import Testing

@Suite struct FixtureProbe {
  @Test func probe() throws {
    let root = URL(filePath: #filePath).deletingLastPathComponent().deletingLastPathComponent().deletingLastPathComponent()
    let folder = root.deletingLastPathComponent().appending(path: "shared/fixtures/storekit")
    for name in try FileManager.default.contentsOfDirectory(atPath: folder.path).sorted() where name.hasSuffix(".storekit") {
      let bytes = [UInt8](try Data(contentsOf: folder.appending(path: name)))
      do throws(CatalogRefusal) {
        let c = try Catalog.read(bytes)
        print(name, "subs", c.subscriptions.count, "products", c.products.count, "groups", c.groups.count, "warnings", c.warnings.count)
        for w in c.warnings { print("   ", w.message, w.pointer, w.line, w.column) }
      } catch {
        print(name, "REFUSED")
        for w in error.problems { print("   ", w.severity, w.message, w.pointer, w.line, w.column) }
      }
    }
    print(Catalog.sample.warnings, Catalog.sample.products.map(\.id))
    print(SampleConfiguration.text)
  }
}
