// The styles of buttons that the framework has.

nonisolated public struct DefaultButtonStyle: PrimitiveButtonStyle, BuiltInStyle {
  let name = "automatic"
  nonisolated public init() {}
  @MainActor public func makeBody(configuration: Configuration) -> some View {
    configuration.label
  }
}

extension PrimitiveButtonStyle where Self == DefaultButtonStyle {
  public static var automatic: DefaultButtonStyle { DefaultButtonStyle() }
}

nonisolated public struct PlainButtonStyle: PrimitiveButtonStyle, BuiltInStyle {
  let name = "plain"
  nonisolated public init() {}
  @MainActor public func makeBody(configuration: Configuration) -> some View {
    configuration.label
  }
}

extension PrimitiveButtonStyle where Self == PlainButtonStyle {
  public static var plain: PlainButtonStyle { PlainButtonStyle() }
}

nonisolated public struct BorderlessButtonStyle: PrimitiveButtonStyle, BuiltInStyle {
  let name = "borderless"
  nonisolated public init() {}
  @MainActor public func makeBody(configuration: Configuration) -> some View {
    configuration.label
  }
}

extension PrimitiveButtonStyle where Self == BorderlessButtonStyle {
  public static var borderless: BorderlessButtonStyle { BorderlessButtonStyle() }
}

nonisolated public struct BorderedButtonStyle: PrimitiveButtonStyle, BuiltInStyle {
  let name = "bordered"
  nonisolated public init() {}
  @MainActor public func makeBody(configuration: Configuration) -> some View {
    configuration.label
  }
}

extension PrimitiveButtonStyle where Self == BorderedButtonStyle {
  public static var bordered: BorderedButtonStyle { BorderedButtonStyle() }
}

nonisolated public struct BorderedProminentButtonStyle: PrimitiveButtonStyle, BuiltInStyle {
  let name = "borderedProminent"
  nonisolated public init() {}
  @MainActor public func makeBody(configuration: Configuration) -> some View {
    configuration.label
  }
}

extension PrimitiveButtonStyle where Self == BorderedProminentButtonStyle {
  public static var borderedProminent: BorderedProminentButtonStyle { BorderedProminentButtonStyle() }
}

@available(iOS, unavailable)
@available(visionOS, unavailable)
nonisolated public struct LinkButtonStyle: PrimitiveButtonStyle, BuiltInStyle {
  let name = "link"
  nonisolated public init() {}
  @MainActor public func makeBody(configuration: Configuration) -> some View {
    configuration.label
  }
}

@available(iOS, unavailable)
@available(visionOS, unavailable)
extension PrimitiveButtonStyle where Self == LinkButtonStyle {
  public static var link: LinkButtonStyle { LinkButtonStyle() }
}
