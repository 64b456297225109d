// The styles of buttons that the framework has.

/// developer.apple.com/documentation/swiftui/defaultbuttonstyle
nonisolated public struct DefaultButtonStyle: PrimitiveButtonStyle, BuiltInStyle {
  let name = "automatic"
  /// developer.apple.com/documentation/swiftui/defaultbuttonstyle/init()
  nonisolated public init() {}
  /// developer.apple.com/documentation/swiftui/defaultbuttonstyle/makebody(configuration:)
  @MainActor public func makeBody(configuration: Configuration) -> some View {
    configuration.label
  }
}

extension PrimitiveButtonStyle where Self == DefaultButtonStyle {
  /// developer.apple.com/documentation/swiftui/primitivebuttonstyle/automatic
  public static var automatic: DefaultButtonStyle { DefaultButtonStyle() }
}

/// developer.apple.com/documentation/swiftui/plainbuttonstyle
nonisolated public struct PlainButtonStyle: PrimitiveButtonStyle, BuiltInStyle {
  let name = "plain"
  /// developer.apple.com/documentation/swiftui/plainbuttonstyle/init()
  nonisolated public init() {}
  /// developer.apple.com/documentation/swiftui/plainbuttonstyle/makebody(configuration:)
  @MainActor public func makeBody(configuration: Configuration) -> some View {
    configuration.label
  }
}

extension PrimitiveButtonStyle where Self == PlainButtonStyle {
  /// developer.apple.com/documentation/swiftui/primitivebuttonstyle/plain
  public static var plain: PlainButtonStyle { PlainButtonStyle() }
}

/// developer.apple.com/documentation/swiftui/borderlessbuttonstyle
nonisolated public struct BorderlessButtonStyle: PrimitiveButtonStyle, BuiltInStyle {
  let name = "borderless"
  /// developer.apple.com/documentation/swiftui/borderlessbuttonstyle/init()
  nonisolated public init() {}
  /// developer.apple.com/documentation/swiftui/borderlessbuttonstyle/makebody(configuration:)
  @MainActor public func makeBody(configuration: Configuration) -> some View {
    configuration.label
  }
}

extension PrimitiveButtonStyle where Self == BorderlessButtonStyle {
  /// developer.apple.com/documentation/swiftui/primitivebuttonstyle/borderless
  public static var borderless: BorderlessButtonStyle { BorderlessButtonStyle() }
}

/// developer.apple.com/documentation/swiftui/borderedbuttonstyle
nonisolated public struct BorderedButtonStyle: PrimitiveButtonStyle, BuiltInStyle {
  let name = "bordered"
  /// developer.apple.com/documentation/swiftui/borderedbuttonstyle/init()
  nonisolated public init() {}
  /// developer.apple.com/documentation/swiftui/borderedbuttonstyle/makebody(configuration:)
  @MainActor public func makeBody(configuration: Configuration) -> some View {
    configuration.label
  }
}

extension PrimitiveButtonStyle where Self == BorderedButtonStyle {
  /// developer.apple.com/documentation/swiftui/primitivebuttonstyle/bordered
  public static var bordered: BorderedButtonStyle { BorderedButtonStyle() }
}

/// developer.apple.com/documentation/swiftui/borderedprominentbuttonstyle
nonisolated public struct BorderedProminentButtonStyle: PrimitiveButtonStyle, BuiltInStyle {
  let name = "borderedProminent"
  /// developer.apple.com/documentation/swiftui/borderedprominentbuttonstyle/init()
  nonisolated public init() {}
  /// developer.apple.com/documentation/swiftui/borderedprominentbuttonstyle/makebody(configuration:)
  @MainActor public func makeBody(configuration: Configuration) -> some View {
    configuration.label
  }
}

extension PrimitiveButtonStyle where Self == BorderedProminentButtonStyle {
  /// developer.apple.com/documentation/swiftui/primitivebuttonstyle/borderedprominent
  public static var borderedProminent: BorderedProminentButtonStyle {
    BorderedProminentButtonStyle()
  }
}

#if !ONLY_IOS
/// developer.apple.com/documentation/swiftui/linkbuttonstyle
@available(iOS, unavailable)
@available(visionOS, unavailable)
nonisolated public struct LinkButtonStyle: PrimitiveButtonStyle, BuiltInStyle {
  let name = "link"
  /// developer.apple.com/documentation/swiftui/linkbuttonstyle/init()
  nonisolated public init() {}
  /// developer.apple.com/documentation/swiftui/linkbuttonstyle/makebody(configuration:)
  @MainActor public func makeBody(configuration: Configuration) -> some View {
    configuration.label
  }
}

@available(iOS, unavailable)
@available(visionOS, unavailable)
extension PrimitiveButtonStyle where Self == LinkButtonStyle {
  /// developer.apple.com/documentation/swiftui/primitivebuttonstyle/link
  public static var link: LinkButtonStyle { LinkButtonStyle() }
}
#endif
