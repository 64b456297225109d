extension Path {
  // The path as lines: curves are cut into 64 pieces, which is what the measures below use.
  func flattened() -> [[CGPoint]] {
    var result: [[CGPoint]] = []
    var present: [CGPoint] = []
    func last() -> CGPoint { present.last ?? .zero }
    for element in elements {
      switch element {
      case .move(let to):
        if !present.isEmpty { result.append(present) }
        present = [to]
      case .line(let to): present.append(to)
      case .quadCurve(let to, let control):
        let from = last()
        present += Self.pieces {
          Self.mix(Self.mix(from, control, $0), Self.mix(control, to, $0), $0)
        }
      case .curve(let to, let one, let two):
        let from = last()
        present += Self.pieces { part in
          let left = Self.mix(Self.mix(from, one, part), Self.mix(one, two, part), part)
          let right = Self.mix(Self.mix(one, two, part), Self.mix(two, to, part), part)
          return Self.mix(left, right, part)
        }
      case .closeSubpath:
        if let first = present.first { present.append(first) }
      }
    }
    if !present.isEmpty { result.append(present) }
    return result
  }

  private static func pieces(_ point: (CGFloat) -> CGPoint) -> [CGPoint] {
    (1...64).map { point(CGFloat($0) / 64) }
  }

  private static func mix(_ one: CGPoint, _ two: CGPoint, _ part: CGFloat) -> CGPoint {
    CGPoint(x: one.x + (two.x - one.x) * part, y: one.y + (two.y - one.y) * part)
  }

  /// developer.apple.com/documentation/swiftui/path/boundingrect
  public var boundingRect: CGRect {
    let points = flattened().flatMap { $0 }
    guard let minX = points.map(\.x).min(), let maxX = points.map(\.x).max(),
      let minY = points.map(\.y).min(), let maxY = points.map(\.y).max()
    else { return .null }
    return CGRect(x: minX, y: minY, width: maxX - minX, height: maxY - minY)
  }

  /// developer.apple.com/documentation/swiftui/path/contains(_:eofill:)
  public func contains(_ p: CGPoint, eoFill: Bool = false) -> Bool {
    var winding = 0
    var crossings = 0
    for line in flattened() {
      for (one, two) in zip(line, line.dropFirst() + [line[0]])
      where (one.y <= p.y) != (two.y <= p.y) {
        let x = one.x + (p.y - one.y) / (two.y - one.y) * (two.x - one.x)
        guard x > p.x else { continue }
        crossings += 1
        winding += two.y > one.y ? 1 : -1
      }
    }
    return eoFill ? crossings % 2 == 1 : winding != 0
  }
}
