@MainActor open class UITableViewCell: UIView {
  public enum CellStyle: Int, Sendable { case `default`, value1, value2, subtitle }
  public enum SelectionStyle: Int, Sendable { case none, blue, gray, `default` }
  public enum EditingStyle: Int, Sendable { case none, delete, insert }
  public enum AccessoryType: Int, Sendable {
    case none, disclosureIndicator, detailDisclosureButton, checkmark, detailButton
  }
  public enum FocusStyle: Int, Sendable { case `default`, custom }
  public struct StateMask: OptionSet, Sendable {
    public let rawValue: UInt
    public init(rawValue: UInt) { self.rawValue = rawValue }
    public static let showingEditControl = StateMask(rawValue: 1)
    public static let showingDeleteConfirmation = StateMask(rawValue: 2)
  }
  public typealias ConfigurationUpdateHandler = (UITableViewCell, UICellConfigurationState) -> Void

  public init(style: UITableViewCell.CellStyle, reuseIdentifier: String?) {
    self.reuseIdentifier = reuseIdentifier
    super.init(frame: CGRect(x: 0, y: 0, width: 320, height: 44))
    addSubview(contentView)
    contentView.frame = bounds
  }
  public required init?(coder: NSCoder) {
    reuseIdentifier = nil
    super.init(coder: coder)
    addSubview(contentView)
  }
  public convenience override init(frame: CGRect) {
    self.init(style: .default, reuseIdentifier: nil)
  }
  /// Not Apple's: how a table makes a cell of a registered class. A subclass inherits it together
  /// with `init(style:reuseIdentifier:)`; one that does not have that initialiser cannot be
  /// registered on Apple's platforms either.
  public required convenience init(standInIdentifier: String) {
    self.init(style: .default, reuseIdentifier: standInIdentifier)
  }

  public let reuseIdentifier: String?
  public let contentView = UIView()
  open func prepareForReuse() {}
  open var backgroundView: UIView?
  open var selectedBackgroundView: UIView?
  open var multipleSelectionBackgroundView: UIView?
  open var backgroundConfiguration: UIBackgroundConfiguration?
  open var automaticallyUpdatesBackgroundConfiguration = true
  open var contentConfiguration: (any UIContentConfiguration)? {
    didSet { showConfiguration() }
  }
  open var automaticallyUpdatesContentConfiguration = true
  open var configurationUpdateHandler: ConfigurationUpdateHandler?
  open var configurationState: UICellConfigurationState {
    UICellConfigurationState(
      isSelected: isSelected,
      isHighlighted: isHighlighted,
      isEditing: isEditing,
      isSwiped: isSwiped
    )
  }
  open func setNeedsUpdateConfiguration() { updateConfiguration(using: configurationState) }
  open func updateConfiguration(using state: UICellConfigurationState) {
    configurationUpdateHandler?(self, state)
  }
  open func defaultContentConfiguration() -> UIListContentConfiguration { .cell() }
  open lazy var textLabel: UILabel? = UILabel()
  open lazy var detailTextLabel: UILabel? = UILabel()
  open lazy var imageView: UIImageView? = UIImageView(image: nil)
  open var selectionStyle: SelectionStyle = .default
  open var accessoryType: AccessoryType = .none
  open var accessoryView: UIView?
  open var editingAccessoryType: AccessoryType = .none
  open var editingAccessoryView: UIView?
  open var focusStyle: FocusStyle = .default
  open var isSelected = false { didSet { stateMayHaveChanged(oldValue != isSelected) } }
  open var isHighlighted = false { didSet { stateMayHaveChanged(oldValue != isHighlighted) } }
  open func setSelected(_ selected: Bool, animated: Bool) { isSelected = selected }
  open func setHighlighted(_ highlighted: Bool, animated: Bool) { isHighlighted = highlighted }
  open var isEditing = false { didSet { stateMayHaveChanged(oldValue != isEditing) } }
  open func setEditing(_ editing: Bool, animated: Bool) { isEditing = editing }
  open internal(set) var editingStyle: EditingStyle = .none
  open internal(set) var showingDeleteConfirmation = false
  open var showsReorderControl = false
  open var shouldIndentWhileEditing = true
  open var indentationLevel = 0
  open var indentationWidth: CGFloat = 10
  open var separatorInset = UIEdgeInsets(top: 0, left: 15, bottom: 0, right: 0)
  open func willTransition(to state: StateMask) {}
  open func didTransition(to state: StateMask) {}
  open override func layoutSubviews() {
    contentView.frame = bounds
    super.layoutSubviews()
  }
  open override func sizeThatFits(_ size: CGSize) -> CGSize {
    CGSize(width: size.width, height: 44)
  }
  open override func systemLayoutSizeFitting(
    _ targetSize: CGSize,
    withHorizontalFittingPriority horizontalFittingPriority: UILayoutPriority,
    verticalFittingPriority: UILayoutPriority
  ) -> CGSize {
    guard contentView.subviews.contains(where: { $0.isPlacedByConstraints }) else {
      return sizeThatFits(targetSize)
    }
    return contentView.systemLayoutSizeFitting(
      targetSize,
      withHorizontalFittingPriority: horizontalFittingPriority,
      verticalFittingPriority: verticalFittingPriority
    )
  }

  // The stand-in's own state.
  var isSwiped = false { didSet { stateMayHaveChanged(oldValue != isSwiped) } }
  private func stateMayHaveChanged(_ changed: Bool) {
    if changed { setNeedsUpdateConfiguration() }
  }
}

public struct UIListContentConfiguration: UIContentConfiguration, Sendable {
  public struct TextProperties: Sendable {
    public var font: UIFont = .preferredFont(forTextStyle: .body)
    public var color: UIColor = .label
    public var numberOfLines = 0
  }
  public var text: String?
  public var attributedText: NSAttributedString?
  public var secondaryText: String?
  public var image: UIImage?
  public var textProperties = TextProperties()
  public var secondaryTextProperties = TextProperties()
  public static func cell() -> UIListContentConfiguration { UIListContentConfiguration() }
  public static func subtitleCell() -> UIListContentConfiguration { UIListContentConfiguration() }
  public static func valueCell() -> UIListContentConfiguration { UIListContentConfiguration() }
  public func makeContentView() -> UIView & UIContentView { UIListContentView(configuration: self) }
  public func updated(for state: any UIConfigurationState) -> UIListContentConfiguration { self }
}

@MainActor open class UIListContentView: UIView, UIContentView {
  open var configuration: any UIContentConfiguration { didSet { show() } }
  private let label = UILabel()
  private let second = UILabel()
  public init(configuration: UIListContentConfiguration) {
    self.configuration = configuration
    super.init(frame: .zero)
    let stack = UIStackView(arrangedSubviews: [label, second])
    stack.axis = .vertical
    stack.translatesAutoresizingMaskIntoConstraints = false
    addSubview(stack)
    NSLayoutConstraint.activate([
      stack.leadingAnchor.constraint(equalTo: leadingAnchor, constant: 16),
      stack.trailingAnchor.constraint(equalTo: trailingAnchor, constant: -16),
      stack.topAnchor.constraint(equalTo: topAnchor, constant: 12),
      stack.bottomAnchor.constraint(equalTo: bottomAnchor, constant: -12),
    ])
    show()
  }
  public required init?(coder: NSCoder) { nil }
  private func show() {
    guard let content = configuration as? UIListContentConfiguration else { return }
    label.text = content.text
    label.font = content.textProperties.font
    label.numberOfLines = content.textProperties.numberOfLines
    second.text = content.secondaryText
    second.isHidden = content.secondaryText == nil
  }
}

@MainActor open class UITableViewHeaderFooterView: UIView {
  public init(reuseIdentifier: String?) {
    self.reuseIdentifier = reuseIdentifier
    super.init(frame: .zero)
    addSubview(contentView)
  }
  public required init?(coder: NSCoder) {
    reuseIdentifier = nil
    super.init(coder: coder)
    addSubview(contentView)
  }
  public convenience override init(frame: CGRect) { self.init(reuseIdentifier: nil) }
  /// Not Apple's: how a table makes a header or footer of a registered class.
  public required convenience init(standInIdentifier: String) {
    self.init(reuseIdentifier: standInIdentifier)
  }
  public let reuseIdentifier: String?
  public let contentView = UIView()
  open var backgroundConfiguration: UIBackgroundConfiguration?
  open lazy var textLabel: UILabel? = UILabel()
  open func prepareForReuse() {}
  open override func layoutSubviews() {
    contentView.frame = bounds
    super.layoutSubviews()
  }
  open override func systemLayoutSizeFitting(
    _ targetSize: CGSize,
    withHorizontalFittingPriority horizontalFittingPriority: UILayoutPriority,
    verticalFittingPriority: UILayoutPriority
  ) -> CGSize {
    contentView.systemLayoutSizeFitting(
      targetSize,
      withHorizontalFittingPriority: horizontalFittingPriority,
      verticalFittingPriority: verticalFittingPriority
    )
  }
}
