public struct ProgressViewStyleConfiguration {
  public let fractionCompleted: Double?
  public var label: Label?
  public var currentValueLabel: CurrentValueLabel?

  init(fractionCompleted: Double?, label: AnyView?, currentValueLabel: AnyView?) {
    self.fractionCompleted = fractionCompleted
    self.label = label.map { Label(content: $0) }
    self.currentValueLabel = currentValueLabel.map { CurrentValueLabel(content: $0) }
  }
}

#if IOS17_ISOLATION
public protocol ProgressViewStyle {
  associatedtype Body: View
  typealias Configuration = ProgressViewStyleConfiguration
  @ViewBuilder @MainActor func makeBody(configuration: Configuration) -> Body
}
#else
@MainActor @preconcurrency public protocol ProgressViewStyle {
  associatedtype Body: View
  typealias Configuration = ProgressViewStyleConfiguration
  @ViewBuilder @MainActor @preconcurrency func makeBody(configuration: Configuration) -> Body
}
#endif

nonisolated public struct DefaultProgressViewStyle: ProgressViewStyle, BuiltInStyle {
  let name = "automatic"
  nonisolated public init() {}
  @MainActor public func makeBody(configuration: Configuration) -> some View {
    configuration.label
  }
}

extension ProgressViewStyle where Self == DefaultProgressViewStyle {
  public static var automatic: DefaultProgressViewStyle { DefaultProgressViewStyle() }
}

nonisolated public struct LinearProgressViewStyle: ProgressViewStyle, BuiltInStyle {
  let name = "linear"
  nonisolated public init() {}
  @MainActor public func makeBody(configuration: Configuration) -> some View {
    configuration.label
  }
}

extension ProgressViewStyle where Self == LinearProgressViewStyle {
  public static var linear: LinearProgressViewStyle { LinearProgressViewStyle() }
}

nonisolated public struct CircularProgressViewStyle: ProgressViewStyle, BuiltInStyle {
  let name = "circular"
  nonisolated public init() {}
  @MainActor public func makeBody(configuration: Configuration) -> some View {
    configuration.label
  }
}

extension ProgressViewStyle where Self == CircularProgressViewStyle {
  public static var circular: CircularProgressViewStyle { CircularProgressViewStyle() }
}
