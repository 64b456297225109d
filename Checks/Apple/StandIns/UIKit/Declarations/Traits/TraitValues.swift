public enum UIUserInterfaceStyle: Int, Sendable { case unspecified, light, dark }
public enum UIUserInterfaceSizeClass: Int, Sendable { case unspecified, compact, regular }
public enum UIUserInterfaceIdiom: Int, Sendable {
  case unspecified = -1
  case phone, pad, tv, carPlay
  case mac = 5
  case vision
}
public enum UIAccessibilityContrast: Int, Sendable {
  case unspecified = -1
  case normal, high
}
public enum UILegibilityWeight: Int, Sendable {
  case unspecified = -1
  case regular, bold
}
public enum UIUserInterfaceLevel: Int, Sendable {
  case unspecified = -1
  case base, elevated
}
public enum UITraitEnvironmentLayoutDirection: Int, Sendable {
  case unspecified = -1
  case leftToRight, rightToLeft
}
public enum UIUserInterfaceLayoutDirection: Int, Sendable { case leftToRight, rightToLeft }

public protocol UITraitDefinition {
  associatedtype Value
  static var defaultValue: Self.Value { get }
  static var affectsColorAppearance: Bool { get }
  static var name: String { get }
  static var identifier: String { get }
}
extension UITraitDefinition {
  public static var affectsColorAppearance: Bool { false }
  public static var name: String { "\(Self.self)" }
  public static var identifier: String { "\(Self.self)" }
}
public typealias UITrait = any UITraitDefinition.Type

public struct UITraitUserInterfaceStyle: UITraitDefinition, Sendable {
  public static let defaultValue = UIUserInterfaceStyle.unspecified
  public static var affectsColorAppearance: Bool { true }
}
public struct UITraitUserInterfaceIdiom: UITraitDefinition, Sendable {
  public static let defaultValue = UIUserInterfaceIdiom.unspecified
}
public struct UITraitPreferredContentSizeCategory: UITraitDefinition, Sendable {
  public static let defaultValue = UIContentSizeCategory.unspecified
}
public struct UITraitLayoutDirection: UITraitDefinition, Sendable {
  public static let defaultValue = UITraitEnvironmentLayoutDirection.unspecified
}
public struct UITraitAccessibilityContrast: UITraitDefinition, Sendable {
  public static let defaultValue = UIAccessibilityContrast.unspecified
  public static var affectsColorAppearance: Bool { true }
}
public struct UITraitHorizontalSizeClass: UITraitDefinition, Sendable {
  public static let defaultValue = UIUserInterfaceSizeClass.unspecified
}
public struct UITraitVerticalSizeClass: UITraitDefinition, Sendable {
  public static let defaultValue = UIUserInterfaceSizeClass.unspecified
}
public struct UITraitDisplayScale: UITraitDefinition, Sendable {
  public static let defaultValue: CGFloat = 0
}
public struct UITraitLegibilityWeight: UITraitDefinition, Sendable {
  public static let defaultValue = UILegibilityWeight.unspecified
}
public struct UITraitUserInterfaceLevel: UITraitDefinition, Sendable {
  public static let defaultValue = UIUserInterfaceLevel.unspecified
  public static var affectsColorAppearance: Bool { true }
}
