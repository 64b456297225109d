open class UIFont: NSObject, NSCopying, @unchecked Sendable {
  public struct Weight: RawRepresentable, Hashable, Sendable {
    public let rawValue: CGFloat
    public init(rawValue: CGFloat) { self.rawValue = rawValue }
    public init(_ rawValue: CGFloat) { self.rawValue = rawValue }
    public static let ultraLight = Weight(-0.8)
    public static let thin = Weight(-0.6)
    public static let light = Weight(-0.4)
    public static let regular = Weight(0)
    public static let medium = Weight(0.23)
    public static let semibold = Weight(0.3)
    public static let bold = Weight(0.4)
    public static let heavy = Weight(0.56)
    public static let black = Weight(0.62)
  }

  public struct TextStyle: RawRepresentable, Hashable, Sendable {
    public let rawValue: String
    public init(rawValue: String) { self.rawValue = rawValue }
    public static let largeTitle = TextStyle(rawValue: "UICTFontTextStyleTitle0")
    public static let title1 = TextStyle(rawValue: "UICTFontTextStyleTitle1")
    public static let title2 = TextStyle(rawValue: "UICTFontTextStyleTitle2")
    public static let title3 = TextStyle(rawValue: "UICTFontTextStyleTitle3")
    public static let headline = TextStyle(rawValue: "UICTFontTextStyleHeadline")
    public static let subheadline = TextStyle(rawValue: "UICTFontTextStyleSubhead")
    public static let body = TextStyle(rawValue: "UICTFontTextStyleBody")
    public static let callout = TextStyle(rawValue: "UICTFontTextStyleCallout")
    public static let footnote = TextStyle(rawValue: "UICTFontTextStyleFootnote")
    public static let caption1 = TextStyle(rawValue: "UICTFontTextStyleCaption1")
    public static let caption2 = TextStyle(rawValue: "UICTFontTextStyleCaption2")
  }

  open var fontDescriptor: UIFontDescriptor { descriptor }
  let descriptor: UIFontDescriptor
  public init(descriptor: UIFontDescriptor, size pointSize: CGFloat) {
    self.descriptor = pointSize == 0 ? descriptor : descriptor.withSize(pointSize)
  }
  public convenience init?(name fontName: String, size fontSize: CGFloat) {
    self.init(descriptor: UIFontDescriptor(name: fontName, size: fontSize), size: fontSize)
  }
  open class func preferredFont(forTextStyle style: UIFont.TextStyle) -> UIFont {
    preferredFont(forTextStyle: style, compatibleWith: nil)
  }
  open class func preferredFont(
    forTextStyle style: UIFont.TextStyle,
    compatibleWith traitCollection: UITraitCollection?
  ) -> UIFont {
    UIFont(
      descriptor: .preferredFontDescriptor(withTextStyle: style, compatibleWith: traitCollection),
      size: 0
    )
  }
  open class func systemFont(ofSize fontSize: CGFloat) -> UIFont {
    systemFont(ofSize: fontSize, weight: .regular)
  }
  open class func systemFont(ofSize fontSize: CGFloat, weight: UIFont.Weight) -> UIFont {
    UIFont(descriptor: .system(size: fontSize, weight: weight), size: fontSize)
  }
  open class func boldSystemFont(ofSize fontSize: CGFloat) -> UIFont {
    systemFont(ofSize: fontSize, weight: .bold)
  }
  open class func italicSystemFont(ofSize fontSize: CGFloat) -> UIFont {
    let plain = UIFontDescriptor.system(size: fontSize, weight: .regular)
    return UIFont(descriptor: plain.withSymbolicTraits(.traitItalic) ?? plain, size: fontSize)
  }
  open class func monospacedSystemFont(ofSize fontSize: CGFloat, weight: UIFont.Weight) -> UIFont {
    let plain = UIFontDescriptor.system(size: fontSize, weight: weight)
    return UIFont(descriptor: plain.withDesign(.monospaced) ?? plain, size: fontSize)
  }
  open class func monospacedDigitSystemFont(
    ofSize fontSize: CGFloat,
    weight: UIFont.Weight
  ) -> UIFont { systemFont(ofSize: fontSize, weight: weight) }
  open class var labelFontSize: CGFloat { 17 }
  open class var buttonFontSize: CGFloat { 18 }
  open class var systemFontSize: CGFloat { 14 }
  open class var smallSystemFontSize: CGFloat { 12 }
  open var familyName: String { descriptor.family }
  open var fontName: String { descriptor.family }
  open var pointSize: CGFloat { descriptor.pointSize }
  open var ascender: CGFloat { pointSize * 0.95 }
  open var descender: CGFloat { pointSize * -0.24 }
  open var capHeight: CGFloat { pointSize * 0.7 }
  open var xHeight: CGFloat { pointSize * 0.52 }
  open var leading: CGFloat { 0 }
  open var lineHeight: CGFloat { ascender - descender }
  open func withSize(_ fontSize: CGFloat) -> UIFont {
    UIFont(descriptor: descriptor, size: fontSize)
  }
  open func copy(with zone: NSZone? = nil) -> Any { self }
  open override func isEqual(_ object: Any?) -> Bool {
    (object as? UIFont)?.descriptor == descriptor
  }
  open override var hash: Int { descriptor.hash }
  open override var description: String { "UIFont(\(descriptor))" }
}
