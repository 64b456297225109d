#if !ONLY_MACOS
/// developer.apple.com/documentation/swiftui/hovereffect
@available(macOS, unavailable)
public struct HoverEffect: Hashable, Sendable {
  let name: String
  /// developer.apple.com/documentation/swiftui/hovereffect/automatic
  public static let automatic = HoverEffect(name: "automatic")
  /// developer.apple.com/documentation/swiftui/hovereffect/highlight
  public static let highlight = HoverEffect(name: "highlight")
  /// developer.apple.com/documentation/swiftui/hovereffect/lift
  public static let lift = HoverEffect(name: "lift")
}
#endif

/// developer.apple.com/documentation/swiftui/hoverphase
public enum HoverPhase: Equatable, Sendable {
  case active(CGPoint)
  case ended
}
