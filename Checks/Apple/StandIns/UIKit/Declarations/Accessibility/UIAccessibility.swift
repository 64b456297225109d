public struct UIAccessibilityTraits: OptionSet, Hashable, Sendable {
  public let rawValue: UInt64
  public init(rawValue: UInt64) { self.rawValue = rawValue }
  public static let none: UIAccessibilityTraits = []
  public static let button = UIAccessibilityTraits(rawValue: 1)
  public static let link = UIAccessibilityTraits(rawValue: 1 << 1)
  public static let image = UIAccessibilityTraits(rawValue: 1 << 2)
  public static let selected = UIAccessibilityTraits(rawValue: 1 << 3)
  public static let playsSound = UIAccessibilityTraits(rawValue: 1 << 4)
  public static let keyboardKey = UIAccessibilityTraits(rawValue: 1 << 5)
  public static let staticText = UIAccessibilityTraits(rawValue: 1 << 6)
  public static let summaryElement = UIAccessibilityTraits(rawValue: 1 << 7)
  public static let notEnabled = UIAccessibilityTraits(rawValue: 1 << 8)
  public static let updatesFrequently = UIAccessibilityTraits(rawValue: 1 << 9)
  public static let searchField = UIAccessibilityTraits(rawValue: 1 << 10)
  public static let startsMediaSession = UIAccessibilityTraits(rawValue: 1 << 11)
  public static let adjustable = UIAccessibilityTraits(rawValue: 1 << 12)
  public static let allowsDirectInteraction = UIAccessibilityTraits(rawValue: 1 << 13)
  public static let causesPageTurn = UIAccessibilityTraits(rawValue: 1 << 14)
  public static let tabBar = UIAccessibilityTraits(rawValue: 1 << 15)
  public static let header = UIAccessibilityTraits(rawValue: 1 << 16)
  public static let toggleButton = UIAccessibilityTraits(rawValue: 1 << 53)
}

public enum UIAccessibilityContainerType: Int, Sendable {
  case none, dataTable, list, landmark, semanticGroup
}
public enum UIAccessibilityNavigationStyle: Int, Sendable { case automatic, separate, combined }
public enum UIAccessibilityScrollDirection: Int, Sendable {
  case right = 1
  case left, up, down, next, previous
}
public struct UIAccessibilityTextualContext: RawRepresentable, Hashable, Sendable {
  public let rawValue: String
  public init(rawValue: String) { self.rawValue = rawValue }
  public static let messaging = UIAccessibilityTextualContext(rawValue: "messaging")
  public static let narrative = UIAccessibilityTextualContext(rawValue: "narrative")
  public static let sourceCode = UIAccessibilityTextualContext(rawValue: "sourceCode")
}

public struct UIAccessibility: Sendable {
  public struct Notification: RawRepresentable, Hashable, Sendable {
    public let rawValue: UInt32
    public init(rawValue: UInt32) { self.rawValue = rawValue }
    public static let screenChanged = Notification(rawValue: 1000)
    public static let layoutChanged = Notification(rawValue: 1001)
    public static let announcement = Notification(rawValue: 1008)
    public static let pageScrolled = Notification(rawValue: 1009)
  }

  @MainActor public static func post(
    notification: UIAccessibility.Notification,
    argument: Any?
  ) {
    StandIn.shared.post(notification, argument)
  }
  @MainActor public static var isVoiceOverRunning: Bool { StandIn.shared.isVoiceOverRunning }
  @MainActor public static var isSwitchControlRunning: Bool {
    StandIn.shared.isSwitchControlRunning
  }
  @MainActor public static var isReduceMotionEnabled: Bool { StandIn.shared.isReduceMotionEnabled }
  @MainActor public static var prefersCrossFadeTransitions: Bool { false }
  @MainActor public static var isReduceTransparencyEnabled: Bool { false }
  @MainActor public static var isBoldTextEnabled: Bool { false }
  @MainActor public static var isDarkerSystemColorsEnabled: Bool {
    StandIn.shared.isDarkerSystemColorsEnabled
  }
  @MainActor public static var shouldDifferentiateWithoutColor: Bool {
    StandIn.shared.shouldDifferentiateWithoutColor
  }
  @MainActor public static var buttonShapesEnabled: Bool { StandIn.shared.buttonShapesEnabled }
  public static let voiceOverStatusDidChangeNotification = NSNotification.Name(
    "UIAccessibilityVoiceOverStatusDidChangeNotification"
  )
  public static let reduceMotionStatusDidChangeNotification = NSNotification.Name(
    "UIAccessibilityReduceMotionStatusDidChangeNotification"
  )
}

@MainActor open class UIAccessibilityElement: UIResponder {
  open weak var accessibilityContainer: AnyObject?
  open var accessibilityIdentifier: String?
  open var accessibilityFrameInContainerSpace = CGRect.zero
  public init(accessibilityContainer container: Any) {
    accessibilityContainer = container as AnyObject
  }
}

@MainActor open class UIAccessibilityCustomAction: NSObject {
  public typealias Handler = (UIAccessibilityCustomAction) -> Bool
  open var name: String
  open var image: UIImage?
  open var attributedName: NSAttributedString {
    get { NSAttributedString(string: name) }
    set { name = newValue.string }
  }
  open var actionHandler: UIAccessibilityCustomAction.Handler?
  open weak var target: AnyObject?
  open var selector: Selector
  public init(name: String, actionHandler: UIAccessibilityCustomAction.Handler?) {
    (self.name, self.actionHandler, selector) = (name, actionHandler, "")
  }
  public init(
    name: String,
    image: UIImage?,
    actionHandler: @escaping UIAccessibilityCustomAction.Handler
  ) {
    (self.name, self.image, self.actionHandler, selector) = (name, image, actionHandler, "")
  }
  public init(name: String, target: Any?, selector: Selector) {
    (self.name, self.selector) = (name, selector)
    self.target = target.map { $0 as AnyObject }
  }
}

@MainActor open class UIAccessibilityCustomRotor: NSObject {
  public typealias Search = (UIAccessibilityCustomRotorSearchPredicate) ->
    UIAccessibilityCustomRotorItemResult?
  public enum Direction: Int, Sendable { case previous, next }
  public enum SystemRotorType: Int, Sendable {
    case none, link, visitedLink, heading, headingLevel1, headingLevel2, headingLevel3
    case headingLevel4, headingLevel5, headingLevel6, boldText, italicText, underlineText
    case misspelledWord, image, textField, table, list, landmark
  }
  open var name: String
  open var attributedName: NSAttributedString {
    get { NSAttributedString(string: name) }
    set { name = newValue.string }
  }
  open var itemSearchBlock: UIAccessibilityCustomRotor.Search
  public let systemRotorType: UIAccessibilityCustomRotor.SystemRotorType
  public init(name: String, itemSearch itemSearchBlock: @escaping Search) {
    (self.name, self.itemSearchBlock, systemRotorType) = (name, itemSearchBlock, .none)
  }
  public init(attributedName: NSAttributedString, itemSearch itemSearchBlock: @escaping Search) {
    (name, self.itemSearchBlock, systemRotorType) = (attributedName.string, itemSearchBlock, .none)
  }
  public init(
    systemType type: UIAccessibilityCustomRotor.SystemRotorType,
    itemSearch itemSearchBlock: @escaping Search
  ) {
    (name, self.itemSearchBlock, systemRotorType) = ("", itemSearchBlock, type)
  }
}

@MainActor open class UIAccessibilityCustomRotorSearchPredicate: NSObject {
  open var currentItem = UIAccessibilityCustomRotorItemResult()
  open var searchDirection: UIAccessibilityCustomRotor.Direction = .next
}

@MainActor open class UIAccessibilityCustomRotorItemResult: NSObject {
  open weak var targetElement: (any NSObjectProtocol)?
  open var targetRange: AnyObject?
  public override init() { super.init() }
  public init(targetElement: any NSObjectProtocol, targetRange: AnyObject?) {
    super.init()
    self.targetElement = targetElement
    self.targetRange = targetRange
  }
}
