@MainActor open class UIControl: UIView {
  public struct Event: OptionSet, Hashable, Sendable {
    public let rawValue: UInt
    public init(rawValue: UInt) { self.rawValue = rawValue }
    public static let touchDown = Event(rawValue: 1)
    public static let touchDownRepeat = Event(rawValue: 1 << 1)
    public static let touchDragInside = Event(rawValue: 1 << 2)
    public static let touchDragOutside = Event(rawValue: 1 << 3)
    public static let touchUpInside = Event(rawValue: 1 << 6)
    public static let touchUpOutside = Event(rawValue: 1 << 7)
    public static let touchCancel = Event(rawValue: 1 << 8)
    public static let valueChanged = Event(rawValue: 1 << 12)
    public static let primaryActionTriggered = Event(rawValue: 1 << 13)
    public static let menuActionTriggered = Event(rawValue: 1 << 14)
    public static let editingDidBegin = Event(rawValue: 1 << 16)
    public static let editingChanged = Event(rawValue: 1 << 17)
    public static let editingDidEnd = Event(rawValue: 1 << 18)
    public static let allEvents = Event(rawValue: .max)
  }
  public struct State: OptionSet, Hashable, Sendable {
    public let rawValue: UInt
    public init(rawValue: UInt) { self.rawValue = rawValue }
    public static let normal: State = []
    public static let highlighted = State(rawValue: 1)
    public static let disabled = State(rawValue: 2)
    public static let selected = State(rawValue: 4)
    public static let focused = State(rawValue: 8)
  }
  public enum ContentHorizontalAlignment: Int, Sendable {
    case center, left, right, fill, leading, trailing
  }
  public enum ContentVerticalAlignment: Int, Sendable { case center, top, bottom, fill }

  struct Wire {
    let event: Event
    let action: UIAction?
    weak var target: AnyObject?
    let selector: Selector
  }
  var wires: [Wire] = []

  public override init(frame: CGRect) { super.init(frame: frame) }
  public required init?(coder: NSCoder) { super.init(coder: coder) }
  public convenience init(frame: CGRect, primaryAction: UIAction?) {
    self.init(frame: frame)
    if let primaryAction { addAction(primaryAction, for: .primaryActionTriggered) }
  }
  open var isEnabled = true
  open var isSelected = false
  open var isHighlighted = false
  open var isTracking: Bool { false }
  open var state: State {
    var state: State = []
    if !isEnabled { state.insert(.disabled) }
    if isSelected { state.insert(.selected) }
    if isHighlighted { state.insert(.highlighted) }
    return state
  }
  open var contentHorizontalAlignment: ContentHorizontalAlignment = .center
  open var contentVerticalAlignment: ContentVerticalAlignment = .center
  open var showsMenuAsPrimaryAction = false
  open var isContextMenuInteractionEnabled = false
  open var toolTip: String?
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
  open func removeTarget(_ target: Any?, action: Selector?, for controlEvents: UIControl.Event) {
    wires.removeAll {
      $0.action == nil && !$0.event.isDisjoint(with: controlEvents)
        && (target == nil || $0.target === target.map { $0 as AnyObject })
        && (action == nil || $0.selector == action)
    }
  }
  open func addAction(_ action: UIAction, for controlEvents: UIControl.Event) {
    removeAction(action, for: controlEvents)
    wires.append(Wire(event: controlEvents, action: action, target: nil, selector: ""))
  }
  open func removeAction(_ action: UIAction, for controlEvents: UIControl.Event) {
    removeAction(identifiedBy: action.identifier, for: controlEvents)
  }
  open func removeAction(
    identifiedBy actionIdentifier: UIAction.Identifier,
    for controlEvents: UIControl.Event
  ) {
    wires.removeAll {
      $0.action?.identifier == actionIdentifier && !$0.event.isDisjoint(with: controlEvents)
    }
  }
  open func sendActions(for controlEvents: UIControl.Event) {
    for wire in wires where !wire.event.isDisjoint(with: controlEvents) {
      if let action = wire.action {
        sendAction(action)
      } else if let target = wire.target {
        ActionDispatch.perform(wire.selector, on: target, sender: self)
      }
    }
  }
  open func sendAction(_ action: UIAction) { action.run(from: self) }
  open var allControlEvents: UIControl.Event { Event(wires.map(\.event)) }
  open func beginTracking(_ touch: UITouch, with event: UIEvent?) -> Bool { true }
  open override func accessibilityActivate() -> Bool {
    guard isEnabled, !wires.isEmpty else { return false }
    sendActions(for: [.touchUpInside, .primaryActionTriggered])
    return true
  }
}
