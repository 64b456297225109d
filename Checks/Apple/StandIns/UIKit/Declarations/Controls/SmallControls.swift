@MainActor open class UIActivityIndicatorView: UIView {
  public enum Style: Int, Sendable {
    case medium = 100
    case large
  }
  open var style: Style
  open var hidesWhenStopped = true
  open var color: UIColor! = .gray
  open private(set) var isAnimating = false
  public init(style: UIActivityIndicatorView.Style) {
    self.style = style
    super.init(frame: .zero)
    isHidden = true
  }
  public override convenience init(frame: CGRect) { self.init(style: .medium) }
  public required init(coder: NSCoder) {
    style = .medium
    super.init(frame: .zero)
  }
  open func startAnimating() { (isAnimating, isHidden) = (true, false) }
  open func stopAnimating() { (isAnimating, isHidden) = (false, hidesWhenStopped) }
  open override var intrinsicContentSize: CGSize {
    style == .large ? CGSize(width: 37, height: 37) : CGSize(width: 20, height: 20)
  }
}

@MainActor open class UIRefreshControl: UIControl {
  open private(set) var isRefreshing = false
  open var attributedTitle: NSAttributedString?
  public override init(frame: CGRect) { super.init(frame: frame) }
  public required init?(coder: NSCoder) { super.init(coder: coder) }
  open func beginRefreshing() { isRefreshing = true }
  open func endRefreshing() { isRefreshing = false }
}

@MainActor open class UIStackView: UIView {
  public enum Distribution: Int, Sendable {
    case fill, fillEqually, fillProportionally, equalSpacing, equalCentering
  }
  public enum Alignment: Int, Sendable {
    case fill, leading, firstBaseline, center, trailing, lastBaseline
    public static let top = Alignment.leading
    public static let bottom = Alignment.trailing
  }
  nonisolated public static let spacingUseDefault = CGFloat.greatestFiniteMagnitude
  nonisolated public static let spacingUseSystem: CGFloat = 8
  open private(set) var arrangedSubviews: [UIView] = []
  open var axis: NSLayoutConstraint.Axis = .horizontal { didSet { setNeedsLayout() } }
  open var distribution: Distribution = .fill { didSet { setNeedsLayout() } }
  open var alignment: Alignment = .fill { didSet { setNeedsLayout() } }
  open var spacing: CGFloat = 0 { didSet { setNeedsLayout() } }
  open var isBaselineRelativeArrangement = false
  open var isLayoutMarginsRelativeArrangement = false { didSet { setNeedsLayout() } }
  private var spacings: [ObjectIdentifier: CGFloat] = [:]
  public override init(frame: CGRect) { super.init(frame: frame) }
  public required init(coder: NSCoder) { super.init(frame: .zero) }
  public convenience init(arrangedSubviews views: [UIView]) {
    self.init(frame: .zero)
    for view in views { addArrangedSubview(view) }
  }
  open func addArrangedSubview(_ view: UIView) {
    insertArrangedSubview(view, at: arrangedSubviews.count)
  }
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
  open func removeArrangedSubview(_ view: UIView) {
    arrangedSubviews.removeAll { $0 === view }
    setNeedsLayout()
  }
  open override func willRemoveSubview(_ subview: UIView) {
    super.willRemoveSubview(subview)
    arrangedSubviews.removeAll { $0 === subview }
  }
  open func setCustomSpacing(_ spacing: CGFloat, after arrangedSubview: UIView) {
    spacings[ObjectIdentifier(arrangedSubview)] = spacing
    setNeedsLayout()
  }
  open func customSpacing(after arrangedSubview: UIView) -> CGFloat {
    spacings[ObjectIdentifier(arrangedSubview)] ?? Self.spacingUseDefault
  }
  func space(after view: UIView) -> CGFloat {
    let custom = customSpacing(after: view)
    return custom == Self.spacingUseDefault ? spacing : custom
  }
}
