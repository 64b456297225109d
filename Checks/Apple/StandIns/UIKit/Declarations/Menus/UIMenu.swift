/// developer.apple.com/documentation/uikit/uimenuelement
@MainActor open class UIMenuElement: NSObject {
  /// developer.apple.com/documentation/uikit/uimenuelement/attributes
  public struct Attributes: OptionSet, Sendable {
    /// developer.apple.com/documentation/uikit/uimenuelement/attributes/rawvalue
    public let rawValue: UInt
    /// developer.apple.com/documentation/uikit/uimenuelement/attributes/init(rawvalue:)
    public init(rawValue: UInt) { self.rawValue = rawValue }
    /// developer.apple.com/documentation/uikit/uimenuelement/attributes/disabled
    public static let disabled = Attributes(rawValue: 1)
    /// developer.apple.com/documentation/uikit/uimenuelement/attributes/destructive
    public static let destructive = Attributes(rawValue: 2)
    /// developer.apple.com/documentation/uikit/uimenuelement/attributes/hidden
    public static let hidden = Attributes(rawValue: 4)
    /// developer.apple.com/documentation/uikit/uimenuelement/attributes/keepsmenupresented
    public static let keepsMenuPresented = Attributes(rawValue: 8)
  }
  /// developer.apple.com/documentation/uikit/uimenuelement/state
  public enum State: Int, Sendable { case off, on, mixed }
  /// developer.apple.com/documentation/uikit/uimenuelement/title
  open var title: String
  /// developer.apple.com/documentation/uikit/uimenuelement/subtitle
  open var subtitle: String?
  /// developer.apple.com/documentation/uikit/uimenuelement/image
  open var image: UIImage?
  init(standInTitle: String, subtitle: String?, image: UIImage?) {
    (title, self.subtitle, self.image) = (standInTitle, subtitle, image)
  }
  /// developer.apple.com/documentation/uikit/uimenuelement/init(coder:)
  public required init?(coder: NSCoder) { nil }
}

/// developer.apple.com/documentation/uikit/uiactionhandler
public typealias UIActionHandler = (UIAction) -> Void

/// developer.apple.com/documentation/uikit/uiaction
@MainActor open class UIAction: UIMenuElement {
  /// developer.apple.com/documentation/uikit/uiaction/identifier-swift.struct
  public struct Identifier: RawRepresentable, Hashable, Sendable {
    /// developer.apple.com/documentation/uikit/uiaction/identifier-swift.struct/rawvalue
    public let rawValue: String
    /// developer.apple.com/documentation/uikit/uiaction/identifier-swift.struct/init(rawvalue:)
    public init(rawValue: String) { self.rawValue = rawValue }
    /// developer.apple.com/documentation/uikit/uiaction/identifier-swift.struct/init(_:)
    public init(_ rawValue: String) { self.rawValue = rawValue }
  }
  /// developer.apple.com/documentation/uikit/uiaction/identifier-swift.property
  public let identifier: UIAction.Identifier
  /// developer.apple.com/documentation/uikit/uiaction/discoverabilitytitle
  open var discoverabilityTitle: String?
  /// developer.apple.com/documentation/uikit/uiaction/attributes
  open var attributes: UIMenuElement.Attributes
  /// developer.apple.com/documentation/uikit/uiaction/state
  open var state: UIMenuElement.State
  /// developer.apple.com/documentation/uikit/uiaction/sender
  open private(set) weak var sender: AnyObject?
  private let handler: UIActionHandler
  /// developer.apple.com/documentation/uikit/uiaction/init(title:subtitle:image:identifier:discoverabilitytitle:attributes:state:handler:)
  public init(
    title: String = "",
    subtitle: String? = nil,
    image: UIImage? = nil,
    identifier: UIAction.Identifier? = nil,
    discoverabilityTitle: String? = nil,
    attributes: UIMenuElement.Attributes = [],
    state: UIMenuElement.State = .off,
    handler: @escaping UIActionHandler
  ) {
    self.identifier = identifier ?? Identifier(UUID().uuidString)
    (self.discoverabilityTitle, self.attributes, self.state) = (
      discoverabilityTitle, attributes, state
    )
    self.handler = handler
    super.init(standInTitle: title, subtitle: subtitle, image: image)
  }
  /// developer.apple.com/documentation/uikit/uiaction/init(coder:)
  public required init?(coder: NSCoder) { nil }
  /// Not Apple's: does what the action does, unless it is disabled.
  public func run(from sender: AnyObject? = nil) {
    guard !attributes.contains(.disabled) else { return }
    self.sender = sender
    handler(self)
  }
}

/// developer.apple.com/documentation/uikit/uimenu
@MainActor open class UIMenu: UIMenuElement {
  /// developer.apple.com/documentation/uikit/uimenu/identifier-swift.struct
  public struct Identifier: RawRepresentable, Hashable, Sendable {
    /// developer.apple.com/documentation/uikit/uimenu/identifier-swift.struct/rawvalue
    public let rawValue: String
    /// developer.apple.com/documentation/uikit/uimenu/identifier-swift.struct/init(rawvalue:)
    public init(rawValue: String) { self.rawValue = rawValue }
    /// developer.apple.com/documentation/uikit/uimenu/identifier-swift.struct/init(_:)
    public init(_ rawValue: String) { self.rawValue = rawValue }
  }
  /// developer.apple.com/documentation/uikit/uimenu/options-swift.struct
  public struct Options: OptionSet, Sendable {
    /// developer.apple.com/documentation/uikit/uimenu/options-swift.struct/rawvalue
    public let rawValue: UInt
    /// developer.apple.com/documentation/uikit/uimenu/options-swift.struct/init(rawvalue:)
    public init(rawValue: UInt) { self.rawValue = rawValue }
    /// developer.apple.com/documentation/uikit/uimenu/options-swift.struct/displayinline
    public static let displayInline = Options(rawValue: 1)
    /// developer.apple.com/documentation/uikit/uimenu/options-swift.struct/destructive
    public static let destructive = Options(rawValue: 2)
    /// developer.apple.com/documentation/uikit/uimenu/options-swift.struct/singleselection
    public static let singleSelection = Options(rawValue: 32)
    /// developer.apple.com/documentation/uikit/uimenu/options-swift.struct/displayaspalette
    public static let displayAsPalette = Options(rawValue: 128)
  }
  /// developer.apple.com/documentation/uikit/uimenu/elementsize
  public enum ElementSize: Int, Sendable { case small, medium, large, automatic }
  /// developer.apple.com/documentation/uikit/uimenu/identifier-swift.property
  public let identifier: UIMenu.Identifier
  /// developer.apple.com/documentation/uikit/uimenu/options-swift.property
  public let options: UIMenu.Options
  /// developer.apple.com/documentation/uikit/uimenu/children
  public let children: [UIMenuElement]
  /// developer.apple.com/documentation/uikit/uimenu/preferredelementsize
  open var preferredElementSize: ElementSize
  /// developer.apple.com/documentation/uikit/uimenu/init(title:subtitle:image:identifier:options:preferredelementsize:children:)
  public init(
    title: String = "",
    subtitle: String? = nil,
    image: UIImage? = nil,
    identifier: UIMenu.Identifier? = nil,
    options: UIMenu.Options = [],
    preferredElementSize: UIMenu.ElementSize = .automatic,
    children: [UIMenuElement] = []
  ) {
    self.identifier = identifier ?? Identifier(UUID().uuidString)
    (self.options, self.children) = (options, children)
    self.preferredElementSize = preferredElementSize
    super.init(standInTitle: title, subtitle: subtitle, image: image)
  }
  /// developer.apple.com/documentation/uikit/uimenu/init(coder:)
  public required init?(coder: NSCoder) { nil }
  /// developer.apple.com/documentation/uikit/uimenu/replacingchildren(_:)
  open func replacingChildren(_ newChildren: [UIMenuElement]) -> UIMenu {
    UIMenu(
      title: title,
      subtitle: subtitle,
      image: image,
      identifier: identifier,
      options: options,
      preferredElementSize: preferredElementSize,
      children: newChildren
    )
  }
  /// Not Apple's: every element that does something, in the order in which it is shown.
  public var standInActions: [UIAction] {
    children.flatMap { ($0 as? UIMenu)?.standInActions ?? ($0 as? UIAction).map { [$0] } ?? [] }
  }
}

/// developer.apple.com/documentation/uikit/uideferredmenuelement
@MainActor open class UIDeferredMenuElement: UIMenuElement {
  let provider: (@escaping ([UIMenuElement]) -> Void) -> Void
  /// developer.apple.com/documentation/uikit/uideferredmenuelement/init(_:)
  public init(_ elementProvider: @escaping (@escaping ([UIMenuElement]) -> Void) -> Void) {
    provider = elementProvider
    super.init(standInTitle: "", subtitle: nil, image: nil)
  }
  /// developer.apple.com/documentation/uikit/uideferredmenuelement/init(coder:)
  public required init?(coder: NSCoder) { nil }
}

/// developer.apple.com/documentation/uikit/uicontextmenucontentpreviewprovider
public typealias UIContextMenuContentPreviewProvider = () -> UIViewController?
/// developer.apple.com/documentation/uikit/uicontextmenuactionprovider
public typealias UIContextMenuActionProvider = ([UIMenuElement]) -> UIMenu?

/// developer.apple.com/documentation/uikit/uicontextmenuconfiguration
@MainActor open class UIContextMenuConfiguration: NSObject {
  /// developer.apple.com/documentation/uikit/uicontextmenuconfiguration/identifier
  public let identifier: any NSCopying
  let previewProvider: UIContextMenuContentPreviewProvider?
  let actionProvider: UIContextMenuActionProvider?
  /// developer.apple.com/documentation/uikit/uicontextmenuconfiguration/preferredmenuelementorder
  open var preferredMenuElementOrder: ElementOrder = .automatic
  /// developer.apple.com/documentation/uikit/uicontextmenuconfiguration/elementorder
  public enum ElementOrder: Int, Sendable { case automatic, priority, fixed }
  /// developer.apple.com/documentation/uikit/uicontextmenuconfiguration/init(identifier:previewprovider:actionprovider:)
  public init(
    identifier: (any NSCopying)? = nil,
    previewProvider: UIContextMenuContentPreviewProvider? = nil,
    actionProvider: UIContextMenuActionProvider? = nil
  ) {
    self.identifier = identifier ?? NSString(string: UUID().uuidString)
    (self.previewProvider, self.actionProvider) = (previewProvider, actionProvider)
  }
  /// Not Apple's: the menu that is shown.
  public func standInMenu(suggested: [UIMenuElement] = []) -> UIMenu? { actionProvider?(suggested) }
}

/// developer.apple.com/documentation/uikit/uicontextmenuinteractionanimating
@MainActor public protocol UIContextMenuInteractionAnimating: NSObjectProtocol {
  /// developer.apple.com/documentation/uikit/uicontextmenuinteractionanimating/previewviewcontroller
  var previewViewController: UIViewController? { get }
  /// developer.apple.com/documentation/uikit/uicontextmenuinteractionanimating/addanimations(_:)
  func addAnimations(_ animations: @escaping () -> Void)
  /// developer.apple.com/documentation/uikit/uicontextmenuinteractionanimating/addcompletion(_:)
  func addCompletion(_ completion: @escaping () -> Void)
}

/// developer.apple.com/documentation/uikit/uicontextmenuinteractioncommitanimating
@MainActor
public protocol UIContextMenuInteractionCommitAnimating: UIContextMenuInteractionAnimating {}

/// developer.apple.com/documentation/uikit/uicontextmenuinteractiondelegate
@MainActor public protocol UIContextMenuInteractionDelegate: NSObjectProtocol {
  /// developer.apple.com/documentation/uikit/uicontextmenuinteractiondelegate/contextmenuinteraction(_:configurationformenuatlocation:)
  func contextMenuInteraction(
    _ interaction: UIContextMenuInteraction,
    configurationForMenuAtLocation location: CGPoint
  ) -> UIContextMenuConfiguration?
}

/// developer.apple.com/documentation/uikit/uicontextmenuinteraction
@MainActor open class UIContextMenuInteraction: NSObject, UIInteraction {
  /// developer.apple.com/documentation/uikit/uicontextmenuinteraction/delegate
  open private(set) weak var delegate: (any UIContextMenuInteractionDelegate)?
  /// developer.apple.com/documentation/uikit/uicontextmenuinteraction/view
  open private(set) weak var view: UIView?
  /// developer.apple.com/documentation/uikit/uicontextmenuinteraction/init(delegate:)
  public init(delegate: any UIContextMenuInteractionDelegate) { self.delegate = delegate }
  /// developer.apple.com/documentation/uikit/uicontextmenuinteraction/willmove(to:)
  open func willMove(to view: UIView?) {}
  /// developer.apple.com/documentation/uikit/uicontextmenuinteraction/didmove(to:)
  open func didMove(to view: UIView?) { self.view = view }
}

/// developer.apple.com/documentation/uikit/uilargecontentviewerinteraction
@MainActor open class UILargeContentViewerInteraction: NSObject, UIInteraction {
  /// developer.apple.com/documentation/uikit/uilargecontentviewerinteraction/view
  open private(set) weak var view: UIView?
  /// developer.apple.com/documentation/uikit/uilargecontentviewerinteraction/willmove(to:)
  open func willMove(to view: UIView?) {}
  /// developer.apple.com/documentation/uikit/uilargecontentviewerinteraction/didmove(to:)
  open func didMove(to view: UIView?) { self.view = view }
}
