/// developer.apple.com/documentation/uikit/uibaritem
@MainActor open class UIBarItem: NSObject {
  /// developer.apple.com/documentation/uikit/uibaritem/isenabled
  open var isEnabled = true
  /// developer.apple.com/documentation/uikit/uibaritem/title
  open var title: String?
  /// developer.apple.com/documentation/uikit/uibaritem/image
  open var image: UIImage?
  /// developer.apple.com/documentation/uikit/uibaritem/tag
  open var tag = 0
  /// developer.apple.com/documentation/uikit/uibaritem/accessibilitylabel
  open var accessibilityLabel: String?
  /// developer.apple.com/documentation/uikit/uibaritem/accessibilityhint
  open var accessibilityHint: String?
  /// developer.apple.com/documentation/uikit/uibaritem/accessibilityvalue
  open var accessibilityValue: String?
  /// developer.apple.com/documentation/uikit/uibaritem/accessibilityidentifier
  open var accessibilityIdentifier: String?
  /// developer.apple.com/documentation/uikit/uibaritem/largecontentsizeimage
  open var largeContentSizeImage: UIImage?
}

/// developer.apple.com/documentation/uikit/uibarbuttonitem
@MainActor open class UIBarButtonItem: UIBarItem {
  /// developer.apple.com/documentation/uikit/uibarbuttonitem/systemitem
  public enum SystemItem: Int, Sendable {
    case done, cancel, edit, save, add, flexibleSpace, fixedSpace, compose, reply, action, organize
    case bookmarks, search, refresh, stop, camera, trash, play, pause, rewind, fastForward, undo
    case redo
    case close = 24
  }
  /// developer.apple.com/documentation/uikit/uibarbuttonitem/style-swift.enum
  public enum Style: Int, Sendable {
    case plain = 0
    case done = 2
  }
  /// developer.apple.com/documentation/uikit/uibarbuttonitem/style-swift.property
  open var style: Style = .plain
  /// developer.apple.com/documentation/uikit/uibarbuttonitem/target
  open weak var target: AnyObject?
  /// developer.apple.com/documentation/uikit/uibarbuttonitem/action
  open var action: Selector?
  /// developer.apple.com/documentation/uikit/uibarbuttonitem/primaryaction
  open var primaryAction: UIAction? {
    didSet { (title, image) = (primaryAction?.title ?? title, primaryAction?.image ?? image) }
  }
  /// developer.apple.com/documentation/uikit/uibarbuttonitem/menu
  open var menu: UIMenu?
  /// developer.apple.com/documentation/uikit/uibarbuttonitem/customview
  open var customView: UIView?
  /// developer.apple.com/documentation/uikit/uibarbuttonitem/width
  open var width: CGFloat = 0
  /// developer.apple.com/documentation/uikit/uibarbuttonitem/tintcolor
  open var tintColor: UIColor?
  /// developer.apple.com/documentation/uikit/uibarbuttonitem/isselected
  open var isSelected = false
  /// Not Apple's.
  public private(set) var standInSystemItem: SystemItem?
  /// developer.apple.com/documentation/uikit/uibarbuttonitem/init()
  public override init() { super.init() }
  /// developer.apple.com/documentation/uikit/uibarbuttonitem/init(coder:)
  public required init?(coder: NSCoder) { super.init() }
  /// developer.apple.com/documentation/uikit/uibarbuttonitem/init(title:style:target:action:)
  public convenience init(
    title: String?,
    style: UIBarButtonItem.Style,
    target: Any?,
    action: Selector?
  ) {
    self.init()
    (self.title, self.style, self.action) = (title, style, action)
    self.target = target.map { $0 as AnyObject }
  }
  /// developer.apple.com/documentation/uikit/uibarbuttonitem/init(image:style:target:action:)
  public convenience init(
    image: UIImage?,
    style: UIBarButtonItem.Style,
    target: Any?,
    action: Selector?
  ) {
    self.init(title: nil, style: style, target: target, action: action)
    self.image = image
  }
  /// developer.apple.com/documentation/uikit/uibarbuttonitem/init(barbuttonsystemitem:target:action:)
  public convenience init(
    barButtonSystemItem systemItem: UIBarButtonItem.SystemItem,
    target: Any?,
    action: Selector?
  ) {
    self.init(title: nil, style: .plain, target: target, action: action)
    standInSystemItem = systemItem
  }
  /// developer.apple.com/documentation/uikit/uibarbuttonitem/init(customview:)
  public convenience init(customView: UIView) {
    self.init()
    self.customView = customView
  }
  /// developer.apple.com/documentation/uikit/uibarbuttonitem/init(primaryaction:)
  public convenience init(primaryAction: UIAction?) {
    self.init(title: nil, image: nil, primaryAction: primaryAction)
  }
  /// developer.apple.com/documentation/uikit/uibarbuttonitem/init(title:image:primaryaction:menu:)
  public convenience init(
    title: String? = nil,
    image: UIImage? = nil,
    primaryAction: UIAction? = nil,
    menu: UIMenu? = nil
  ) {
    self.init()
    self.primaryAction = primaryAction
    (self.title, self.image) = (title ?? primaryAction?.title, image ?? primaryAction?.image)
    self.menu = menu
  }
  /// developer.apple.com/documentation/uikit/uibarbuttonitem/init(systemitem:primaryaction:menu:)
  public convenience init(
    systemItem: UIBarButtonItem.SystemItem,
    primaryAction: UIAction? = nil,
    menu: UIMenu? = nil
  ) {
    self.init(title: nil, image: nil, primaryAction: primaryAction, menu: menu)
    standInSystemItem = systemItem
  }
  /// developer.apple.com/documentation/uikit/uibarbuttonitem/flexiblespace()
  public static func flexibleSpace() -> Self { self.init(standInSpace: ()) }
  /// Not Apple's.
  public required convenience init(standInSpace: Void) { self.init() }
  /// Not Apple's: does what a tap on the item does.
  public func standInTap() {
    guard isEnabled else { return }
    if let primaryAction { return primaryAction.run(from: self) }
    if let target, let action { ActionDispatch.perform(action, on: target, sender: self) }
  }
}

/// developer.apple.com/documentation/uikit/uinavigationitem
@MainActor open class UINavigationItem: NSObject {
  /// developer.apple.com/documentation/uikit/uinavigationitem/largetitledisplaymode-swift.enum
  public enum LargeTitleDisplayMode: Int, Sendable { case automatic, always, never }
  /// developer.apple.com/documentation/uikit/uinavigationitem/backbuttondisplaymode-swift.enum
  public enum BackButtonDisplayMode: Int, Sendable { case `default`, generic, minimal }
  /// developer.apple.com/documentation/uikit/uinavigationitem/title
  open var title: String?
  /// developer.apple.com/documentation/uikit/uinavigationitem/titleview
  open var titleView: UIView?
  /// developer.apple.com/documentation/uikit/uinavigationitem/prompt
  open var prompt: String?
  /// developer.apple.com/documentation/uikit/uinavigationitem/backbuttontitle
  open var backButtonTitle: String?
  /// developer.apple.com/documentation/uikit/uinavigationitem/backbuttondisplaymode-swift.property
  open var backButtonDisplayMode: BackButtonDisplayMode = .default
  /// developer.apple.com/documentation/uikit/uinavigationitem/largetitledisplaymode-swift.property
  open var largeTitleDisplayMode: LargeTitleDisplayMode = .automatic
  /// developer.apple.com/documentation/uikit/uinavigationitem/hidesbackbutton
  open var hidesBackButton = false
  /// developer.apple.com/documentation/uikit/uinavigationitem/leftbarbuttonitems
  open var leftBarButtonItems: [UIBarButtonItem]?
  /// developer.apple.com/documentation/uikit/uinavigationitem/rightbarbuttonitems
  open var rightBarButtonItems: [UIBarButtonItem]?
  /// developer.apple.com/documentation/uikit/uinavigationitem/searchcontroller
  open var searchController: UIViewController?
  /// developer.apple.com/documentation/uikit/uinavigationitem/init(title:)
  public init(title: String) { self.title = title.isEmpty ? nil : title }
  /// developer.apple.com/documentation/uikit/uinavigationitem/leftbarbuttonitem
  open var leftBarButtonItem: UIBarButtonItem? {
    get { leftBarButtonItems?.first }
    set { leftBarButtonItems = newValue.map { [$0] } }
  }
  /// developer.apple.com/documentation/uikit/uinavigationitem/rightbarbuttonitem
  open var rightBarButtonItem: UIBarButtonItem? {
    get { rightBarButtonItems?.first }
    set { rightBarButtonItems = newValue.map { [$0] } }
  }
}

/// developer.apple.com/documentation/uikit/uibarappearance
@MainActor open class UIBarAppearance: NSObject {
  /// developer.apple.com/documentation/uikit/uibarappearance/backgroundcolor
  open var backgroundColor: UIColor?
  /// developer.apple.com/documentation/uikit/uibarappearance/shadowcolor
  open var shadowColor: UIColor?
  /// developer.apple.com/documentation/uikit/uibarappearance/configurewithdefaultbackground()
  open func configureWithDefaultBackground() {}
  /// developer.apple.com/documentation/uikit/uibarappearance/configurewithopaquebackground()
  open func configureWithOpaqueBackground() {}
  /// developer.apple.com/documentation/uikit/uibarappearance/configurewithtransparentbackground()
  open func configureWithTransparentBackground() {}
}
/// developer.apple.com/documentation/uikit/uinavigationbarappearance
@MainActor open class UINavigationBarAppearance: UIBarAppearance {
  /// developer.apple.com/documentation/uikit/uinavigationbarappearance/titletextattributes
  open var titleTextAttributes: [NSAttributedString.Key: Any] = [:]
  /// developer.apple.com/documentation/uikit/uinavigationbarappearance/largetitletextattributes
  open var largeTitleTextAttributes: [NSAttributedString.Key: Any] = [:]
}
/// developer.apple.com/documentation/uikit/uinavigationbar
@MainActor open class UINavigationBar: UIView {
  /// developer.apple.com/documentation/uikit/uinavigationbar/standardappearance
  open var standardAppearance = UINavigationBarAppearance()
  /// developer.apple.com/documentation/uikit/uinavigationbar/scrolledgeappearance
  open var scrollEdgeAppearance: UINavigationBarAppearance?
  /// developer.apple.com/documentation/uikit/uinavigationbar/compactappearance
  open var compactAppearance: UINavigationBarAppearance?
  /// developer.apple.com/documentation/uikit/uinavigationbar/preferslargetitles
  open var prefersLargeTitles = false
  /// developer.apple.com/documentation/uikit/uinavigationbar/bartintcolor
  open var barTintColor: UIColor?
  /// developer.apple.com/documentation/uikit/uinavigationbar/istranslucent
  open var isTranslucent = true
}

/// developer.apple.com/documentation/uikit/uinavigationcontroller
@MainActor open class UINavigationController: UIViewController {
  /// developer.apple.com/documentation/uikit/uinavigationcontroller/init(rootviewcontroller:)
  public init(rootViewController: UIViewController) {
    super.init(nibName: nil, bundle: nil)
    pushViewController(rootViewController, animated: false)
  }
  /// developer.apple.com/documentation/uikit/uinavigationcontroller/init(nibname:bundle:)
  public override init(nibName nibNameOrNil: String?, bundle nibBundleOrNil: Bundle?) {
    super.init(nibName: nibNameOrNil, bundle: nibBundleOrNil)
  }
  /// developer.apple.com/documentation/uikit/uinavigationcontroller/init(coder:)
  public required init?(coder: NSCoder) { super.init(coder: coder) }
  /// developer.apple.com/documentation/uikit/uinavigationcontroller/navigationbar
  open lazy var navigationBar = UINavigationBar()
  /// developer.apple.com/documentation/uikit/uinavigationcontroller/viewcontrollers
  open var viewControllers: [UIViewController] {
    get { children }
    set {
      for child in children { child.removeFromParent() }
      for child in newValue { pushViewController(child, animated: false) }
    }
  }
  /// developer.apple.com/documentation/uikit/uinavigationcontroller/topviewcontroller
  open var topViewController: UIViewController? { children.last }
  /// developer.apple.com/documentation/uikit/uinavigationcontroller/visibleviewcontroller
  open var visibleViewController: UIViewController? { presentedViewController ?? children.last }
  /// developer.apple.com/documentation/uikit/uinavigationcontroller/isnavigationbarhidden
  open var isNavigationBarHidden = false
  /// developer.apple.com/documentation/uikit/uinavigationcontroller/setnavigationbarhidden(_:animated:)
  open func setNavigationBarHidden(_ hidden: Bool, animated: Bool) {
    isNavigationBarHidden = hidden
  }
  /// developer.apple.com/documentation/uikit/uinavigationcontroller/pushviewcontroller(_:animated:)
  open func pushViewController(_ viewController: UIViewController, animated: Bool) {
    StandIn.check(
      !children.contains(viewController),
      "A view controller must not be pushed twice."
    )
    topViewController?.viewIfLoaded?.removeFromSuperview()
    addChild(viewController)
    viewController.didMove(toParent: self)
    if isViewLoaded { showTop(animated: animated) }
  }
  /// developer.apple.com/documentation/uikit/uinavigationcontroller/popviewcontroller(animated:)
  @discardableResult
  open func popViewController(animated: Bool) -> UIViewController? {
    guard children.count > 1, let top = children.last else { return nil }
    top.disappear(animated: animated) { top.viewIfLoaded?.removeFromSuperview() }
    top.willMove(toParent: nil)
    top.removeFromParent()
    showTop(animated: animated)
    return top
  }
  /// developer.apple.com/documentation/uikit/uinavigationcontroller/poptorootviewcontroller(animated:)
  @discardableResult
  open func popToRootViewController(animated: Bool) -> [UIViewController]? {
    var popped: [UIViewController] = []
    while let top = popViewController(animated: animated) { popped.insert(top, at: 0) }
    return popped
  }
  /// developer.apple.com/documentation/uikit/uinavigationcontroller/viewdidload()
  open override func viewDidLoad() {
    super.viewDidLoad()
    showTop(animated: false)
  }
  /// developer.apple.com/documentation/uikit/uinavigationcontroller/preferredstatusbarstyle
  open override var preferredStatusBarStyle: UIStatusBarStyle { .default }
  private func showTop(animated: Bool) {
    guard let top = topViewController, let own = viewIfLoaded, let view = top.view else { return }
    view.frame = own.bounds
    view.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    top.appear(animated: animated) { own.addSubview(view) }
  }
}

/// developer.apple.com/documentation/uikit/uialertaction
@MainActor open class UIAlertAction: NSObject {
  /// developer.apple.com/documentation/uikit/uialertaction/style-swift.enum
  public enum Style: Int, Sendable { case `default`, cancel, destructive }
  /// developer.apple.com/documentation/uikit/uialertaction/isenabled
  open var isEnabled = true
  /// developer.apple.com/documentation/uikit/uialertaction/title
  public let title: String?
  /// developer.apple.com/documentation/uikit/uialertaction/style-swift.property
  public let style: Style
  let handler: ((UIAlertAction) -> Void)?
  /// developer.apple.com/documentation/uikit/uialertaction/init(title:style:handler:)
  public init(
    title: String?,
    style: UIAlertAction.Style,
    handler: ((UIAlertAction) -> Void)? = nil
  ) { (self.title, self.style, self.handler) = (title, style, handler) }
  /// Not Apple's: chooses the action.
  public func standInChoose() { if isEnabled { handler?(self) } }
}

/// developer.apple.com/documentation/uikit/uialertcontroller
@MainActor open class UIAlertController: UIViewController {
  /// developer.apple.com/documentation/uikit/uialertcontroller/style
  public enum Style: Int, Sendable { case actionSheet, alert }
  /// developer.apple.com/documentation/uikit/uialertcontroller/message
  open var message: String?
  /// developer.apple.com/documentation/uikit/uialertcontroller/preferredstyle
  open private(set) var preferredStyle: Style = .alert
  /// developer.apple.com/documentation/uikit/uialertcontroller/actions
  open private(set) var actions: [UIAlertAction] = []
  /// developer.apple.com/documentation/uikit/uialertcontroller/preferredaction
  open var preferredAction: UIAlertAction?
  /// developer.apple.com/documentation/uikit/uialertcontroller/init(title:message:preferredstyle:)
  public convenience init(
    title: String?,
    message: String?,
    preferredStyle: UIAlertController.Style
  ) {
    self.init(nibName: nil, bundle: nil)
    (self.title, self.message, self.preferredStyle) = (title, message, preferredStyle)
  }
  /// developer.apple.com/documentation/uikit/uialertcontroller/addaction(_:)
  open func addAction(_ action: UIAlertAction) { actions.append(action) }
}

/// developer.apple.com/documentation/uikit/uiactivity
@MainActor open class UIActivity: NSObject {}
/// developer.apple.com/documentation/uikit/uiactivityviewcontroller
@MainActor open class UIActivityViewController: UIViewController {
  /// Not Apple's.
  public let standInItems: [Any]
  /// developer.apple.com/documentation/uikit/uiactivityviewcontroller/init(activityitems:applicationactivities:)
  public init(activityItems: [Any], applicationActivities: [UIActivity]?) {
    standInItems = activityItems
    super.init(nibName: nil, bundle: nil)
  }
  /// developer.apple.com/documentation/uikit/uiactivityviewcontroller/init(coder:)
  public required init?(coder: NSCoder) { nil }
}
