/// developer.apple.com/documentation/uikit/uicommandalternate
@MainActor open class UICommandAlternate: NSObject {
  /// developer.apple.com/documentation/uikit/uicommandalternate/title
  public let title: String
  /// developer.apple.com/documentation/uikit/uicommandalternate/action
  public let action: Selector
  /// developer.apple.com/documentation/uikit/uicommandalternate/modifierflags
  public let modifierFlags: UIKeyModifierFlags
  /// developer.apple.com/documentation/uikit/uicommandalternate/init(title:action:modifierflags:)
  public init(title: String, action: Selector, modifierFlags: UIKeyModifierFlags) {
    (self.title, self.action, self.modifierFlags) = (title, action, modifierFlags)
  }
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
    alternates: [UICommandAlternate] = [],
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
    alternates: [UICommandAlternate] = [],
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
