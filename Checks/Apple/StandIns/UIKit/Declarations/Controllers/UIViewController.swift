public enum UIModalPresentationStyle: Int, Sendable {
  case automatic = -2
  case none = -1
  case fullScreen = 0
  case pageSheet, formSheet, currentContext, custom, overFullScreen, overCurrentContext, popover
}
public enum UIModalTransitionStyle: Int, Sendable {
  case coverVertical, flipHorizontal, crossDissolve, partialCurl
}
public enum UIStatusBarStyle: Int, Sendable {
  case `default` = 0
  case lightContent = 1
  case darkContent = 3
}

@MainActor open class UIViewController: UIResponder, UITraitEnvironment, UITraitChangeObservable {
  public init(nibName nibNameOrNil: String?, bundle nibBundleOrNil: Bundle?) { super.init() }
  public required init?(coder: NSCoder) { super.init() }
  public convenience override init() { self.init(nibName: nil, bundle: nil) }

  open var view: UIView! {
    get {
      loadViewIfNeeded()
      return loadedView
    }
    set {
      loadedView?.controller = nil
      loadedView = newValue
      loadedView?.controller = self
    }
  }
  open var viewIfLoaded: UIView? { loadedView }
  open var isViewLoaded: Bool { loadedView != nil }
  open func loadView() { view = UIView(frame: UIScreen.main.bounds) }
  open func loadViewIfNeeded() {
    guard loadedView == nil else { return }
    StandIn.check(!isLoadingView, "The view was asked for while loadView() makes it.")
    isLoadingView = true
    loadView()
    isLoadingView = false
    StandIn.check(loadedView != nil, "loadView() must set the view.")
    viewDidLoad()
  }
  open func viewDidLoad() {}
  open func viewWillAppear(_ animated: Bool) {}
  open func viewIsAppearing(_ animated: Bool) {}
  open func viewDidAppear(_ animated: Bool) {}
  open func viewWillDisappear(_ animated: Bool) {}
  open func viewDidDisappear(_ animated: Bool) {}
  open func viewWillLayoutSubviews() {}
  open func viewDidLayoutSubviews() {}
  open func updateViewConstraints() {}
  open func viewSafeAreaInsetsDidChange() {}
  open func didReceiveMemoryWarning() {}
  open func viewWillTransition(
    to size: CGSize,
    with coordinator: any UIViewControllerTransitionCoordinator
  ) {}
  open var additionalSafeAreaInsets = UIEdgeInsets.zero
  open var edgesForExtendedLayout: UIRectEdge = .all
  open var preferredContentSize = CGSize.zero
  open var preferredStatusBarStyle: UIStatusBarStyle { .default }
  open var prefersStatusBarHidden: Bool { false }
  open func setNeedsStatusBarAppearanceUpdate() {}
  open var title: String? { didSet { navigationItem.title = navigationItem.title ?? title } }
  open lazy var navigationItem = UINavigationItem(title: title ?? "")
  open var hidesBottomBarWhenPushed = false
  open var toolbarItems: [UIBarButtonItem]?
  open var isEditing = false
  open func setEditing(_ editing: Bool, animated: Bool) { isEditing = editing }
  open lazy var editButtonItem = UIBarButtonItem(
    barButtonSystemItem: .edit,
    target: nil,
    action: nil
  )
  open var restorationIdentifier: String?

  open internal(set) weak var parent: UIViewController?
  open internal(set) var children: [UIViewController] = []
  open func addChild(_ childController: UIViewController) {
    childController.removeFromParent()
    childController.willMove(toParent: self)
    children.append(childController)
    childController.parent = self
  }
  open func removeFromParent() {
    parent?.children.removeAll { $0 === self }
    parent = nil
  }
  open func willMove(toParent parent: UIViewController?) {}
  open func didMove(toParent parent: UIViewController?) {}
  open var navigationController: UINavigationController? {
    (parent as? UINavigationController) ?? parent?.navigationController
  }
  open func show(_ vc: UIViewController, sender: Any?) {
    navigationController?.pushViewController(vc, animated: true)
  }

  open internal(set) var presentedViewController: UIViewController?
  open internal(set) weak var presentingViewController: UIViewController?
  open var modalPresentationStyle: UIModalPresentationStyle = .automatic
  open var modalTransitionStyle: UIModalTransitionStyle = .coverVertical
  open var isModalInPresentation = false
  open lazy var popoverPresentationController: UIPopoverPresentationController? =
    UIPopoverPresentationController()
  open lazy var sheetPresentationController: UISheetPresentationController? =
    UISheetPresentationController()
  open func present(
    _ viewControllerToPresent: UIViewController,
    animated flag: Bool,
    completion: (() -> Void)? = nil
  ) {
    StandIn.check(
      presentedViewController == nil,
      "A view controller that presents one already must not present another."
    )
    StandIn.check(
      viewControllerToPresent.presentingViewController == nil,
      "A view controller must not be presented twice."
    )
    presentedViewController = viewControllerToPresent
    viewControllerToPresent.presentingViewController = self
    viewControllerToPresent.appear(animated: flag) {}
    finish(animated: flag, completion)
  }
  open func dismiss(animated flag: Bool, completion: (() -> Void)? = nil) {
    guard let shown = presentedViewController else {
      presentingViewController?.dismiss(animated: flag, completion: completion)
      return
    }
    shown.disappear(animated: flag) {}
    presentedViewController = nil
    shown.presentingViewController = nil
    finish(animated: flag, completion)
  }

  open var traitCollection: UITraitCollection { resolvedTraits }
  open func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {}
  open var traitOverrides: any UITraitOverrides = TraitStore() {
    didSet { viewIfLoaded?.traitsMayHaveChanged() ?? traitsMayHaveChanged() }
  }
  open var overrideUserInterfaceStyle: UIUserInterfaceStyle = .unspecified {
    didSet { viewIfLoaded?.traitsMayHaveChanged() ?? traitsMayHaveChanged() }
  }
  @discardableResult
  open func registerForTraitChanges(
    _ traits: [UITrait],
    action: Selector
  ) -> any UITraitChangeRegistration {
    registerForTraitChanges(traits, target: self, action: action)
  }
  @discardableResult
  open func registerForTraitChanges(
    _ traits: [UITrait],
    target: Any,
    action: Selector
  ) -> any UITraitChangeRegistration {
    traitWatch.add(traits) { [weak self, weak target = target as AnyObject] _ in
      guard let self, let target else { return }
      ActionDispatch.perform(action, on: target, sender: self)
    }
  }
  @discardableResult
  public func registerForTraitChanges<TraitEnvironment: UITraitEnvironment>(
    _ traits: [UITrait],
    handler: @escaping UIViewController.TraitChangeHandler<TraitEnvironment>
  ) -> any UITraitChangeRegistration {
    traitWatch.add(traits) { [weak self] previous in
      guard let environment = self as? TraitEnvironment else { return }
      handler(environment, previous)
    }
  }
  open func unregisterForTraitChanges(_ registration: any UITraitChangeRegistration) {
    traitWatch.remove(registration)
  }
  open override var next: UIResponder? { viewIfLoaded?.superview ?? parent }
  open func encodeRestorableState(with coder: NSCoder) {}
  open func decodeRestorableState(with coder: NSCoder) {}

  // The stand-in's own state.
  var loadedView: UIView?
  var isLoadingView = false
  let traitWatch = TraitWatch()
}

@MainActor public protocol UIViewControllerTransitionCoordinatorContext: NSObjectProtocol {}
@MainActor
public protocol UIViewControllerTransitionCoordinator:
  UIViewControllerTransitionCoordinatorContext
{
  func animate(
    alongsideTransition animation: ((any UIViewControllerTransitionCoordinatorContext) -> Void)?,
    completion: ((any UIViewControllerTransitionCoordinatorContext) -> Void)?
  ) -> Bool
}

@MainActor open class UIPresentationController: NSObject {}
@MainActor open class UIPopoverPresentationController: UIPresentationController {
  open var sourceView: UIView?
  open var sourceRect = CGRect.null
  open var sourceItem: AnyObject?
  open var barButtonItem: UIBarButtonItem?
}
@MainActor open class UISheetPresentationController: UIPresentationController {
  @MainActor open class Detent: NSObject {
    open class func medium() -> Detent { Detent() }
    open class func large() -> Detent { Detent() }
  }
  open var detents: [Detent] = [.large()]
  open var prefersGrabberVisible = false
}
