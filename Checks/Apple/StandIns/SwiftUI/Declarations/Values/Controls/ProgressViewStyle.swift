/// developer.apple.com/documentation/swiftui/progressviewstyleconfiguration
public struct ProgressViewStyleConfiguration {
  /// developer.apple.com/documentation/swiftui/progressviewstyleconfiguration/fractioncompleted
  public let fractionCompleted: Double?
  /// developer.apple.com/documentation/swiftui/progressviewstyleconfiguration/label
  public var label: Label?
  /// developer.apple.com/documentation/swiftui/progressviewstyleconfiguration/currentvaluelabel
  public var currentValueLabel: CurrentValueLabel?

  init(fractionCompleted: Double?, label: AnyView?, currentValueLabel: AnyView?) {
    self.fractionCompleted = fractionCompleted
    self.label = label.map { Label(content: $0) }
    self.currentValueLabel = currentValueLabel.map { CurrentValueLabel(content: $0) }
  }
}

#if IOS17_ISOLATION
/// developer.apple.com/documentation/swiftui/progressviewstyle
public protocol ProgressViewStyle {
  /// developer.apple.com/documentation/swiftui/progressviewstyle/body
  associatedtype Body: View
  /// developer.apple.com/documentation/swiftui/progressviewstyle/configuration
  typealias Configuration = ProgressViewStyleConfiguration
  /// developer.apple.com/documentation/swiftui/progressviewstyle/makebody(configuration:)
  @ViewBuilder @MainActor func makeBody(configuration: Configuration) -> Body
}
#else
/// developer.apple.com/documentation/swiftui/progressviewstyle
@MainActor @preconcurrency public protocol ProgressViewStyle {
  associatedtype Body: View
  /// developer.apple.com/documentation/swiftui/progressviewstyle/configuration
  typealias Configuration = ProgressViewStyleConfiguration
  /// developer.apple.com/documentation/swiftui/progressviewstyle/makebody(configuration:)
  @ViewBuilder @MainActor @preconcurrency func makeBody(configuration: Configuration) -> Body
}
#endif

/// developer.apple.com/documentation/swiftui/defaultprogressviewstyle
nonisolated public struct DefaultProgressViewStyle: ProgressViewStyle, BuiltInStyle {
  let name = "automatic"
  /// developer.apple.com/documentation/swiftui/defaultprogressviewstyle/init()
  nonisolated public init() {}
  /// developer.apple.com/documentation/swiftui/defaultprogressviewstyle/makebody(configuration:)
  @MainActor public func makeBody(configuration: Configuration) -> some View {
    configuration.label
  }
}

extension ProgressViewStyle where Self == DefaultProgressViewStyle {
  /// developer.apple.com/documentation/swiftui/progressviewstyle/automatic
  public static var automatic: DefaultProgressViewStyle { DefaultProgressViewStyle() }
}

/// developer.apple.com/documentation/swiftui/linearprogressviewstyle
nonisolated public struct LinearProgressViewStyle: ProgressViewStyle, BuiltInStyle {
  let name = "linear"
  /// developer.apple.com/documentation/swiftui/linearprogressviewstyle/init()
  nonisolated public init() {}
  /// developer.apple.com/documentation/swiftui/linearprogressviewstyle/makebody(configuration:)
  @MainActor public func makeBody(configuration: Configuration) -> some View {
    configuration.label
  }
}

extension ProgressViewStyle where Self == LinearProgressViewStyle {
  /// developer.apple.com/documentation/swiftui/progressviewstyle/linear
  public static var linear: LinearProgressViewStyle { LinearProgressViewStyle() }
}

/// developer.apple.com/documentation/swiftui/circularprogressviewstyle
nonisolated public struct CircularProgressViewStyle: ProgressViewStyle, BuiltInStyle {
  let name = "circular"
  /// developer.apple.com/documentation/swiftui/circularprogressviewstyle/init()
  nonisolated public init() {}
  /// developer.apple.com/documentation/swiftui/circularprogressviewstyle/makebody(configuration:)
  @MainActor public func makeBody(configuration: Configuration) -> some View {
    configuration.label
  }
}

extension ProgressViewStyle where Self == CircularProgressViewStyle {
  /// developer.apple.com/documentation/swiftui/progressviewstyle/circular
  public static var circular: CircularProgressViewStyle { CircularProgressViewStyle() }
}
