/// developer.apple.com/documentation/swiftui/dismissaction
public struct DismissAction {
  let perform: @MainActor () -> Void
  /// developer.apple.com/documentation/swiftui/dismissaction/callasfunction()
  @MainActor public func callAsFunction() { perform() }
}

/// developer.apple.com/documentation/swiftui/refreshaction
public struct RefreshAction: Sendable {
  let perform: @Sendable () async -> Void
  /// developer.apple.com/documentation/swiftui/refreshaction/callasfunction()
  public func callAsFunction() async { await perform() }
}

/// developer.apple.com/documentation/swiftui/redactionreasons
public struct RedactionReasons: OptionSet, Hashable, Sendable {
  /// developer.apple.com/documentation/swiftui/redactionreasons/rawvalue
  public let rawValue: Int
  /// developer.apple.com/documentation/swiftui/redactionreasons/init(rawvalue:)
  public init(rawValue: Int) { self.rawValue = rawValue }
  /// developer.apple.com/documentation/swiftui/redactionreasons/placeholder
  public static let placeholder = RedactionReasons(rawValue: 1)
  /// developer.apple.com/documentation/swiftui/redactionreasons/privacy
  public static let privacy = RedactionReasons(rawValue: 2)
  /// developer.apple.com/documentation/swiftui/redactionreasons/invalidated
  public static let invalidated = RedactionReasons(rawValue: 4)
}
