import RejoinderUI
import SwiftUI

extension ViewNode {
  /// Whether the node draws a shape of a type.
  func isShape(_ name: String) -> Bool {
    guard kind == "Shape", case .described(let words)? = self["shape"] else { return false }
    return words.contains(name)
  }

  /// Whether the node pads one side alone.
  func pads(_ edge: Edge.Set) -> Bool { self["edges"]?.value(as: Edge.Set.self) == edge }

  /// The stem below the avatar of the row, in a row of 120 points.
  var stem: Path? {
    let areas = withDescendants.first { $0.isShape("StemShape") }
    let path = areas?.path(in: CGRect(x: 0, y: 0, width: 700, height: 120))
    return path?.isEmpty == false ? path : nil
  }

  /// What is left of the row whose strokes the node draws.
  ///
  /// A shape is known by its description; the first words that can be read as columns are its.
  var columns: RowColumns? {
    guard isShape("ConnectorShape"), case .described(let words)? = self["shape"] else { return nil }
    func number(_ name: String) -> Int? {
      words.range(of: name + ": ").flatMap { Int(words[$0.upperBound...].prefix { $0.isNumber }) }
    }
    guard let indentation = number("indentation"), let continuing = number("continuing") else {
      return nil
    }
    return RowColumns(
      indentation: indentation,
      continuing: UInt8(continuing),
      hasStem: words.contains("hasStem: true"),
      isBeyondCap: words.contains("isBeyondCap: true")
    )
  }
}

extension DiscussionMetrics.Padding {
  var edges: EdgeInsets {
    EdgeInsets(top: top, leading: leading, bottom: bottom, trailing: trailing)
  }
}

extension RowGeometry {
  /// The strokes that Core's numbers make, drawn here a second time.
  var strokes: Path {
    var path = Path()
    for line in lines {
      path.move(to: CGPoint(x: line.midX, y: line.y))
      path.addLine(to: CGPoint(x: line.midX, y: line.maxY))
    }
    guard let elbow else { return path }
    path.move(to: CGPoint(x: elbow.start.x, y: elbow.start.y))
    path.addLine(to: CGPoint(x: elbow.bend.x, y: elbow.bend.y))
    path.addQuadCurve(
      to: CGPoint(x: elbow.turn.x, y: elbow.turn.y),
      control: CGPoint(x: elbow.corner.x, y: elbow.corner.y)
    )
    path.addLine(to: CGPoint(x: elbow.end.x, y: elbow.end.y))
    return path
  }

  /// The areas that Core's numbers make.
  var areas: Path {
    var path = Path()
    for area in [stem].compactMap({ $0 }) + bars {
      path.addRect(CGRect(x: area.x, y: area.y, width: area.width, height: area.height))
    }
    return path
  }
}
