@MainActor open class UILabel: UIView, WidthDependent {
  public override init(frame: CGRect) {
    super.init(frame: frame)
    isUserInteractionEnabled = false
    isAccessibilityElement = true
    accessibilityTraits = .staticText
  }
  public required init?(coder: NSCoder) { super.init(coder: coder) }
  open var text: String? {
    get { content?.string }
    set {
      content = newValue.map { NSAttributedString(string: $0) }
      invalidateIntrinsicContentSize()
    }
  }
  open var attributedText: NSAttributedString? {
    get { content }
    set {
      content = newValue
      invalidateIntrinsicContentSize()
    }
  }
  open var font: UIFont! = .systemFont(ofSize: 17) { didSet { invalidateIntrinsicContentSize() } }
  open var textColor: UIColor! = .label
  open var highlightedTextColor: UIColor?
  open var isHighlighted = false
  open var isEnabled = true
  open var textAlignment: NSTextAlignment = .natural
  open var lineBreakMode: NSLineBreakMode = .byTruncatingTail
  open var numberOfLines = 1 { didSet { invalidateIntrinsicContentSize() } }
  open var adjustsFontSizeToFitWidth = false
  open var minimumScaleFactor: CGFloat = 0
  open var allowsDefaultTighteningForTruncation = false
  open var adjustsFontForContentSizeCategory = false
  open var preferredMaxLayoutWidth: CGFloat = 0
  open var showsExpansionTextWhenTruncated = false
  open func textRect(forBounds bounds: CGRect, limitedToNumberOfLines lines: Int) -> CGRect {
    CGRect(origin: bounds.origin, size: size(forWidth: bounds.width))
  }
  open func drawText(in rect: CGRect) {}
  open override var intrinsicContentSize: CGSize { size(forWidth: preferredMaxLayoutWidth) }
  open override func sizeThatFits(_ size: CGSize) -> CGSize { self.size(forWidth: size.width) }
  open override var accessibilityLabel: String? {
    get { super.accessibilityLabel ?? text }
    set { super.accessibilityLabel = newValue }
  }
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
