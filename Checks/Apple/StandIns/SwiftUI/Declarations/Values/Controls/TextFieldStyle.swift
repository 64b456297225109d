// The framework alone makes these styles: apps choose one.
#if IOS17_ISOLATION
public protocol TextFieldStyle {}
#else
@MainActor @preconcurrency public protocol TextFieldStyle {}
#endif

nonisolated public struct DefaultTextFieldStyle: TextFieldStyle, BuiltInStyle {
  let name = "automatic"
  nonisolated public init() {}
}

extension TextFieldStyle where Self == DefaultTextFieldStyle {
  public static var automatic: DefaultTextFieldStyle { DefaultTextFieldStyle() }
}

nonisolated public struct PlainTextFieldStyle: TextFieldStyle, BuiltInStyle {
  let name = "plain"
  nonisolated public init() {}
}

extension TextFieldStyle where Self == PlainTextFieldStyle {
  public static var plain: PlainTextFieldStyle { PlainTextFieldStyle() }
}

nonisolated public struct RoundedBorderTextFieldStyle: TextFieldStyle, BuiltInStyle {
  let name = "roundedBorder"
  nonisolated public init() {}
}

extension TextFieldStyle where Self == RoundedBorderTextFieldStyle {
  public static var roundedBorder: RoundedBorderTextFieldStyle { RoundedBorderTextFieldStyle() }
}

@available(iOS, unavailable)
@available(visionOS, unavailable)
nonisolated public struct SquareBorderTextFieldStyle: TextFieldStyle, BuiltInStyle {
  let name = "squareBorder"
  nonisolated public init() {}
}

@available(iOS, unavailable)
@available(visionOS, unavailable)
extension TextFieldStyle where Self == SquareBorderTextFieldStyle {
  public static var squareBorder: SquareBorderTextFieldStyle { SquareBorderTextFieldStyle() }
}
