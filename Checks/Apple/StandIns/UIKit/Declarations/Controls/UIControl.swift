/// developer.apple.com/documentation/uikit/uicontrol
@MainActor open class UIControl: UIView {
  /// developer.apple.com/documentation/uikit/uicontrol/event
  public struct Event: OptionSet, Hashable, Sendable {
    /// developer.apple.com/documentation/uikit/uicontrol/event/rawvalue
    public let rawValue: UInt
    /// developer.apple.com/documentation/uikit/uicontrol/event/init(rawvalue:)
    public init(rawValue: UInt) { self.rawValue = rawValue }
    /// developer.apple.com/documentation/uikit/uicontrol/event/touchdown
    public static let touchDown = Event(rawValue: 1)
    /// developer.apple.com/documentation/uikit/uicontrol/event/touchdownrepeat
    public static let touchDownRepeat = Event(rawValue: 1 << 1)
    /// developer.apple.com/documentation/uikit/uicontrol/event/touchdraginside
    public static let touchDragInside = Event(rawValue: 1 << 2)
    /// developer.apple.com/documentation/uikit/uicontrol/event/touchdragoutside
    public static let touchDragOutside = Event(rawValue: 1 << 3)
    /// developer.apple.com/documentation/uikit/uicontrol/event/touchupinside
    public static let touchUpInside = Event(rawValue: 1 << 6)
    /// developer.apple.com/documentation/uikit/uicontrol/event/touchupoutside
    public static let touchUpOutside = Event(rawValue: 1 << 7)
    /// developer.apple.com/documentation/uikit/uicontrol/event/touchcancel
    public static let touchCancel = Event(rawValue: 1 << 8)
    /// developer.apple.com/documentation/uikit/uicontrol/event/valuechanged
    public static let valueChanged = Event(rawValue: 1 << 12)
    /// developer.apple.com/documentation/uikit/uicontrol/event/primaryactiontriggered
    public static let primaryActionTriggered = Event(rawValue: 1 << 13)
    /// developer.apple.com/documentation/uikit/uicontrol/event/menuactiontriggered
    public static let menuActionTriggered = Event(rawValue: 1 << 14)
    /// developer.apple.com/documentation/uikit/uicontrol/event/editingdidbegin
    public static let editingDidBegin = Event(rawValue: 1 << 16)
    /// developer.apple.com/documentation/uikit/uicontrol/event/editingchanged
    public static let editingChanged = Event(rawValue: 1 << 17)
    /// developer.apple.com/documentation/uikit/uicontrol/event/editingdidend
    public static let editingDidEnd = Event(rawValue: 1 << 18)
    /// developer.apple.com/documentation/uikit/uicontrol/event/allevents
    public static let allEvents = Event(rawValue: .max)
  }
  /// developer.apple.com/documentation/uikit/uicontrol/state-swift.struct
  public struct State: OptionSet, Hashable, Sendable {
    /// developer.apple.com/documentation/uikit/uicontrol/state-swift.struct/rawvalue
    public let rawValue: UInt
    /// developer.apple.com/documentation/uikit/uicontrol/state-swift.struct/init(rawvalue:)
    public init(rawValue: UInt) { self.rawValue = rawValue }
    /// developer.apple.com/documentation/uikit/uicontrol/state-swift.struct/normal
    public static let normal: State = []
    /// developer.apple.com/documentation/uikit/uicontrol/state-swift.struct/highlighted
    public static let highlighted = State(rawValue: 1)
    /// developer.apple.com/documentation/uikit/uicontrol/state-swift.struct/disabled
    public static let disabled = State(rawValue: 2)
    /// developer.apple.com/documentation/uikit/uicontrol/state-swift.struct/selected
    public static let selected = State(rawValue: 4)
    /// developer.apple.com/documentation/uikit/uicontrol/state-swift.struct/focused
    public static let focused = State(rawValue: 8)
  }
  /// developer.apple.com/documentation/uikit/uicontrol/contenthorizontalalignment-swift.enum
  public enum ContentHorizontalAlignment: Int, Sendable {
    case center, left, right, fill, leading, trailing
  }
  /// developer.apple.com/documentation/uikit/uicontrol/contentverticalalignment-swift.enum
  public enum ContentVerticalAlignment: Int, Sendable { case center, top, bottom, fill }

  struct Wire {
    let event: Event
    let action: UIAction?
    weak var target: AnyObject?
    let selector: Selector
  }
  var wires: [Wire] = []

  /// developer.apple.com/documentation/uikit/uicontrol/init(frame:)
  public override init(frame: CGRect) { super.init(frame: frame) }
  /// developer.apple.com/documentation/uikit/uicontrol/init(coder:)
  public required init?(coder: NSCoder) { super.init(coder: coder) }
  /// developer.apple.com/documentation/uikit/uicontrol/init(frame:primaryaction:)
  public convenience init(frame: CGRect, primaryAction: UIAction?) {
    self.init(frame: frame)
    if let primaryAction { addAction(primaryAction, for: .primaryActionTriggered) }
  }
  /// developer.apple.com/documentation/uikit/uicontrol/isenabled
  open var isEnabled = true
  /// developer.apple.com/documentation/uikit/uicontrol/isselected
  open var isSelected = false
  /// developer.apple.com/documentation/uikit/uicontrol/ishighlighted
  open var isHighlighted = false
  /// developer.apple.com/documentation/uikit/uicontrol/istracking
  open var isTracking: Bool { false }
  /// developer.apple.com/documentation/uikit/uicontrol/state-swift.property
  open var state: State {
    var state: State = []
    if !isEnabled { state.insert(.disabled) }
    if isSelected { state.insert(.selected) }
    if isHighlighted { state.insert(.highlighted) }
    return state
  }
  /// developer.apple.com/documentation/uikit/uicontrol/contenthorizontalalignment-swift.property
  open var contentHorizontalAlignment: ContentHorizontalAlignment = .center
  /// developer.apple.com/documentation/uikit/uicontrol/contentverticalalignment-swift.property
  open var contentVerticalAlignment: ContentVerticalAlignment = .center
  /// developer.apple.com/documentation/uikit/uicontrol/showsmenuasprimaryaction
  open var showsMenuAsPrimaryAction = false
  /// developer.apple.com/documentation/uikit/uicontrol/iscontextmenuinteractionenabled
  open var isContextMenuInteractionEnabled = false
  /// developer.apple.com/documentation/uikit/uicontrol/tooltip
  open var toolTip: String?
  /// developer.apple.com/documentation/uikit/uicontrol/addtarget(_:action:for:)
  open func addTarget(_ target: Any?, action: Selector, for controlEvents: UIControl.Event) {
    wires.append(
      Wire(
        event: controlEvents,
        action: nil,
        target: target.map { $0 as AnyObject },
        selector: action
      )
    )
  }
  /// developer.apple.com/documentation/uikit/uicontrol/removetarget(_:action:for:)
  open func removeTarget(_ target: Any?, action: Selector?, for controlEvents: UIControl.Event) {
    wires.removeAll {
      $0.action == nil && !$0.event.isDisjoint(with: controlEvents)
        && (target == nil || $0.target === target.map { $0 as AnyObject })
        && (action == nil || $0.selector == action)
    }
  }
  /// developer.apple.com/documentation/uikit/uicontrol/addaction(_:for:)
  open func addAction(_ action: UIAction, for controlEvents: UIControl.Event) {
    removeAction(action, for: controlEvents)
    wires.append(Wire(event: controlEvents, action: action, target: nil, selector: ""))
  }
  /// developer.apple.com/documentation/uikit/uicontrol/removeaction(_:for:)
  open func removeAction(_ action: UIAction, for controlEvents: UIControl.Event) {
    removeAction(identifiedBy: action.identifier, for: controlEvents)
  }
  /// developer.apple.com/documentation/uikit/uicontrol/removeaction(identifiedby:for:)
  open func removeAction(
    identifiedBy actionIdentifier: UIAction.Identifier,
    for controlEvents: UIControl.Event
  ) {
    wires.removeAll {
      $0.action?.identifier == actionIdentifier && !$0.event.isDisjoint(with: controlEvents)
    }
  }
  /// developer.apple.com/documentation/uikit/uicontrol/sendactions(for:)
  open func sendActions(for controlEvents: UIControl.Event) {
    for wire in wires where !wire.event.isDisjoint(with: controlEvents) {
      if let action = wire.action {
        sendAction(action)
      } else if let target = wire.target {
        ActionDispatch.perform(wire.selector, on: target, sender: self)
      }
    }
  }
  /// developer.apple.com/documentation/uikit/uicontrol/sendaction(_:)
  open func sendAction(_ action: UIAction) { action.run(from: self) }
  /// developer.apple.com/documentation/uikit/uicontrol/allcontrolevents
  open var allControlEvents: UIControl.Event { Event(wires.map(\.event)) }
  /// developer.apple.com/documentation/uikit/uicontrol/begintracking(_:with:)
  open func beginTracking(_ touch: UITouch, with event: UIEvent?) -> Bool { true }
  /// developer.apple.com/documentation/uikit/uicontrol/accessibilityactivate()
  open override func accessibilityActivate() -> Bool {
    guard isEnabled, !wires.isEmpty else { return false }
    sendActions(for: [.touchUpInside, .primaryActionTriggered])
    return true
  }
}
