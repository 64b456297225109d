extension CGPath {
  static func rectangle(_ rect: CGRect) -> [Element] {
    [
      .move(CGPoint(x: rect.minX, y: rect.minY)), .line(CGPoint(x: rect.maxX, y: rect.minY)),
      .line(CGPoint(x: rect.maxX, y: rect.maxY)), .line(CGPoint(x: rect.minX, y: rect.maxY)),
      .close,
    ]
  }

  static func rounded(_ rect: CGRect, _ width: CGFloat, _ height: CGFloat) -> [Element] {
    let (w, h) = (min(width, rect.width / 2), min(height, rect.height / 2))
    let (l, t, r, b) = (rect.minX, rect.minY, rect.maxX, rect.maxY)
    return [
      .move(CGPoint(x: l + w, y: t)), .line(CGPoint(x: r - w, y: t)),
      .quad(CGPoint(x: r, y: t + h), control: CGPoint(x: r, y: t)),
      .line(CGPoint(x: r, y: b - h)),
      .quad(CGPoint(x: r - w, y: b), control: CGPoint(x: r, y: b)),
      .line(CGPoint(x: l + w, y: b)),
      .quad(CGPoint(x: l, y: b - h), control: CGPoint(x: l, y: b)),
      .line(CGPoint(x: l, y: t + h)),
      .quad(CGPoint(x: l + w, y: t), control: CGPoint(x: l, y: t)), .close,
    ]
  }

  static func box(_ points: [CGPoint]) -> CGRect {
    guard let first = points.first else { return .null }
    return points.reduce(CGRect(origin: first, size: .zero)) {
      $0.union(CGRect(origin: $1, size: .zero))
    }
  }

  /// Not Apple's: the parts of the path in the order in which they were added.
  public var standInElements: [Element] { elements }
}

extension CGPath.Element {
  var points: [CGPoint] {
    switch self {
    case .move(let point), .line(let point): [point]
    case .quad(let end, let control): [control, end]
    case .cubic(let end, let control1, let control2): [control1, control2, end]
    case .close: []
    }
  }

  var end: CGPoint? { points.last }

  func applying(_ transform: CGAffineTransform) -> Self {
    switch self {
    case .move(let point): .move(point.applying(transform))
    case .line(let point): .line(point.applying(transform))
    case .quad(let end, let control):
      .quad(end.applying(transform), control: control.applying(transform))
    case .cubic(let end, let control1, let control2):
      .cubic(
        end.applying(transform),
        control1: control1.applying(transform),
        control2: control2.applying(transform)
      )
    case .close: .close
    }
  }
}
