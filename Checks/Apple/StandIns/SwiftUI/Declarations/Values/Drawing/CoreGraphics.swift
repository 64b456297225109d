// What Core Graphics gives on Apple's platforms and Foundation does not give elsewhere.

/// developer.apple.com/documentation/coregraphics/cglinecap
public enum CGLineCap: Int32, Sendable { case butt, round, square }

/// developer.apple.com/documentation/coregraphics/cglinejoin
public enum CGLineJoin: Int32, Sendable { case miter, round, bevel }

/// developer.apple.com/documentation/coregraphics/cgaffinetransform
public struct CGAffineTransform: Hashable, Codable, Sendable {
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

  /// developer.apple.com/documentation/coregraphics/cgaffinetransform/init(a:b:c:d:tx:ty:)
  public init(a: CGFloat, b: CGFloat, c: CGFloat, d: CGFloat, tx: CGFloat, ty: CGFloat) {
    (self.a, self.b, self.c, self.d, self.tx, self.ty) = (a, b, c, d, tx, ty)
  }
  /// developer.apple.com/documentation/coregraphics/cgaffinetransform/init()
  public init() { self.init(a: 0, b: 0, c: 0, d: 0, tx: 0, ty: 0) }
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
    let (s, c) = (sin(Double(angle)), cos(Double(angle)))
    self.init(a: CGFloat(c), b: CGFloat(s), c: CGFloat(-s), d: CGFloat(c), tx: 0, ty: 0)
  }

  /// developer.apple.com/documentation/coregraphics/cgaffinetransform/identity
  public static let identity = CGAffineTransform(a: 1, b: 0, c: 0, d: 1, tx: 0, ty: 0)
  /// developer.apple.com/documentation/coregraphics/cgaffinetransform/isidentity
  public var isIdentity: Bool { self == .identity }

  /// developer.apple.com/documentation/coregraphics/cgaffinetransform/concatenating(_:)
  public func concatenating(_ t: CGAffineTransform) -> CGAffineTransform {
    CGAffineTransform(
      a: a * t.a + b * t.c,
      b: a * t.b + b * t.d,
      c: c * t.a + d * t.c,
      d: c * t.b + d * t.d,
      tx: tx * t.a + ty * t.c + t.tx,
      ty: tx * t.b + ty * t.d + t.ty
    )
  }
  /// developer.apple.com/documentation/coregraphics/cgaffinetransform/translatedby(x:y:)
  public func translatedBy(x: CGFloat, y: CGFloat) -> CGAffineTransform {
    CGAffineTransform(translationX: x, y: y).concatenating(self)
  }
  /// developer.apple.com/documentation/coregraphics/cgaffinetransform/scaledby(x:y:)
  public func scaledBy(x: CGFloat, y: CGFloat) -> CGAffineTransform {
    CGAffineTransform(scaleX: x, y: y).concatenating(self)
  }
  /// developer.apple.com/documentation/coregraphics/cgaffinetransform/rotated(by:)
  public func rotated(by angle: CGFloat) -> CGAffineTransform {
    CGAffineTransform(rotationAngle: angle).concatenating(self)
  }
}

extension CGPoint {
  /// developer.apple.com/documentation/coregraphics/cgpoint/applying(_:)
  public func applying(_ t: CGAffineTransform) -> CGPoint {
    CGPoint(x: x * t.a + y * t.c + t.tx, y: x * t.b + y * t.d + t.ty)
  }
}

// Only what a path of SwiftUI needs of it: it holds elements.
/// developer.apple.com/documentation/coregraphics/cgpath
public final class CGPath: Sendable {
  let elements: [Path.Element]
  init(elements: [Path.Element]) { self.elements = elements }
}

/// developer.apple.com/documentation/coregraphics/cgvector
public struct CGVector: Hashable, Codable, Sendable {
  /// developer.apple.com/documentation/coregraphics/cgvector/dx
  public var dx: CGFloat
  /// developer.apple.com/documentation/coregraphics/cgvector/dy
  public var dy: CGFloat
  /// developer.apple.com/documentation/coregraphics/cgvector/init(dx:dy:)
  public init(dx: CGFloat, dy: CGFloat) { (self.dx, self.dy) = (dx, dy) }
  /// developer.apple.com/documentation/coregraphics/cgvector/init()
  public init() { self.init(dx: 0, dy: 0) }
  /// developer.apple.com/documentation/coregraphics/cgvector/zero
  public static let zero = CGVector()
}
