/// developer.apple.com/documentation/uikit/uifont
open class UIFont: NSObject, NSCopying, @unchecked Sendable {
  /// developer.apple.com/documentation/uikit/uifont/weight
  public struct Weight: RawRepresentable, Hashable, Sendable {
    /// developer.apple.com/documentation/uikit/uifont/weight/rawvalue
    public let rawValue: CGFloat
    /// developer.apple.com/documentation/uikit/uifont/weight/init(rawvalue:)
    public init(rawValue: CGFloat) { self.rawValue = rawValue }
    /// developer.apple.com/documentation/uikit/uifont/weight/init(_:)
    public init(_ rawValue: CGFloat) { self.rawValue = rawValue }
    /// developer.apple.com/documentation/uikit/uifont/weight/ultralight
    public static let ultraLight = Weight(-0.8)
    /// developer.apple.com/documentation/uikit/uifont/weight/thin
    public static let thin = Weight(-0.6)
    /// developer.apple.com/documentation/uikit/uifont/weight/light
    public static let light = Weight(-0.4)
    /// developer.apple.com/documentation/uikit/uifont/weight/regular
    public static let regular = Weight(0)
    /// developer.apple.com/documentation/uikit/uifont/weight/medium
    public static let medium = Weight(0.23)
    /// developer.apple.com/documentation/uikit/uifont/weight/semibold
    public static let semibold = Weight(0.3)
    /// developer.apple.com/documentation/uikit/uifont/weight/bold
    public static let bold = Weight(0.4)
    /// developer.apple.com/documentation/uikit/uifont/weight/heavy
    public static let heavy = Weight(0.56)
    /// developer.apple.com/documentation/uikit/uifont/weight/black
    public static let black = Weight(0.62)
  }

  /// developer.apple.com/documentation/uikit/uifont/textstyle
  public struct TextStyle: RawRepresentable, Hashable, Sendable {
    /// developer.apple.com/documentation/uikit/uifont/textstyle/rawvalue
    public let rawValue: String
    /// developer.apple.com/documentation/uikit/uifont/textstyle/init(rawvalue:)
    public init(rawValue: String) { self.rawValue = rawValue }
    /// developer.apple.com/documentation/uikit/uifont/textstyle/largetitle
    public static let largeTitle = TextStyle(rawValue: "UICTFontTextStyleTitle0")
    /// developer.apple.com/documentation/uikit/uifont/textstyle/title1
    public static let title1 = TextStyle(rawValue: "UICTFontTextStyleTitle1")
    /// developer.apple.com/documentation/uikit/uifont/textstyle/title2
    public static let title2 = TextStyle(rawValue: "UICTFontTextStyleTitle2")
    /// developer.apple.com/documentation/uikit/uifont/textstyle/title3
    public static let title3 = TextStyle(rawValue: "UICTFontTextStyleTitle3")
    /// developer.apple.com/documentation/uikit/uifont/textstyle/headline
    public static let headline = TextStyle(rawValue: "UICTFontTextStyleHeadline")
    /// developer.apple.com/documentation/uikit/uifont/textstyle/subheadline
    public static let subheadline = TextStyle(rawValue: "UICTFontTextStyleSubhead")
    /// developer.apple.com/documentation/uikit/uifont/textstyle/body
    public static let body = TextStyle(rawValue: "UICTFontTextStyleBody")
    /// developer.apple.com/documentation/uikit/uifont/textstyle/callout
    public static let callout = TextStyle(rawValue: "UICTFontTextStyleCallout")
    /// developer.apple.com/documentation/uikit/uifont/textstyle/footnote
    public static let footnote = TextStyle(rawValue: "UICTFontTextStyleFootnote")
    /// developer.apple.com/documentation/uikit/uifont/textstyle/caption1
    public static let caption1 = TextStyle(rawValue: "UICTFontTextStyleCaption1")
    /// developer.apple.com/documentation/uikit/uifont/textstyle/caption2
    public static let caption2 = TextStyle(rawValue: "UICTFontTextStyleCaption2")
  }

  /// developer.apple.com/documentation/uikit/uifont/fontdescriptor
  open var fontDescriptor: UIFontDescriptor { descriptor }
  let descriptor: UIFontDescriptor
  /// developer.apple.com/documentation/uikit/uifont/init(descriptor:size:)
  public init(descriptor: UIFontDescriptor, size pointSize: CGFloat) {
    self.descriptor = pointSize == 0 ? descriptor : descriptor.withSize(pointSize)
  }
  /// developer.apple.com/documentation/uikit/uifont/init(name:size:)
  public convenience init?(name fontName: String, size fontSize: CGFloat) {
    self.init(descriptor: UIFontDescriptor(name: fontName, size: fontSize), size: fontSize)
  }
  /// developer.apple.com/documentation/uikit/uifont/preferredfont(fortextstyle:)
  open class func preferredFont(forTextStyle style: UIFont.TextStyle) -> UIFont {
    preferredFont(forTextStyle: style, compatibleWith: nil)
  }
  /// developer.apple.com/documentation/uikit/uifont/preferredfont(fortextstyle:compatiblewith:)
  open class func preferredFont(
    forTextStyle style: UIFont.TextStyle,
    compatibleWith traitCollection: UITraitCollection?
  ) -> UIFont {
    UIFont(
      descriptor: .preferredFontDescriptor(withTextStyle: style, compatibleWith: traitCollection),
      size: 0
    )
  }
  /// developer.apple.com/documentation/uikit/uifont/systemfont(ofsize:)
  open class func systemFont(ofSize fontSize: CGFloat) -> UIFont {
    systemFont(ofSize: fontSize, weight: .regular)
  }
  /// developer.apple.com/documentation/uikit/uifont/systemfont(ofsize:weight:)
  open class func systemFont(ofSize fontSize: CGFloat, weight: UIFont.Weight) -> UIFont {
    UIFont(descriptor: .system(size: fontSize, weight: weight), size: fontSize)
  }
  /// developer.apple.com/documentation/uikit/uifont/boldsystemfont(ofsize:)
  open class func boldSystemFont(ofSize fontSize: CGFloat) -> UIFont {
    systemFont(ofSize: fontSize, weight: .bold)
  }
  /// developer.apple.com/documentation/uikit/uifont/italicsystemfont(ofsize:)
  open class func italicSystemFont(ofSize fontSize: CGFloat) -> UIFont {
    let plain = UIFontDescriptor.system(size: fontSize, weight: .regular)
    return UIFont(descriptor: plain.withSymbolicTraits(.traitItalic) ?? plain, size: fontSize)
  }
  /// developer.apple.com/documentation/uikit/uifont/monospacedsystemfont(ofsize:weight:)
  open class func monospacedSystemFont(ofSize fontSize: CGFloat, weight: UIFont.Weight) -> UIFont {
    let plain = UIFontDescriptor.system(size: fontSize, weight: weight)
    return UIFont(descriptor: plain.withDesign(.monospaced) ?? plain, size: fontSize)
  }
  /// developer.apple.com/documentation/uikit/uifont/monospaceddigitsystemfont(ofsize:weight:)
  open class func monospacedDigitSystemFont(
    ofSize fontSize: CGFloat,
    weight: UIFont.Weight
  ) -> UIFont { systemFont(ofSize: fontSize, weight: weight) }
  /// developer.apple.com/documentation/uikit/uifont/labelfontsize
  open class var labelFontSize: CGFloat { 17 }
  /// developer.apple.com/documentation/uikit/uifont/buttonfontsize
  open class var buttonFontSize: CGFloat { 18 }
  /// developer.apple.com/documentation/uikit/uifont/systemfontsize
  open class var systemFontSize: CGFloat { 14 }
  /// developer.apple.com/documentation/uikit/uifont/smallsystemfontsize
  open class var smallSystemFontSize: CGFloat { 12 }
  /// developer.apple.com/documentation/uikit/uifont/familyname
  open var familyName: String { descriptor.family }
  /// developer.apple.com/documentation/uikit/uifont/fontname
  open var fontName: String { descriptor.family }
  /// developer.apple.com/documentation/uikit/uifont/pointsize
  open var pointSize: CGFloat { descriptor.pointSize }
  /// developer.apple.com/documentation/uikit/uifont/ascender
  open var ascender: CGFloat { pointSize * 0.95 }
  /// developer.apple.com/documentation/uikit/uifont/descender
  open var descender: CGFloat { pointSize * -0.24 }
  /// developer.apple.com/documentation/uikit/uifont/capheight
  open var capHeight: CGFloat { pointSize * 0.7 }
  /// developer.apple.com/documentation/uikit/uifont/xheight
  open var xHeight: CGFloat { pointSize * 0.52 }
  /// developer.apple.com/documentation/uikit/uifont/leading
  open var leading: CGFloat { 0 }
  /// developer.apple.com/documentation/uikit/uifont/lineheight
  open var lineHeight: CGFloat { ascender - descender }
  /// developer.apple.com/documentation/uikit/uifont/withsize(_:)
  open func withSize(_ fontSize: CGFloat) -> UIFont {
    UIFont(descriptor: descriptor, size: fontSize)
  }
  /// developer.apple.com/documentation/uikit/uifont/copy(with:)
  open func copy(with zone: NSZone? = nil) -> Any { self }
  /// developer.apple.com/documentation/uikit/uifont/isequal(_:)
  open override func isEqual(_ object: Any?) -> Bool {
    (object as? UIFont)?.descriptor == descriptor
  }
  /// developer.apple.com/documentation/uikit/uifont/hash
  open override var hash: Int { descriptor.hash }
  /// developer.apple.com/documentation/uikit/uifont/description
  open override var description: String { "UIFont(\(descriptor))" }
}
