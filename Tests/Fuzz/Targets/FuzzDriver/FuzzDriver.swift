import Glibc

/// Hands a function to libFuzzer, which reads the command line and does not come back.
///
/// The package manager gives every executable a `main` of its own, so libFuzzer's is not used but its driver called.
public func fuzz(_ function: @convention(c) (UnsafePointer<UInt8>, Int) -> CInt) -> Never {
  var count = CommandLine.argc
  var arguments = CommandLine.unsafeArgv
  exit(runDriver(&count, &arguments, function))
}

@_silgen_name("LLVMFuzzerRunDriver")
private func runDriver(
  _ count: UnsafeMutablePointer<CInt>, _ arguments: UnsafeMutablePointer<UnsafeMutablePointer<UnsafeMutablePointer<CChar>?>>,
  _ function: @convention(c) (UnsafePointer<UInt8>, Int) -> CInt
) -> CInt
