/// developer.apple.com/documentation/uikit/uiresponder
@MainActor open class UIResponder: NSObject {
  /// developer.apple.com/documentation/uikit/uiresponder/init()
  public override init() { super.init() }
  /// developer.apple.com/documentation/uikit/uiresponder/next
  open var next: UIResponder? { nil }
  /// developer.apple.com/documentation/uikit/uiresponder/canbecomefirstresponder
  open var canBecomeFirstResponder: Bool { false }
  /// developer.apple.com/documentation/uikit/uiresponder/canresignfirstresponder
  open var canResignFirstResponder: Bool { true }
  /// developer.apple.com/documentation/uikit/uiresponder/isfirstresponder
  open var isFirstResponder: Bool { StandIn.shared.firstResponder === self }
  /// developer.apple.com/documentation/uikit/uiresponder/becomefirstresponder()
  @discardableResult
  open func becomeFirstResponder() -> Bool {
    guard canBecomeFirstResponder else { return false }
    if let other = StandIn.shared.firstResponder, other !== self {
      guard other.resignFirstResponder() else { return false }
    }
    StandIn.shared.firstResponder = self
    return true
  }
  /// developer.apple.com/documentation/uikit/uiresponder/resignfirstresponder()
  @discardableResult
  open func resignFirstResponder() -> Bool {
    guard canResignFirstResponder else { return false }
    if isFirstResponder { StandIn.shared.firstResponder = nil }
    return true
  }
  /// developer.apple.com/documentation/uikit/uiresponder/touchesbegan(_:with:)
  open func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) {}
  /// developer.apple.com/documentation/uikit/uiresponder/touchesmoved(_:with:)
  open func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent?) {}
  /// developer.apple.com/documentation/uikit/uiresponder/touchesended(_:with:)
  open func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent?) {}
  /// developer.apple.com/documentation/uikit/uiresponder/touchescancelled(_:with:)
  open func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent?) {}
  /// developer.apple.com/documentation/uikit/uiresponder/pressesbegan(_:with:)
  open func pressesBegan(_ presses: Set<UIPress>, with event: UIPressesEvent?) {
    next?.pressesBegan(presses, with: event)
  }
  /// developer.apple.com/documentation/uikit/uiresponder/pressesended(_:with:)
  open func pressesEnded(_ presses: Set<UIPress>, with event: UIPressesEvent?) {
    next?.pressesEnded(presses, with: event)
  }
  /// developer.apple.com/documentation/uikit/uiresponder/presseschanged(_:with:)
  open func pressesChanged(_ presses: Set<UIPress>, with event: UIPressesEvent?) {
    next?.pressesChanged(presses, with: event)
  }
  /// developer.apple.com/documentation/uikit/uiresponder/pressescancelled(_:with:)
  open func pressesCancelled(_ presses: Set<UIPress>, with event: UIPressesEvent?) {
    next?.pressesCancelled(presses, with: event)
  }
  /// developer.apple.com/documentation/uikit/uiresponder/keycommands
  open var keyCommands: [UIKeyCommand]? { nil }
  /// developer.apple.com/documentation/uikit/uiresponder/inputview
  open var inputView: UIView? { nil }
  /// developer.apple.com/documentation/uikit/uiresponder/inputaccessoryview
  open var inputAccessoryView: UIView? { nil }
  /// developer.apple.com/documentation/uikit/uiresponder/undomanager
  open var undoManager: Any? { next?.undoManager }
  /// developer.apple.com/documentation/uikit/uiresponder/useractivity
  open var userActivity: NSUserActivity?
  /// developer.apple.com/documentation/uikit/uiresponder/updateuseractivitystate(_:)
  open func updateUserActivityState(_ activity: NSUserActivity) {}
  /// developer.apple.com/documentation/uikit/uiresponder/restoreuseractivitystate(_:)
  open func restoreUserActivityState(_ activity: NSUserActivity) {}
  /// developer.apple.com/documentation/uikit/uiresponder/canperformaction(_:withsender:)
  open func canPerformAction(_ action: Selector, withSender sender: Any?) -> Bool { true }
  /// developer.apple.com/documentation/uikit/uiresponder/target(foraction:withsender:)
  open func target(forAction action: Selector, withSender sender: Any?) -> Any? { self }

  // On Apple's platforms these belong to every NSObject, as informal requirements that a class
  // overrides. Here they begin at the responder, so that views override them in the same words.
  /// developer.apple.com/documentation/uikit/uiresponder/isaccessibilityelement
  open var isAccessibilityElement = false
  /// developer.apple.com/documentation/uikit/uiresponder/accessibilitylabel
  open var accessibilityLabel: String?
  /// developer.apple.com/documentation/uikit/uiresponder/accessibilityattributedlabel
  open var accessibilityAttributedLabel: NSAttributedString?
  /// developer.apple.com/documentation/uikit/uiresponder/accessibilityhint
  open var accessibilityHint: String?
  /// developer.apple.com/documentation/uikit/uiresponder/accessibilityvalue
  open var accessibilityValue: String?
  /// developer.apple.com/documentation/uikit/uiresponder/accessibilityattributedvalue
  open var accessibilityAttributedValue: NSAttributedString?
  /// developer.apple.com/documentation/uikit/uiresponder/accessibilitytraits
  open var accessibilityTraits: UIAccessibilityTraits = .none
  /// developer.apple.com/documentation/uikit/uiresponder/accessibilityframe
  open var accessibilityFrame = CGRect.zero
  /// developer.apple.com/documentation/uikit/uiresponder/accessibilitypath
  open var accessibilityPath: UIBezierPath?
  /// developer.apple.com/documentation/uikit/uiresponder/accessibilityactivationpoint
  open var accessibilityActivationPoint = CGPoint.zero
  /// developer.apple.com/documentation/uikit/uiresponder/accessibilitylanguage
  open var accessibilityLanguage: String?
  /// developer.apple.com/documentation/uikit/uiresponder/accessibilityelementshidden
  open var accessibilityElementsHidden = false
  /// developer.apple.com/documentation/uikit/uiresponder/accessibilityviewismodal
  open var accessibilityViewIsModal = false
  /// developer.apple.com/documentation/uikit/uiresponder/shouldgroupaccessibilitychildren
  open var shouldGroupAccessibilityChildren = false
  /// developer.apple.com/documentation/uikit/uiresponder/accessibilityuserinputlabels
  // swift-format-ignore: NeverUseImplicitlyUnwrappedOptionals
  open var accessibilityUserInputLabels: [String]! = []
  /// developer.apple.com/documentation/uikit/uiresponder/accessibilitytextualcontext
  open var accessibilityTextualContext: UIAccessibilityTextualContext?
  /// developer.apple.com/documentation/uikit/uiresponder/accessibilityelements
  open var accessibilityElements: [Any]?
  /// developer.apple.com/documentation/uikit/uiresponder/accessibilitycontainertype
  open var accessibilityContainerType: UIAccessibilityContainerType = .none
  /// developer.apple.com/documentation/uikit/uiresponder/accessibilitycustomactions
  open var accessibilityCustomActions: [UIAccessibilityCustomAction]?
  /// developer.apple.com/documentation/uikit/uiresponder/accessibilitycustomrotors
  open var accessibilityCustomRotors: [UIAccessibilityCustomRotor]?
  /// developer.apple.com/documentation/uikit/uiresponder/accessibilityrespondstouserinteraction
  open var accessibilityRespondsToUserInteraction = true
  /// developer.apple.com/documentation/uikit/uiresponder/accessibilitynavigationstyle
  open var accessibilityNavigationStyle: UIAccessibilityNavigationStyle = .automatic
  /// developer.apple.com/documentation/uikit/uiresponder/accessibilityelementcount()
  open func accessibilityElementCount() -> Int { accessibilityElements?.count ?? 0 }
  /// developer.apple.com/documentation/uikit/uiresponder/accessibilityelement(at:)
  open func accessibilityElement(at index: Int) -> Any? { accessibilityElements?[index] }
  /// developer.apple.com/documentation/uikit/uiresponder/index(ofaccessibilityelement:)
  open func index(ofAccessibilityElement element: Any) -> Int {
    accessibilityElements?.firstIndex { ($0 as AnyObject) === (element as AnyObject) } ?? NSNotFound
  }
  /// developer.apple.com/documentation/uikit/uiresponder/accessibilityactivate()
  open func accessibilityActivate() -> Bool { false }
  /// developer.apple.com/documentation/uikit/uiresponder/accessibilityincrement()
  open func accessibilityIncrement() {}
  /// developer.apple.com/documentation/uikit/uiresponder/accessibilitydecrement()
  open func accessibilityDecrement() {}
  /// developer.apple.com/documentation/uikit/uiresponder/accessibilityscroll(_:)
  open func accessibilityScroll(_ direction: UIAccessibilityScrollDirection) -> Bool { false }
  /// developer.apple.com/documentation/uikit/uiresponder/accessibilityperformescape()
  open func accessibilityPerformEscape() -> Bool { false }
  /// developer.apple.com/documentation/uikit/uiresponder/accessibilityperformmagictap()
  open func accessibilityPerformMagicTap() -> Bool { false }
  /// developer.apple.com/documentation/uikit/uiresponder/accessibilityelementdidbecomefocused()
  open func accessibilityElementDidBecomeFocused() {}
  /// developer.apple.com/documentation/uikit/uiresponder/accessibilityelementdidlosefocus()
  open func accessibilityElementDidLoseFocus() {}
  /// developer.apple.com/documentation/uikit/uiresponder/accessibilityelementisfocused()
  open func accessibilityElementIsFocused() -> Bool { StandIn.shared.focusedElement === self }
}

/// developer.apple.com/documentation/uikit/uiaccessibilityidentification
public protocol UIAccessibilityIdentification: NSObjectProtocol {
  /// developer.apple.com/documentation/uikit/uiaccessibilityidentification/accessibilityidentifier
  @MainActor var accessibilityIdentifier: String? { get set }
}
