@MainActor open class UIBarItem: NSObject {
  open var isEnabled = true
  open var title: String?
  open var image: UIImage?
  open var tag = 0
  open var accessibilityLabel: String?
  open var accessibilityHint: String?
  open var accessibilityValue: String?
  open var accessibilityIdentifier: String?
  open var largeContentSizeImage: UIImage?
}

@MainActor open class UIBarButtonItem: UIBarItem {
  public enum SystemItem: Int, Sendable {
    case done, cancel, edit, save, add, flexibleSpace, fixedSpace, compose, reply, action, organize
    case bookmarks, search, refresh, stop, camera, trash, play, pause, rewind, fastForward, undo
    case redo
    case close = 24
  }
  public enum Style: Int, Sendable {
    case plain = 0
    case done = 2
  }
  open var style: Style = .plain
  open weak var target: AnyObject?
  open var action: Selector?
  open var primaryAction: UIAction? {
    didSet { (title, image) = (primaryAction?.title ?? title, primaryAction?.image ?? image) }
  }
  open var menu: UIMenu?
  open var customView: UIView?
  open var width: CGFloat = 0
  open var tintColor: UIColor?
  open var isSelected = false
  public private(set) var standInSystemItem: SystemItem?
  public override init() { super.init() }
  public required init?(coder: NSCoder) { super.init() }
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
  public convenience init(
    image: UIImage?,
    style: UIBarButtonItem.Style,
    target: Any?,
    action: Selector?
  ) {
    self.init(title: nil, style: style, target: target, action: action)
    self.image = image
  }
  public convenience init(
    barButtonSystemItem systemItem: UIBarButtonItem.SystemItem,
    target: Any?,
    action: Selector?
  ) {
    self.init(title: nil, style: .plain, target: target, action: action)
    standInSystemItem = systemItem
  }
  public convenience init(customView: UIView) {
    self.init()
    self.customView = customView
  }
  public convenience init(primaryAction: UIAction?) {
    self.init(title: nil, image: nil, primaryAction: primaryAction)
  }
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
  public convenience init(
    systemItem: UIBarButtonItem.SystemItem,
    primaryAction: UIAction? = nil,
    menu: UIMenu? = nil
  ) {
    self.init(title: nil, image: nil, primaryAction: primaryAction, menu: menu)
    standInSystemItem = systemItem
  }
  public static func flexibleSpace() -> Self { self.init(standInSpace: ()) }
  public required convenience init(standInSpace: Void) { self.init() }
  /// Not Apple's: does what a tap on the item does.
  public func standInTap() {
    guard isEnabled else { return }
    if let primaryAction { return primaryAction.run(from: self) }
    if let target, let action { ActionDispatch.perform(action, on: target, sender: self) }
  }
}

@MainActor open class UINavigationItem: NSObject {
  public enum LargeTitleDisplayMode: Int, Sendable { case automatic, always, never }
  public enum BackButtonDisplayMode: Int, Sendable { case `default`, generic, minimal }
  open var title: String?
  open var titleView: UIView?
  open var prompt: String?
  open var backButtonTitle: String?
  open var backButtonDisplayMode: BackButtonDisplayMode = .default
  open var largeTitleDisplayMode: LargeTitleDisplayMode = .automatic
  open var hidesBackButton = false
  open var leftBarButtonItems: [UIBarButtonItem]?
  open var rightBarButtonItems: [UIBarButtonItem]?
  open var searchController: UIViewController?
  public init(title: String) { self.title = title.isEmpty ? nil : title }
  open var leftBarButtonItem: UIBarButtonItem? {
    get { leftBarButtonItems?.first }
    set { leftBarButtonItems = newValue.map { [$0] } }
  }
  open var rightBarButtonItem: UIBarButtonItem? {
    get { rightBarButtonItems?.first }
    set { rightBarButtonItems = newValue.map { [$0] } }
  }
}

@MainActor open class UIBarAppearance: NSObject {
  open var backgroundColor: UIColor?
  open var shadowColor: UIColor?
  open func configureWithDefaultBackground() {}
  open func configureWithOpaqueBackground() {}
  open func configureWithTransparentBackground() {}
}
@MainActor open class UINavigationBarAppearance: UIBarAppearance {
  open var titleTextAttributes: [NSAttributedString.Key: Any] = [:]
  open var largeTitleTextAttributes: [NSAttributedString.Key: Any] = [:]
}
@MainActor open class UINavigationBar: UIView {
  open var standardAppearance = UINavigationBarAppearance()
  open var scrollEdgeAppearance: UINavigationBarAppearance?
  open var compactAppearance: UINavigationBarAppearance?
  open var prefersLargeTitles = false
  open var barTintColor: UIColor?
  open var isTranslucent = true
}

@MainActor open class UINavigationController: UIViewController {
  public init(rootViewController: UIViewController) {
    super.init(nibName: nil, bundle: nil)
    pushViewController(rootViewController, animated: false)
  }
  public override init(nibName nibNameOrNil: String?, bundle nibBundleOrNil: Bundle?) {
    super.init(nibName: nibNameOrNil, bundle: nibBundleOrNil)
  }
  public required init?(coder: NSCoder) { super.init(coder: coder) }
  open lazy var navigationBar = UINavigationBar()
  open var viewControllers: [UIViewController] {
    get { children }
    set {
      for child in children { child.removeFromParent() }
      for child in newValue { pushViewController(child, animated: false) }
    }
  }
  open var topViewController: UIViewController? { children.last }
  open var visibleViewController: UIViewController? { presentedViewController ?? children.last }
  open var isNavigationBarHidden = false
  open func setNavigationBarHidden(_ hidden: Bool, animated: Bool) {
    isNavigationBarHidden = hidden
  }
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
  @discardableResult
  open func popViewController(animated: Bool) -> UIViewController? {
    guard children.count > 1, let top = children.last else { return nil }
    top.disappear(animated: animated) { top.viewIfLoaded?.removeFromSuperview() }
    top.willMove(toParent: nil)
    top.removeFromParent()
    showTop(animated: animated)
    return top
  }
  @discardableResult
  open func popToRootViewController(animated: Bool) -> [UIViewController]? {
    var popped: [UIViewController] = []
    while let top = popViewController(animated: animated) { popped.insert(top, at: 0) }
    return popped
  }
  open override func viewDidLoad() {
    super.viewDidLoad()
    showTop(animated: false)
  }
  open override var preferredStatusBarStyle: UIStatusBarStyle { .default }
  private func showTop(animated: Bool) {
    guard let top = topViewController, let own = viewIfLoaded, let view = top.view else { return }
    view.frame = own.bounds
    view.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    top.appear(animated: animated) { own.addSubview(view) }
  }
}

@MainActor open class UIAlertAction: NSObject {
  public enum Style: Int, Sendable { case `default`, cancel, destructive }
  open var isEnabled = true
  public let title: String?
  public let style: Style
  let handler: ((UIAlertAction) -> Void)?
  public init(
    title: String?,
    style: UIAlertAction.Style,
    handler: ((UIAlertAction) -> Void)? = nil
  ) { (self.title, self.style, self.handler) = (title, style, handler) }
  /// Not Apple's: chooses the action.
  public func standInChoose() { if isEnabled { handler?(self) } }
}

@MainActor open class UIAlertController: UIViewController {
  public enum Style: Int, Sendable { case actionSheet, alert }
  open var message: String?
  open private(set) var preferredStyle: Style = .alert
  open private(set) var actions: [UIAlertAction] = []
  open var preferredAction: UIAlertAction?
  public convenience init(
    title: String?,
    message: String?,
    preferredStyle: UIAlertController.Style
  ) {
    self.init(nibName: nil, bundle: nil)
    (self.title, self.message, self.preferredStyle) = (title, message, preferredStyle)
  }
  open func addAction(_ action: UIAlertAction) { actions.append(action) }
}

@MainActor open class UIActivity: NSObject {}
@MainActor open class UIActivityViewController: UIViewController {
  public let standInItems: [Any]
  public init(activityItems: [Any], applicationActivities: [UIActivity]?) {
    standInItems = activityItems
    super.init(nibName: nil, bundle: nil)
  }
  public required init?(coder: NSCoder) { nil }
}
