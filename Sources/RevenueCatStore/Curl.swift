import Glibc

/// The few functions of libcurl that carry a request, found when the first store opens.
///
/// Foundation's own networking stands on the same library, and so asks a machine for no less; but linking it brings some thirty libraries
/// into every start of the process, which costs more than the whole start may (6 ms and 13 MiB, measured), while most processes never
/// open a RevenueCat store. Certificates, proxies from the environment and name resolution are libcurl's, as they are Foundation's;
/// `SSL_CERT_FILE` names other trusted certificates, as everywhere where OpenSSL is used.
struct Curl: Sendable {
  typealias WriteCallback = @convention(c) (UnsafeMutablePointer<CChar>?, Int, Int, UnsafeMutableRawPointer?) -> Int

  let easyInit: @convention(c) @Sendable () -> OpaquePointer?
  let reset: @convention(c) @Sendable (OpaquePointer) -> Void
  let cleanup: @convention(c) @Sendable (OpaquePointer) -> Void
  let perform: @convention(c) @Sendable (OpaquePointer) -> CInt
  let strerror: @convention(c) @Sendable (CInt) -> UnsafePointer<CChar>?
  let append: @convention(c) @Sendable (OpaquePointer?, UnsafePointer<CChar>) -> OpaquePointer?
  let freeAll: @convention(c) @Sendable (OpaquePointer?) -> Void
  // Both take one more argument of the size of a pointer. They are variadic in C; on the ABIs of Linux (x86-64, AArch64) such an argument
  // travels in the same register either way.
  private let setopt: @convention(c) @Sendable (OpaquePointer, CInt, Int) -> CInt
  private let getinfo: @convention(c) @Sendable (OpaquePointer, CInt, UnsafeMutablePointer<CLong>) -> CInt

  /// nil on a machine without libcurl.
  static let loaded: Curl? = Curl()

  private init?() {
    guard let library = dlopen("libcurl.so.4", RTLD_NOW | RTLD_LOCAL) ?? dlopen("libcurl-gnutls.so.4", RTLD_NOW | RTLD_LOCAL) else {
      return nil
    }
    func find<Function>(_ name: String, _: Function.Type) -> Function? {
      // A symbol's address is a C function; the signature is the one that libcurl's header declares.
      dlsym(library, name).map { unsafeBitCast($0, to: Function.self) }
    }
    guard let globalInit = find("curl_global_init", (@convention(c) (CLong) -> CInt).self),
      let easyInit = find("curl_easy_init", (@convention(c) @Sendable () -> OpaquePointer?).self),
      let reset = find("curl_easy_reset", (@convention(c) @Sendable (OpaquePointer) -> Void).self),
      let cleanup = find("curl_easy_cleanup", (@convention(c) @Sendable (OpaquePointer) -> Void).self),
      let perform = find("curl_easy_perform", (@convention(c) @Sendable (OpaquePointer) -> CInt).self),
      let strerror = find("curl_easy_strerror", (@convention(c) @Sendable (CInt) -> UnsafePointer<CChar>?).self),
      let append = find("curl_slist_append", (@convention(c) @Sendable (OpaquePointer?, UnsafePointer<CChar>) -> OpaquePointer?).self),
      let freeAll = find("curl_slist_free_all", (@convention(c) @Sendable (OpaquePointer?) -> Void).self),
      let setopt = find("curl_easy_setopt", (@convention(c) @Sendable (OpaquePointer, CInt, Int) -> CInt).self),
      let getinfo = find("curl_easy_getinfo", (@convention(c) @Sendable (OpaquePointer, CInt, UnsafeMutablePointer<CLong>) -> CInt).self)
    else { return nil }
    let everything: CLong = 3
    guard globalInit(everything) == 0 else { return nil }
    self.easyInit = easyInit
    self.reset = reset
    self.cleanup = cleanup
    self.perform = perform
    self.strerror = strerror
    self.append = append
    self.freeAll = freeAll
    self.setopt = setopt
    self.getinfo = getinfo
  }

  /// The options that are set here, with libcurl's numbers.
  enum Option: CInt {
    case post = 47
    case freshConnect = 74
    case noSignal = 99
    case timeoutMilliseconds = 155
    case protocols = 181
    case pathAsIs = 234
    case writeData = 10_001
    case url = 10_002
    case proxy = 10_004
    case postFields = 10_015
    case httpHeader = 10_023
    case headerData = 10_029
    case trustedCertificates = 10_065
    case acceptEncoding = 10_102
    case writeFunction = 20_011
    case headerFunction = 20_079
    case postFieldSize = 30_120
  }

  enum Info: CInt {
    case responseCode = 0x20_0002
    case systemError = 0x20_0019
  }

  func set(_ handle: OpaquePointer, _ option: Option, _ value: Int) {
    _ = setopt(handle, option.rawValue, value)
  }

  func set(_ handle: OpaquePointer, _ option: Option, _ pointer: UnsafeRawPointer?) {
    _ = setopt(handle, option.rawValue, Int(bitPattern: pointer))
  }

  func set(_ handle: OpaquePointer, _ option: Option, _ callback: WriteCallback) {
    // The option takes the callback's address in the place of a long.
    _ = setopt(handle, option.rawValue, unsafeBitCast(callback, to: Int.self))
  }

  func info(_ handle: OpaquePointer, _ info: Info) -> Int {
    var value: CLong = 0
    _ = getinfo(handle, info.rawValue, &value)
    return value
  }
}
