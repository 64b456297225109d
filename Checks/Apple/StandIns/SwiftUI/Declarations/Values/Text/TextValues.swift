public enum TextAlignment: Hashable, CaseIterable, Sendable {
  case leading, center, trailing
}

extension Text {
  public enum TruncationMode: Hashable, Sendable { case head, tail, middle }
  public enum Case: Hashable, Sendable { case uppercase, lowercase }

  public struct LineStyle: Hashable, Sendable {
    let pattern: Pattern
    let color: Color?
    public init(pattern: Pattern = .solid, color: Color? = nil) {
      self.pattern = pattern
      self.color = color
    }
    public struct Pattern: Hashable, Sendable {
      let name: String
      public static let solid = Pattern(name: "solid")
      public static let dot = Pattern(name: "dot")
      public static let dash = Pattern(name: "dash")
      public static let dashDot = Pattern(name: "dashDot")
      public static let dashDotDot = Pattern(name: "dashDotDot")
    }
    public static let single = LineStyle()
  }
}

public protocol TextSelectability {
  static var allowsSelection: Bool { get }
}

public struct EnabledTextSelectability: TextSelectability {
  public static var allowsSelection: Bool { true }
}

public struct DisabledTextSelectability: TextSelectability {
  public static var allowsSelection: Bool { false }
}

extension TextSelectability where Self == EnabledTextSelectability {
  public static var enabled: EnabledTextSelectability { EnabledTextSelectability() }
}

extension TextSelectability where Self == DisabledTextSelectability {
  public static var disabled: DisabledTextSelectability { DisabledTextSelectability() }
}

public enum DynamicTypeSize: Hashable, Comparable, CaseIterable, Sendable {
  case xSmall, small, medium, large, xLarge, xxLarge, xxxLarge
  case accessibility1, accessibility2, accessibility3, accessibility4, accessibility5
  public var isAccessibilitySize: Bool { self >= .accessibility1 }

  public init?(_ contentSizeCategory: ContentSizeCategory) {
    guard let index = ContentSizeCategory.allCases.firstIndex(of: contentSizeCategory) else {
      return nil
    }
    self = Self.allCases[index]
  }
}

public enum ContentSizeCategory: Hashable, CaseIterable, Sendable {
  case extraSmall, small, medium, large, extraLarge, extraExtraLarge, extraExtraExtraLarge
  case accessibilityMedium, accessibilityLarge, accessibilityExtraLarge
  case accessibilityExtraExtraLarge, accessibilityExtraExtraExtraLarge

  public init?(_ dynamicTypeSize: DynamicTypeSize) {
    guard let index = DynamicTypeSize.allCases.firstIndex(of: dynamicTypeSize) else { return nil }
    self = Self.allCases[index]
  }
  public var isAccessibilityCategory: Bool {
    DynamicTypeSize(self)?.isAccessibilitySize ?? false
  }
  public static func < (lhs: Self, rhs: Self) -> Bool {
    guard let one = DynamicTypeSize(lhs), let two = DynamicTypeSize(rhs) else { return false }
    return one < two
  }
}

public enum LegibilityWeight: Hashable, Sendable { case regular, bold }
public enum ColorScheme: Hashable, CaseIterable, Sendable { case light, dark }
public enum ColorSchemeContrast: Hashable, CaseIterable, Sendable { case standard, increased }

@available(macOS 26.0, *)
public enum UserInterfaceSizeClass: Hashable, Sendable { case compact, regular }
public enum ScenePhase: Comparable, Hashable, Sendable { case background, inactive, active }
