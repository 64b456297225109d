/// developer.apple.com/documentation/uikit/uiapplication
@MainActor open class UIApplication: UIResponder {
  /// developer.apple.com/documentation/uikit/uiapplication/openexternalurloptionskey
  public struct OpenExternalURLOptionsKey: RawRepresentable, Hashable, Sendable {
    /// developer.apple.com/documentation/uikit/uiapplication/openexternalurloptionskey/rawvalue
    public let rawValue: String
    /// developer.apple.com/documentation/uikit/uiapplication/openexternalurloptionskey/init(rawvalue:)
    public init(rawValue: String) { self.rawValue = rawValue }
    /// developer.apple.com/documentation/uikit/uiapplication/openexternalurloptionskey/universallinksonly
    public static let universalLinksOnly = OpenExternalURLOptionsKey(rawValue: "universalLinksOnly")
  }
  /// developer.apple.com/documentation/uikit/uiapplication/shared
  public static let shared = UIApplication()
  /// developer.apple.com/documentation/uikit/uiapplication/open(_:options:completionhandler:)
  open func open(
    _ url: URL,
    options: [UIApplication.OpenExternalURLOptionsKey: Any] = [:],
    completionHandler completion: (@MainActor @Sendable (Bool) -> Void)? = nil
  ) {
    let can = StandIn.shared.canOpen(url)
    if can { StandIn.shared.openedAddresses.append(url) }
    completion?(can)
  }
  /// developer.apple.com/documentation/uikit/uiapplication/canopenurl(_:)
  open func canOpenURL(_ url: URL) -> Bool { StandIn.shared.canOpen(url) }
  /// developer.apple.com/documentation/uikit/uiapplication/preferredcontentsizecategory
  open var preferredContentSizeCategory: UIContentSizeCategory {
    UITraitCollection.current.preferredContentSizeCategory
  }
  /// developer.apple.com/documentation/uikit/uiapplication/userinterfacelayoutdirection
  open var userInterfaceLayoutDirection: UIUserInterfaceLayoutDirection { .leftToRight }
  /// developer.apple.com/documentation/uikit/uiapplication/sendaction(_:to:from:for:)
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
  /// developer.apple.com/documentation/uikit/uiapplication/didbecomeactivenotification
  public nonisolated static let didBecomeActiveNotification = NSNotification.Name(
    "UIApplicationDidBecomeActiveNotification"
  )
  /// developer.apple.com/documentation/uikit/uiapplication/didenterbackgroundnotification
  public nonisolated static let didEnterBackgroundNotification = NSNotification.Name(
    "UIApplicationDidEnterBackgroundNotification"
  )
  /// developer.apple.com/documentation/uikit/uiapplication/willenterforegroundnotification
  public nonisolated static let willEnterForegroundNotification = NSNotification.Name(
    "UIApplicationWillEnterForegroundNotification"
  )
  /// developer.apple.com/documentation/uikit/uiapplication/didreceivememorywarningnotification
  public nonisolated static let didReceiveMemoryWarningNotification = NSNotification.Name(
    "UIApplicationDidReceiveMemoryWarningNotification"
  )
}

/// developer.apple.com/documentation/uikit/uiscene
@MainActor open class UIScene: UIResponder {
  /// developer.apple.com/documentation/uikit/uiscene/title
  // swift-format-ignore: NeverUseImplicitlyUnwrappedOptionals
  open var title: String! = ""
}
/// developer.apple.com/documentation/uikit/uiwindowscene
@MainActor open class UIWindowScene: UIScene {
  /// developer.apple.com/documentation/uikit/uiwindowscene/windows
  open internal(set) var windows: [UIWindow] = []
}

/// developer.apple.com/documentation/uikit/uiscreen
@MainActor open class UIScreen: NSObject {
  /// developer.apple.com/documentation/uikit/uiscreen/bounds
  open var bounds: CGRect { CGRect(x: 0, y: 0, width: 390, height: 844) }
  /// developer.apple.com/documentation/uikit/uiscreen/scale
  open var scale: CGFloat { 3 }
  /// developer.apple.com/documentation/uikit/uiscreen/main
  public static let main = UIScreen()
}

/// developer.apple.com/documentation/uikit/uiwindow
@MainActor open class UIWindow: UIView {
  /// developer.apple.com/documentation/uikit/uiwindow/init(frame:)
  public override init(frame: CGRect) { super.init(frame: frame) }
  /// developer.apple.com/documentation/uikit/uiwindow/init(coder:)
  public required init?(coder: NSCoder) { super.init(coder: coder) }
  /// developer.apple.com/documentation/uikit/uiwindow/init(windowscene:)
  public convenience init(windowScene: UIWindowScene) {
    self.init(frame: UIScreen.main.bounds)
    self.windowScene = windowScene
    windowScene.windows.append(self)
  }
  /// developer.apple.com/documentation/uikit/uiwindow/windowscene
  open weak var windowScene: UIWindowScene?
  /// developer.apple.com/documentation/uikit/uiwindow/iskeywindow
  open private(set) var isKeyWindow = false
  /// developer.apple.com/documentation/uikit/uiwindow/rootviewcontroller
  open var rootViewController: UIViewController? {
    didSet {
      oldValue?.viewIfLoaded?.removeFromSuperview()
      showRoot()
    }
  }
  /// developer.apple.com/documentation/uikit/uiwindow/makekeyandvisible()
  open func makeKeyAndVisible() {
    (isKeyWindow, isHidden) = (true, false)
    showRoot()
  }
  /// developer.apple.com/documentation/uikit/uiwindow/safeareainsets
  open override var safeAreaInsets: UIEdgeInsets { standInSafeArea }
  /// Not Apple's: what the bars and the notch of the window's screen cover.
  public var standInSafeArea = UIEdgeInsets.zero { didSet { setNeedsLayout() } }
  private func showRoot() {
    guard let root = rootViewController, let view = root.view else { return }
    view.frame = bounds
    view.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    if view.superview !== self { root.appear(animated: false) { addSubview(view) } }
  }
  /// developer.apple.com/documentation/uikit/uiwindow/next
  open override var next: UIResponder? { UIApplication.shared }
}

/// developer.apple.com/documentation/uikit/uidevice
@MainActor open class UIDevice: NSObject {
  /// developer.apple.com/documentation/uikit/uidevice/current
  public static let current = UIDevice()
  /// developer.apple.com/documentation/uikit/uidevice/userinterfaceidiom
  open var userInterfaceIdiom: UIUserInterfaceIdiom { .phone }
  /// developer.apple.com/documentation/uikit/uidevice/systemversion
  open var systemVersion: String { "17.0" }
}

/// developer.apple.com/documentation/uikit/uipasteboard
@MainActor open class UIPasteboard: NSObject {
  /// developer.apple.com/documentation/uikit/uipasteboard/general
  public static let general = UIPasteboard()
  /// developer.apple.com/documentation/uikit/uipasteboard/items
  open var items: [[String: Any]] = [[:]]
  /// developer.apple.com/documentation/uikit/uipasteboard/string
  open var string: String? {
    get { items.first?["public.utf8-plain-text"] as? String }
    set { items = [newValue.map { ["public.utf8-plain-text": $0] } ?? [:]] }
  }
  /// developer.apple.com/documentation/uikit/uipasteboard/url
  open var url: URL? {
    get { items.first?["public.url"] as? URL }
    set { items = [newValue.map { ["public.url": $0] } ?? [:]] }
  }
  /// developer.apple.com/documentation/uikit/uipasteboard/hasstrings
  open var hasStrings: Bool { string != nil }
}

/// developer.apple.com/documentation/foundation/nsuseractivity
///
/// Apple's Foundation has it; the one of this platform does not.
open class NSUserActivity: NSObject, @unchecked Sendable {
  /// developer.apple.com/documentation/foundation/nsuseractivity/activitytype
  public let activityType: String
  /// developer.apple.com/documentation/foundation/nsuseractivity/title
  open var title: String?
  /// developer.apple.com/documentation/foundation/nsuseractivity/userinfo
  open var userInfo: [AnyHashable: Any]?
  /// developer.apple.com/documentation/foundation/nsuseractivity/requireduserinfokeys
  open var requiredUserInfoKeys: Set<String>?
  /// developer.apple.com/documentation/foundation/nsuseractivity/webpageurl
  open var webpageURL: URL?
  /// developer.apple.com/documentation/foundation/nsuseractivity/needssave
  open var needsSave = false
  /// developer.apple.com/documentation/foundation/nsuseractivity/iseligibleforhandoff
  open var isEligibleForHandoff = false
  /// developer.apple.com/documentation/foundation/nsuseractivity/targetcontentidentifier
  open var targetContentIdentifier: String?
  /// developer.apple.com/documentation/foundation/nsuseractivity/init(activitytype:)
  public init(activityType: String) { self.activityType = activityType }
  /// developer.apple.com/documentation/foundation/nsuseractivity/adduserinfoentries(from:)
  open func addUserInfoEntries(from otherDictionary: [AnyHashable: Any]) {
    userInfo = (userInfo ?? [:]).merging(otherDictionary) { $1 }
  }
  /// developer.apple.com/documentation/foundation/nsuseractivity/becomecurrent()
  open func becomeCurrent() {}
  /// developer.apple.com/documentation/foundation/nsuseractivity/resigncurrent()
  open func resignCurrent() {}
  /// developer.apple.com/documentation/foundation/nsuseractivity/invalidate()
  open func invalidate() {}
}
