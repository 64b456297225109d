/// developer.apple.com/documentation/uikit/uilayoutpriority
public struct UILayoutPriority: RawRepresentable, Hashable, Comparable, Sendable {
  /// developer.apple.com/documentation/uikit/uilayoutpriority/rawvalue
  public let rawValue: Float
  /// developer.apple.com/documentation/uikit/uilayoutpriority/init(rawvalue:)
  public init(rawValue: Float) { self.rawValue = rawValue }
  /// developer.apple.com/documentation/uikit/uilayoutpriority/init(_:)
  public init(_ rawValue: Float) { self.rawValue = rawValue }
  /// developer.apple.com/documentation/uikit/uilayoutpriority/required
  public static let required = UILayoutPriority(1000)
  /// developer.apple.com/documentation/uikit/uilayoutpriority/defaulthigh
  public static let defaultHigh = UILayoutPriority(750)
  /// developer.apple.com/documentation/uikit/uilayoutpriority/dragthatcanresizescene
  public static let dragThatCanResizeScene = UILayoutPriority(510)
  /// developer.apple.com/documentation/uikit/uilayoutpriority/scenesizestayput
  public static let sceneSizeStayPut = UILayoutPriority(500)
  /// developer.apple.com/documentation/uikit/uilayoutpriority/dragthatcannotresizescene
  public static let dragThatCannotResizeScene = UILayoutPriority(490)
  /// developer.apple.com/documentation/uikit/uilayoutpriority/defaultlow
  public static let defaultLow = UILayoutPriority(250)
  /// developer.apple.com/documentation/uikit/uilayoutpriority/fittingsizelevel
  public static let fittingSizeLevel = UILayoutPriority(50)
  /// developer.apple.com/documentation/uikit/uilayoutpriority/<(left:right:)
  public static func < (left: UILayoutPriority, right: UILayoutPriority) -> Bool {
    left.rawValue < right.rawValue
  }
  /// developer.apple.com/documentation/uikit/uilayoutpriority/+(left:right:)
  public static func + (left: UILayoutPriority, right: Float) -> UILayoutPriority {
    UILayoutPriority(left.rawValue + right)
  }
  /// developer.apple.com/documentation/uikit/uilayoutpriority/-(left:right:)
  public static func - (left: UILayoutPriority, right: Float) -> UILayoutPriority {
    UILayoutPriority(left.rawValue - right)
  }
}

/// developer.apple.com/documentation/uikit/nslayoutconstraint
@MainActor open class NSLayoutConstraint: NSObject {
  /// developer.apple.com/documentation/uikit/nslayoutconstraint/attribute
  public enum Attribute: Int, Sendable {
    case notAnAttribute
    case left, right, top, bottom, leading, trailing, width, height, centerX, centerY, lastBaseline
    case firstBaseline, leftMargin, rightMargin, topMargin, bottomMargin, leadingMargin
    case trailingMargin, centerXWithinMargins, centerYWithinMargins
  }
  /// developer.apple.com/documentation/uikit/nslayoutconstraint/relation-swift.enum
  public enum Relation: Int, Sendable {
    case lessThanOrEqual = -1
    case equal, greaterThanOrEqual
  }
  /// developer.apple.com/documentation/uikit/nslayoutconstraint/axis
  public enum Axis: Int, Sendable { case horizontal, vertical }

  /// developer.apple.com/documentation/uikit/nslayoutconstraint/firstitem
  public internal(set) weak var firstItem: AnyObject?
  /// developer.apple.com/documentation/uikit/nslayoutconstraint/seconditem
  public internal(set) weak var secondItem: AnyObject?
  /// developer.apple.com/documentation/uikit/nslayoutconstraint/firstattribute
  public let firstAttribute: Attribute
  /// developer.apple.com/documentation/uikit/nslayoutconstraint/secondattribute
  public let secondAttribute: Attribute
  /// developer.apple.com/documentation/uikit/nslayoutconstraint/relation-swift.property
  public let relation: Relation
  /// developer.apple.com/documentation/uikit/nslayoutconstraint/multiplier
  public let multiplier: CGFloat
  /// developer.apple.com/documentation/uikit/nslayoutconstraint/constant
  open var constant: CGFloat { didSet { owner?.setNeedsLayout() } }
  /// developer.apple.com/documentation/uikit/nslayoutconstraint/priority
  open var priority: UILayoutPriority = .required {
    willSet {
      StandIn.check(
        !isActive || (priority == .required) == (newValue == .required),
        "The priority of an active constraint must not change from or to required."
      )
    }
    didSet { owner?.setNeedsLayout() }
  }
  /// developer.apple.com/documentation/uikit/nslayoutconstraint/identifier
  open var identifier: String?
  /// developer.apple.com/documentation/uikit/nslayoutconstraint/shouldbearchived
  open var shouldBeArchived = false
  let hasSecondItem: Bool
  weak var owner: UIView?

  /// developer.apple.com/documentation/uikit/nslayoutconstraint/init(item:attribute:relatedby:toitem:attribute:multiplier:constant:)
  public init(
    item view1: Any,
    attribute attr1: Attribute,
    relatedBy relation: Relation,
    toItem view2: Any?,
    attribute attr2: Attribute,
    multiplier: CGFloat,
    constant c: CGFloat
  ) {
    firstItem = view1 as AnyObject
    secondItem = view2.map { $0 as AnyObject }
    hasSecondItem = view2 != nil
    (firstAttribute, secondAttribute) = (attr1, attr2)
    (self.relation, self.multiplier, constant) = (relation, multiplier, c)
  }
  /// developer.apple.com/documentation/uikit/nslayoutconstraint/isactive
  open var isActive: Bool {
    get { owner != nil }
    set { newValue ? install() : uninstall() }
  }
  /// developer.apple.com/documentation/uikit/nslayoutconstraint/activate(_:)
  open class func activate(_ constraints: [NSLayoutConstraint]) {
    for constraint in constraints { constraint.isActive = true }
  }
  /// developer.apple.com/documentation/uikit/nslayoutconstraint/deactivate(_:)
  open class func deactivate(_ constraints: [NSLayoutConstraint]) {
    for constraint in constraints { constraint.isActive = false }
  }
}

/// developer.apple.com/documentation/uikit/uilayoutguide
@MainActor open class UILayoutGuide: NSObject {
  enum System { case layoutMargins, readableContent, safeArea, contentLayout, frameLayout }
  let system: System?
  /// developer.apple.com/documentation/uikit/uilayoutguide/owningview
  open weak var owningView: UIView?
  /// developer.apple.com/documentation/uikit/uilayoutguide/identifier
  open var identifier = ""
  /// developer.apple.com/documentation/uikit/uilayoutguide/layoutframe
  open internal(set) var layoutFrame = CGRect.zero
  /// developer.apple.com/documentation/uikit/uilayoutguide/init()
  public override init() { system = nil }
  /// developer.apple.com/documentation/uikit/uilayoutguide/init(coder:)
  public required init?(coder: NSCoder) { system = nil }
  init(system: System, of view: UIView) {
    self.system = system
    owningView = view
  }
  /// developer.apple.com/documentation/uikit/uilayoutguide/leadinganchor
  open var leadingAnchor: NSLayoutXAxisAnchor { NSLayoutXAxisAnchor(self, .leading) }
  /// developer.apple.com/documentation/uikit/uilayoutguide/trailinganchor
  open var trailingAnchor: NSLayoutXAxisAnchor { NSLayoutXAxisAnchor(self, .trailing) }
  /// developer.apple.com/documentation/uikit/uilayoutguide/leftanchor
  open var leftAnchor: NSLayoutXAxisAnchor { NSLayoutXAxisAnchor(self, .left) }
  /// developer.apple.com/documentation/uikit/uilayoutguide/rightanchor
  open var rightAnchor: NSLayoutXAxisAnchor { NSLayoutXAxisAnchor(self, .right) }
  /// developer.apple.com/documentation/uikit/uilayoutguide/centerxanchor
  open var centerXAnchor: NSLayoutXAxisAnchor { NSLayoutXAxisAnchor(self, .centerX) }
  /// developer.apple.com/documentation/uikit/uilayoutguide/topanchor
  open var topAnchor: NSLayoutYAxisAnchor { NSLayoutYAxisAnchor(self, .top) }
  /// developer.apple.com/documentation/uikit/uilayoutguide/bottomanchor
  open var bottomAnchor: NSLayoutYAxisAnchor { NSLayoutYAxisAnchor(self, .bottom) }
  /// developer.apple.com/documentation/uikit/uilayoutguide/centeryanchor
  open var centerYAnchor: NSLayoutYAxisAnchor { NSLayoutYAxisAnchor(self, .centerY) }
  /// developer.apple.com/documentation/uikit/uilayoutguide/widthanchor
  open var widthAnchor: NSLayoutDimension { NSLayoutDimension(self, .width) }
  /// developer.apple.com/documentation/uikit/uilayoutguide/heightanchor
  open var heightAnchor: NSLayoutDimension { NSLayoutDimension(self, .height) }
}
