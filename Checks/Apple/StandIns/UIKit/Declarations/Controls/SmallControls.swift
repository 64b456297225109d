/// developer.apple.com/documentation/uikit/uiactivityindicatorview
@MainActor open class UIActivityIndicatorView: UIView {
  /// developer.apple.com/documentation/uikit/uiactivityindicatorview/style-swift.enum
  public enum Style: Int, Sendable {
    case medium = 100
    case large
  }
  /// developer.apple.com/documentation/uikit/uiactivityindicatorview/style-swift.property
  open var style: Style
  /// developer.apple.com/documentation/uikit/uiactivityindicatorview/hideswhenstopped
  open var hidesWhenStopped = true
  /// developer.apple.com/documentation/uikit/uiactivityindicatorview/color
  // swift-format-ignore: NeverUseImplicitlyUnwrappedOptionals
  open var color: UIColor! = .gray
  /// developer.apple.com/documentation/uikit/uiactivityindicatorview/isanimating
  open private(set) var isAnimating = false
  /// developer.apple.com/documentation/uikit/uiactivityindicatorview/init(style:)
  public init(style: UIActivityIndicatorView.Style) {
    self.style = style
    super.init(frame: .zero)
    isHidden = true
  }
  /// developer.apple.com/documentation/uikit/uiactivityindicatorview/init(frame:)
  public override convenience init(frame: CGRect) { self.init(style: .medium) }
  /// developer.apple.com/documentation/uikit/uiactivityindicatorview/init(coder:)
  public required init(coder: NSCoder) {
    style = .medium
    super.init(frame: .zero)
  }
  /// developer.apple.com/documentation/uikit/uiactivityindicatorview/startanimating()
  open func startAnimating() { (isAnimating, isHidden) = (true, false) }
  /// developer.apple.com/documentation/uikit/uiactivityindicatorview/stopanimating()
  open func stopAnimating() { (isAnimating, isHidden) = (false, hidesWhenStopped) }
  /// developer.apple.com/documentation/uikit/uiactivityindicatorview/intrinsiccontentsize
  open override var intrinsicContentSize: CGSize {
    style == .large ? CGSize(width: 37, height: 37) : CGSize(width: 20, height: 20)
  }
}

/// developer.apple.com/documentation/uikit/uirefreshcontrol
@MainActor open class UIRefreshControl: UIControl {
  /// developer.apple.com/documentation/uikit/uirefreshcontrol/isrefreshing
  open private(set) var isRefreshing = false
  /// developer.apple.com/documentation/uikit/uirefreshcontrol/attributedtitle
  open var attributedTitle: NSAttributedString?
  /// developer.apple.com/documentation/uikit/uirefreshcontrol/init(frame:)
  public override init(frame: CGRect) { super.init(frame: frame) }
  /// developer.apple.com/documentation/uikit/uirefreshcontrol/init(coder:)
  public required init?(coder: NSCoder) { super.init(coder: coder) }
  /// developer.apple.com/documentation/uikit/uirefreshcontrol/beginrefreshing()
  open func beginRefreshing() { isRefreshing = true }
  /// developer.apple.com/documentation/uikit/uirefreshcontrol/endrefreshing()
  open func endRefreshing() { isRefreshing = false }
}

/// developer.apple.com/documentation/uikit/uistackview
@MainActor open class UIStackView: UIView {
  /// developer.apple.com/documentation/uikit/uistackview/distribution-swift.enum
  public enum Distribution: Int, Sendable {
    case fill, fillEqually, fillProportionally, equalSpacing, equalCentering
  }
  /// developer.apple.com/documentation/uikit/uistackview/alignment-swift.enum
  public enum Alignment: Int, Sendable {
    case fill, leading, firstBaseline, center, trailing, lastBaseline
    /// developer.apple.com/documentation/uikit/uistackview/alignment-swift.enum/top
    public static let top = Alignment.leading
    /// developer.apple.com/documentation/uikit/uistackview/alignment-swift.enum/bottom
    public static let bottom = Alignment.trailing
  }
  /// developer.apple.com/documentation/uikit/uistackview/spacingusedefault
  nonisolated public static let spacingUseDefault = CGFloat.greatestFiniteMagnitude
  /// developer.apple.com/documentation/uikit/uistackview/spacingusesystem
  nonisolated public static let spacingUseSystem: CGFloat = 8
  /// developer.apple.com/documentation/uikit/uistackview/arrangedsubviews
  open private(set) var arrangedSubviews: [UIView] = []
  /// developer.apple.com/documentation/uikit/uistackview/axis
  open var axis: NSLayoutConstraint.Axis = .horizontal { didSet { setNeedsLayout() } }
  /// developer.apple.com/documentation/uikit/uistackview/distribution-swift.property
  open var distribution: Distribution = .fill { didSet { setNeedsLayout() } }
  /// developer.apple.com/documentation/uikit/uistackview/alignment-swift.property
  open var alignment: Alignment = .fill { didSet { setNeedsLayout() } }
  /// developer.apple.com/documentation/uikit/uistackview/spacing
  open var spacing: CGFloat = 0 { didSet { setNeedsLayout() } }
  /// developer.apple.com/documentation/uikit/uistackview/isbaselinerelativearrangement
  open var isBaselineRelativeArrangement = false
  /// developer.apple.com/documentation/uikit/uistackview/islayoutmarginsrelativearrangement
  open var isLayoutMarginsRelativeArrangement = false { didSet { setNeedsLayout() } }
  private var spacings: [ObjectIdentifier: CGFloat] = [:]
  /// developer.apple.com/documentation/uikit/uistackview/init(frame:)
  public override init(frame: CGRect) { super.init(frame: frame) }
  /// developer.apple.com/documentation/uikit/uistackview/init(coder:)
  public required init(coder: NSCoder) { super.init(frame: .zero) }
  /// developer.apple.com/documentation/uikit/uistackview/init(arrangedsubviews:)
  public convenience init(arrangedSubviews views: [UIView]) {
    self.init(frame: .zero)
    for view in views { addArrangedSubview(view) }
  }
  /// developer.apple.com/documentation/uikit/uistackview/addarrangedsubview(_:)
  open func addArrangedSubview(_ view: UIView) {
    insertArrangedSubview(view, at: arrangedSubviews.count)
  }
  /// developer.apple.com/documentation/uikit/uistackview/insertarrangedsubview(_:at:)
  open func insertArrangedSubview(_ view: UIView, at stackIndex: Int) {
    StandIn.check(
      stackIndex <= arrangedSubviews.filter { $0 !== view }.count,
      "The index \(stackIndex) is beyond the arranged subviews."
    )
    arrangedSubviews.removeAll { $0 === view }
    arrangedSubviews.insert(view, at: stackIndex)
    view.translatesAutoresizingMaskIntoConstraints = false
    if view.superview !== self { addSubview(view) }
    setNeedsLayout()
  }
  /// developer.apple.com/documentation/uikit/uistackview/removearrangedsubview(_:)
  open func removeArrangedSubview(_ view: UIView) {
    arrangedSubviews.removeAll { $0 === view }
    setNeedsLayout()
  }
  /// developer.apple.com/documentation/uikit/uistackview/willremovesubview(_:)
  open override func willRemoveSubview(_ subview: UIView) {
    super.willRemoveSubview(subview)
    arrangedSubviews.removeAll { $0 === subview }
  }
  /// developer.apple.com/documentation/uikit/uistackview/setcustomspacing(_:after:)
  open func setCustomSpacing(_ spacing: CGFloat, after arrangedSubview: UIView) {
    spacings[ObjectIdentifier(arrangedSubview)] = spacing
    setNeedsLayout()
  }
  /// developer.apple.com/documentation/uikit/uistackview/customspacing(after:)
  open func customSpacing(after arrangedSubview: UIView) -> CGFloat {
    spacings[ObjectIdentifier(arrangedSubview)] ?? Self.spacingUseDefault
  }
  func space(after view: UIView) -> CGFloat {
    let custom = customSpacing(after: view)
    return custom == Self.spacingUseDefault ? spacing : custom
  }
}
