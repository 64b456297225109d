/// developer.apple.com/documentation/swiftui/textalignment
public enum TextAlignment: Hashable, CaseIterable, Sendable {
  case leading, center, trailing
}

extension Text {
  /// developer.apple.com/documentation/swiftui/text/truncationmode
  public enum TruncationMode: Hashable, Sendable { case head, tail, middle }
  /// developer.apple.com/documentation/swiftui/text/case
  public enum Case: Hashable, Sendable { case uppercase, lowercase }

  /// developer.apple.com/documentation/swiftui/text/linestyle
  public struct LineStyle: Hashable, Sendable {
    let pattern: Pattern
    let color: Color?
    /// developer.apple.com/documentation/swiftui/text/linestyle/init(pattern:color:)
    public init(pattern: Pattern = .solid, color: Color? = nil) {
      self.pattern = pattern
      self.color = color
    }
    /// developer.apple.com/documentation/swiftui/text/linestyle/pattern
    public struct Pattern: Hashable, Sendable {
      let name: String
      /// developer.apple.com/documentation/swiftui/text/linestyle/pattern/solid
      public static let solid = Pattern(name: "solid")
      /// developer.apple.com/documentation/swiftui/text/linestyle/pattern/dot
      public static let dot = Pattern(name: "dot")
      /// developer.apple.com/documentation/swiftui/text/linestyle/pattern/dash
      public static let dash = Pattern(name: "dash")
      /// developer.apple.com/documentation/swiftui/text/linestyle/pattern/dashdot
      public static let dashDot = Pattern(name: "dashDot")
      /// developer.apple.com/documentation/swiftui/text/linestyle/pattern/dashdotdot
      public static let dashDotDot = Pattern(name: "dashDotDot")
    }
    /// developer.apple.com/documentation/swiftui/text/linestyle/single
    public static let single = LineStyle()
  }
}

/// developer.apple.com/documentation/swiftui/textselectability
public protocol TextSelectability {
  /// developer.apple.com/documentation/swiftui/textselectability/allowsselection
  static var allowsSelection: Bool { get }
}

/// developer.apple.com/documentation/swiftui/enabledtextselectability
public struct EnabledTextSelectability: TextSelectability {
  /// developer.apple.com/documentation/swiftui/enabledtextselectability/allowsselection
  public static var allowsSelection: Bool { true }
}

/// developer.apple.com/documentation/swiftui/disabledtextselectability
public struct DisabledTextSelectability: TextSelectability {
  /// developer.apple.com/documentation/swiftui/disabledtextselectability/allowsselection
  public static var allowsSelection: Bool { false }
}

extension TextSelectability where Self == EnabledTextSelectability {
  /// developer.apple.com/documentation/swiftui/textselectability/enabled
  public static var enabled: EnabledTextSelectability { EnabledTextSelectability() }
}

extension TextSelectability where Self == DisabledTextSelectability {
  /// developer.apple.com/documentation/swiftui/textselectability/disabled
  public static var disabled: DisabledTextSelectability { DisabledTextSelectability() }
}

/// developer.apple.com/documentation/swiftui/dynamictypesize
public enum DynamicTypeSize: Hashable, Comparable, CaseIterable, Sendable {
  case xSmall, small, medium, large, xLarge, xxLarge, xxxLarge
  case accessibility1, accessibility2, accessibility3, accessibility4, accessibility5
  /// developer.apple.com/documentation/swiftui/dynamictypesize/isaccessibilitysize
  public var isAccessibilitySize: Bool { self >= .accessibility1 }

  /// developer.apple.com/documentation/swiftui/dynamictypesize/init(_:)
  public init?(_ contentSizeCategory: ContentSizeCategory) {
    guard let index = ContentSizeCategory.allCases.firstIndex(of: contentSizeCategory) else {
      return nil
    }
    self = Self.allCases[index]
  }
}

/// developer.apple.com/documentation/swiftui/contentsizecategory
public enum ContentSizeCategory: Hashable, CaseIterable, Sendable {
  case extraSmall, small, medium, large, extraLarge, extraExtraLarge, extraExtraExtraLarge
  case accessibilityMedium, accessibilityLarge, accessibilityExtraLarge
  case accessibilityExtraExtraLarge, accessibilityExtraExtraExtraLarge

  /// developer.apple.com/documentation/swiftui/contentsizecategory/init(_:)
  public init?(_ dynamicTypeSize: DynamicTypeSize) {
    guard let index = DynamicTypeSize.allCases.firstIndex(of: dynamicTypeSize) else { return nil }
    self = Self.allCases[index]
  }
  /// developer.apple.com/documentation/swiftui/contentsizecategory/isaccessibilitycategory
  public var isAccessibilityCategory: Bool {
    DynamicTypeSize(self)?.isAccessibilitySize ?? false
  }
  public static func < (lhs: Self, rhs: Self) -> Bool {
    guard let one = DynamicTypeSize(lhs), let two = DynamicTypeSize(rhs) else { return false }
    return one < two
  }
}

/// developer.apple.com/documentation/swiftui/legibilityweight
public enum LegibilityWeight: Hashable, Sendable { case regular, bold }
/// developer.apple.com/documentation/swiftui/colorscheme
public enum ColorScheme: Hashable, CaseIterable, Sendable { case light, dark }
/// developer.apple.com/documentation/swiftui/colorschemecontrast
public enum ColorSchemeContrast: Hashable, CaseIterable, Sendable { case standard, increased }

/// developer.apple.com/documentation/swiftui/userinterfacesizeclass
public enum UserInterfaceSizeClass: Hashable, Sendable { case compact, regular }
/// developer.apple.com/documentation/swiftui/scenephase
public enum ScenePhase: Comparable, Hashable, Sendable { case background, inactive, active }
