public import BridgeWire
public import JSONRPC
import SubscriptionViewModels
import Timekeeping

extension Bridge: BridgeHandlers {
  public func initialize(
    _ params: ProcessMethods.Initialize.Params, _ context: RPCContext
  ) throws(RPCError) -> Wire.InitializeResult {
    if let version = params.protocolVersion, version != OpenRPCDocument.protocolVersion {
      throw .unsupportedVersion(
        "Version \(version) of the protocol is not spoken here", supported: [OpenRPCDocument.protocolVersion])
    }
    if let locale = params.locale { speak(locale) }
    return Wire.InitializeResult(
      capabilities: Wire.Capabilities(
        clockModes: Wire.ClockMode.allCases, framings: Wire.Framing.allCases, locales: SpokenLanguages.codes, methods: peer.methods,
        storeKinds: Wire.StoreKind.allCases, viewModelKinds: Wire.ViewModelKind.allCases),
      protocolVersion: OpenRPCDocument.protocolVersion,
      serverInfo: Wire.ServerInfo(name: "subscription-bridge", version: OpenRPCDocument.version))
  }

  private func speak(_ locale: String) {
    self.locale = locale
    for session in screens.all { session.viewModel.locale = locale }
  }

  public func bridgeReset(_ params: BridgeMethods.Reset.Params, _ context: RPCContext) async throws(RPCError) -> Wire.ResetResult {
    var start: Instant?
    if let text = params.now {
      guard time.mode == .virtual else { throw .clockNotVirtual("\"now\" sets a virtual clock; this one follows real time") }
      start = try instant(text, "now")
    }
    startAnew()
    await time.settle()
    announcements.flush()
    if time.mode == .virtual { time.restart(at: start ?? options.virtualStart) }
    try await openDefault()
    return Wire.ResetResult(now: time.now.iso8601)
  }

  /// Reads an instant of the params.
  func instant(_ text: String, _ member: String) throws(RPCError) -> Instant {
    guard let instant = Instant(iso8601: text) else {
      throw .invalidParam(member, "expected an instant such as 2026-01-31T12:00:00.000Z, got \"\(text.prefix(60))\"")
    }
    return instant
  }
}
