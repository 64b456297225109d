/// developer.apple.com/documentation/coregraphics/cgaffinetransform
public struct CGAffineTransform: Hashable, Sendable {
  /// developer.apple.com/documentation/coregraphics/cgaffinetransform/a
  public var a: CGFloat
  /// developer.apple.com/documentation/coregraphics/cgaffinetransform/b
  public var b: CGFloat
  /// developer.apple.com/documentation/coregraphics/cgaffinetransform/c
  public var c: CGFloat
  /// developer.apple.com/documentation/coregraphics/cgaffinetransform/d
  public var d: CGFloat
  /// developer.apple.com/documentation/coregraphics/cgaffinetransform/tx
  public var tx: CGFloat
  /// developer.apple.com/documentation/coregraphics/cgaffinetransform/ty
  public var ty: CGFloat
  /// developer.apple.com/documentation/coregraphics/cgaffinetransform/identity
  public static let identity = CGAffineTransform()
  /// developer.apple.com/documentation/coregraphics/cgaffinetransform/init()
  public init() { self.init(a: 1, b: 0, c: 0, d: 1, tx: 0, ty: 0) }
  /// developer.apple.com/documentation/coregraphics/cgaffinetransform/init(a:b:c:d:tx:ty:)
  public init(a: CGFloat, b: CGFloat, c: CGFloat, d: CGFloat, tx: CGFloat, ty: CGFloat) {
    (self.a, self.b, self.c, self.d, self.tx, self.ty) = (a, b, c, d, tx, ty)
  }
  /// developer.apple.com/documentation/coregraphics/cgaffinetransform/init(translationx:y:)
  public init(translationX tx: CGFloat, y ty: CGFloat) {
    self.init(a: 1, b: 0, c: 0, d: 1, tx: tx, ty: ty)
  }
  /// developer.apple.com/documentation/coregraphics/cgaffinetransform/init(scalex:y:)
  public init(scaleX sx: CGFloat, y sy: CGFloat) {
    self.init(a: sx, b: 0, c: 0, d: sy, tx: 0, ty: 0)
  }
  /// developer.apple.com/documentation/coregraphics/cgaffinetransform/init(rotationangle:)
  public init(rotationAngle angle: CGFloat) {
    let (s, c) = (CGFloat(sin(Double(angle))), CGFloat(cos(Double(angle))))
    self.init(a: c, b: s, c: -s, d: c, tx: 0, ty: 0)
  }
  /// developer.apple.com/documentation/coregraphics/cgaffinetransform/isidentity
  public var isIdentity: Bool { self == .identity }
  /// developer.apple.com/documentation/coregraphics/cgaffinetransform/concatenating(_:)
  public func concatenating(_ t2: CGAffineTransform) -> CGAffineTransform {
    CGAffineTransform(
      a: a * t2.a + b * t2.c,
      b: a * t2.b + b * t2.d,
      c: c * t2.a + d * t2.c,
      d: c * t2.b + d * t2.d,
      tx: tx * t2.a + ty * t2.c + t2.tx,
      ty: tx * t2.b + ty * t2.d + t2.ty
    )
  }
  /// developer.apple.com/documentation/coregraphics/cgaffinetransform/translatedby(x:y:)
  public func translatedBy(x tx: CGFloat, y ty: CGFloat) -> CGAffineTransform {
    CGAffineTransform(translationX: tx, y: ty).concatenating(self)
  }
  /// developer.apple.com/documentation/coregraphics/cgaffinetransform/scaledby(x:y:)
  public func scaledBy(x sx: CGFloat, y sy: CGFloat) -> CGAffineTransform {
    CGAffineTransform(scaleX: sx, y: sy).concatenating(self)
  }
  /// developer.apple.com/documentation/coregraphics/cgaffinetransform/rotated(by:)
  public func rotated(by angle: CGFloat) -> CGAffineTransform {
    CGAffineTransform(rotationAngle: angle).concatenating(self)
  }
  /// developer.apple.com/documentation/coregraphics/cgaffinetransform/inverted()
  public func inverted() -> CGAffineTransform {
    let det = a * d - b * c
    guard det != 0 else { return self }
    return CGAffineTransform(
      a: d / det,
      b: -b / det,
      c: -c / det,
      d: a / det,
      tx: (c * ty - d * tx) / det,
      ty: (b * tx - a * ty) / det
    )
  }
}

extension CGPoint {
  /// developer.apple.com/documentation/corefoundation/cgpoint/applying(_:)
  public func applying(_ t: CGAffineTransform) -> CGPoint {
    CGPoint(x: x * t.a + y * t.c + t.tx, y: x * t.b + y * t.d + t.ty)
  }
}

extension CGSize {
  /// developer.apple.com/documentation/corefoundation/cgsize/applying(_:)
  public func applying(_ t: CGAffineTransform) -> CGSize {
    CGSize(width: width * t.a + height * t.c, height: width * t.b + height * t.d)
  }
}

extension CGRect {
  /// developer.apple.com/documentation/corefoundation/cgrect/applying(_:)
  public func applying(_ t: CGAffineTransform) -> CGRect {
    let corners = [
      CGPoint(x: minX, y: minY), CGPoint(x: maxX, y: minY), CGPoint(x: minX, y: maxY),
      CGPoint(x: maxX, y: maxY),
    ].map { $0.applying(t) }
    let (xs, ys) = (corners.map(\.x).sorted(), corners.map(\.y).sorted())
    return CGRect(x: xs[0], y: ys[0], width: xs[3] - xs[0], height: ys[3] - ys[0])
  }
}
