// Made from Schemas/openrpc.json by schema-compiler; not to be edited.
// swift-format-ignore-file

internal import JSON
public import JSONRPC

/// The kinds of error and their codes.
public enum WireFailure: String, CaseIterable, Hashable, Sendable {
  /// A message that could not be read.
  case parseError
  /// JSON that is no request.
  case invalidRequest
  /// A method that does not exist.
  case methodNotFound
  /// Params that do not fit.
  case invalidParams
  /// Something broke in the bridge.
  case internalError
  /// A request stopped by `$/cancelRequest`.
  case requestCancelled
  /// A view model that does not exist.
  case unknownViewModel
  /// A store that does not exist.
  case unknownStore
  /// A subscription that does not exist.
  case unknownSubscription
  /// A transaction that does not exist.
  case unknownTransaction
  /// An action that is not possible now.
  case actionNotAllowed
  /// A store that did not do what it was asked.
  case storeFailure
  /// A configuration, state folder or setting that cannot be used.
  case invalidConfiguration
  /// A limit that was exceeded.
  case limitExceeded
  /// An advance of the system clock.
  case clockNotVirtual
  /// A version of the protocol that is not spoken.
  case unsupportedVersion
  /// A request after `shutdown`, or one cut short by the end.
  case shuttingDown
  /// Something that this kind of store does not have.
  case notSupportedByStore
  /// A offer that does not exist.
  case unknownOffer

  public var code: Int {
    switch self {
    case .parseError: -32700
    case .invalidRequest: -32600
    case .methodNotFound: -32601
    case .invalidParams: -32602
    case .internalError: -32603
    case .requestCancelled: -32800
    case .unknownViewModel: 1001
    case .unknownStore: 1002
    case .unknownSubscription: 1003
    case .unknownTransaction: 1004
    case .actionNotAllowed: 1005
    case .storeFailure: 1006
    case .invalidConfiguration: 1007
    case .limitExceeded: 1008
    case .clockNotVirtual: 1009
    case .unsupportedVersion: 1010
    case .shuttingDown: 1011
    case .notSupportedByStore: 1012
    case .unknownOffer: 1013
    }
  }
}

extension RPCError {
  /// 1001: A view model that does not exist.
  ///
  /// - Parameters:
  ///   - message: a sentence for a person.
  ///   - known: Those that do, 20 at most.
  ///   - suggestions: The nearest of them, the nearest first.
  public static func unknownViewModel(_ message: String = "Unknown view model", known: [String], suggestions: [String]) -> RPCError {
    let data = JSONText { writer in
      writer.beginObject()
      writer.key("kind")
      writer.string("unknownViewModel" as StaticString)
      writer.key("known")
      writer.beginArray()
      for element in known {
        writer.string(element)
      }
      writer.endArray()
      writer.key("suggestions")
      writer.beginArray()
      for element in suggestions {
        writer.string(element)
      }
      writer.endArray()
      writer.endObject()
    }
    return RPCError(code: 1001, message: message, data: data.value)
  }

  /// 1002: A store that does not exist.
  ///
  /// - Parameters:
  ///   - message: a sentence for a person.
  ///   - known: Those that do, 20 at most.
  ///   - suggestions: The nearest of them, the nearest first.
  public static func unknownStore(_ message: String = "Unknown store", known: [String], suggestions: [String]) -> RPCError {
    let data = JSONText { writer in
      writer.beginObject()
      writer.key("kind")
      writer.string("unknownStore" as StaticString)
      writer.key("known")
      writer.beginArray()
      for element in known {
        writer.string(element)
      }
      writer.endArray()
      writer.key("suggestions")
      writer.beginArray()
      for element in suggestions {
        writer.string(element)
      }
      writer.endArray()
      writer.endObject()
    }
    return RPCError(code: 1002, message: message, data: data.value)
  }

  /// 1003: A subscription that does not exist.
  ///
  /// - Parameters:
  ///   - message: a sentence for a person.
  ///   - known: Those that do, 20 at most.
  ///   - suggestions: The nearest of them, the nearest first.
  public static func unknownSubscription(_ message: String = "Unknown subscription", known: [String], suggestions: [String]) -> RPCError {
    let data = JSONText { writer in
      writer.beginObject()
      writer.key("kind")
      writer.string("unknownSubscription" as StaticString)
      writer.key("known")
      writer.beginArray()
      for element in known {
        writer.string(element)
      }
      writer.endArray()
      writer.key("suggestions")
      writer.beginArray()
      for element in suggestions {
        writer.string(element)
      }
      writer.endArray()
      writer.endObject()
    }
    return RPCError(code: 1003, message: message, data: data.value)
  }

  /// 1004: A transaction that does not exist.
  ///
  /// - Parameters:
  ///   - message: a sentence for a person.
  ///   - known: Those that do, 20 at most.
  ///   - suggestions: The nearest of them, the nearest first.
  public static func unknownTransaction(_ message: String = "Unknown transaction", known: [String], suggestions: [String]) -> RPCError {
    let data = JSONText { writer in
      writer.beginObject()
      writer.key("kind")
      writer.string("unknownTransaction" as StaticString)
      writer.key("known")
      writer.beginArray()
      for element in known {
        writer.string(element)
      }
      writer.endArray()
      writer.key("suggestions")
      writer.beginArray()
      for element in suggestions {
        writer.string(element)
      }
      writer.endArray()
      writer.endObject()
    }
    return RPCError(code: 1004, message: message, data: data.value)
  }

  /// 1005: An action that is not possible now.
  ///
  /// - Parameters:
  ///   - message: a sentence for a person.
  ///   - reason: Why not.
  public static func actionNotAllowed(_ message: String = "Action not allowed", reason: Wire.NotAllowedReason) -> RPCError {
    let data = JSONText { writer in
      writer.beginObject()
      writer.key("kind")
      writer.string("actionNotAllowed" as StaticString)
      writer.key("reason")
      writer.string(reason.rawValue)
      writer.endObject()
    }
    return RPCError(code: 1005, message: message, data: data.value)
  }

  /// 1006: A store that did not do what it was asked.
  ///
  /// - Parameters:
  ///   - message: a sentence for a person.
  ///   - storeError: Why not.
  public static func storeFailure(_ message: String = "Store failure", storeError: Wire.StoreError) -> RPCError {
    let data = JSONText { writer in
      writer.beginObject()
      writer.key("kind")
      writer.string("storeFailure" as StaticString)
      writer.key("storeError")
      storeError.write(to: &writer)
      writer.endObject()
    }
    return RPCError(code: 1006, message: message, data: data.value)
  }

  /// 1007: A configuration, state folder or setting that cannot be used.
  ///
  /// - Parameters:
  ///   - message: a sentence for a person.
  ///   - file: The file; null when there is none.
  ///   - line: Its line, from 1; null when it has none.
  ///   - pointer: JSON pointer to the place; null when it has none.
  ///   - reason: What kind of setting it is; null where nothing more is known.
  public static func invalidConfiguration(
    _ message: String = "Invalid configuration", file: String? = nil, line: Int? = nil, pointer: String? = nil,
    reason: Wire.ConfigurationReason? = nil
  ) -> RPCError {
    let data = JSONText { writer in
      writer.beginObject()
      writer.key("file")
      if let file {
        writer.string(file)
      } else {
        writer.null()
      }
      writer.key("kind")
      writer.string("invalidConfiguration" as StaticString)
      writer.key("line")
      if let line {
        writer.integer(line)
      } else {
        writer.null()
      }
      writer.key("pointer")
      if let pointer {
        writer.string(pointer)
      } else {
        writer.null()
      }
      writer.key("reason")
      if let reason {
        writer.string(reason.rawValue)
      } else {
        writer.null()
      }
      writer.endObject()
    }
    return RPCError(code: 1007, message: message, data: data.value)
  }

  /// 1009: An advance of the system clock.
  public static func clockNotVirtual(_ message: String = "The clock is not virtual") -> RPCError {
    let data = JSONText { writer in
      writer.beginObject()
      writer.key("kind")
      writer.string("clockNotVirtual" as StaticString)
      writer.endObject()
    }
    return RPCError(code: 1009, message: message, data: data.value)
  }

  /// 1010: A version of the protocol that is not spoken.
  ///
  /// - Parameters:
  ///   - message: a sentence for a person.
  ///   - supported: Those that are.
  public static func unsupportedVersion(_ message: String = "Unsupported protocol version", supported: [Int]) -> RPCError {
    let data = JSONText { writer in
      writer.beginObject()
      writer.key("kind")
      writer.string("unsupportedVersion" as StaticString)
      writer.key("supported")
      writer.beginArray()
      for element in supported {
        writer.integer(element)
      }
      writer.endArray()
      writer.endObject()
    }
    return RPCError(code: 1010, message: message, data: data.value)
  }

  /// 1012: Something that this kind of store does not have.
  ///
  /// - Parameters:
  ///   - message: a sentence for a person.
  ///   - store: The store.
  ///   - storeKind: What it is.
  public static func notSupportedByStore(
    _ message: String = "Not supported by this store", store: String, storeKind: Wire.StoreKind
  ) -> RPCError {
    let data = JSONText { writer in
      writer.beginObject()
      writer.key("kind")
      writer.string("notSupportedByStore" as StaticString)
      writer.key("store")
      writer.string(store)
      writer.key("storeKind")
      writer.string(storeKind.rawValue)
      writer.endObject()
    }
    return RPCError(code: 1012, message: message, data: data.value)
  }

  /// 1013: A offer that does not exist.
  ///
  /// - Parameters:
  ///   - message: a sentence for a person.
  ///   - known: Those that do, 20 at most.
  ///   - suggestions: The nearest of them, the nearest first.
  public static func unknownOffer(_ message: String = "Unknown offer", known: [String], suggestions: [String]) -> RPCError {
    let data = JSONText { writer in
      writer.beginObject()
      writer.key("kind")
      writer.string("unknownOffer" as StaticString)
      writer.key("known")
      writer.beginArray()
      for element in known {
        writer.string(element)
      }
      writer.endArray()
      writer.key("suggestions")
      writer.beginArray()
      for element in suggestions {
        writer.string(element)
      }
      writer.endArray()
      writer.endObject()
    }
    return RPCError(code: 1013, message: message, data: data.value)
  }
}
