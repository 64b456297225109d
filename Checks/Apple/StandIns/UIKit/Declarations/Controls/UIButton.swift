/// developer.apple.com/documentation/uikit/uibutton
@MainActor open class UIButton: UIControl {
  /// developer.apple.com/documentation/uikit/uibutton/buttontype-swift.enum
  public enum ButtonType: Int, Sendable {
    case custom, system, detailDisclosure, infoLight, infoDark, contactAdd, plain, close
  }
  /// developer.apple.com/documentation/uikit/uibutton/configurationupdatehandler-swift.typealias
  public typealias ConfigurationUpdateHandler = (UIButton) -> Void

  /// developer.apple.com/documentation/uikit/uibutton/buttontype-swift.property
  public let buttonType: ButtonType
  /// developer.apple.com/documentation/uikit/uibutton/configuration-swift.property
  open var configuration: UIButton.Configuration? {
    didSet { invalidateIntrinsicContentSize() }
  }
  /// developer.apple.com/documentation/uikit/uibutton/configurationupdatehandler-swift.property
  open var configurationUpdateHandler: UIButton.ConfigurationUpdateHandler?
  /// developer.apple.com/documentation/uikit/uibutton/automaticallyupdatesconfiguration
  open var automaticallyUpdatesConfiguration = true
  /// developer.apple.com/documentation/uikit/uibutton/menu
  open var menu: UIMenu?
  /// developer.apple.com/documentation/uikit/uibutton/changesselectionasprimaryaction
  open var changesSelectionAsPrimaryAction = false
  /// developer.apple.com/documentation/uikit/uibutton/role-swift.property
  open var role: Role = .normal
  /// developer.apple.com/documentation/uikit/uibutton/role-swift.enum
  public enum Role: Int, Sendable { case normal, primary, cancel, destructive }
  /// developer.apple.com/documentation/uikit/uibutton/titlelabel
  open lazy var titleLabel: UILabel? = UILabel()
  /// developer.apple.com/documentation/uikit/uibutton/imageview
  open lazy var imageView: UIImageView? = UIImageView(image: nil)
  private var titles: [UIControl.State: NSAttributedString] = [:]
  private var images: [UIControl.State: UIImage] = [:]
  private var colors: [UIControl.State: UIColor] = [:]

  /// developer.apple.com/documentation/uikit/uibutton/init(frame:)
  public override init(frame: CGRect) {
    buttonType = .custom
    super.init(frame: frame)
    begin()
  }
  /// developer.apple.com/documentation/uikit/uibutton/init(coder:)
  public required init?(coder: NSCoder) {
    buttonType = .custom
    super.init(coder: coder)
    begin()
  }
  /// Not Apple's.
  public init(standInType: ButtonType) {
    buttonType = standInType
    super.init(frame: .zero)
    begin()
  }
  /// developer.apple.com/documentation/uikit/uibutton/init(type:)
  public convenience init(type buttonType: UIButton.ButtonType) {
    self.init(frame: .zero)
  }
  /// developer.apple.com/documentation/uikit/uibutton/init(type:primaryaction:)
  public convenience init(type buttonType: UIButton.ButtonType = .system, primaryAction: UIAction?)
  {
    self.init(frame: .zero)
    take(primaryAction)
  }
  /// developer.apple.com/documentation/uikit/uibutton/init(configuration:primaryaction:)
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
  /// developer.apple.com/documentation/uikit/uibutton/setneedsupdateconfiguration()
  open func setNeedsUpdateConfiguration() { updateConfiguration() }
  /// developer.apple.com/documentation/uikit/uibutton/updateconfiguration()
  open func updateConfiguration() { configurationUpdateHandler?(self) }
  /// developer.apple.com/documentation/uikit/uibutton/settitle(_:for:)
  open func setTitle(_ title: String?, for state: UIControl.State) {
    titles[state] = title.map { NSAttributedString(string: $0) }
    invalidateIntrinsicContentSize()
  }
  /// developer.apple.com/documentation/uikit/uibutton/setattributedtitle(_:for:)
  open func setAttributedTitle(_ title: NSAttributedString?, for state: UIControl.State) {
    titles[state] = title
    invalidateIntrinsicContentSize()
  }
  /// developer.apple.com/documentation/uikit/uibutton/settitlecolor(_:for:)
  open func setTitleColor(_ color: UIColor?, for state: UIControl.State) { colors[state] = color }
  /// developer.apple.com/documentation/uikit/uibutton/setimage(_:for:)
  open func setImage(_ image: UIImage?, for state: UIControl.State) {
    images[state] = image
    invalidateIntrinsicContentSize()
  }
  /// developer.apple.com/documentation/uikit/uibutton/setpreferredsymbolconfiguration(_:forimagein:)
  open func setPreferredSymbolConfiguration(
    _ configuration: UIImage.SymbolConfiguration?,
    forImageIn state: UIControl.State
  ) {}
  /// developer.apple.com/documentation/uikit/uibutton/title(for:)
  open func title(for state: UIControl.State) -> String? { titles[state]?.string }
  /// developer.apple.com/documentation/uikit/uibutton/attributedtitle(for:)
  open func attributedTitle(for state: UIControl.State) -> NSAttributedString? { titles[state] }
  /// developer.apple.com/documentation/uikit/uibutton/titlecolor(for:)
  open func titleColor(for state: UIControl.State) -> UIColor? { colors[state] }
  /// developer.apple.com/documentation/uikit/uibutton/image(for:)
  open func image(for state: UIControl.State) -> UIImage? { images[state] }
  /// developer.apple.com/documentation/uikit/uibutton/currenttitle
  open var currentTitle: String? { shownTitle?.string }
  /// developer.apple.com/documentation/uikit/uibutton/currentattributedtitle
  open var currentAttributedTitle: NSAttributedString? { titles[state] ?? titles[.normal] }
  /// developer.apple.com/documentation/uikit/uibutton/currentimage
  open var currentImage: UIImage? { configuration?.image ?? images[state] ?? images[.normal] }
  /// developer.apple.com/documentation/uikit/uibutton/isenabled
  open override var isEnabled: Bool { didSet { setNeedsUpdateConfiguration() } }
  /// developer.apple.com/documentation/uikit/uibutton/isselected
  open override var isSelected: Bool { didSet { setNeedsUpdateConfiguration() } }
  /// developer.apple.com/documentation/uikit/uibutton/ishighlighted
  open override var isHighlighted: Bool { didSet { setNeedsUpdateConfiguration() } }
  /// developer.apple.com/documentation/uikit/uibutton/accessibilitylabel
  open override var accessibilityLabel: String? {
    get { super.accessibilityLabel ?? currentTitle }
    set { super.accessibilityLabel = newValue }
  }
  /// developer.apple.com/documentation/uikit/uibutton/accessibilitytraits
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
  /// developer.apple.com/documentation/uikit/uibutton/intrinsiccontentsize
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
