/// developer.apple.com/documentation/uikit/uibezierpath
open class UIBezierPath: NSObject {
  /// developer.apple.com/documentation/uikit/uibezierpath/cgpath
  open var cgPath: CGPath = CGMutablePath()
  /// developer.apple.com/documentation/uikit/uibezierpath/linewidth
  open var lineWidth: CGFloat = 1
  /// developer.apple.com/documentation/uikit/uibezierpath/linecapstyle
  open var lineCapStyle: CGLineCap = .butt
  /// developer.apple.com/documentation/uikit/uibezierpath/linejoinstyle
  open var lineJoinStyle: CGLineJoin = .miter
  /// developer.apple.com/documentation/uikit/uibezierpath/usesevenoddfillrule
  open var usesEvenOddFillRule = false
  /// developer.apple.com/documentation/uikit/uibezierpath/init()
  public override init() { super.init() }
  /// developer.apple.com/documentation/uikit/uibezierpath/init(rect:)
  public convenience init(rect: CGRect) {
    self.init(cgPath: CGPath(rect: rect, transform: nil))
  }
  /// developer.apple.com/documentation/uikit/uibezierpath/init(roundedrect:cornerradius:)
  public convenience init(roundedRect rect: CGRect, cornerRadius: CGFloat) {
    self.init(
      cgPath: CGPath(
        roundedRect: rect,
        cornerWidth: cornerRadius,
        cornerHeight: cornerRadius,
        transform: nil
      )
    )
  }
  /// developer.apple.com/documentation/uikit/uibezierpath/init(roundedrect:byroundingcorners:cornerradii:)
  public convenience init(
    roundedRect rect: CGRect,
    byRoundingCorners corners: UIRectCorner,
    cornerRadii: CGSize
  ) {
    self.init(
      cgPath: CGPath(
        roundedRect: rect,
        cornerWidth: cornerRadii.width,
        cornerHeight: cornerRadii.height,
        transform: nil
      )
    )
  }
  /// developer.apple.com/documentation/uikit/uibezierpath/init(ovalin:)
  public convenience init(ovalIn rect: CGRect) {
    self.init(
      cgPath: CGPath(
        roundedRect: rect,
        cornerWidth: rect.width / 2,
        cornerHeight: rect.height / 2,
        transform: nil
      )
    )
  }
  /// developer.apple.com/documentation/uikit/uibezierpath/init(cgpath:)
  public convenience init(cgPath CGPath: CGPath) {
    self.init()
    cgPath = CGPath
  }
  /// developer.apple.com/documentation/uikit/uibezierpath/isempty
  open var isEmpty: Bool { cgPath.isEmpty }
  /// developer.apple.com/documentation/uikit/uibezierpath/bounds
  open var bounds: CGRect { cgPath.boundingBox }
  /// developer.apple.com/documentation/uikit/uibezierpath/currentpoint
  open var currentPoint: CGPoint { cgPath.currentPoint }
  /// developer.apple.com/documentation/uikit/uibezierpath/move(to:)
  open func move(to point: CGPoint) { change { $0.move(to: point) } }
  /// developer.apple.com/documentation/uikit/uibezierpath/addline(to:)
  open func addLine(to point: CGPoint) { change { $0.addLine(to: point) } }
  /// developer.apple.com/documentation/uikit/uibezierpath/addquadcurve(to:controlpoint:)
  open func addQuadCurve(to endPoint: CGPoint, controlPoint: CGPoint) {
    change { $0.addQuadCurve(to: endPoint, control: controlPoint) }
  }
  /// developer.apple.com/documentation/uikit/uibezierpath/addcurve(to:controlpoint1:controlpoint2:)
  open func addCurve(to endPoint: CGPoint, controlPoint1: CGPoint, controlPoint2: CGPoint) {
    change { $0.addCurve(to: endPoint, control1: controlPoint1, control2: controlPoint2) }
  }
  /// developer.apple.com/documentation/uikit/uibezierpath/append(_:)
  open func append(_ bezierPath: UIBezierPath) { change { $0.addPath(bezierPath.cgPath) } }
  /// developer.apple.com/documentation/uikit/uibezierpath/close()
  open func close() { change { $0.closeSubpath() } }
  /// developer.apple.com/documentation/uikit/uibezierpath/removeallpoints()
  open func removeAllPoints() { cgPath = CGMutablePath() }
  /// developer.apple.com/documentation/uikit/uibezierpath/contains(_:)
  open func contains(_ point: CGPoint) -> Bool { cgPath.contains(point) }
  /// developer.apple.com/documentation/uikit/uibezierpath/apply(_:)
  open func apply(_ transform: CGAffineTransform) {
    cgPath = CGPath(elements: cgPath.elements.map { $0.applying(transform) })
  }
  /// developer.apple.com/documentation/uikit/uibezierpath/reversing()
  open func reversing() -> UIBezierPath { UIBezierPath(cgPath: cgPath) }
  /// developer.apple.com/documentation/uikit/uibezierpath/fill()
  open func fill() {}
  /// developer.apple.com/documentation/uikit/uibezierpath/stroke()
  open func stroke() {}
  /// developer.apple.com/documentation/uikit/uibezierpath/addclip()
  open func addClip() {}
  private func change(_ body: (CGMutablePath) -> Void) {
    let path = CGMutablePath(elements: cgPath.elements)
    body(path)
    cgPath = path
  }
}
