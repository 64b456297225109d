#if canImport(UIKit)
import RejoinderCore
import UIKit

/// Draws the lines or bars of a row, and is hit where a line is: a line folds the branch that it
/// comes from.
final class CellLinesView: UIControl {
  var barColor = UIColor.clear { didSet { setNeedsDisplay() } }
  var lineColor = UIColor.clear { didSet { setNeedsDisplay() } }
  /// Called with the depth of the comment whose line was hit.
  var onHit: ((Int) -> Void)?

  private(set) var geometry: RowGeometry?
  private var metrics = DiscussionStyle.plain.metrics
  private var columns = RowColumns(indentation: 0)
  private var hitDepth: Int?
  private var isMirrored = false

  override init(frame: CGRect) {
    super.init(frame: frame)
    backgroundColor = .clear
    isOpaque = false
    contentMode = .redraw
    isAccessibilityElement = false
    addAction(UIAction { [weak self] _ in self?.fold() }, for: .touchUpInside)
  }

  required init?(coder: NSCoder) { super.init(coder: coder) }

  /// Takes over where everything stands.
  ///
  /// - Parameters:
  ///   - geometry: Where everything stands, from the left.
  ///   - metrics: The sizes of the row.
  ///   - columns: What is left of the row.
  ///   - isMirrored: Whether lines begin on the right side.
  func show(
    _ geometry: RowGeometry,
    _ metrics: DiscussionMetrics,
    _ columns: RowColumns,
    isMirrored: Bool
  ) {
    self.isMirrored = isMirrored
    guard geometry != self.geometry || metrics != self.metrics || columns != self.columns else {
      return
    }
    (self.geometry, self.metrics, self.columns) = (geometry, metrics, columns)
    setNeedsDisplay()
  }

  override func draw(_ rect: CGRect) {
    guard let geometry else { return }
    barColor.setFill()
    for bar in geometry.bars { UIBezierPath(rect: CGRect(bar)).fill() }
    lineColor.setFill()
    for line in geometry.lines { UIBezierPath(rect: CGRect(line)).fill() }
    if let stem = geometry.stem { UIBezierPath(rect: CGRect(stem)).fill() }
    guard let elbow = geometry.elbow else { return }
    lineColor.setStroke()
    let path = UIBezierPath()
    path.move(to: CGPoint(elbow.start))
    path.addLine(to: CGPoint(elbow.bend))
    path.addQuadCurve(to: CGPoint(elbow.turn), controlPoint: CGPoint(elbow.corner))
    path.addLine(to: CGPoint(elbow.end))
    path.lineWidth = CGFloat(metrics.strokeWidth)
    path.lineCapStyle = .round
    path.stroke()
  }

  override func point(inside point: CGPoint, with event: UIEvent?) -> Bool {
    onHit != nil && depth(at: point) != nil
  }

  override func beginTracking(_ touch: UITouch, with event: UIEvent?) -> Bool {
    hitDepth = depth(at: touch.location(in: self))
    return hitDepth != nil
  }

  /// The depth of the comment whose line is at a place.
  func depth(at point: CGPoint) -> Int? {
    BranchTarget.depth(
      atX: Double(isMirrored ? bounds.width - point.x : point.x),
      y: Double(point.y),
      columns,
      metrics: metrics,
      height: Double(bounds.height)
    )
  }

  private func fold() {
    if let hitDepth { onHit?(hitDepth) }
  }
}
#endif
