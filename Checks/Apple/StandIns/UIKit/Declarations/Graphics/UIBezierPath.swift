open class UIBezierPath: NSObject {
  open var cgPath: CGPath = CGMutablePath()
  open var lineWidth: CGFloat = 1
  open var lineCapStyle: CGLineCap = .butt
  open var lineJoinStyle: CGLineJoin = .miter
  open var usesEvenOddFillRule = false
  public override init() { super.init() }
  public convenience init(rect: CGRect) {
    self.init(cgPath: CGPath(rect: rect, transform: nil))
  }
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
  public convenience init(cgPath CGPath: CGPath) {
    self.init()
    cgPath = CGPath
  }
  open var isEmpty: Bool { cgPath.isEmpty }
  open var bounds: CGRect { cgPath.boundingBox }
  open var currentPoint: CGPoint { cgPath.currentPoint }
  open func move(to point: CGPoint) { change { $0.move(to: point) } }
  open func addLine(to point: CGPoint) { change { $0.addLine(to: point) } }
  open func addQuadCurve(to endPoint: CGPoint, controlPoint: CGPoint) {
    change { $0.addQuadCurve(to: endPoint, control: controlPoint) }
  }
  open func addCurve(to endPoint: CGPoint, controlPoint1: CGPoint, controlPoint2: CGPoint) {
    change { $0.addCurve(to: endPoint, control1: controlPoint1, control2: controlPoint2) }
  }
  open func append(_ bezierPath: UIBezierPath) { change { $0.addPath(bezierPath.cgPath) } }
  open func close() { change { $0.closeSubpath() } }
  open func removeAllPoints() { cgPath = CGMutablePath() }
  open func contains(_ point: CGPoint) -> Bool { cgPath.contains(point) }
  open func apply(_ transform: CGAffineTransform) {
    cgPath = CGPath(elements: cgPath.elements.map { $0.applying(transform) })
  }
  open func reversing() -> UIBezierPath { UIBezierPath(cgPath: cgPath) }
  open func fill() {}
  open func stroke() {}
  open func addClip() {}
  private func change(_ body: (CGMutablePath) -> Void) {
    let path = CGMutablePath(elements: cgPath.elements)
    body(path)
    cgPath = path
  }
}
