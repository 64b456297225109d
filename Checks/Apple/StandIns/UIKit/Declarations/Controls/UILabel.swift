/// developer.apple.com/documentation/uikit/uilabel
@MainActor open class UILabel: UIView, WidthDependent {
  /// developer.apple.com/documentation/uikit/uilabel/init(frame:)
  public override init(frame: CGRect) {
    super.init(frame: frame)
    isUserInteractionEnabled = false
    isAccessibilityElement = true
    accessibilityTraits = .staticText
  }
  /// developer.apple.com/documentation/uikit/uilabel/init(coder:)
  public required init?(coder: NSCoder) { super.init(coder: coder) }
  /// developer.apple.com/documentation/uikit/uilabel/text
  open var text: String? {
    get { content?.string }
    set {
      content = newValue.map { NSAttributedString(string: $0) }
      invalidateIntrinsicContentSize()
    }
  }
  /// developer.apple.com/documentation/uikit/uilabel/attributedtext
  open var attributedText: NSAttributedString? {
    get { content }
    set {
      content = newValue
      invalidateIntrinsicContentSize()
    }
  }
  /// developer.apple.com/documentation/uikit/uilabel/font
  // swift-format-ignore: NeverUseImplicitlyUnwrappedOptionals
  open var font: UIFont! = .systemFont(ofSize: 17) { didSet { invalidateIntrinsicContentSize() } }
  /// developer.apple.com/documentation/uikit/uilabel/textcolor
  // swift-format-ignore: NeverUseImplicitlyUnwrappedOptionals
  open var textColor: UIColor! = .label
  /// developer.apple.com/documentation/uikit/uilabel/highlightedtextcolor
  open var highlightedTextColor: UIColor?
  /// developer.apple.com/documentation/uikit/uilabel/ishighlighted
  open var isHighlighted = false
  /// developer.apple.com/documentation/uikit/uilabel/isenabled
  open var isEnabled = true
  /// developer.apple.com/documentation/uikit/uilabel/textalignment
  open var textAlignment: NSTextAlignment = .natural
  /// developer.apple.com/documentation/uikit/uilabel/linebreakmode
  open var lineBreakMode: NSLineBreakMode = .byTruncatingTail
  /// developer.apple.com/documentation/uikit/uilabel/numberoflines
  open var numberOfLines = 1 { didSet { invalidateIntrinsicContentSize() } }
  /// developer.apple.com/documentation/uikit/uilabel/adjustsfontsizetofitwidth
  open var adjustsFontSizeToFitWidth = false
  /// developer.apple.com/documentation/uikit/uilabel/minimumscalefactor
  open var minimumScaleFactor: CGFloat = 0
  /// developer.apple.com/documentation/uikit/uilabel/allowsdefaulttighteningfortruncation
  open var allowsDefaultTighteningForTruncation = false
  /// developer.apple.com/documentation/uikit/uilabel/adjustsfontforcontentsizecategory
  open var adjustsFontForContentSizeCategory = false
  /// developer.apple.com/documentation/uikit/uilabel/preferredmaxlayoutwidth
  open var preferredMaxLayoutWidth: CGFloat = 0
  /// developer.apple.com/documentation/uikit/uilabel/showsexpansiontextwhentruncated
  open var showsExpansionTextWhenTruncated = false
  /// developer.apple.com/documentation/uikit/uilabel/textrect(forbounds:limitedtonumberoflines:)
  open func textRect(forBounds bounds: CGRect, limitedToNumberOfLines lines: Int) -> CGRect {
    CGRect(origin: bounds.origin, size: size(forWidth: bounds.width))
  }
  /// developer.apple.com/documentation/uikit/uilabel/drawtext(in:)
  open func drawText(in rect: CGRect) {}
  /// developer.apple.com/documentation/uikit/uilabel/intrinsiccontentsize
  open override var intrinsicContentSize: CGSize { size(forWidth: preferredMaxLayoutWidth) }
  /// developer.apple.com/documentation/uikit/uilabel/sizethatfits(_:)
  open override func sizeThatFits(_ size: CGSize) -> CGSize { self.size(forWidth: size.width) }
  /// developer.apple.com/documentation/uikit/uilabel/accessibilitylabel
  open override var accessibilityLabel: String? {
    get { super.accessibilityLabel ?? text }
    set { super.accessibilityLabel = newValue }
  }
  /// developer.apple.com/documentation/uikit/uilabel/traitcollectiondidchange(_:)
  open override func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {
    super.traitCollectionDidChange(previousTraitCollection)
    adjustFont()
  }
  var content: NSAttributedString?
  func size(forWidth width: CGFloat) -> CGSize {
    TextMeasure.size(
      of: content ?? NSAttributedString(string: ""),
      font: font ?? .systemFont(ofSize: 17),
      width: numberOfLines == 1 ? 0 : width,
      lines: numberOfLines
    )
  }
  private func adjustFont() {
    guard adjustsFontForContentSizeCategory, let style = font.fontDescriptor.values.style else {
      return
    }
    font = .preferredFont(forTextStyle: style, compatibleWith: traitCollection)
  }
}
