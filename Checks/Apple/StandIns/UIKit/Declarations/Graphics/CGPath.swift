public enum CGLineCap: Int32, Sendable { case butt, round, square }
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
  public init(rect: CGRect, transform: UnsafePointer<CGAffineTransform>?) {
    elements = Self.rectangle(rect)
    if let transform { elements = elements.map { $0.applying(transform.pointee) } }
  }
  public init(
    roundedRect rect: CGRect,
    cornerWidth: CGFloat,
    cornerHeight: CGFloat,
    transform: UnsafePointer<CGAffineTransform>?
  ) {
    elements = Self.rounded(rect, cornerWidth, cornerHeight)
    if let transform { elements = elements.map { $0.applying(transform.pointee) } }
  }
  public var isEmpty: Bool { elements.isEmpty }
  public var currentPoint: CGPoint { elements.last { $0 != .close }?.end ?? .zero }
  public var boundingBox: CGRect { Self.box(elements.flatMap(\.points)) }
  public var boundingBoxOfPath: CGRect { boundingBox }
  public func copy() -> CGPath? { CGPath(elements: elements) }
  public func mutableCopy() -> CGMutablePath? { CGMutablePath(elements: elements) }
  public func contains(_ point: CGPoint) -> Bool { boundingBox.contains(point) }
  public static func == (left: CGPath, right: CGPath) -> Bool { left.elements == right.elements }
  public func hash(into hasher: inout Hasher) { hasher.combine(elements) }
  public var description: String { elements.map { "\($0)" }.joined(separator: "\n") }
}

/// developer.apple.com/documentation/coregraphics/cgmutablepath
public final class CGMutablePath: CGPath, @unchecked Sendable {
  override init(elements: [Element]) { super.init(elements: elements) }
  public init() { super.init(elements: []) }
  public func move(to point: CGPoint) { elements.append(.move(point)) }
  public func addLine(to point: CGPoint) { elements.append(.line(point)) }
  public func addQuadCurve(to end: CGPoint, control: CGPoint) {
    elements.append(.quad(end, control: control))
  }
  public func addCurve(to end: CGPoint, control1: CGPoint, control2: CGPoint) {
    elements.append(.cubic(end, control1: control1, control2: control2))
  }
  public func addRect(_ rect: CGRect) { elements += Self.rectangle(rect) }
  public func addPath(_ path: CGPath) { elements += path.elements }
  public func closeSubpath() { elements.append(.close) }
}
