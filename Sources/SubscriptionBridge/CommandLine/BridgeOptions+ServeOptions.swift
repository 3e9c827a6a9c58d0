import BridgeWire
import JSON
import JSONRPC
import Timekeeping

extension BridgeOptions {
  /// What the flags say about the store `default`, the language and the clock.
  /// - Throws: what is wrong with `--store`'s params, in one line.
  @MainActor public init(_ options: ServeOptions) throws(CommandLineError) {
    self.init(locale: options.locale)
    if case .virtual(let start) = options.clock { virtualStart = start }
    isDefaultNamed = options.storekit != nil || options.store != nil
    var params = try options.storeParams ?? StoreMethods.Open.Params(kind: .simulated)
    if let file = options.storekit { params.configurationFile = file }
    if let folder = options.stateDirectory {
      guard params.kind == .simulated || params.kind == .revenueCat else {
        throw CommandLineError(message: "--state-directory is for a simulated or a RevenueCat store, not for \(params.kind.rawValue)")
      }
      params.stateDirectory = params.stateDirectory ?? folder
    }
    if let rate = options.timeRate { try take(rate, into: &params) }
    if params.kind == .simulated, params.locale == nil { params.locale = options.locale }
    // With nothing said about it, the sample opens with the first request that needs a store.
    if params != StoreMethods.Open.Params(kind: .simulated) || options.store != nil { defaultStore = StoreRequest(params) }
  }

  private func take(_ rate: String, into params: inout StoreMethods.Open.Params) throws(CommandLineError) {
    guard params.kind == .simulated else {
      throw CommandLineError(message: "--time-rate is for a simulated store, not for \(params.kind.rawValue)")
    }
    guard let known = Wire.TimeRate(rawValue: rate) ?? Int(rate).flatMap({ Wire.TimeRate(integer: $0) }) else {
      let names = Wire.TimeRate.allCases.map(\.rawValue)
      throw CommandLineError(
        message: "--time-rate: unknown value \"\(rate)\"; known are \(names.joined(separator: ", "))" + NearestNames.hint(rate, in: names))
    }
    params.timeRate = known
  }
}

extension ServeOptions {
  /// The params of `--store`, read as those of `store/open`.
  fileprivate var storeParams: StoreMethods.Open.Params? {
    get throws(CommandLineError) {
      guard let store else { return nil }
      do throws(RPCError) {
        return try RPCParams.withText(JSONText(.object(store))) { (params) throws(RPCError) in
          try StoreMethods.Open.Params(reading: params)
        }
      } catch {
        let problems = error.data?["problems"]?.array ?? []
        let text = problems.compactMap { problem in
          problem["message"]?.string.map { "\(problem["path"]?.string ?? ""): \($0)" }
        }
        throw CommandLineError(message: "--store: " + (text.isEmpty ? error.message : text.joined(separator: "; ")))
      }
    }
  }
}
