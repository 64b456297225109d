/// developer.apple.com/documentation/uikit/uievent
@MainActor open class UIEvent: NSObject {
  /// developer.apple.com/documentation/uikit/uievent/timestamp
  open var timestamp: TimeInterval { 0 }
}

/// developer.apple.com/documentation/uikit/uitouch
@MainActor open class UITouch: NSObject {
  /// developer.apple.com/documentation/uikit/uitouch/view
  open internal(set) weak var view: UIView?
  /// developer.apple.com/documentation/uikit/uitouch/tapcount
  open var tapCount: Int { 1 }
  /// developer.apple.com/documentation/uikit/uitouch/location(in:)
  open func location(in view: UIView?) -> CGPoint { point }
  var point = CGPoint.zero
}

/// developer.apple.com/documentation/uikit/uipressesevent
@MainActor open class UIPressesEvent: UIEvent {}

/// developer.apple.com/documentation/uikit/uipress
@MainActor open class UIPress: NSObject {
  /// developer.apple.com/documentation/uikit/uipress/key
  open internal(set) var key: UIKey?
}

/// developer.apple.com/documentation/uikit/uikey
@MainActor open class UIKey: NSObject {
  /// developer.apple.com/documentation/uikit/uikey/characters
  open internal(set) var characters = ""
  /// developer.apple.com/documentation/uikit/uikey/charactersignoringmodifiers
  open internal(set) var charactersIgnoringModifiers = ""
  /// developer.apple.com/documentation/uikit/uikey/modifierflags
  open internal(set) var modifierFlags: UIKeyModifierFlags = []
  /// developer.apple.com/documentation/uikit/uikey/keycode
  open internal(set) var keyCode: UIKeyboardHIDUsage = .keyboardErrorUndefined
}

/// developer.apple.com/documentation/uikit/uikeymodifierflags
public struct UIKeyModifierFlags: OptionSet, Hashable, Sendable {
  /// developer.apple.com/documentation/uikit/uikeymodifierflags/rawvalue
  public let rawValue: Int
  /// developer.apple.com/documentation/uikit/uikeymodifierflags/init(rawvalue:)
  public init(rawValue: Int) { self.rawValue = rawValue }
  /// developer.apple.com/documentation/uikit/uikeymodifierflags/alphashift
  public static let alphaShift = UIKeyModifierFlags(rawValue: 1 << 16)
  /// developer.apple.com/documentation/uikit/uikeymodifierflags/shift
  public static let shift = UIKeyModifierFlags(rawValue: 1 << 17)
  /// developer.apple.com/documentation/uikit/uikeymodifierflags/control
  public static let control = UIKeyModifierFlags(rawValue: 1 << 18)
  /// developer.apple.com/documentation/uikit/uikeymodifierflags/alternate
  public static let alternate = UIKeyModifierFlags(rawValue: 1 << 19)
  /// developer.apple.com/documentation/uikit/uikeymodifierflags/command
  public static let command = UIKeyModifierFlags(rawValue: 1 << 20)
  /// developer.apple.com/documentation/uikit/uikeymodifierflags/numericpad
  public static let numericPad = UIKeyModifierFlags(rawValue: 1 << 21)
}

/// developer.apple.com/documentation/uikit/uikeyboardhidusage
public enum UIKeyboardHIDUsage: Int, Sendable {
  case keyboardErrorUndefined = 3
  case keyboardA = 4
  case keyboardB, keyboardC, keyboardD, keyboardE, keyboardF, keyboardG, keyboardH, keyboardI
  case keyboardJ, keyboardK, keyboardL, keyboardM, keyboardN, keyboardO, keyboardP, keyboardQ
  case keyboardR, keyboardS, keyboardT, keyboardU, keyboardV, keyboardW, keyboardX, keyboardY
  case keyboardZ
  case keyboardReturnOrEnter = 40
  case keyboardEscape, keyboardDeleteOrBackspace, keyboardTab, keyboardSpacebar
  case keyboardHome = 74
  case keyboardPageUp
  case keyboardEnd = 77
  case keyboardPageDown, keyboardRightArrow, keyboardLeftArrow, keyboardDownArrow
  case keyboardUpArrow
}

/// developer.apple.com/documentation/uikit/uicommand
@MainActor open class UICommand: UIMenuElement {
  /// developer.apple.com/documentation/uikit/uicommand/action
  public let action: Selector
  /// developer.apple.com/documentation/uikit/uicommand/propertylist
  public let propertyList: Any?
  /// developer.apple.com/documentation/uikit/uicommand/discoverabilitytitle
  open var discoverabilityTitle: String?
  /// developer.apple.com/documentation/uikit/uicommand/attributes
  open var attributes: UIMenuElement.Attributes = []
  /// developer.apple.com/documentation/uikit/uicommand/state
  open var state: UIMenuElement.State = .off
  /// developer.apple.com/documentation/uikit/uicommand/init(title:image:action:propertylist:discoverabilitytitle:attributes:state:)
  public init(
    title: String = "",
    image: UIImage? = nil,
    action: Selector,
    propertyList: Any? = nil,
    discoverabilityTitle: String? = nil,
    attributes: UIMenuElement.Attributes = [],
    state: UIMenuElement.State = .off
  ) {
    self.action = action
    self.propertyList = propertyList
    self.discoverabilityTitle = discoverabilityTitle
    self.attributes = attributes
    self.state = state
    super.init(standInTitle: title, subtitle: nil, image: image)
  }
  /// developer.apple.com/documentation/uikit/uicommand/init(coder:)
  public required init?(coder: NSCoder) { nil }
}

/// developer.apple.com/documentation/uikit/uikeycommand
@MainActor open class UIKeyCommand: UICommand {
  /// developer.apple.com/documentation/uikit/uikeycommand/input
  public internal(set) var input: String?
  /// developer.apple.com/documentation/uikit/uikeycommand/modifierflags
  public internal(set) var modifierFlags: UIKeyModifierFlags = []
  /// developer.apple.com/documentation/uikit/uikeycommand/wantspriorityoversystembehavior
  open var wantsPriorityOverSystemBehavior = false
  /// developer.apple.com/documentation/uikit/uikeycommand/allowsautomaticlocalization
  open var allowsAutomaticLocalization = true
  /// developer.apple.com/documentation/uikit/uikeycommand/allowsautomaticmirroring
  open var allowsAutomaticMirroring = true
  /// developer.apple.com/documentation/uikit/uikeycommand/init(title:image:action:input:modifierflags:propertylist:discoverabilitytitle:attributes:state:)
  public convenience init(
    title: String = "",
    image: UIImage? = nil,
    action: Selector,
    input: String,
    modifierFlags: UIKeyModifierFlags = [],
    propertyList: Any? = nil,
    discoverabilityTitle: String? = nil,
    attributes: UIMenuElement.Attributes = [],
    state: UIMenuElement.State = .off
  ) {
    self.init(
      title: title,
      image: image,
      action: action,
      propertyList: propertyList,
      discoverabilityTitle: discoverabilityTitle,
      attributes: attributes,
      state: state
    )
    self.input = input
    self.modifierFlags = modifierFlags
  }
  /// developer.apple.com/documentation/uikit/uikeycommand/init(input:modifierflags:action:)
  public convenience init(input: String, modifierFlags: UIKeyModifierFlags, action: Selector) {
    self.init(title: "", action: action, input: input, modifierFlags: modifierFlags)
  }
  /// developer.apple.com/documentation/uikit/uikeycommand/inputuparrow
  public nonisolated static let inputUpArrow = "UIKeyInputUpArrow"
  /// developer.apple.com/documentation/uikit/uikeycommand/inputdownarrow
  public nonisolated static let inputDownArrow = "UIKeyInputDownArrow"
  /// developer.apple.com/documentation/uikit/uikeycommand/inputleftarrow
  public nonisolated static let inputLeftArrow = "UIKeyInputLeftArrow"
  /// developer.apple.com/documentation/uikit/uikeycommand/inputrightarrow
  public nonisolated static let inputRightArrow = "UIKeyInputRightArrow"
  /// developer.apple.com/documentation/uikit/uikeycommand/inputescape
  public nonisolated static let inputEscape = "UIKeyInputEscape"
  /// developer.apple.com/documentation/uikit/uikeycommand/inputpageup
  public nonisolated static let inputPageUp = "UIKeyInputPageUp"
  /// developer.apple.com/documentation/uikit/uikeycommand/inputpagedown
  public nonisolated static let inputPageDown = "UIKeyInputPageDown"
  /// developer.apple.com/documentation/uikit/uikeycommand/inputhome
  public nonisolated static let inputHome = "UIKeyInputHome"
  /// developer.apple.com/documentation/uikit/uikeycommand/inputend
  public nonisolated static let inputEnd = "UIKeyInputEnd"
  /// developer.apple.com/documentation/uikit/uikeycommand/inputdelete
  public nonisolated static let inputDelete = "UIKeyInputDelete"
}
