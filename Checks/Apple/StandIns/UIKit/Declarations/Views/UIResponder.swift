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
  /// developer.apple.com/documentation/objectivec/nsobject-swift.class/isaccessibilityelement
  open var isAccessibilityElement = false
  /// developer.apple.com/documentation/objectivec/nsobject-swift.class/accessibilitylabel
  open var accessibilityLabel: String?
  /// developer.apple.com/documentation/objectivec/nsobject-swift.class/accessibilityattributedlabel
  open var accessibilityAttributedLabel: NSAttributedString?
  /// developer.apple.com/documentation/objectivec/nsobject-swift.class/accessibilityhint
  open var accessibilityHint: String?
  /// developer.apple.com/documentation/objectivec/nsobject-swift.class/accessibilityvalue
  open var accessibilityValue: String?
  /// developer.apple.com/documentation/objectivec/nsobject-swift.class/accessibilityattributedvalue
  open var accessibilityAttributedValue: NSAttributedString?
  /// developer.apple.com/documentation/objectivec/nsobject-swift.class/accessibilitytraits
  open var accessibilityTraits: UIAccessibilityTraits = .none
  /// developer.apple.com/documentation/objectivec/nsobject-swift.class/accessibilityframe
  open var accessibilityFrame = CGRect.zero
  /// developer.apple.com/documentation/objectivec/nsobject-swift.class/accessibilitypath
  open var accessibilityPath: UIBezierPath?
  /// developer.apple.com/documentation/objectivec/nsobject-swift.class/accessibilityactivationpoint
  open var accessibilityActivationPoint = CGPoint.zero
  /// developer.apple.com/documentation/objectivec/nsobject-swift.class/accessibilitylanguage
  open var accessibilityLanguage: String?
  /// developer.apple.com/documentation/objectivec/nsobject-swift.class/accessibilityelementshidden
  open var accessibilityElementsHidden = false
  /// developer.apple.com/documentation/objectivec/nsobject-swift.class/accessibilityviewismodal
  open var accessibilityViewIsModal = false
  /// developer.apple.com/documentation/objectivec/nsobject-swift.class/shouldgroupaccessibilitychildren
  open var shouldGroupAccessibilityChildren = false
  /// developer.apple.com/documentation/objectivec/nsobject-swift.class/accessibilityuserinputlabels
  // swift-format-ignore: NeverUseImplicitlyUnwrappedOptionals
  open var accessibilityUserInputLabels: [String]! = []
  /// developer.apple.com/documentation/objectivec/nsobject-swift.class/accessibilitytextualcontext
  open var accessibilityTextualContext: UIAccessibilityTextualContext?
  /// developer.apple.com/documentation/objectivec/nsobject-swift.class/accessibilityelements
  open var accessibilityElements: [Any]?
  /// developer.apple.com/documentation/objectivec/nsobject-swift.class/accessibilitycontainertype
  open var accessibilityContainerType: UIAccessibilityContainerType = .none
  /// developer.apple.com/documentation/objectivec/nsobject-swift.class/accessibilitycustomactions
  open var accessibilityCustomActions: [UIAccessibilityCustomAction]?
  /// developer.apple.com/documentation/objectivec/nsobject-swift.class/accessibilitycustomrotors
  open var accessibilityCustomRotors: [UIAccessibilityCustomRotor]?
  /// developer.apple.com/documentation/objectivec/nsobject-swift.class/accessibilityrespondstouserinteraction
  open var accessibilityRespondsToUserInteraction = true
  /// developer.apple.com/documentation/objectivec/nsobject-swift.class/accessibilitynavigationstyle
  open var accessibilityNavigationStyle: UIAccessibilityNavigationStyle = .automatic
  /// developer.apple.com/documentation/objectivec/nsobject-swift.class/accessibilityelementcount()
  open func accessibilityElementCount() -> Int { accessibilityElements?.count ?? 0 }
  /// developer.apple.com/documentation/objectivec/nsobject-swift.class/accessibilityelement(at:)
  open func accessibilityElement(at index: Int) -> Any? { accessibilityElements?[index] }
  /// developer.apple.com/documentation/objectivec/nsobject-swift.class/index(ofaccessibilityelement:)
  open func index(ofAccessibilityElement element: Any) -> Int {
    accessibilityElements?.firstIndex { ($0 as AnyObject) === (element as AnyObject) } ?? NSNotFound
  }
  /// developer.apple.com/documentation/objectivec/nsobject-swift.class/accessibilityactivate()
  open func accessibilityActivate() -> Bool { false }
  /// developer.apple.com/documentation/objectivec/nsobject-swift.class/accessibilityincrement()
  open func accessibilityIncrement() {}
  /// developer.apple.com/documentation/objectivec/nsobject-swift.class/accessibilitydecrement()
  open func accessibilityDecrement() {}
  /// developer.apple.com/documentation/objectivec/nsobject-swift.class/accessibilityscroll(_:)
  open func accessibilityScroll(_ direction: UIAccessibilityScrollDirection) -> Bool { false }
  /// developer.apple.com/documentation/objectivec/nsobject-swift.class/accessibilityperformescape()
  open func accessibilityPerformEscape() -> Bool { false }
  /// developer.apple.com/documentation/objectivec/nsobject-swift.class/accessibilityperformmagictap()
  open func accessibilityPerformMagicTap() -> Bool { false }
  /// developer.apple.com/documentation/objectivec/nsobject-swift.class/accessibilityelementdidbecomefocused()
  open func accessibilityElementDidBecomeFocused() {}
  /// developer.apple.com/documentation/objectivec/nsobject-swift.class/accessibilityelementdidlosefocus()
  open func accessibilityElementDidLoseFocus() {}
  /// developer.apple.com/documentation/objectivec/nsobject-swift.class/accessibilityelementisfocused()
  open func accessibilityElementIsFocused() -> Bool { StandIn.shared.focusedElement === self }
}

/// developer.apple.com/documentation/uikit/uiaccessibilityidentification
public protocol UIAccessibilityIdentification: NSObjectProtocol {
  /// developer.apple.com/documentation/uikit/uiaccessibilityidentification/accessibilityidentifier
  @MainActor var accessibilityIdentifier: String? { get set }
}
