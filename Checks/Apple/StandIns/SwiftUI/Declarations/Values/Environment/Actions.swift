public struct DismissAction {
  let perform: @MainActor () -> Void
  @MainActor public func callAsFunction() { perform() }
}

public struct RefreshAction: Sendable {
  let perform: @Sendable () async -> Void
  public func callAsFunction() async { await perform() }
}

public struct RedactionReasons: OptionSet, Hashable, Sendable {
  public let rawValue: Int
  public init(rawValue: Int) { self.rawValue = rawValue }
  public static let placeholder = RedactionReasons(rawValue: 1)
  public static let privacy = RedactionReasons(rawValue: 2)
  public static let invalidated = RedactionReasons(rawValue: 4)
}
