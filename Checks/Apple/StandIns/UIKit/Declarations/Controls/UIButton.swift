@MainActor open class UIButton: UIControl {
  public enum ButtonType: Int, Sendable {
    case custom, system, detailDisclosure, infoLight, infoDark, contactAdd, plain, close
  }
  public typealias ConfigurationUpdateHandler = (UIButton) -> Void

  public let buttonType: ButtonType
  open var configuration: UIButton.Configuration? {
    didSet { invalidateIntrinsicContentSize() }
  }
  open var configurationUpdateHandler: UIButton.ConfigurationUpdateHandler?
  open var automaticallyUpdatesConfiguration = true
  open var menu: UIMenu?
  open var changesSelectionAsPrimaryAction = false
  open var role: Role = .normal
  public enum Role: Int, Sendable { case normal, primary, cancel, destructive }
  open lazy var titleLabel: UILabel? = UILabel()
  open lazy var imageView: UIImageView? = UIImageView(image: nil)
  private var titles: [UIControl.State: NSAttributedString] = [:]
  private var images: [UIControl.State: UIImage] = [:]
  private var colors: [UIControl.State: UIColor] = [:]

  public override init(frame: CGRect) {
    buttonType = .custom
    super.init(frame: frame)
    begin()
  }
  public required init?(coder: NSCoder) {
    buttonType = .custom
    super.init(coder: coder)
    begin()
  }
  public init(standInType: ButtonType) {
    buttonType = standInType
    super.init(frame: .zero)
    begin()
  }
  public convenience init(type buttonType: UIButton.ButtonType) {
    self.init(frame: .zero)
  }
  public convenience init(type buttonType: UIButton.ButtonType = .system, primaryAction: UIAction?)
  {
    self.init(frame: .zero)
    take(primaryAction)
  }
  public convenience init(configuration: UIButton.Configuration, primaryAction: UIAction? = nil) {
    self.init(frame: .zero)
    self.configuration = configuration
    take(primaryAction)
  }
  private func take(_ action: UIAction?) {
    guard let action else { return }
    if configuration?.title == nil, configuration?.attributedTitle == nil, !action.title.isEmpty {
      configuration?.title = action.title
      setTitle(action.title, for: .normal)
    }
    if configuration?.image == nil { configuration?.image = action.image }
    addAction(action, for: .primaryActionTriggered)
  }
  private func begin() {
    isAccessibilityElement = true
    accessibilityTraits = .button
  }
  open func setNeedsUpdateConfiguration() { updateConfiguration() }
  open func updateConfiguration() { configurationUpdateHandler?(self) }
  open func setTitle(_ title: String?, for state: UIControl.State) {
    titles[state] = title.map { NSAttributedString(string: $0) }
    invalidateIntrinsicContentSize()
  }
  open func setAttributedTitle(_ title: NSAttributedString?, for state: UIControl.State) {
    titles[state] = title
    invalidateIntrinsicContentSize()
  }
  open func setTitleColor(_ color: UIColor?, for state: UIControl.State) { colors[state] = color }
  open func setImage(_ image: UIImage?, for state: UIControl.State) {
    images[state] = image
    invalidateIntrinsicContentSize()
  }
  open func setPreferredSymbolConfiguration(
    _ configuration: UIImage.SymbolConfiguration?,
    forImageIn state: UIControl.State
  ) {}
  open func title(for state: UIControl.State) -> String? { titles[state]?.string }
  open func attributedTitle(for state: UIControl.State) -> NSAttributedString? { titles[state] }
  open func titleColor(for state: UIControl.State) -> UIColor? { colors[state] }
  open func image(for state: UIControl.State) -> UIImage? { images[state] }
  open var currentTitle: String? { shownTitle?.string }
  open var currentAttributedTitle: NSAttributedString? { titles[state] ?? titles[.normal] }
  open var currentImage: UIImage? { configuration?.image ?? images[state] ?? images[.normal] }
  open override var isEnabled: Bool { didSet { setNeedsUpdateConfiguration() } }
  open override var isSelected: Bool { didSet { setNeedsUpdateConfiguration() } }
  open override var isHighlighted: Bool { didSet { setNeedsUpdateConfiguration() } }
  open override var accessibilityLabel: String? {
    get { super.accessibilityLabel ?? currentTitle }
    set { super.accessibilityLabel = newValue }
  }
  open override var accessibilityTraits: UIAccessibilityTraits {
    get {
      var traits = super.accessibilityTraits
      if !isEnabled { traits.insert(.notEnabled) }
      if isSelected { traits.insert(.selected) }
      return traits
    }
    set { super.accessibilityTraits = newValue }
  }
  var shownTitle: NSAttributedString? {
    if let title = configuration?.attributedTitle { return NSAttributedString(title) }
    if let title = configuration?.title { return NSAttributedString(string: title) }
    return currentAttributedTitle
  }
  open override var intrinsicContentSize: CGSize {
    let text = TextMeasure.size(
      of: shownTitle ?? NSAttributedString(string: ""),
      font: .systemFont(ofSize: 15),
      width: 0
    )
    let image = currentImage?.size ?? .zero
    let insets = configuration?.contentInsets ?? .zero
    let gap = text.width > 0 && image.width > 0 ? configuration?.imagePadding ?? 0 : 0
    return CGSize(
      width: text.width + image.width + gap + insets.leading + insets.trailing,
      height: max(text.height, image.height) + insets.top + insets.bottom
    )
  }
}
