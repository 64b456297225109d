@MainActor open class UIEvent: NSObject {
  open var timestamp: TimeInterval { 0 }
}

@MainActor open class UITouch: NSObject {
  open internal(set) weak var view: UIView?
  open var tapCount: Int { 1 }
  open func location(in view: UIView?) -> CGPoint { point }
  var point = CGPoint.zero
}

@MainActor open class UIPressesEvent: UIEvent {}

@MainActor open class UIPress: NSObject {
  open internal(set) var key: UIKey?
}

@MainActor open class UIKey: NSObject {
  open internal(set) var characters = ""
  open internal(set) var charactersIgnoringModifiers = ""
  open internal(set) var modifierFlags: UIKeyModifierFlags = []
  open internal(set) var keyCode: UIKeyboardHIDUsage = .keyboardErrorUndefined
}

public struct UIKeyModifierFlags: OptionSet, Hashable, Sendable {
  public let rawValue: Int
  public init(rawValue: Int) { self.rawValue = rawValue }
  public static let alphaShift = UIKeyModifierFlags(rawValue: 1 << 16)
  public static let shift = UIKeyModifierFlags(rawValue: 1 << 17)
  public static let control = UIKeyModifierFlags(rawValue: 1 << 18)
  public static let alternate = UIKeyModifierFlags(rawValue: 1 << 19)
  public static let command = UIKeyModifierFlags(rawValue: 1 << 20)
  public static let numericPad = UIKeyModifierFlags(rawValue: 1 << 21)
}

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

@MainActor open class UICommand: UIMenuElement {
  public let action: Selector
  public let propertyList: Any?
  open var discoverabilityTitle: String?
  open var attributes: UIMenuElement.Attributes = []
  open var state: UIMenuElement.State = .off
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
  public required init?(coder: NSCoder) { nil }
}

@MainActor open class UIKeyCommand: UICommand {
  public internal(set) var input: String?
  public internal(set) var modifierFlags: UIKeyModifierFlags = []
  open var wantsPriorityOverSystemBehavior = false
  open var allowsAutomaticLocalization = true
  open var allowsAutomaticMirroring = true
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
  public convenience init(input: String, modifierFlags: UIKeyModifierFlags, action: Selector) {
    self.init(title: "", action: action, input: input, modifierFlags: modifierFlags)
  }
  public nonisolated static let inputUpArrow = "UIKeyInputUpArrow"
  public nonisolated static let inputDownArrow = "UIKeyInputDownArrow"
  public nonisolated static let inputLeftArrow = "UIKeyInputLeftArrow"
  public nonisolated static let inputRightArrow = "UIKeyInputRightArrow"
  public nonisolated static let inputEscape = "UIKeyInputEscape"
  public nonisolated static let inputPageUp = "UIKeyInputPageUp"
  public nonisolated static let inputPageDown = "UIKeyInputPageDown"
  public nonisolated static let inputHome = "UIKeyInputHome"
  public nonisolated static let inputEnd = "UIKeyInputEnd"
  public nonisolated static let inputDelete = "UIKeyInputDelete"
}
