extension Path {
  /// developer.apple.com/documentation/swiftui/path/addarc(center:radius:startangle:endangle:clockwise:transform:)
  public mutating func addArc(
    center: CGPoint,
    radius: CGFloat,
    startAngle: Angle,
    endAngle: Angle,
    clockwise: Bool,
    transform: CGAffineTransform = .identity
  ) {
    let full = 2 * Double.pi
    var delta = (endAngle.radians - startAngle.radians)
    if abs(delta) >= full, (delta < 0) == clockwise {
      delta = clockwise ? -full : full
    } else {
      delta = delta.truncatingRemainder(dividingBy: full)
      if clockwise, delta > 0 { delta -= full }
      if !clockwise, delta < 0 { delta += full }
    }
    addRelativeArc(
      center: center,
      radius: radius,
      startAngle: startAngle,
      delta: .radians(delta),
      transform: transform
    )
  }

  /// developer.apple.com/documentation/swiftui/path/addrelativearc(center:radius:startangle:delta:transform:)
  public mutating func addRelativeArc(
    center: CGPoint,
    radius: CGFloat,
    startAngle: Angle,
    delta: Angle,
    transform: CGAffineTransform = .identity
  ) {
    func point(_ angle: Double, _ out: Double) -> CGPoint {
      // `out` goes along the tangent, as the handles of the curve do.
      let (c, s, r) = (cos(angle), sin(angle), Double(radius))
      return CGPoint(
        x: Double(center.x) + r * (c - out * s),
        y: Double(center.y) + r * (s + out * c)
      ).applying(transform)
    }
    let first = point(startAngle.radians, 0)
    if currentPoint == nil { move(to: first) } else { addLine(to: first) }
    let count = max(1, Int((abs(delta.radians) / (Double.pi / 2)).rounded(.up)))
    let step = delta.radians / Double(count)
    let handle = 4.0 / 3.0 * tan(step / 4)
    for index in 0..<count where step != 0 {
      let from = startAngle.radians + Double(index) * step
      addCurve(
        to: point(from + step, 0),
        control1: point(from, handle),
        control2: point(from + step, -handle)
      )
    }
  }

  /// developer.apple.com/documentation/swiftui/path/addarc(tangent1end:tangent2end:radius:transform:)
  public mutating func addArc(
    tangent1End: CGPoint,
    tangent2End: CGPoint,
    radius: CGFloat,
    transform: CGAffineTransform = .identity
  ) {
    guard let corner = currentPoint else { return }
    let (one, two) = (
      Self.unit(from: tangent1End, to: corner), Self.unit(from: tangent1End, to: tangent2End)
    )
    let cosine = one.x * two.x + one.y * two.y
    guard radius > 0, abs(cosine) < 1 else { return addLine(to: tangent1End.applying(transform)) }
    let half = acos(Double(cosine)) / 2
    let along = radius / CGFloat(tan(half))
    let out = radius / CGFloat(sin(half))
    let middle = Self.unit(from: .zero, to: CGPoint(x: one.x + two.x, y: one.y + two.y))
    let center = CGPoint(x: tangent1End.x + middle.x * out, y: tangent1End.y + middle.y * out)
    func angle(_ way: CGPoint) -> Double {
      let touch = CGPoint(x: tangent1End.x + way.x * along, y: tangent1End.y + way.y * along)
      return atan2(Double(touch.y - center.y), Double(touch.x - center.x))
    }
    let (start, end) = (angle(one), angle(two))
    var delta = (end - start).truncatingRemainder(dividingBy: 2 * .pi)
    if delta > .pi { delta -= 2 * .pi }
    if delta < -.pi { delta += 2 * .pi }
    addRelativeArc(
      center: center,
      radius: radius,
      startAngle: .radians(start),
      delta: .radians(delta),
      transform: transform
    )
  }

  private static func unit(from: CGPoint, to: CGPoint) -> CGPoint {
    let (x, y) = (to.x - from.x, to.y - from.y)
    let length = (x * x + y * y).squareRoot()
    return length == 0 ? .zero : CGPoint(x: x / length, y: y / length)
  }

  /// developer.apple.com/documentation/swiftui/path/applying(_:)
  public func applying(_ transform: CGAffineTransform) -> Path {
    guard !transform.isIdentity else { return self }
    var result = Path()
    result.start = start?.applying(transform)
    result.elements = elements.map { element in
      switch element {
      case .move(let to): .move(to: to.applying(transform))
      case .line(let to): .line(to: to.applying(transform))
      case .quadCurve(let to, let control):
        .quadCurve(to: to.applying(transform), control: control.applying(transform))
      case .curve(let to, let one, let two):
        .curve(
          to: to.applying(transform),
          control1: one.applying(transform),
          control2: two.applying(transform)
        )
      case .closeSubpath: .closeSubpath
      }
    }
    return result
  }

  /// developer.apple.com/documentation/swiftui/path/offsetby(dx:dy:)
  public func offsetBy(dx: CGFloat, dy: CGFloat) -> Path {
    applying(CGAffineTransform(translationX: dx, y: dy))
  }
}
