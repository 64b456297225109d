/// developer.apple.com/documentation/uikit/uiaccessibilitytraits
public struct UIAccessibilityTraits: OptionSet, Hashable, Sendable {
  /// developer.apple.com/documentation/uikit/uiaccessibilitytraits/rawvalue
  public let rawValue: UInt64
  /// developer.apple.com/documentation/uikit/uiaccessibilitytraits/init(rawvalue:)
  public init(rawValue: UInt64) { self.rawValue = rawValue }
  /// developer.apple.com/documentation/uikit/uiaccessibilitytraits/none
  public static let none: UIAccessibilityTraits = []
  /// developer.apple.com/documentation/uikit/uiaccessibilitytraits/button
  public static let button = UIAccessibilityTraits(rawValue: 1)
  /// developer.apple.com/documentation/uikit/uiaccessibilitytraits/link
  public static let link = UIAccessibilityTraits(rawValue: 1 << 1)
  /// developer.apple.com/documentation/uikit/uiaccessibilitytraits/image
  public static let image = UIAccessibilityTraits(rawValue: 1 << 2)
  /// developer.apple.com/documentation/uikit/uiaccessibilitytraits/selected
  public static let selected = UIAccessibilityTraits(rawValue: 1 << 3)
  /// developer.apple.com/documentation/uikit/uiaccessibilitytraits/playssound
  public static let playsSound = UIAccessibilityTraits(rawValue: 1 << 4)
  /// developer.apple.com/documentation/uikit/uiaccessibilitytraits/keyboardkey
  public static let keyboardKey = UIAccessibilityTraits(rawValue: 1 << 5)
  /// developer.apple.com/documentation/uikit/uiaccessibilitytraits/statictext
  public static let staticText = UIAccessibilityTraits(rawValue: 1 << 6)
  /// developer.apple.com/documentation/uikit/uiaccessibilitytraits/summaryelement
  public static let summaryElement = UIAccessibilityTraits(rawValue: 1 << 7)
  /// developer.apple.com/documentation/uikit/uiaccessibilitytraits/notenabled
  public static let notEnabled = UIAccessibilityTraits(rawValue: 1 << 8)
  /// developer.apple.com/documentation/uikit/uiaccessibilitytraits/updatesfrequently
  public static let updatesFrequently = UIAccessibilityTraits(rawValue: 1 << 9)
  /// developer.apple.com/documentation/uikit/uiaccessibilitytraits/searchfield
  public static let searchField = UIAccessibilityTraits(rawValue: 1 << 10)
  /// developer.apple.com/documentation/uikit/uiaccessibilitytraits/startsmediasession
  public static let startsMediaSession = UIAccessibilityTraits(rawValue: 1 << 11)
  /// developer.apple.com/documentation/uikit/uiaccessibilitytraits/adjustable
  public static let adjustable = UIAccessibilityTraits(rawValue: 1 << 12)
  /// developer.apple.com/documentation/uikit/uiaccessibilitytraits/allowsdirectinteraction
  public static let allowsDirectInteraction = UIAccessibilityTraits(rawValue: 1 << 13)
  /// developer.apple.com/documentation/uikit/uiaccessibilitytraits/causespageturn
  public static let causesPageTurn = UIAccessibilityTraits(rawValue: 1 << 14)
  /// developer.apple.com/documentation/uikit/uiaccessibilitytraits/tabbar
  public static let tabBar = UIAccessibilityTraits(rawValue: 1 << 15)
  /// developer.apple.com/documentation/uikit/uiaccessibilitytraits/header
  public static let header = UIAccessibilityTraits(rawValue: 1 << 16)
  /// developer.apple.com/documentation/uikit/uiaccessibilitytraits/togglebutton
  public static let toggleButton = UIAccessibilityTraits(rawValue: 1 << 53)
}

/// developer.apple.com/documentation/uikit/uiaccessibilitycontainertype
public enum UIAccessibilityContainerType: Int, Sendable {
  case none, dataTable, list, landmark, semanticGroup
}
/// developer.apple.com/documentation/uikit/uiaccessibilitynavigationstyle
public enum UIAccessibilityNavigationStyle: Int, Sendable { case automatic, separate, combined }
/// developer.apple.com/documentation/uikit/uiaccessibilityscrolldirection
public enum UIAccessibilityScrollDirection: Int, Sendable {
  case right = 1
  case left, up, down, next, previous
}
/// developer.apple.com/documentation/uikit/uiaccessibilitytextualcontext
public struct UIAccessibilityTextualContext: RawRepresentable, Hashable, Sendable {
  /// developer.apple.com/documentation/uikit/uiaccessibilitytextualcontext/rawvalue
  public let rawValue: String
  /// developer.apple.com/documentation/uikit/uiaccessibilitytextualcontext/init(rawvalue:)
  public init(rawValue: String) { self.rawValue = rawValue }
  /// developer.apple.com/documentation/uikit/uiaccessibilitytextualcontext/messaging
  public static let messaging = UIAccessibilityTextualContext(rawValue: "messaging")
  /// developer.apple.com/documentation/uikit/uiaccessibilitytextualcontext/narrative
  public static let narrative = UIAccessibilityTextualContext(rawValue: "narrative")
  /// developer.apple.com/documentation/uikit/uiaccessibilitytextualcontext/sourcecode
  public static let sourceCode = UIAccessibilityTextualContext(rawValue: "sourceCode")
}

/// developer.apple.com/documentation/uikit/uiaccessibility
public struct UIAccessibility: Sendable {
  /// developer.apple.com/documentation/uikit/uiaccessibility/notification
  public struct Notification: RawRepresentable, Hashable, Sendable {
    /// developer.apple.com/documentation/uikit/uiaccessibility/notification/rawvalue
    public let rawValue: UInt32
    /// developer.apple.com/documentation/uikit/uiaccessibility/notification/init(rawvalue:)
    public init(rawValue: UInt32) { self.rawValue = rawValue }
    /// developer.apple.com/documentation/uikit/uiaccessibility/notification/screenchanged
    public static let screenChanged = Notification(rawValue: 1000)
    /// developer.apple.com/documentation/uikit/uiaccessibility/notification/layoutchanged
    public static let layoutChanged = Notification(rawValue: 1001)
    /// developer.apple.com/documentation/uikit/uiaccessibility/notification/announcement
    public static let announcement = Notification(rawValue: 1008)
    /// developer.apple.com/documentation/uikit/uiaccessibility/notification/pagescrolled
    public static let pageScrolled = Notification(rawValue: 1009)
  }

  /// developer.apple.com/documentation/uikit/uiaccessibility/post(notification:argument:)
  @MainActor public static func post(
    notification: UIAccessibility.Notification,
    argument: Any?
  ) {
    StandIn.shared.post(notification, argument)
  }
  /// developer.apple.com/documentation/uikit/uiaccessibility/isvoiceoverrunning
  @MainActor public static var isVoiceOverRunning: Bool { StandIn.shared.isVoiceOverRunning }
  /// developer.apple.com/documentation/uikit/uiaccessibility/isswitchcontrolrunning
  @MainActor public static var isSwitchControlRunning: Bool {
    StandIn.shared.isSwitchControlRunning
  }
  /// developer.apple.com/documentation/uikit/uiaccessibility/isreducemotionenabled
  @MainActor public static var isReduceMotionEnabled: Bool { StandIn.shared.isReduceMotionEnabled }
  /// developer.apple.com/documentation/uikit/uiaccessibility/preferscrossfadetransitions
  @MainActor public static var prefersCrossFadeTransitions: Bool { false }
  /// developer.apple.com/documentation/uikit/uiaccessibility/isreducetransparencyenabled
  @MainActor public static var isReduceTransparencyEnabled: Bool { false }
  /// developer.apple.com/documentation/uikit/uiaccessibility/isboldtextenabled
  @MainActor public static var isBoldTextEnabled: Bool { false }
  /// developer.apple.com/documentation/uikit/uiaccessibility/isdarkersystemcolorsenabled
  @MainActor public static var isDarkerSystemColorsEnabled: Bool {
    StandIn.shared.isDarkerSystemColorsEnabled
  }
  /// developer.apple.com/documentation/uikit/uiaccessibility/shoulddifferentiatewithoutcolor
  @MainActor public static var shouldDifferentiateWithoutColor: Bool {
    StandIn.shared.shouldDifferentiateWithoutColor
  }
  /// developer.apple.com/documentation/uikit/uiaccessibility/buttonshapesenabled
  @MainActor public static var buttonShapesEnabled: Bool { StandIn.shared.buttonShapesEnabled }
  /// developer.apple.com/documentation/uikit/uiaccessibility/voiceoverstatusdidchangenotification
  public static let voiceOverStatusDidChangeNotification = NSNotification.Name(
    "UIAccessibilityVoiceOverStatusDidChangeNotification"
  )
  /// developer.apple.com/documentation/uikit/uiaccessibility/reducemotionstatusdidchangenotification
  public static let reduceMotionStatusDidChangeNotification = NSNotification.Name(
    "UIAccessibilityReduceMotionStatusDidChangeNotification"
  )
}

/// developer.apple.com/documentation/uikit/uiaccessibilityelement
@MainActor open class UIAccessibilityElement: UIResponder {
  /// developer.apple.com/documentation/uikit/uiaccessibilityelement/accessibilitycontainer
  open weak var accessibilityContainer: AnyObject?
  /// developer.apple.com/documentation/uikit/uiaccessibilityelement/accessibilityidentifier
  open var accessibilityIdentifier: String?
  /// developer.apple.com/documentation/uikit/uiaccessibilityelement/accessibilityframeincontainerspace
  open var accessibilityFrameInContainerSpace = CGRect.zero
  /// developer.apple.com/documentation/uikit/uiaccessibilityelement/init(accessibilitycontainer:)
  public init(accessibilityContainer container: Any) {
    accessibilityContainer = container as AnyObject
  }
}

/// developer.apple.com/documentation/uikit/uiaccessibilitycustomaction
@MainActor open class UIAccessibilityCustomAction: NSObject {
  /// developer.apple.com/documentation/uikit/uiaccessibilitycustomaction/handler
  public typealias Handler = (UIAccessibilityCustomAction) -> Bool
  /// developer.apple.com/documentation/uikit/uiaccessibilitycustomaction/name
  open var name: String
  /// developer.apple.com/documentation/uikit/uiaccessibilitycustomaction/image
  open var image: UIImage?
  /// developer.apple.com/documentation/uikit/uiaccessibilitycustomaction/attributedname
  open var attributedName: NSAttributedString {
    get { NSAttributedString(string: name) }
    set { name = newValue.string }
  }
  /// developer.apple.com/documentation/uikit/uiaccessibilitycustomaction/actionhandler
  open var actionHandler: UIAccessibilityCustomAction.Handler?
  /// developer.apple.com/documentation/uikit/uiaccessibilitycustomaction/target
  open weak var target: AnyObject?
  /// developer.apple.com/documentation/uikit/uiaccessibilitycustomaction/selector
  open var selector: Selector
  /// developer.apple.com/documentation/uikit/uiaccessibilitycustomaction/init(name:actionhandler:)
  public init(name: String, actionHandler: UIAccessibilityCustomAction.Handler?) {
    (self.name, self.actionHandler, selector) = (name, actionHandler, "")
  }
  /// developer.apple.com/documentation/uikit/uiaccessibilitycustomaction/init(name:image:actionhandler:)
  public init(
    name: String,
    image: UIImage?,
    actionHandler: @escaping UIAccessibilityCustomAction.Handler
  ) {
    (self.name, self.image, self.actionHandler, selector) = (name, image, actionHandler, "")
  }
  /// developer.apple.com/documentation/uikit/uiaccessibilitycustomaction/init(name:target:selector:)
  public init(name: String, target: Any?, selector: Selector) {
    (self.name, self.selector) = (name, selector)
    self.target = target.map { $0 as AnyObject }
  }
}

/// developer.apple.com/documentation/uikit/uiaccessibilitycustomrotor
@MainActor open class UIAccessibilityCustomRotor: NSObject {
  /// developer.apple.com/documentation/uikit/uiaccessibilitycustomrotor/search
  public typealias Search = (UIAccessibilityCustomRotorSearchPredicate) ->
    UIAccessibilityCustomRotorItemResult?
  /// developer.apple.com/documentation/uikit/uiaccessibilitycustomrotor/direction
  public enum Direction: Int, Sendable { case previous, next }
  /// developer.apple.com/documentation/uikit/uiaccessibilitycustomrotor/systemrotortype-swift.enum
  public enum SystemRotorType: Int, Sendable {
    case none, link, visitedLink, heading, headingLevel1, headingLevel2, headingLevel3
    case headingLevel4, headingLevel5, headingLevel6, boldText, italicText, underlineText
    case misspelledWord, image, textField, table, list, landmark
  }
  /// developer.apple.com/documentation/uikit/uiaccessibilitycustomrotor/name
  open var name: String
  /// developer.apple.com/documentation/uikit/uiaccessibilitycustomrotor/attributedname
  open var attributedName: NSAttributedString {
    get { NSAttributedString(string: name) }
    set { name = newValue.string }
  }
  /// developer.apple.com/documentation/uikit/uiaccessibilitycustomrotor/itemsearchblock
  open var itemSearchBlock: UIAccessibilityCustomRotor.Search
  /// developer.apple.com/documentation/uikit/uiaccessibilitycustomrotor/systemrotortype-swift.property
  public let systemRotorType: UIAccessibilityCustomRotor.SystemRotorType
  /// developer.apple.com/documentation/uikit/uiaccessibilitycustomrotor/init(name:itemsearch:)
  public init(name: String, itemSearch itemSearchBlock: @escaping Search) {
    (self.name, self.itemSearchBlock, systemRotorType) = (name, itemSearchBlock, .none)
  }
  /// developer.apple.com/documentation/uikit/uiaccessibilitycustomrotor/init(attributedname:itemsearch:)
  public init(attributedName: NSAttributedString, itemSearch itemSearchBlock: @escaping Search) {
    (name, self.itemSearchBlock, systemRotorType) = (attributedName.string, itemSearchBlock, .none)
  }
  /// developer.apple.com/documentation/uikit/uiaccessibilitycustomrotor/init(systemtype:itemsearch:)
  public init(
    systemType type: UIAccessibilityCustomRotor.SystemRotorType,
    itemSearch itemSearchBlock: @escaping Search
  ) {
    (name, self.itemSearchBlock, systemRotorType) = ("", itemSearchBlock, type)
  }
}

/// developer.apple.com/documentation/uikit/uiaccessibilitycustomrotorsearchpredicate
@MainActor open class UIAccessibilityCustomRotorSearchPredicate: NSObject {
  /// developer.apple.com/documentation/uikit/uiaccessibilitycustomrotorsearchpredicate/currentitem
  open var currentItem = UIAccessibilityCustomRotorItemResult()
  /// developer.apple.com/documentation/uikit/uiaccessibilitycustomrotorsearchpredicate/searchdirection
  open var searchDirection: UIAccessibilityCustomRotor.Direction = .next
}

/// developer.apple.com/documentation/uikit/uiaccessibilitycustomrotoritemresult
@MainActor open class UIAccessibilityCustomRotorItemResult: NSObject {
  /// developer.apple.com/documentation/uikit/uiaccessibilitycustomrotoritemresult/targetelement
  open weak var targetElement: (any NSObjectProtocol)?
  /// developer.apple.com/documentation/uikit/uiaccessibilitycustomrotoritemresult/targetrange
  open var targetRange: UITextRange?
  /// developer.apple.com/documentation/uikit/uiaccessibilitycustomrotoritemresult/init()
  public override init() { super.init() }
  /// developer.apple.com/documentation/uikit/uiaccessibilitycustomrotoritemresult/init(targetelement:targetrange:)
  public init(targetElement: any NSObjectProtocol, targetRange: UITextRange?) {
    super.init()
    self.targetElement = targetElement
    self.targetRange = targetRange
  }
}
