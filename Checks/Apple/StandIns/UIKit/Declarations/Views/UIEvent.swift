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
