/// developer.apple.com/documentation/uikit/uicontentsizecategory
public struct UIContentSizeCategory: RawRepresentable, Hashable, Sendable {
  /// developer.apple.com/documentation/uikit/uicontentsizecategory/rawvalue
  public let rawValue: String
  /// developer.apple.com/documentation/uikit/uicontentsizecategory/init(rawvalue:)
  public init(rawValue: String) { self.rawValue = rawValue }
  /// developer.apple.com/documentation/uikit/uicontentsizecategory/unspecified
  public static let unspecified = UIContentSizeCategory(
    rawValue: "_UICTContentSizeCategoryUnspecified"
  )
  /// developer.apple.com/documentation/uikit/uicontentsizecategory/extrasmall
  public static let extraSmall = UIContentSizeCategory(rawValue: "UICTContentSizeCategoryXS")
  /// developer.apple.com/documentation/uikit/uicontentsizecategory/small
  public static let small = UIContentSizeCategory(rawValue: "UICTContentSizeCategoryS")
  /// developer.apple.com/documentation/uikit/uicontentsizecategory/medium
  public static let medium = UIContentSizeCategory(rawValue: "UICTContentSizeCategoryM")
  /// developer.apple.com/documentation/uikit/uicontentsizecategory/large
  public static let large = UIContentSizeCategory(rawValue: "UICTContentSizeCategoryL")
  /// developer.apple.com/documentation/uikit/uicontentsizecategory/extralarge
  public static let extraLarge = UIContentSizeCategory(rawValue: "UICTContentSizeCategoryXL")
  /// developer.apple.com/documentation/uikit/uicontentsizecategory/extraextralarge
  public static let extraExtraLarge = UIContentSizeCategory(rawValue: "UICTContentSizeCategoryXXL")
  /// developer.apple.com/documentation/uikit/uicontentsizecategory/extraextraextralarge
  public static let extraExtraExtraLarge = UIContentSizeCategory(
    rawValue: "UICTContentSizeCategoryXXXL"
  )
  /// developer.apple.com/documentation/uikit/uicontentsizecategory/accessibilitymedium
  public static let accessibilityMedium = UIContentSizeCategory(
    rawValue: "UICTContentSizeCategoryAccessibilityM"
  )
  /// developer.apple.com/documentation/uikit/uicontentsizecategory/accessibilitylarge
  public static let accessibilityLarge = UIContentSizeCategory(
    rawValue: "UICTContentSizeCategoryAccessibilityL"
  )
  /// developer.apple.com/documentation/uikit/uicontentsizecategory/accessibilityextralarge
  public static let accessibilityExtraLarge = UIContentSizeCategory(
    rawValue: "UICTContentSizeCategoryAccessibilityXL"
  )
  /// developer.apple.com/documentation/uikit/uicontentsizecategory/accessibilityextraextralarge
  public static let accessibilityExtraExtraLarge = UIContentSizeCategory(
    rawValue: "UICTContentSizeCategoryAccessibilityXXL"
  )
  /// developer.apple.com/documentation/uikit/uicontentsizecategory/accessibilityextraextraextralarge
  public static let accessibilityExtraExtraExtraLarge = UIContentSizeCategory(
    rawValue: "UICTContentSizeCategoryAccessibilityXXXL"
  )
  /// developer.apple.com/documentation/uikit/uicontentsizecategory/isaccessibilitycategory
  public var isAccessibilityCategory: Bool { order >= 8 }
  /// developer.apple.com/documentation/uikit/uicontentsizecategory/<(left:right:)
  public static func < (left: UIContentSizeCategory, right: UIContentSizeCategory) -> Bool {
    left.order < right.order
  }
  /// developer.apple.com/documentation/uikit/uicontentsizecategory/>(left:right:)
  public static func > (left: UIContentSizeCategory, right: UIContentSizeCategory) -> Bool {
    left.order > right.order
  }
  /// developer.apple.com/documentation/uikit/uicontentsizecategory/<=(left:right:)
  public static func <= (left: UIContentSizeCategory, right: UIContentSizeCategory) -> Bool {
    left.order <= right.order
  }
  /// developer.apple.com/documentation/uikit/uicontentsizecategory/>=(left:right:)
  public static func >= (left: UIContentSizeCategory, right: UIContentSizeCategory) -> Bool {
    left.order >= right.order
  }
  var order: Int { Self.all.firstIndex(of: self) ?? 0 }
  private static let all: [UIContentSizeCategory] = [
    .unspecified, .extraSmall, .small, .medium, .large, .extraLarge, .extraExtraLarge,
    .extraExtraExtraLarge, .accessibilityMedium, .accessibilityLarge, .accessibilityExtraLarge,
    .accessibilityExtraExtraLarge, .accessibilityExtraExtraExtraLarge,
  ]
}
