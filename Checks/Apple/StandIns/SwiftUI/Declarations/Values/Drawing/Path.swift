/// developer.apple.com/documentation/swiftui/path
public struct Path: Equatable, LosslessStringConvertible, Sendable {
  /// developer.apple.com/documentation/swiftui/path/element
  public enum Element: Equatable, Sendable {
    case move(to: CGPoint)
    case line(to: CGPoint)
    case quadCurve(to: CGPoint, control: CGPoint)
    case curve(to: CGPoint, control1: CGPoint, control2: CGPoint)
    case closeSubpath
  }

  // Not Apple's: what the path is made of, for tests; the framework has `forEach`.
  public internal(set) var elements: [Element] = []
  var start: CGPoint?

  /// developer.apple.com/documentation/swiftui/path/init()
  public init() {}
  /// developer.apple.com/documentation/swiftui/path/init(_:)
  public init(_ callback: (inout Path) -> Void) { callback(&self) }
  /// developer.apple.com/documentation/swiftui/path/init(_:)
  public init(_ path: CGPath) { elements = path.elements }
  /// developer.apple.com/documentation/swiftui/path/init(_:)
  public init(_ rect: CGRect) { addRect(rect) }
  /// developer.apple.com/documentation/swiftui/path/init(roundedrect:cornersize:style:)
  public init(roundedRect rect: CGRect, cornerSize: CGSize, style: RoundedCornerStyle = .continuous)
  {
    addRoundedRect(in: rect, cornerSize: cornerSize, style: style)
  }
  /// developer.apple.com/documentation/swiftui/path/init(roundedrect:cornerradius:style:)
  public init(
    roundedRect rect: CGRect,
    cornerRadius: CGFloat,
    style: RoundedCornerStyle = .continuous
  ) {
    addRoundedRect(
      in: rect,
      cornerSize: CGSize(width: cornerRadius, height: cornerRadius),
      style: style
    )
  }
  /// developer.apple.com/documentation/swiftui/path/init(roundedrect:cornerradii:style:)
  public init(
    roundedRect rect: CGRect,
    cornerRadii: RectangleCornerRadii,
    style: RoundedCornerStyle = .continuous
  ) {
    addRoundedRect(in: rect, cornerRadii: cornerRadii, style: style)
  }
  /// developer.apple.com/documentation/swiftui/path/init(ellipsein:)
  public init(ellipseIn rect: CGRect) { addEllipse(in: rect) }

  /// developer.apple.com/documentation/swiftui/path/isempty
  public var isEmpty: Bool { elements.isEmpty }
  /// developer.apple.com/documentation/swiftui/path/cgpath
  public var cgPath: CGPath { CGPath(elements: elements) }
  /// developer.apple.com/documentation/swiftui/path/foreach(_:)
  public func forEach(_ body: (Element) -> Void) { elements.forEach(body) }

  /// developer.apple.com/documentation/swiftui/path/currentpoint
  public var currentPoint: CGPoint? {
    switch elements.last {
    case nil: nil
    case .move(let point), .line(let point), .quadCurve(let point, _), .curve(let point, _, _):
      point
    case .closeSubpath: start
    }
  }

  public static func == (lhs: Path, rhs: Path) -> Bool { lhs.elements == rhs.elements }
}

extension Path {
  // The words of the framework's own description: "0 0 m 10 0 l h".
  public var description: String {
    elements.map { element in
      switch element {
      case .move(let to): "\(words(to)) m"
      case .line(let to): "\(words(to)) l"
      case .quadCurve(let to, let control): "\(words(control)) \(words(to)) q"
      case .curve(let to, let one, let two): "\(words(one)) \(words(two)) \(words(to)) c"
      case .closeSubpath: "h"
      }
    }.joined(separator: " ")
  }

  private func words(_ point: CGPoint) -> String { "\(word(point.x)) \(word(point.y))" }

  private func word(_ value: CGFloat) -> String {
    value == value.rounded() ? "\(Int(value))" : "\(Double(value))"
  }

  /// developer.apple.com/documentation/swiftui/path/init(_:)
  public init?(_ string: String) {
    var points: [CGFloat] = []
    for word in string.split(separator: " ") {
      if let number = Double(word) {
        points.append(CGFloat(number))
        continue
      }
      guard append(String(word), points) else { return nil }
      points = []
    }
    if !points.isEmpty { return nil }
  }

  private mutating func append(_ word: String, _ n: [CGFloat]) -> Bool {
    func point(_ index: Int) -> CGPoint { CGPoint(x: n[index], y: n[index + 1]) }
    switch (word, n.count) {
    case ("m", 2): move(to: point(0))
    case ("l", 2): addLine(to: point(0))
    case ("q", 4): addQuadCurve(to: point(2), control: point(0))
    case ("c", 6): addCurve(to: point(4), control1: point(0), control2: point(2))
    case ("h", 0): closeSubpath()
    default: return false
    }
    return true
  }
}

/// developer.apple.com/documentation/swiftui/roundedcornerstyle
public enum RoundedCornerStyle: Hashable, Sendable { case circular, continuous }

/// developer.apple.com/documentation/swiftui/rectanglecornerradii
public struct RectangleCornerRadii: Hashable, Sendable {
  /// developer.apple.com/documentation/swiftui/rectanglecornerradii/topleading
  public var topLeading: CGFloat
  /// developer.apple.com/documentation/swiftui/rectanglecornerradii/bottomleading
  public var bottomLeading: CGFloat
  /// developer.apple.com/documentation/swiftui/rectanglecornerradii/bottomtrailing
  public var bottomTrailing: CGFloat
  /// developer.apple.com/documentation/swiftui/rectanglecornerradii/toptrailing
  public var topTrailing: CGFloat
  /// developer.apple.com/documentation/swiftui/rectanglecornerradii/init(topleading:bottomleading:bottomtrailing:toptrailing:)
  public init(
    topLeading: CGFloat = 0,
    bottomLeading: CGFloat = 0,
    bottomTrailing: CGFloat = 0,
    topTrailing: CGFloat = 0
  ) {
    self.topLeading = topLeading
    self.bottomLeading = bottomLeading
    self.bottomTrailing = bottomTrailing
    self.topTrailing = topTrailing
  }
}

extension RectangleCornerRadii: Animatable {
  /// developer.apple.com/documentation/swiftui/rectanglecornerradii/animatabledata
  public var animatableData:
    AnimatablePair<AnimatablePair<CGFloat, CGFloat>, AnimatablePair<CGFloat, CGFloat>>
  {
    get {
      AnimatablePair(
        AnimatablePair(topLeading, bottomLeading),
        AnimatablePair(bottomTrailing, topTrailing)
      )
    }
    set {
      (topLeading, bottomLeading) = (newValue.first.first, newValue.first.second)
      (bottomTrailing, topTrailing) = (newValue.second.first, newValue.second.second)
    }
  }
}
