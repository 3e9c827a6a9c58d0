import BridgeWire
import JSON
import SimulatedStore
import SubscriptionBridge

let versionText = "subscription-bridge \(OpenRPCDocument.version)\n"
let schemaText = "\(OpenRPCDocument.text)\n"

/// Says what a `.storekit` file sells and what is odd in it.
@MainActor
func check(file: String, asJSON: Bool) -> (text: String, status: Int32) {
  do throws(ConfigurationFailure) {
    let report = try ConfigurationReport.check(.file(path: file))
    let wire = Wire.ConfigurationReport(report)
    let text = asJSON ? JSONText { wire.write(to: &$0) }.description : ConfigurationTable(file: file, report: wire).text
    return (text + (asJSON ? "\n" : ""), report.isUsable ? 0 : 1)
  } catch {
    Output.fail("\(file): \(error.message)", status: 1)
  }
}
