/// developer.apple.com/documentation/uikit/uifontdescriptor
open class UIFontDescriptor: NSObject, NSCopying, @unchecked Sendable {
  /// developer.apple.com/documentation/uikit/uifontdescriptor/symbolictraits-swift.struct
  public struct SymbolicTraits: OptionSet, Hashable, Sendable {
    /// developer.apple.com/documentation/uikit/uifontdescriptor/symbolictraits-swift.struct/rawvalue
    public let rawValue: UInt32
    /// developer.apple.com/documentation/uikit/uifontdescriptor/symbolictraits-swift.struct/init(rawvalue:)
    public init(rawValue: UInt32) { self.rawValue = rawValue }
    /// developer.apple.com/documentation/uikit/uifontdescriptor/symbolictraits-swift.struct/traititalic
    public static let traitItalic = SymbolicTraits(rawValue: 1)
    /// developer.apple.com/documentation/uikit/uifontdescriptor/symbolictraits-swift.struct/traitbold
    public static let traitBold = SymbolicTraits(rawValue: 2)
    /// developer.apple.com/documentation/uikit/uifontdescriptor/symbolictraits-swift.struct/traitexpanded
    public static let traitExpanded = SymbolicTraits(rawValue: 1 << 5)
    /// developer.apple.com/documentation/uikit/uifontdescriptor/symbolictraits-swift.struct/traitcondensed
    public static let traitCondensed = SymbolicTraits(rawValue: 1 << 6)
    /// developer.apple.com/documentation/uikit/uifontdescriptor/symbolictraits-swift.struct/traitmonospace
    public static let traitMonoSpace = SymbolicTraits(rawValue: 1 << 10)
    /// developer.apple.com/documentation/uikit/uifontdescriptor/symbolictraits-swift.struct/traittightleading
    public static let traitTightLeading = SymbolicTraits(rawValue: 1 << 15)
    /// developer.apple.com/documentation/uikit/uifontdescriptor/symbolictraits-swift.struct/traitlooseleading
    public static let traitLooseLeading = SymbolicTraits(rawValue: 1 << 16)
  }

  /// developer.apple.com/documentation/uikit/uifontdescriptor/systemdesign
  public struct SystemDesign: RawRepresentable, Hashable, Sendable {
    /// developer.apple.com/documentation/uikit/uifontdescriptor/systemdesign/rawvalue
    public let rawValue: String
    /// developer.apple.com/documentation/uikit/uifontdescriptor/systemdesign/init(rawvalue:)
    public init(rawValue: String) { self.rawValue = rawValue }
    /// developer.apple.com/documentation/uikit/uifontdescriptor/systemdesign/default
    public static let `default` = SystemDesign(rawValue: "default")
    /// developer.apple.com/documentation/uikit/uifontdescriptor/systemdesign/rounded
    public static let rounded = SystemDesign(rawValue: "rounded")
    /// developer.apple.com/documentation/uikit/uifontdescriptor/systemdesign/serif
    public static let serif = SystemDesign(rawValue: "serif")
    /// developer.apple.com/documentation/uikit/uifontdescriptor/systemdesign/monospaced
    public static let monospaced = SystemDesign(rawValue: "monospaced")
  }

  /// developer.apple.com/documentation/uikit/uifontdescriptor/attributename
  public struct AttributeName: RawRepresentable, Hashable, Sendable {
    /// developer.apple.com/documentation/uikit/uifontdescriptor/attributename/rawvalue
    public let rawValue: String
    /// developer.apple.com/documentation/uikit/uifontdescriptor/attributename/init(rawvalue:)
    public init(rawValue: String) { self.rawValue = rawValue }
    /// developer.apple.com/documentation/uikit/uifontdescriptor/attributename/traits
    public static let traits = AttributeName(rawValue: "NSCTFontTraitsAttribute")
    /// developer.apple.com/documentation/uikit/uifontdescriptor/attributename/textstyle
    public static let textStyle = AttributeName(rawValue: "NSCTFontUIUsageAttribute")
    /// developer.apple.com/documentation/uikit/uifontdescriptor/attributename/featuresettings
    public static let featureSettings = AttributeName(rawValue: "NSCTFontFeatureSettingsAttribute")
  }

  /// developer.apple.com/documentation/uikit/uifontdescriptor/traitkey
  public struct TraitKey: RawRepresentable, Hashable, Sendable {
    /// developer.apple.com/documentation/uikit/uifontdescriptor/traitkey/rawvalue
    public let rawValue: String
    /// developer.apple.com/documentation/uikit/uifontdescriptor/traitkey/init(rawvalue:)
    public init(rawValue: String) { self.rawValue = rawValue }
    /// developer.apple.com/documentation/uikit/uifontdescriptor/traitkey/weight
    public static let weight = TraitKey(rawValue: "NSCTFontWeightTrait")
    /// developer.apple.com/documentation/uikit/uifontdescriptor/traitkey/symbolic
    public static let symbolic = TraitKey(rawValue: "NSCTFontSymbolicTrait")
  }

  struct Values: Hashable {
    var family = ".SFUI"
    var size: CGFloat = 17
    var weight: UIFont.Weight = .regular
    var traits: SymbolicTraits = []
    var design: SystemDesign = .default
    var style: UIFont.TextStyle?
  }
  let values: Values
  init(values: Values) { self.values = values }
  /// developer.apple.com/documentation/uikit/uifontdescriptor/init(name:size:)
  public convenience init(name fontName: String, size: CGFloat) {
    self.init(values: Values(family: fontName, size: size))
  }
  /// developer.apple.com/documentation/uikit/uifontdescriptor/preferredfontdescriptor(withtextstyle:)
  open class func preferredFontDescriptor(withTextStyle style: UIFont.TextStyle) -> UIFontDescriptor
  {
    preferredFontDescriptor(withTextStyle: style, compatibleWith: nil)
  }
  /// developer.apple.com/documentation/uikit/uifontdescriptor/preferredfontdescriptor(withtextstyle:compatiblewith:)
  open class func preferredFontDescriptor(
    withTextStyle style: UIFont.TextStyle,
    compatibleWith traitCollection: UITraitCollection?
  ) -> UIFontDescriptor {
    let category = (traitCollection ?? .current).preferredContentSizeCategory
    return UIFontDescriptor(
      values: Values(
        size: TextSizes.size(of: style, at: category),
        weight: style == .headline ? .semibold : .regular,
        style: style
      )
    )
  }
  /// developer.apple.com/documentation/uikit/uifontdescriptor/pointsize
  open var pointSize: CGFloat { values.size }
  /// developer.apple.com/documentation/uikit/uifontdescriptor/symbolictraits-swift.property
  open var symbolicTraits: SymbolicTraits {
    values.weight.rawValue >= UIFont.Weight.semibold.rawValue
      ? values.traits.union(.traitBold) : values.traits
  }
  /// developer.apple.com/documentation/uikit/uifontdescriptor/withsize(_:)
  open func withSize(_ newPointSize: CGFloat) -> UIFontDescriptor {
    changed { $0.size = newPointSize }
  }
  /// developer.apple.com/documentation/uikit/uifontdescriptor/withsymbolictraits(_:)
  open func withSymbolicTraits(_ symbolicTraits: SymbolicTraits) -> UIFontDescriptor? {
    changed {
      $0.traits = symbolicTraits
      if symbolicTraits.contains(.traitBold) { $0.weight = .bold }
    }
  }
  /// developer.apple.com/documentation/uikit/uifontdescriptor/withdesign(_:)
  open func withDesign(_ design: SystemDesign) -> UIFontDescriptor? {
    changed {
      $0.design = design
      if design == .monospaced { $0.traits.insert(.traitMonoSpace) }
    }
  }
  /// developer.apple.com/documentation/uikit/uifontdescriptor/withfamily(_:)
  open func withFamily(_ newFamily: String) -> UIFontDescriptor {
    changed { $0.family = newFamily }
  }
  /// developer.apple.com/documentation/uikit/uifontdescriptor/addingattributes(_:)
  open func addingAttributes(_ attributes: [AttributeName: Any] = [:]) -> UIFontDescriptor {
    changed {
      guard let traits = attributes[.traits] as? [TraitKey: Any] else { return }
      if let weight = traits[.weight] as? UIFont.Weight { $0.weight = weight }
    }
  }
  /// developer.apple.com/documentation/uikit/uifontdescriptor/copy(with:)
  open func copy(with zone: NSZone? = nil) -> Any { self }
  /// developer.apple.com/documentation/uikit/uifontdescriptor/isequal(_:)
  open override func isEqual(_ object: Any?) -> Bool {
    (object as? UIFontDescriptor)?.values == values
  }
  /// developer.apple.com/documentation/uikit/uifontdescriptor/hash
  open override var hash: Int { values.hashValue }
  /// developer.apple.com/documentation/uikit/uifontdescriptor/description
  open override var description: String {
    "\(values.family) \(values.size) weight \(values.weight.rawValue) \(values.traits.rawValue)"
  }
  var family: String { values.family }
  private func changed(_ change: (inout Values) -> Void) -> UIFontDescriptor {
    var copy = values
    change(&copy)
    return UIFontDescriptor(values: copy)
  }
  static func system(size: CGFloat, weight: UIFont.Weight) -> UIFontDescriptor {
    UIFontDescriptor(values: Values(size: size, weight: weight))
  }
}

/// developer.apple.com/documentation/uikit/uifontmetrics
open class UIFontMetrics: NSObject, @unchecked Sendable {
  let style: UIFont.TextStyle
  /// developer.apple.com/documentation/uikit/uifontmetrics/default
  public static let `default` = UIFontMetrics(forTextStyle: .body)
  /// developer.apple.com/documentation/uikit/uifontmetrics/init(fortextstyle:)
  public init(forTextStyle textStyle: UIFont.TextStyle) { style = textStyle }
  /// developer.apple.com/documentation/uikit/uifontmetrics/scaledvalue(for:)
  open func scaledValue(for value: CGFloat) -> CGFloat {
    scaledValue(for: value, compatibleWith: nil)
  }
  /// developer.apple.com/documentation/uikit/uifontmetrics/scaledvalue(for:compatiblewith:)
  open func scaledValue(
    for value: CGFloat,
    compatibleWith traitCollection: UITraitCollection?
  ) -> CGFloat {
    let category = (traitCollection ?? .current).preferredContentSizeCategory
    let scaled =
      value * TextSizes.size(of: style, at: category) / TextSizes.size(of: style, at: .large)
    return (scaled * 3).rounded() / 3
  }
  /// developer.apple.com/documentation/uikit/uifontmetrics/scaledfont(for:)
  open func scaledFont(for font: UIFont) -> UIFont { scaledFont(for: font, compatibleWith: nil) }
  /// developer.apple.com/documentation/uikit/uifontmetrics/scaledfont(for:compatiblewith:)
  open func scaledFont(
    for font: UIFont,
    compatibleWith traitCollection: UITraitCollection?
  ) -> UIFont {
    font.withSize(scaledValue(for: font.pointSize, compatibleWith: traitCollection))
  }
  /// developer.apple.com/documentation/uikit/uifontmetrics/scaledfont(for:maximumpointsize:)
  open func scaledFont(for font: UIFont, maximumPointSize: CGFloat) -> UIFont {
    font.withSize(min(maximumPointSize, scaledValue(for: font.pointSize)))
  }
  /// developer.apple.com/documentation/uikit/uifontmetrics/scaledfont(for:maximumpointsize:compatiblewith:)
  open func scaledFont(
    for font: UIFont,
    maximumPointSize: CGFloat,
    compatibleWith traitCollection: UITraitCollection?
  ) -> UIFont {
    font.withSize(
      min(maximumPointSize, scaledValue(for: font.pointSize, compatibleWith: traitCollection))
    )
  }
}
