@MainActor open class UIApplication: UIResponder {
  public struct OpenExternalURLOptionsKey: RawRepresentable, Hashable, Sendable {
    public let rawValue: String
    public init(rawValue: String) { self.rawValue = rawValue }
    public static let universalLinksOnly = OpenExternalURLOptionsKey(rawValue: "universalLinksOnly")
  }
  public static let shared = UIApplication()
  open func open(
    _ url: URL,
    options: [UIApplication.OpenExternalURLOptionsKey: Any] = [:],
    completionHandler completion: (@MainActor @Sendable (Bool) -> Void)? = nil
  ) {
    let can = StandIn.shared.canOpen(url)
    if can { StandIn.shared.openedAddresses.append(url) }
    completion?(can)
  }
  open func canOpenURL(_ url: URL) -> Bool { StandIn.shared.canOpen(url) }
  open var preferredContentSizeCategory: UIContentSizeCategory {
    UITraitCollection.current.preferredContentSizeCategory
  }
  open var userInterfaceLayoutDirection: UIUserInterfaceLayoutDirection { .leftToRight }
  @discardableResult
  open func sendAction(
    _ action: Selector,
    to target: Any?,
    from sender: Any?,
    for event: UIEvent?
  ) -> Bool {
    guard let object = target.map({ $0 as AnyObject }) ?? StandIn.shared.firstResponder else {
      return false
    }
    ActionDispatch.perform(action, on: object, sender: sender)
    return true
  }
  public nonisolated static let didBecomeActiveNotification = NSNotification.Name(
    "UIApplicationDidBecomeActiveNotification"
  )
  public nonisolated static let didEnterBackgroundNotification = NSNotification.Name(
    "UIApplicationDidEnterBackgroundNotification"
  )
  public nonisolated static let willEnterForegroundNotification = NSNotification.Name(
    "UIApplicationWillEnterForegroundNotification"
  )
  public nonisolated static let didReceiveMemoryWarningNotification = NSNotification.Name(
    "UIApplicationDidReceiveMemoryWarningNotification"
  )
}

@MainActor open class UIScene: UIResponder {
  open var title: String! = ""
}
@MainActor open class UIWindowScene: UIScene {
  open internal(set) var windows: [UIWindow] = []
}

@MainActor open class UIScreen: NSObject {
  open var bounds: CGRect { CGRect(x: 0, y: 0, width: 390, height: 844) }
  open var scale: CGFloat { 3 }
  public static let main = UIScreen()
}

@MainActor open class UIWindow: UIView {
  public override init(frame: CGRect) { super.init(frame: frame) }
  public required init?(coder: NSCoder) { super.init(coder: coder) }
  public convenience init(windowScene: UIWindowScene) {
    self.init(frame: UIScreen.main.bounds)
    self.windowScene = windowScene
    windowScene.windows.append(self)
  }
  open weak var windowScene: UIWindowScene?
  open private(set) var isKeyWindow = false
  open var rootViewController: UIViewController? {
    didSet {
      oldValue?.viewIfLoaded?.removeFromSuperview()
      showRoot()
    }
  }
  open func makeKeyAndVisible() {
    (isKeyWindow, isHidden) = (true, false)
    showRoot()
  }
  open override var safeAreaInsets: UIEdgeInsets { standInSafeArea }
  /// Not Apple's: what the bars and the notch of the window's screen cover.
  public var standInSafeArea = UIEdgeInsets.zero { didSet { setNeedsLayout() } }
  private func showRoot() {
    guard let root = rootViewController, let view = root.view else { return }
    view.frame = bounds
    view.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    if view.superview !== self { root.appear(animated: false) { addSubview(view) } }
  }
  open override var next: UIResponder? { UIApplication.shared }
}

@MainActor open class UIDevice: NSObject {
  public static let current = UIDevice()
  open var userInterfaceIdiom: UIUserInterfaceIdiom { .phone }
  open var systemVersion: String { "17.0" }
}

@MainActor open class UIPasteboard: NSObject {
  public static let general = UIPasteboard()
  open var items: [[String: Any]] = [[:]]
  open var string: String? {
    get { items.first?["public.utf8-plain-text"] as? String }
    set { items = [newValue.map { ["public.utf8-plain-text": $0] } ?? [:]] }
  }
  open var url: URL? {
    get { items.first?["public.url"] as? URL }
    set { items = [newValue.map { ["public.url": $0] } ?? [:]] }
  }
  open var hasStrings: Bool { string != nil }
}

/// developer.apple.com/documentation/foundation/nsuseractivity
///
/// Apple's Foundation has it; the one of this platform does not.
open class NSUserActivity: NSObject, @unchecked Sendable {
  public let activityType: String
  open var title: String?
  open var userInfo: [AnyHashable: Any]?
  open var requiredUserInfoKeys: Set<String>?
  open var webpageURL: URL?
  open var needsSave = false
  open var isEligibleForHandoff = false
  open var targetContentIdentifier: String?
  public init(activityType: String) { self.activityType = activityType }
  open func addUserInfoEntries(from otherDictionary: [AnyHashable: Any]) {
    userInfo = (userInfo ?? [:]).merging(otherDictionary) { $1 }
  }
  open func becomeCurrent() {}
  open func resignCurrent() {}
  open func invalidate() {}
}
