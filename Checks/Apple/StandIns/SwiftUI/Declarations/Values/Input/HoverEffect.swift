@available(macOS, unavailable)
public struct HoverEffect: Hashable, Sendable {
  let name: String
  public static let automatic = HoverEffect(name: "automatic")
  public static let highlight = HoverEffect(name: "highlight")
  public static let lift = HoverEffect(name: "lift")
}

public enum HoverPhase: Equatable, Sendable {
  case active(CGPoint)
  case ended
}
