extension Path {
  /// developer.apple.com/documentation/swiftui/path/move(to:)
  public mutating func move(to end: CGPoint) {
    start = end
    elements.append(.move(to: end))
  }

  /// developer.apple.com/documentation/swiftui/path/addline(to:)
  public mutating func addLine(to end: CGPoint) { elements.append(.line(to: end)) }

  /// developer.apple.com/documentation/swiftui/path/addquadcurve(to:control:)
  public mutating func addQuadCurve(to end: CGPoint, control: CGPoint) {
    elements.append(.quadCurve(to: end, control: control))
  }

  /// developer.apple.com/documentation/swiftui/path/addcurve(to:control1:control2:)
  public mutating func addCurve(to end: CGPoint, control1: CGPoint, control2: CGPoint) {
    elements.append(.curve(to: end, control1: control1, control2: control2))
  }

  /// developer.apple.com/documentation/swiftui/path/closesubpath()
  public mutating func closeSubpath() { elements.append(.closeSubpath) }

  /// developer.apple.com/documentation/swiftui/path/addlines(_:)
  public mutating func addLines(_ lines: [CGPoint]) {
    guard let first = lines.first else { return }
    move(to: first)
    for point in lines.dropFirst() { addLine(to: point) }
  }

  /// developer.apple.com/documentation/swiftui/path/addpath(_:transform:)
  public mutating func addPath(_ path: Path, transform: CGAffineTransform = .identity) {
    let added = path.applying(transform)
    elements += added.elements
    start = added.start ?? start
  }

  /// developer.apple.com/documentation/swiftui/path/addrect(_:transform:)
  public mutating func addRect(_ rect: CGRect, transform: CGAffineTransform = .identity) {
    var path = Path()
    path.addLines([
      CGPoint(x: rect.minX, y: rect.minY), CGPoint(x: rect.maxX, y: rect.minY),
      CGPoint(x: rect.maxX, y: rect.maxY), CGPoint(x: rect.minX, y: rect.maxY),
    ])
    path.closeSubpath()
    addPath(path, transform: transform)
  }

  /// developer.apple.com/documentation/swiftui/path/addrects(_:transform:)
  public mutating func addRects(_ rects: [CGRect], transform: CGAffineTransform = .identity) {
    for rect in rects { addRect(rect, transform: transform) }
  }

  /// developer.apple.com/documentation/swiftui/path/addellipse(in:transform:)
  public mutating func addEllipse(in rect: CGRect, transform: CGAffineTransform = .identity) {
    addRoundedRect(
      in: rect,
      cornerSize: CGSize(width: rect.width / 2, height: rect.height / 2),
      style: .circular,
      transform: transform
    )
  }

  // Both styles are drawn with circular corners: the continuous curve is not documented.
  /// developer.apple.com/documentation/swiftui/path/addroundedrect(in:cornersize:style:transform:)
  public mutating func addRoundedRect(
    in rect: CGRect,
    cornerSize: CGSize,
    style: RoundedCornerStyle = .continuous,
    transform: CGAffineTransform = .identity
  ) {
    let size = CGSize(
      width: min(cornerSize.width, rect.width / 2),
      height: min(cornerSize.height, rect.height / 2)
    )
    addCorners(in: rect, [size, size, size, size], transform)
  }

  /// developer.apple.com/documentation/swiftui/path/addroundedrect(in:cornerradii:style:transform:)
  public mutating func addRoundedRect(
    in rect: CGRect,
    cornerRadii: RectangleCornerRadii,
    style: RoundedCornerStyle = .continuous,
    transform: CGAffineTransform = .identity
  ) {
    let limit = min(rect.width, rect.height) / 2
    let radii = [
      cornerRadii.topTrailing, cornerRadii.bottomTrailing, cornerRadii.bottomLeading,
      cornerRadii.topLeading,
    ]
    let sizes = radii.map { CGSize(width: min($0, limit), height: min($0, limit)) }
    addCorners(in: rect, sizes, transform)
  }

  // Clockwise as seen, from the middle of the right edge; sizes from the top right corner on.
  private mutating func addCorners(
    in rect: CGRect,
    _ sizes: [CGSize],
    _ transform: CGAffineTransform
  ) {
    let k: CGFloat = 0.552_284_749_830_793_4
    let corners = [
      CGPoint(x: rect.maxX, y: rect.maxY), CGPoint(x: rect.minX, y: rect.maxY),
      CGPoint(x: rect.minX, y: rect.minY), CGPoint(x: rect.maxX, y: rect.minY),
    ]
    let order = [sizes[1], sizes[2], sizes[3], sizes[0]]
    // The directions in which the outline comes to each corner and leaves it.
    let steps: [(CGFloat, CGFloat)] = [(0, 1), (-1, 0), (0, -1), (1, 0)]
    var path = Path()
    path.move(to: CGPoint(x: rect.maxX, y: rect.midY))
    for (index, corner) in corners.enumerated() {
      let (come, go) = (steps[index], steps[(index + 1) % 4])
      let size = order[index]
      func at(_ way: (CGFloat, CGFloat), _ part: CGFloat) -> CGPoint {
        CGPoint(
          x: corner.x + way.0 * size.width * part,
          y: corner.y + way.1 * size.height * part
        )
      }
      path.addLine(to: at(come, -1))
      guard size.width > 0, size.height > 0 else { continue }
      path.addCurve(to: at(go, 1), control1: at(come, k - 1), control2: at(go, 1 - k))
    }
    path.closeSubpath()
    addPath(path, transform: transform)
  }
}
