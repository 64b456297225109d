/// developer.apple.com/documentation/uikit/uimodalpresentationstyle
public enum UIModalPresentationStyle: Int, Sendable {
  case automatic = -2
  case none = -1
  case fullScreen = 0
  case pageSheet, formSheet, currentContext, custom, overFullScreen, overCurrentContext, popover
}
/// developer.apple.com/documentation/uikit/uimodaltransitionstyle
public enum UIModalTransitionStyle: Int, Sendable {
  case coverVertical, flipHorizontal, crossDissolve, partialCurl
}
/// developer.apple.com/documentation/uikit/uistatusbarstyle
public enum UIStatusBarStyle: Int, Sendable {
  case `default` = 0
  case lightContent = 1
  case darkContent = 3
}

/// developer.apple.com/documentation/uikit/uiviewcontroller
@MainActor open class UIViewController: UIResponder, UITraitEnvironment, UITraitChangeObservable {
  /// developer.apple.com/documentation/uikit/uiviewcontroller/init(nibname:bundle:)
  public init(nibName nibNameOrNil: String?, bundle nibBundleOrNil: Bundle?) { super.init() }
  /// developer.apple.com/documentation/uikit/uiviewcontroller/init(coder:)
  public required init?(coder: NSCoder) { super.init() }
  /// developer.apple.com/documentation/uikit/uiviewcontroller/init()
  public convenience override init() { self.init(nibName: nil, bundle: nil) }

  /// developer.apple.com/documentation/uikit/uiviewcontroller/view
  // swift-format-ignore: NeverUseImplicitlyUnwrappedOptionals
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
  /// developer.apple.com/documentation/uikit/uiviewcontroller/viewifloaded
  open var viewIfLoaded: UIView? { loadedView }
  /// developer.apple.com/documentation/uikit/uiviewcontroller/isviewloaded
  open var isViewLoaded: Bool { loadedView != nil }
  /// developer.apple.com/documentation/uikit/uiviewcontroller/loadview()
  open func loadView() { view = UIView(frame: UIScreen.main.bounds) }
  /// developer.apple.com/documentation/uikit/uiviewcontroller/loadviewifneeded()
  open func loadViewIfNeeded() {
    guard loadedView == nil else { return }
    StandIn.check(!isLoadingView, "The view was asked for while loadView() makes it.")
    isLoadingView = true
    loadView()
    isLoadingView = false
    StandIn.check(loadedView != nil, "loadView() must set the view.")
    viewDidLoad()
  }
  /// developer.apple.com/documentation/uikit/uiviewcontroller/viewdidload()
  open func viewDidLoad() {}
  /// developer.apple.com/documentation/uikit/uiviewcontroller/viewwillappear(_:)
  open func viewWillAppear(_ animated: Bool) {}
  /// developer.apple.com/documentation/uikit/uiviewcontroller/viewisappearing(_:)
  open func viewIsAppearing(_ animated: Bool) {}
  /// developer.apple.com/documentation/uikit/uiviewcontroller/viewdidappear(_:)
  open func viewDidAppear(_ animated: Bool) {}
  /// developer.apple.com/documentation/uikit/uiviewcontroller/viewwilldisappear(_:)
  open func viewWillDisappear(_ animated: Bool) {}
  /// developer.apple.com/documentation/uikit/uiviewcontroller/viewdiddisappear(_:)
  open func viewDidDisappear(_ animated: Bool) {}
  /// developer.apple.com/documentation/uikit/uiviewcontroller/viewwilllayoutsubviews()
  open func viewWillLayoutSubviews() {}
  /// developer.apple.com/documentation/uikit/uiviewcontroller/viewdidlayoutsubviews()
  open func viewDidLayoutSubviews() {}
  /// developer.apple.com/documentation/uikit/uiviewcontroller/updateviewconstraints()
  open func updateViewConstraints() {}
  /// developer.apple.com/documentation/uikit/uiviewcontroller/viewsafeareainsetsdidchange()
  open func viewSafeAreaInsetsDidChange() {}
  /// developer.apple.com/documentation/uikit/uiviewcontroller/didreceivememorywarning()
  open func didReceiveMemoryWarning() {}
  /// developer.apple.com/documentation/uikit/uiviewcontroller/viewwilltransition(to:with:)
  open func viewWillTransition(
    to size: CGSize,
    with coordinator: any UIViewControllerTransitionCoordinator
  ) {}
  /// developer.apple.com/documentation/uikit/uiviewcontroller/additionalsafeareainsets
  open var additionalSafeAreaInsets = UIEdgeInsets.zero
  /// developer.apple.com/documentation/uikit/uiviewcontroller/edgesforextendedlayout
  open var edgesForExtendedLayout: UIRectEdge = .all
  /// developer.apple.com/documentation/uikit/uiviewcontroller/preferredcontentsize
  open var preferredContentSize = CGSize.zero
  /// developer.apple.com/documentation/uikit/uiviewcontroller/preferredstatusbarstyle
  open var preferredStatusBarStyle: UIStatusBarStyle { .default }
  /// developer.apple.com/documentation/uikit/uiviewcontroller/prefersstatusbarhidden
  open var prefersStatusBarHidden: Bool { false }
  /// developer.apple.com/documentation/uikit/uiviewcontroller/setneedsstatusbarappearanceupdate()
  open func setNeedsStatusBarAppearanceUpdate() {}
  /// developer.apple.com/documentation/uikit/uiviewcontroller/title
  open var title: String? { didSet { navigationItem.title = navigationItem.title ?? title } }
  /// developer.apple.com/documentation/uikit/uiviewcontroller/navigationitem
  open lazy var navigationItem = UINavigationItem(title: title ?? "")
  /// developer.apple.com/documentation/uikit/uiviewcontroller/hidesbottombarwhenpushed
  open var hidesBottomBarWhenPushed = false
  /// developer.apple.com/documentation/uikit/uiviewcontroller/toolbaritems
  open var toolbarItems: [UIBarButtonItem]?
  /// developer.apple.com/documentation/uikit/uiviewcontroller/isediting
  open var isEditing = false
  /// developer.apple.com/documentation/uikit/uiviewcontroller/setediting(_:animated:)
  open func setEditing(_ editing: Bool, animated: Bool) { isEditing = editing }
  /// developer.apple.com/documentation/uikit/uiviewcontroller/editbuttonitem
  open lazy var editButtonItem = UIBarButtonItem(
    barButtonSystemItem: .edit,
    target: nil,
    action: nil
  )
  /// developer.apple.com/documentation/uikit/uiviewcontroller/restorationidentifier
  open var restorationIdentifier: String?

  /// developer.apple.com/documentation/uikit/uiviewcontroller/parent
  open internal(set) weak var parent: UIViewController?
  /// developer.apple.com/documentation/uikit/uiviewcontroller/children
  open internal(set) var children: [UIViewController] = []
  /// developer.apple.com/documentation/uikit/uiviewcontroller/addchild(_:)
  open func addChild(_ childController: UIViewController) {
    childController.removeFromParent()
    childController.willMove(toParent: self)
    children.append(childController)
    childController.parent = self
  }
  /// developer.apple.com/documentation/uikit/uiviewcontroller/removefromparent()
  open func removeFromParent() {
    parent?.children.removeAll { $0 === self }
    parent = nil
  }
  /// developer.apple.com/documentation/uikit/uiviewcontroller/willmove(toparent:)
  open func willMove(toParent parent: UIViewController?) {}
  /// developer.apple.com/documentation/uikit/uiviewcontroller/didmove(toparent:)
  open func didMove(toParent parent: UIViewController?) {}
  /// developer.apple.com/documentation/uikit/uiviewcontroller/navigationcontroller
  open var navigationController: UINavigationController? {
    (parent as? UINavigationController) ?? parent?.navigationController
  }
  /// developer.apple.com/documentation/uikit/uiviewcontroller/show(_:sender:)
  open func show(_ vc: UIViewController, sender: Any?) {
    navigationController?.pushViewController(vc, animated: true)
  }

  /// developer.apple.com/documentation/uikit/uiviewcontroller/presentedviewcontroller
  open internal(set) var presentedViewController: UIViewController?
  /// developer.apple.com/documentation/uikit/uiviewcontroller/presentingviewcontroller
  open internal(set) weak var presentingViewController: UIViewController?
  /// developer.apple.com/documentation/uikit/uiviewcontroller/modalpresentationstyle
  open var modalPresentationStyle: UIModalPresentationStyle = .automatic
  /// developer.apple.com/documentation/uikit/uiviewcontroller/modaltransitionstyle
  open var modalTransitionStyle: UIModalTransitionStyle = .coverVertical
  /// developer.apple.com/documentation/uikit/uiviewcontroller/ismodalinpresentation
  open var isModalInPresentation = false
  /// developer.apple.com/documentation/uikit/uiviewcontroller/popoverpresentationcontroller
  open lazy var popoverPresentationController: UIPopoverPresentationController? =
    UIPopoverPresentationController()
  /// developer.apple.com/documentation/uikit/uiviewcontroller/sheetpresentationcontroller
  open lazy var sheetPresentationController: UISheetPresentationController? =
    UISheetPresentationController()
  /// developer.apple.com/documentation/uikit/uiviewcontroller/present(_:animated:completion:)
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
  /// developer.apple.com/documentation/uikit/uiviewcontroller/dismiss(animated:completion:)
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

  /// developer.apple.com/documentation/uikit/uiviewcontroller/traitcollection
  open var traitCollection: UITraitCollection { resolvedTraits }
  /// developer.apple.com/documentation/uikit/uiviewcontroller/traitcollectiondidchange(_:)
  open func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {}
  /// developer.apple.com/documentation/uikit/uiviewcontroller/traitoverrides
  open var traitOverrides: any UITraitOverrides = TraitStore() {
    didSet { viewIfLoaded?.traitsMayHaveChanged() ?? traitsMayHaveChanged() }
  }
  /// developer.apple.com/documentation/uikit/uiviewcontroller/overrideuserinterfacestyle
  open var overrideUserInterfaceStyle: UIUserInterfaceStyle = .unspecified {
    didSet { viewIfLoaded?.traitsMayHaveChanged() ?? traitsMayHaveChanged() }
  }
  /// developer.apple.com/documentation/uikit/uiviewcontroller/registerfortraitchanges(_:action:)
  @discardableResult
  open func registerForTraitChanges(
    _ traits: [UITrait],
    action: Selector
  ) -> any UITraitChangeRegistration {
    registerForTraitChanges(traits, target: self, action: action)
  }
  /// developer.apple.com/documentation/uikit/uiviewcontroller/registerfortraitchanges(_:target:action:)
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
  /// developer.apple.com/documentation/uikit/uiviewcontroller/registerfortraitchanges(_:handler:)
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
  /// developer.apple.com/documentation/uikit/uiviewcontroller/unregisterfortraitchanges(_:)
  open func unregisterForTraitChanges(_ registration: any UITraitChangeRegistration) {
    traitWatch.remove(registration)
  }
  /// developer.apple.com/documentation/uikit/uiviewcontroller/next
  open override var next: UIResponder? { viewIfLoaded?.superview ?? parent }
  /// developer.apple.com/documentation/uikit/uiviewcontroller/encoderestorablestate(with:)
  open func encodeRestorableState(with coder: NSCoder) {}
  /// developer.apple.com/documentation/uikit/uiviewcontroller/decoderestorablestate(with:)
  open func decodeRestorableState(with coder: NSCoder) {}

  // The stand-in's own state.
  var loadedView: UIView?
  var isLoadingView = false
  let traitWatch = TraitWatch()
}

/// developer.apple.com/documentation/uikit/uiviewcontrollertransitioncoordinatorcontext
@MainActor public protocol UIViewControllerTransitionCoordinatorContext: NSObjectProtocol {}
/// developer.apple.com/documentation/uikit/uiviewcontrollertransitioncoordinator
@MainActor
public protocol UIViewControllerTransitionCoordinator:
  UIViewControllerTransitionCoordinatorContext
{
  /// developer.apple.com/documentation/uikit/uiviewcontrollertransitioncoordinator/animate(alongsidetransition:completion:)
  func animate(
    alongsideTransition animation: ((any UIViewControllerTransitionCoordinatorContext) -> Void)?,
    completion: ((any UIViewControllerTransitionCoordinatorContext) -> Void)?
  ) -> Bool
}

/// developer.apple.com/documentation/uikit/uipresentationcontroller
@MainActor open class UIPresentationController: NSObject {}
/// developer.apple.com/documentation/uikit/uipopoverpresentationcontroller
@MainActor open class UIPopoverPresentationController: UIPresentationController {
  /// developer.apple.com/documentation/uikit/uipopoverpresentationcontroller/sourceview
  open var sourceView: UIView?
  /// developer.apple.com/documentation/uikit/uipopoverpresentationcontroller/sourcerect
  open var sourceRect = CGRect.null
  /// developer.apple.com/documentation/uikit/uipopoverpresentationcontroller/sourceitem
  open var sourceItem: AnyObject?
  /// developer.apple.com/documentation/uikit/uipopoverpresentationcontroller/barbuttonitem
  open var barButtonItem: UIBarButtonItem?
}
/// developer.apple.com/documentation/uikit/uisheetpresentationcontroller
@MainActor open class UISheetPresentationController: UIPresentationController {
  /// developer.apple.com/documentation/uikit/uisheetpresentationcontroller/detent
  @MainActor open class Detent: NSObject {
    /// developer.apple.com/documentation/uikit/uisheetpresentationcontroller/detent/medium()
    open class func medium() -> Detent { Detent() }
    /// developer.apple.com/documentation/uikit/uisheetpresentationcontroller/detent/large()
    open class func large() -> Detent { Detent() }
  }
  /// developer.apple.com/documentation/uikit/uisheetpresentationcontroller/detents
  open var detents: [Detent] = [.large()]
  /// developer.apple.com/documentation/uikit/uisheetpresentationcontroller/prefersgrabbervisible
  open var prefersGrabberVisible = false
}
