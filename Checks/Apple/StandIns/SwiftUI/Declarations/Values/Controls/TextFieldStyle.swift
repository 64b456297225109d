// The framework alone makes these styles: apps choose one.
#if IOS17_ISOLATION
/// developer.apple.com/documentation/swiftui/textfieldstyle
public protocol TextFieldStyle {}
#else
/// developer.apple.com/documentation/swiftui/textfieldstyle
@MainActor @preconcurrency public protocol TextFieldStyle {}
#endif

/// developer.apple.com/documentation/swiftui/defaulttextfieldstyle
nonisolated public struct DefaultTextFieldStyle: TextFieldStyle, BuiltInStyle {
  let name = "automatic"
  /// developer.apple.com/documentation/swiftui/defaulttextfieldstyle/init()
  nonisolated public init() {}
}

extension TextFieldStyle where Self == DefaultTextFieldStyle {
  /// developer.apple.com/documentation/swiftui/textfieldstyle/automatic
  public static var automatic: DefaultTextFieldStyle { DefaultTextFieldStyle() }
}

/// developer.apple.com/documentation/swiftui/plaintextfieldstyle
nonisolated public struct PlainTextFieldStyle: TextFieldStyle, BuiltInStyle {
  let name = "plain"
  /// developer.apple.com/documentation/swiftui/plaintextfieldstyle/init()
  nonisolated public init() {}
}

extension TextFieldStyle where Self == PlainTextFieldStyle {
  /// developer.apple.com/documentation/swiftui/textfieldstyle/plain
  public static var plain: PlainTextFieldStyle { PlainTextFieldStyle() }
}

/// developer.apple.com/documentation/swiftui/roundedbordertextfieldstyle
nonisolated public struct RoundedBorderTextFieldStyle: TextFieldStyle, BuiltInStyle {
  let name = "roundedBorder"
  /// developer.apple.com/documentation/swiftui/roundedbordertextfieldstyle/init()
  nonisolated public init() {}
}

extension TextFieldStyle where Self == RoundedBorderTextFieldStyle {
  /// developer.apple.com/documentation/swiftui/textfieldstyle/roundedborder
  public static var roundedBorder: RoundedBorderTextFieldStyle { RoundedBorderTextFieldStyle() }
}

#if !ONLY_IOS
/// developer.apple.com/documentation/swiftui/squarebordertextfieldstyle
@available(iOS, unavailable)
@available(visionOS, unavailable)
nonisolated public struct SquareBorderTextFieldStyle: TextFieldStyle, BuiltInStyle {
  let name = "squareBorder"
  /// developer.apple.com/documentation/swiftui/squarebordertextfieldstyle/init()
  nonisolated public init() {}
}

@available(iOS, unavailable)
@available(visionOS, unavailable)
extension TextFieldStyle where Self == SquareBorderTextFieldStyle {
  /// developer.apple.com/documentation/swiftui/textfieldstyle/squareborder
  public static var squareBorder: SquareBorderTextFieldStyle { SquareBorderTextFieldStyle() }
}
#endif
