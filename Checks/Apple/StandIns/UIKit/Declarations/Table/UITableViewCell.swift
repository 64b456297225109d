/// developer.apple.com/documentation/uikit/uitableviewcell
@MainActor open class UITableViewCell: UIView {
  /// developer.apple.com/documentation/uikit/uitableviewcell/cellstyle
  public enum CellStyle: Int, Sendable { case `default`, value1, value2, subtitle }
  /// developer.apple.com/documentation/uikit/uitableviewcell/selectionstyle-swift.enum
  public enum SelectionStyle: Int, Sendable { case none, blue, gray, `default` }
  /// developer.apple.com/documentation/uikit/uitableviewcell/editingstyle-swift.enum
  public enum EditingStyle: Int, Sendable { case none, delete, insert }
  /// developer.apple.com/documentation/uikit/uitableviewcell/accessorytype-swift.enum
  public enum AccessoryType: Int, Sendable {
    case none, disclosureIndicator, detailDisclosureButton, checkmark, detailButton
  }
  /// developer.apple.com/documentation/uikit/uitableviewcell/focusstyle-swift.enum
  public enum FocusStyle: Int, Sendable { case `default`, custom }
  /// developer.apple.com/documentation/uikit/uitableviewcell/statemask
  public struct StateMask: OptionSet, Sendable {
    /// developer.apple.com/documentation/uikit/uitableviewcell/statemask/rawvalue
    public let rawValue: UInt
    /// developer.apple.com/documentation/uikit/uitableviewcell/statemask/init(rawvalue:)
    public init(rawValue: UInt) { self.rawValue = rawValue }
    /// developer.apple.com/documentation/uikit/uitableviewcell/statemask/showingeditcontrol
    public static let showingEditControl = StateMask(rawValue: 1)
    /// developer.apple.com/documentation/uikit/uitableviewcell/statemask/showingdeleteconfirmation
    public static let showingDeleteConfirmation = StateMask(rawValue: 2)
  }
  /// developer.apple.com/documentation/uikit/uitableviewcell/configurationupdatehandler-swift.typealias
  public typealias ConfigurationUpdateHandler = (UITableViewCell, UICellConfigurationState) -> Void

  /// developer.apple.com/documentation/uikit/uitableviewcell/init(style:reuseidentifier:)
  public init(style: UITableViewCell.CellStyle, reuseIdentifier: String?) {
    self.reuseIdentifier = reuseIdentifier
    super.init(frame: CGRect(x: 0, y: 0, width: 320, height: 44))
    addSubview(contentView)
    contentView.frame = bounds
  }
  /// developer.apple.com/documentation/uikit/uitableviewcell/init(coder:)
  public required init?(coder: NSCoder) {
    reuseIdentifier = nil
    super.init(coder: coder)
    addSubview(contentView)
  }
  /// developer.apple.com/documentation/uikit/uitableviewcell/init(frame:)
  public convenience override init(frame: CGRect) {
    self.init(style: .default, reuseIdentifier: nil)
  }
  /// Not Apple's: how a table makes a cell of a registered class. A subclass inherits it together
  /// with `init(style:reuseIdentifier:)`; one that does not have that initialiser cannot be
  /// registered on Apple's platforms either.
  public required convenience init(standInIdentifier: String) {
    self.init(style: .default, reuseIdentifier: standInIdentifier)
  }

  /// developer.apple.com/documentation/uikit/uitableviewcell/reuseidentifier
  public let reuseIdentifier: String?
  /// developer.apple.com/documentation/uikit/uitableviewcell/contentview
  public let contentView = UIView()
  /// developer.apple.com/documentation/uikit/uitableviewcell/prepareforreuse()
  open func prepareForReuse() {}
  /// developer.apple.com/documentation/uikit/uitableviewcell/backgroundview
  open var backgroundView: UIView?
  /// developer.apple.com/documentation/uikit/uitableviewcell/selectedbackgroundview
  open var selectedBackgroundView: UIView?
  /// developer.apple.com/documentation/uikit/uitableviewcell/multipleselectionbackgroundview
  open var multipleSelectionBackgroundView: UIView?
  /// developer.apple.com/documentation/uikit/uitableviewcell/backgroundconfiguration
  open var backgroundConfiguration: UIBackgroundConfiguration?
  /// developer.apple.com/documentation/uikit/uitableviewcell/automaticallyupdatesbackgroundconfiguration
  open var automaticallyUpdatesBackgroundConfiguration = true
  /// developer.apple.com/documentation/uikit/uitableviewcell/contentconfiguration
  open var contentConfiguration: (any UIContentConfiguration)? {
    didSet { showConfiguration() }
  }
  /// developer.apple.com/documentation/uikit/uitableviewcell/automaticallyupdatescontentconfiguration
  open var automaticallyUpdatesContentConfiguration = true
  /// developer.apple.com/documentation/uikit/uitableviewcell/configurationupdatehandler-swift.property
  open var configurationUpdateHandler: ConfigurationUpdateHandler?
  /// developer.apple.com/documentation/uikit/uitableviewcell/configurationstate
  open var configurationState: UICellConfigurationState {
    UICellConfigurationState(
      isSelected: isSelected,
      isHighlighted: isHighlighted,
      isEditing: isEditing,
      isSwiped: isSwiped
    )
  }
  /// developer.apple.com/documentation/uikit/uitableviewcell/setneedsupdateconfiguration()
  open func setNeedsUpdateConfiguration() { updateConfiguration(using: configurationState) }
  /// developer.apple.com/documentation/uikit/uitableviewcell/updateconfiguration(using:)
  open func updateConfiguration(using state: UICellConfigurationState) {
    configurationUpdateHandler?(self, state)
  }
  /// developer.apple.com/documentation/uikit/uitableviewcell/defaultcontentconfiguration()
  open func defaultContentConfiguration() -> UIListContentConfiguration { .cell() }
  /// developer.apple.com/documentation/uikit/uitableviewcell/textlabel
  open lazy var textLabel: UILabel? = UILabel()
  /// developer.apple.com/documentation/uikit/uitableviewcell/detailtextlabel
  open lazy var detailTextLabel: UILabel? = UILabel()
  /// developer.apple.com/documentation/uikit/uitableviewcell/imageview
  open lazy var imageView: UIImageView? = UIImageView(image: nil)
  /// developer.apple.com/documentation/uikit/uitableviewcell/selectionstyle-swift.property
  open var selectionStyle: SelectionStyle = .default
  /// developer.apple.com/documentation/uikit/uitableviewcell/accessorytype-swift.property
  open var accessoryType: AccessoryType = .none
  /// developer.apple.com/documentation/uikit/uitableviewcell/accessoryview
  open var accessoryView: UIView?
  /// developer.apple.com/documentation/uikit/uitableviewcell/editingaccessorytype
  open var editingAccessoryType: AccessoryType = .none
  /// developer.apple.com/documentation/uikit/uitableviewcell/editingaccessoryview
  open var editingAccessoryView: UIView?
  /// developer.apple.com/documentation/uikit/uitableviewcell/focusstyle-swift.property
  open var focusStyle: FocusStyle = .default
  /// developer.apple.com/documentation/uikit/uitableviewcell/isselected
  open var isSelected = false { didSet { stateMayHaveChanged(oldValue != isSelected) } }
  /// developer.apple.com/documentation/uikit/uitableviewcell/ishighlighted
  open var isHighlighted = false { didSet { stateMayHaveChanged(oldValue != isHighlighted) } }
  /// developer.apple.com/documentation/uikit/uitableviewcell/setselected(_:animated:)
  open func setSelected(_ selected: Bool, animated: Bool) { isSelected = selected }
  /// developer.apple.com/documentation/uikit/uitableviewcell/sethighlighted(_:animated:)
  open func setHighlighted(_ highlighted: Bool, animated: Bool) { isHighlighted = highlighted }
  /// developer.apple.com/documentation/uikit/uitableviewcell/isediting
  open var isEditing = false { didSet { stateMayHaveChanged(oldValue != isEditing) } }
  /// developer.apple.com/documentation/uikit/uitableviewcell/setediting(_:animated:)
  open func setEditing(_ editing: Bool, animated: Bool) { isEditing = editing }
  /// developer.apple.com/documentation/uikit/uitableviewcell/editingstyle-swift.property
  open internal(set) var editingStyle: EditingStyle = .none
  /// developer.apple.com/documentation/uikit/uitableviewcell/showingdeleteconfirmation
  open internal(set) var showingDeleteConfirmation = false
  /// developer.apple.com/documentation/uikit/uitableviewcell/showsreordercontrol
  open var showsReorderControl = false
  /// developer.apple.com/documentation/uikit/uitableviewcell/shouldindentwhileediting
  open var shouldIndentWhileEditing = true
  /// developer.apple.com/documentation/uikit/uitableviewcell/indentationlevel
  open var indentationLevel = 0
  /// developer.apple.com/documentation/uikit/uitableviewcell/indentationwidth
  open var indentationWidth: CGFloat = 10
  /// developer.apple.com/documentation/uikit/uitableviewcell/separatorinset
  open var separatorInset = UIEdgeInsets(top: 0, left: 15, bottom: 0, right: 0)
  /// developer.apple.com/documentation/uikit/uitableviewcell/willtransition(to:)
  open func willTransition(to state: StateMask) {}
  /// developer.apple.com/documentation/uikit/uitableviewcell/didtransition(to:)
  open func didTransition(to state: StateMask) {}
  /// developer.apple.com/documentation/uikit/uitableviewcell/layoutsubviews()
  open override func layoutSubviews() {
    contentView.frame = bounds
    super.layoutSubviews()
  }
  /// developer.apple.com/documentation/uikit/uitableviewcell/sizethatfits(_:)
  open override func sizeThatFits(_ size: CGSize) -> CGSize {
    CGSize(width: size.width, height: 44)
  }
  /// developer.apple.com/documentation/uikit/uitableviewcell/systemlayoutsizefitting(_:withhorizontalfittingpriority:verticalfittingpriority:)
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

/// developer.apple.com/documentation/uikit/uilistcontentconfiguration
public struct UIListContentConfiguration: UIContentConfiguration, Sendable {
  /// developer.apple.com/documentation/uikit/uilistcontentconfiguration/textproperties-swift.struct
  public struct TextProperties: Sendable {
    /// developer.apple.com/documentation/uikit/uilistcontentconfiguration/textproperties-swift.struct/font
    public var font: UIFont = .preferredFont(forTextStyle: .body)
    /// developer.apple.com/documentation/uikit/uilistcontentconfiguration/textproperties-swift.struct/color
    public var color: UIColor = .label
    /// developer.apple.com/documentation/uikit/uilistcontentconfiguration/textproperties-swift.struct/numberoflines
    public var numberOfLines = 0
  }
  /// developer.apple.com/documentation/uikit/uilistcontentconfiguration/text
  public var text: String?
  /// developer.apple.com/documentation/uikit/uilistcontentconfiguration/attributedtext
  public var attributedText: NSAttributedString?
  /// developer.apple.com/documentation/uikit/uilistcontentconfiguration/secondarytext
  public var secondaryText: String?
  /// developer.apple.com/documentation/uikit/uilistcontentconfiguration/image
  public var image: UIImage?
  /// developer.apple.com/documentation/uikit/uilistcontentconfiguration/textproperties-swift.property
  public var textProperties = TextProperties()
  /// developer.apple.com/documentation/uikit/uilistcontentconfiguration/secondarytextproperties
  public var secondaryTextProperties = TextProperties()
  /// developer.apple.com/documentation/uikit/uilistcontentconfiguration/cell()
  public static func cell() -> UIListContentConfiguration { UIListContentConfiguration() }
  /// developer.apple.com/documentation/uikit/uilistcontentconfiguration/subtitlecell()
  public static func subtitleCell() -> UIListContentConfiguration { UIListContentConfiguration() }
  /// developer.apple.com/documentation/uikit/uilistcontentconfiguration/valuecell()
  public static func valueCell() -> UIListContentConfiguration { UIListContentConfiguration() }
  /// developer.apple.com/documentation/uikit/uilistcontentconfiguration/makecontentview()
  public func makeContentView() -> UIView & UIContentView { UIListContentView(configuration: self) }
  /// developer.apple.com/documentation/uikit/uilistcontentconfiguration/updated(for:)
  public func updated(for state: any UIConfigurationState) -> UIListContentConfiguration { self }
}

/// developer.apple.com/documentation/uikit/uilistcontentview
@MainActor open class UIListContentView: UIView, UIContentView {
  /// developer.apple.com/documentation/uikit/uilistcontentview/configuration
  open var configuration: any UIContentConfiguration { didSet { show() } }
  private let label = UILabel()
  private let second = UILabel()
  /// developer.apple.com/documentation/uikit/uilistcontentview/init(configuration:)
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
  /// developer.apple.com/documentation/uikit/uilistcontentview/init(coder:)
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

/// developer.apple.com/documentation/uikit/uitableviewheaderfooterview
@MainActor open class UITableViewHeaderFooterView: UIView {
  /// developer.apple.com/documentation/uikit/uitableviewheaderfooterview/init(reuseidentifier:)
  public init(reuseIdentifier: String?) {
    self.reuseIdentifier = reuseIdentifier
    super.init(frame: .zero)
    addSubview(contentView)
  }
  /// developer.apple.com/documentation/uikit/uitableviewheaderfooterview/init(coder:)
  public required init?(coder: NSCoder) {
    reuseIdentifier = nil
    super.init(coder: coder)
    addSubview(contentView)
  }
  /// developer.apple.com/documentation/uikit/uitableviewheaderfooterview/init(frame:)
  public convenience override init(frame: CGRect) { self.init(reuseIdentifier: nil) }
  /// Not Apple's: how a table makes a header or footer of a registered class.
  public required convenience init(standInIdentifier: String) {
    self.init(reuseIdentifier: standInIdentifier)
  }
  /// developer.apple.com/documentation/uikit/uitableviewheaderfooterview/reuseidentifier
  public let reuseIdentifier: String?
  /// developer.apple.com/documentation/uikit/uitableviewheaderfooterview/contentview
  public let contentView = UIView()
  /// developer.apple.com/documentation/uikit/uitableviewheaderfooterview/backgroundconfiguration
  open var backgroundConfiguration: UIBackgroundConfiguration?
  /// developer.apple.com/documentation/uikit/uitableviewheaderfooterview/textlabel
  open lazy var textLabel: UILabel? = UILabel()
  /// developer.apple.com/documentation/uikit/uitableviewheaderfooterview/prepareforreuse()
  open func prepareForReuse() {}
  /// developer.apple.com/documentation/uikit/uitableviewheaderfooterview/layoutsubviews()
  open override func layoutSubviews() {
    contentView.frame = bounds
    super.layoutSubviews()
  }
  /// developer.apple.com/documentation/uikit/uitableviewheaderfooterview/systemlayoutsizefitting(_:withhorizontalfittingpriority:verticalfittingpriority:)
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
