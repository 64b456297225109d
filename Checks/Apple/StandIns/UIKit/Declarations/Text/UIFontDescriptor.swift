open class UIFontDescriptor: NSObject, NSCopying, @unchecked Sendable {
  public struct SymbolicTraits: OptionSet, Hashable, Sendable {
    public let rawValue: UInt32
    public init(rawValue: UInt32) { self.rawValue = rawValue }
    public static let traitItalic = SymbolicTraits(rawValue: 1)
    public static let traitBold = SymbolicTraits(rawValue: 2)
    public static let traitExpanded = SymbolicTraits(rawValue: 1 << 5)
    public static let traitCondensed = SymbolicTraits(rawValue: 1 << 6)
    public static let traitMonoSpace = SymbolicTraits(rawValue: 1 << 10)
    public static let traitTightLeading = SymbolicTraits(rawValue: 1 << 15)
    public static let traitLooseLeading = SymbolicTraits(rawValue: 1 << 16)
  }

  public struct SystemDesign: RawRepresentable, Hashable, Sendable {
    public let rawValue: String
    public init(rawValue: String) { self.rawValue = rawValue }
    public static let `default` = SystemDesign(rawValue: "default")
    public static let rounded = SystemDesign(rawValue: "rounded")
    public static let serif = SystemDesign(rawValue: "serif")
    public static let monospaced = SystemDesign(rawValue: "monospaced")
  }

  public struct AttributeName: RawRepresentable, Hashable, Sendable {
    public let rawValue: String
    public init(rawValue: String) { self.rawValue = rawValue }
    public static let traits = AttributeName(rawValue: "NSCTFontTraitsAttribute")
    public static let textStyle = AttributeName(rawValue: "NSCTFontUIUsageAttribute")
    public static let featureSettings = AttributeName(rawValue: "NSCTFontFeatureSettingsAttribute")
  }

  public struct TraitKey: RawRepresentable, Hashable, Sendable {
    public let rawValue: String
    public init(rawValue: String) { self.rawValue = rawValue }
    public static let weight = TraitKey(rawValue: "NSCTFontWeightTrait")
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
  public convenience init(name fontName: String, size: CGFloat) {
    self.init(values: Values(family: fontName, size: size))
  }
  open class func preferredFontDescriptor(withTextStyle style: UIFont.TextStyle) -> UIFontDescriptor
  {
    preferredFontDescriptor(withTextStyle: style, compatibleWith: nil)
  }
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
  open var pointSize: CGFloat { values.size }
  open var symbolicTraits: SymbolicTraits {
    values.weight.rawValue >= UIFont.Weight.semibold.rawValue
      ? values.traits.union(.traitBold) : values.traits
  }
  open func withSize(_ newPointSize: CGFloat) -> UIFontDescriptor {
    changed { $0.size = newPointSize }
  }
  open func withSymbolicTraits(_ symbolicTraits: SymbolicTraits) -> UIFontDescriptor? {
    changed {
      $0.traits = symbolicTraits
      if symbolicTraits.contains(.traitBold) { $0.weight = .bold }
    }
  }
  open func withDesign(_ design: SystemDesign) -> UIFontDescriptor? {
    changed {
      $0.design = design
      if design == .monospaced { $0.traits.insert(.traitMonoSpace) }
    }
  }
  open func withFamily(_ newFamily: String) -> UIFontDescriptor {
    changed { $0.family = newFamily }
  }
  open func addingAttributes(_ attributes: [AttributeName: Any] = [:]) -> UIFontDescriptor {
    changed {
      guard let traits = attributes[.traits] as? [TraitKey: Any] else { return }
      if let weight = traits[.weight] as? UIFont.Weight { $0.weight = weight }
    }
  }
  open func copy(with zone: NSZone? = nil) -> Any { self }
  open override func isEqual(_ object: Any?) -> Bool {
    (object as? UIFontDescriptor)?.values == values
  }
  open override var hash: Int { values.hashValue }
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

open class UIFontMetrics: NSObject, @unchecked Sendable {
  let style: UIFont.TextStyle
  public static let `default` = UIFontMetrics(forTextStyle: .body)
  public init(forTextStyle textStyle: UIFont.TextStyle) { style = textStyle }
  open func scaledValue(for value: CGFloat) -> CGFloat {
    scaledValue(for: value, compatibleWith: nil)
  }
  open func scaledValue(
    for value: CGFloat,
    compatibleWith traitCollection: UITraitCollection?
  ) -> CGFloat {
    let category = (traitCollection ?? .current).preferredContentSizeCategory
    let scaled =
      value * TextSizes.size(of: style, at: category) / TextSizes.size(of: style, at: .large)
    return (scaled * 3).rounded() / 3
  }
  open func scaledFont(for font: UIFont) -> UIFont { scaledFont(for: font, compatibleWith: nil) }
  open func scaledFont(
    for font: UIFont,
    compatibleWith traitCollection: UITraitCollection?
  ) -> UIFont {
    font.withSize(scaledValue(for: font.pointSize, compatibleWith: traitCollection))
  }
  open func scaledFont(for font: UIFont, maximumPointSize: CGFloat) -> UIFont {
    font.withSize(min(maximumPointSize, scaledValue(for: font.pointSize)))
  }
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
