/// developer.apple.com/documentation/uikit/uiuserinterfacestyle
public enum UIUserInterfaceStyle: Int, Sendable { case unspecified, light, dark }
/// developer.apple.com/documentation/uikit/uiuserinterfacesizeclass
public enum UIUserInterfaceSizeClass: Int, Sendable { case unspecified, compact, regular }
/// developer.apple.com/documentation/uikit/uiuserinterfaceidiom
public enum UIUserInterfaceIdiom: Int, Sendable {
  case unspecified = -1
  case phone, pad, tv, carPlay
  case mac = 5
  case vision
}
/// developer.apple.com/documentation/uikit/uiaccessibilitycontrast
public enum UIAccessibilityContrast: Int, Sendable {
  case unspecified = -1
  case normal, high
}
/// developer.apple.com/documentation/uikit/uilegibilityweight
public enum UILegibilityWeight: Int, Sendable {
  case unspecified = -1
  case regular, bold
}
/// developer.apple.com/documentation/uikit/uiuserinterfacelevel
public enum UIUserInterfaceLevel: Int, Sendable {
  case unspecified = -1
  case base, elevated
}
/// developer.apple.com/documentation/uikit/uitraitenvironmentlayoutdirection
public enum UITraitEnvironmentLayoutDirection: Int, Sendable {
  case unspecified = -1
  case leftToRight, rightToLeft
}
/// developer.apple.com/documentation/uikit/uiuserinterfacelayoutdirection
public enum UIUserInterfaceLayoutDirection: Int, Sendable { case leftToRight, rightToLeft }

/// developer.apple.com/documentation/uikit/uitraitdefinition-64c15
public protocol UITraitDefinition {
  /// developer.apple.com/documentation/uikit/uitraitdefinition-64c15/value
  associatedtype Value
  /// developer.apple.com/documentation/uikit/uitraitdefinition-64c15/defaultvalue
  static var defaultValue: Self.Value { get }
  /// developer.apple.com/documentation/uikit/uitraitdefinition-64c15/affectscolorappearance
  static var affectsColorAppearance: Bool { get }
  /// developer.apple.com/documentation/uikit/uitraitdefinition-64c15/name
  static var name: String { get }
  /// developer.apple.com/documentation/uikit/uitraitdefinition-64c15/identifier
  static var identifier: String { get }
}
extension UITraitDefinition {
  /// developer.apple.com/documentation/uikit/uitraitdefinition-64c15/affectscolorappearance
  public static var affectsColorAppearance: Bool { false }
  /// developer.apple.com/documentation/uikit/uitraitdefinition-64c15/name
  public static var name: String { "\(Self.self)" }
  /// developer.apple.com/documentation/uikit/uitraitdefinition-64c15/identifier
  public static var identifier: String { "\(Self.self)" }
}
/// developer.apple.com/documentation/uikit/uitrait
public typealias UITrait = any UITraitDefinition.Type

/// developer.apple.com/documentation/uikit/uitraituserinterfacestyle
public struct UITraitUserInterfaceStyle: UITraitDefinition, Sendable {
  /// developer.apple.com/documentation/uikit/uitraituserinterfacestyle/defaultvalue
  public static let defaultValue = UIUserInterfaceStyle.unspecified
  /// developer.apple.com/documentation/uikit/uitraituserinterfacestyle/affectscolorappearance
  public static var affectsColorAppearance: Bool { true }
}
/// developer.apple.com/documentation/uikit/uitraituserinterfaceidiom
public struct UITraitUserInterfaceIdiom: UITraitDefinition, Sendable {
  /// developer.apple.com/documentation/uikit/uitraituserinterfaceidiom/defaultvalue
  public static let defaultValue = UIUserInterfaceIdiom.unspecified
}
/// developer.apple.com/documentation/uikit/uitraitpreferredcontentsizecategory
public struct UITraitPreferredContentSizeCategory: UITraitDefinition, Sendable {
  /// developer.apple.com/documentation/uikit/uitraitpreferredcontentsizecategory/defaultvalue
  public static let defaultValue = UIContentSizeCategory.unspecified
}
/// developer.apple.com/documentation/uikit/uitraitlayoutdirection
public struct UITraitLayoutDirection: UITraitDefinition, Sendable {
  /// developer.apple.com/documentation/uikit/uitraitlayoutdirection/defaultvalue
  public static let defaultValue = UITraitEnvironmentLayoutDirection.unspecified
}
/// developer.apple.com/documentation/uikit/uitraitaccessibilitycontrast
public struct UITraitAccessibilityContrast: UITraitDefinition, Sendable {
  /// developer.apple.com/documentation/uikit/uitraitaccessibilitycontrast/defaultvalue
  public static let defaultValue = UIAccessibilityContrast.unspecified
  /// developer.apple.com/documentation/uikit/uitraitaccessibilitycontrast/affectscolorappearance
  public static var affectsColorAppearance: Bool { true }
}
/// developer.apple.com/documentation/uikit/uitraithorizontalsizeclass
public struct UITraitHorizontalSizeClass: UITraitDefinition, Sendable {
  /// developer.apple.com/documentation/uikit/uitraithorizontalsizeclass/defaultvalue
  public static let defaultValue = UIUserInterfaceSizeClass.unspecified
}
/// developer.apple.com/documentation/uikit/uitraitverticalsizeclass
public struct UITraitVerticalSizeClass: UITraitDefinition, Sendable {
  /// developer.apple.com/documentation/uikit/uitraitverticalsizeclass/defaultvalue
  public static let defaultValue = UIUserInterfaceSizeClass.unspecified
}
/// developer.apple.com/documentation/uikit/uitraitdisplayscale
public struct UITraitDisplayScale: UITraitDefinition, Sendable {
  /// developer.apple.com/documentation/uikit/uitraitdisplayscale/defaultvalue
  public static let defaultValue: CGFloat = 0
}
/// developer.apple.com/documentation/uikit/uitraitlegibilityweight
public struct UITraitLegibilityWeight: UITraitDefinition, Sendable {
  /// developer.apple.com/documentation/uikit/uitraitlegibilityweight/defaultvalue
  public static let defaultValue = UILegibilityWeight.unspecified
}
/// developer.apple.com/documentation/uikit/uitraituserinterfacelevel
public struct UITraitUserInterfaceLevel: UITraitDefinition, Sendable {
  /// developer.apple.com/documentation/uikit/uitraituserinterfacelevel/defaultvalue
  public static let defaultValue = UIUserInterfaceLevel.unspecified
  /// developer.apple.com/documentation/uikit/uitraituserinterfacelevel/affectscolorappearance
  public static var affectsColorAppearance: Bool { true }
}
