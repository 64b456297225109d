#if IOS17_ISOLATION
/// developer.apple.com/documentation/swiftui/openurlaction (iOS 17: without isolation)
public struct OpenURLAction: @unchecked Sendable {
  let handler: (URL) -> Result

  /// developer.apple.com/documentation/swiftui/openurlaction/init(handler:)
  public init(handler: @escaping (URL) -> OpenURLAction.Result) {
    self.handler = handler
  }
}
#else
/// developer.apple.com/documentation/swiftui/openurlaction
@MainActor @preconcurrency
public struct OpenURLAction: Sendable {
  let handler: @MainActor (URL) -> Result

  /// developer.apple.com/documentation/swiftui/openurlaction/init(handler:)
  @preconcurrency
  public init(handler: @escaping @MainActor (URL) -> OpenURLAction.Result) {
    self.handler = handler
  }
}
#endif

extension OpenURLAction {
  /// developer.apple.com/documentation/swiftui/openurlaction/result
  public struct Result: Sendable {
    enum Kind: Hashable, Sendable {
      case handled, discarded
      case systemAction(URL?)
    }

    let kind: Kind

    /// developer.apple.com/documentation/swiftui/openurlaction/result/handled
    public static let handled = Result(kind: .handled)
    /// developer.apple.com/documentation/swiftui/openurlaction/result/discarded
    public static let discarded = Result(kind: .discarded)
    /// developer.apple.com/documentation/swiftui/openurlaction/result/systemaction
    public static let systemAction = Result(kind: .systemAction(nil))

    /// developer.apple.com/documentation/swiftui/openurlaction/result/systemaction(_:)
    public static func systemAction(_ url: URL) -> OpenURLAction.Result {
      Result(kind: .systemAction(url))
    }
  }

  /// developer.apple.com/documentation/swiftui/openurlaction/callasfunction(_:)
  @MainActor public func callAsFunction(_ url: URL) {
    callAsFunction(url) { _ in }
  }

  /// developer.apple.com/documentation/swiftui/openurlaction/callasfunction(_:completion:)
  @MainActor public func callAsFunction(
    _ url: URL,
    completion: @escaping (_ accepted: Bool) -> Void
  ) {
    switch handler(url).kind {
    case .handled: completion(true)
    case .discarded: completion(false)
    case .systemAction(let other):
      ViewHost.current?.requests.append(.open(other ?? url))
      completion(true)
    }
  }
}

private enum OpenURLKey: EnvironmentKey {
  static var defaultValue: OpenURLAction? { nil }
}

extension EnvironmentValues {
  /// developer.apple.com/documentation/swiftui/environmentvalues/openurl
  public var openURL: OpenURLAction {
    get {
      self[OpenURLKey.self] ?? MainActor.assumeIsolated { OpenURLAction { _ in .systemAction } }
    }
    set { self[OpenURLKey.self] = newValue }
  }
}
