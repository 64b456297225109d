/// developer.apple.com/documentation/coregraphics/cglinecap
public enum CGLineCap: Int32, Sendable { case butt, round, square }
/// developer.apple.com/documentation/coregraphics/cglinejoin
public enum CGLineJoin: Int32, Sendable { case miter, round, bevel }

/// developer.apple.com/documentation/coregraphics/cgpath
open class CGPath: Hashable, @unchecked Sendable, CustomStringConvertible {
  /// Not Apple's: the parts of a path as values, which tests compare.
  public enum Element: Hashable, Sendable {
    case move(CGPoint)
    case line(CGPoint)
    case quad(CGPoint, control: CGPoint)
    case cubic(CGPoint, control1: CGPoint, control2: CGPoint)
    case close
  }
  var elements: [Element] = []
  init(elements: [Element]) { self.elements = elements }
  /// developer.apple.com/documentation/coregraphics/cgpath/init(rect:transform:)
  public init(rect: CGRect, transform: UnsafePointer<CGAffineTransform>?) {
    elements = Self.rectangle(rect)
    if let transform { elements = elements.map { $0.applying(transform.pointee) } }
  }
  /// developer.apple.com/documentation/coregraphics/cgpath/init(roundedrect:cornerwidth:cornerheight:transform:)
  public init(
    roundedRect rect: CGRect,
    cornerWidth: CGFloat,
    cornerHeight: CGFloat,
    transform: UnsafePointer<CGAffineTransform>?
  ) {
    elements = Self.rounded(rect, cornerWidth, cornerHeight)
    if let transform { elements = elements.map { $0.applying(transform.pointee) } }
  }
  /// developer.apple.com/documentation/coregraphics/cgpath/isempty
  public var isEmpty: Bool { elements.isEmpty }
  /// developer.apple.com/documentation/coregraphics/cgpath/currentpoint
  public var currentPoint: CGPoint { elements.last { $0 != .close }?.end ?? .zero }
  /// developer.apple.com/documentation/coregraphics/cgpath/boundingbox
  public var boundingBox: CGRect { Self.box(elements.flatMap(\.points)) }
  /// developer.apple.com/documentation/coregraphics/cgpath/boundingboxofpath
  public var boundingBoxOfPath: CGRect { boundingBox }
  /// developer.apple.com/documentation/coregraphics/cgpath/copy()
  public func copy() -> CGPath? { CGPath(elements: elements) }
  /// developer.apple.com/documentation/coregraphics/cgpath/mutablecopy()
  public func mutableCopy() -> CGMutablePath? { CGMutablePath(elements: elements) }
  /// developer.apple.com/documentation/coregraphics/cgpath/contains(_:)
  public func contains(_ point: CGPoint) -> Bool { boundingBox.contains(point) }
  /// developer.apple.com/documentation/coregraphics/cgpath/==(left:right:)
  public static func == (left: CGPath, right: CGPath) -> Bool { left.elements == right.elements }
  /// developer.apple.com/documentation/coregraphics/cgpath/hash(into:)
  public func hash(into hasher: inout Hasher) { hasher.combine(elements) }
  /// developer.apple.com/documentation/coregraphics/cgpath/description
  public var description: String { elements.map { "\($0)" }.joined(separator: "\n") }
}

/// developer.apple.com/documentation/coregraphics/cgmutablepath
public final class CGMutablePath: CGPath, @unchecked Sendable {
  override init(elements: [Element]) { super.init(elements: elements) }
  /// developer.apple.com/documentation/coregraphics/cgmutablepath/init()
  public init() { super.init(elements: []) }
  /// developer.apple.com/documentation/coregraphics/cgmutablepath/move(to:)
  public func move(to point: CGPoint) { elements.append(.move(point)) }
  /// developer.apple.com/documentation/coregraphics/cgmutablepath/addline(to:)
  public func addLine(to point: CGPoint) { elements.append(.line(point)) }
  /// developer.apple.com/documentation/coregraphics/cgmutablepath/addquadcurve(to:control:)
  public func addQuadCurve(to end: CGPoint, control: CGPoint) {
    elements.append(.quad(end, control: control))
  }
  /// developer.apple.com/documentation/coregraphics/cgmutablepath/addcurve(to:control1:control2:)
  public func addCurve(to end: CGPoint, control1: CGPoint, control2: CGPoint) {
    elements.append(.cubic(end, control1: control1, control2: control2))
  }
  /// developer.apple.com/documentation/coregraphics/cgmutablepath/addrect(_:)
  public func addRect(_ rect: CGRect) { elements += Self.rectangle(rect) }
  /// developer.apple.com/documentation/coregraphics/cgmutablepath/addpath(_:)
  public func addPath(_ path: CGPath) { elements += path.elements }
  /// developer.apple.com/documentation/coregraphics/cgmutablepath/closesubpath()
  public func closeSubpath() { elements.append(.close) }
}
