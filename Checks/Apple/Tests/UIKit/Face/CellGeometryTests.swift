import RejoinderCore
import TestSupport
import Testing
import UIKit

@testable import RejoinderUIKit

/// The geometry of a cell equals that of Core, from either side.
@MainActor @Suite(.trail) struct CellGeometryTests {
  /// A bare cell in a size.
  private func cell(
    _ columns: RowColumns,
    width: CGFloat = 300,
    height: CGFloat = 100,
    isMirrored: Bool = false,
    _ set: (CommentCell) -> Void = { _ in }
  ) -> CommentCell {
    StandIn.shared.reset()
    let cell = CommentCell(style: .default, reuseIdentifier: nil)
    cell.semanticContentAttribute = isMirrored ? .forceRightToLeft : .forceLeftToRight
    set(cell)
    cell.columns = columns
    cell.frame = CGRect(x: 0, y: 0, width: width, height: height)
    cell.layoutIfNeeded()
    return cell
  }

  @Test(.rows("S3", "S4", "S5", "S6", "S7", "S8", "S9", "S10", "S11", "S12", "S14"))
  func startsWithTheReferencesValues() {
    let bare = cell(RowColumns(indentation: 0))
    let light = UITraitCollection(userInterfaceStyle: .light)
    #expect(bare.topLevelMargin == 10)
    #expect(bare.topLevelMarginColor.resolvedColor(with: light) == UIColor(RGBColor(0xF7F7F5)))
    #expect(bare.replyMargin == 1)
    #expect(bare.replyMarginColor.resolvedColor(with: light) == UIColor(RGBColor.black))
    #expect(bare.indentationColor.resolvedColor(with: light) == UIColor(RGBColor.black))
    #expect(bare.indentationUnit == 10)
    #expect(bare.barColor.resolvedColor(with: light) == UIColor(RGBColor(0x808080)))
    #expect(bare.barThickness == 1)
    #expect(!bare.showsAllBars)
    #expect(bare.columns.indentation == 0)
    #expect(bare.selectionStyle == .none)
    #expect(bare.backgroundColor?.resolvedColor(with: light) == UIColor(RGBColor.black))
  }

  @Test(.rows("S3", "S4", "S5", "S6", "S7", "S8", "S9", "S10", "S11"))
  func keepsWhatItWasToldWhateverTheLook() {
    let cell = cell(RowColumns(indentation: 2)) { cell in
      (cell.topLevelMargin, cell.replyMargin) = (20, 12)
      (cell.topLevelMarginColor, cell.replyMarginColor) = (.green, .orange)
      (cell.indentationColor, cell.barColor, cell.groundColor) = (.red, .blue, .gray)
      (cell.indentationUnit, cell.barThickness, cell.showsAllBars) = (40, 5, true)
    }
    cell.apply(.imgur, metrics: DiscussionStyle.imgur.metrics, traits: cell.traitCollection)
    #expect((cell.topLevelMargin, cell.replyMargin) == (20, 12))
    #expect((cell.indentationUnit, cell.barThickness, cell.showsAllBars) == (40, 5, true))
    #expect(cell.backgroundColor == .red)
    #expect(cell.parts.strip.backgroundColor == .orange)
    #expect(cell.parts.lines.barColor == .blue)
    #expect(cell.parts.ground.backgroundColor == .gray)
    cell.columns = RowColumns(indentation: 0)
    #expect(cell.parts.strip.backgroundColor == .green)
  }

  @Test(.rows("S35", "S36", "S37", "S38", "S39", "S40", "S41"))
  func placesStripContentAndBars() {
    let deep = cell(RowColumns(indentation: 3))
    #expect(deep.parts.strip.frame == CGRect(x: 0, y: 0, width: 300, height: 1))
    #expect(deep.parts.ground.frame == CGRect(x: 30, y: 1, width: 270, height: 99))
    #expect(bars(deep) == [CGRect(x: 30, y: 1, width: 1, height: 99)])
    let extended = cell(RowColumns(indentation: 3)) { $0.showsAllBars = true }
    #expect(bars(extended).map { $0.minX } == [10, 20, 30])
    let top = cell(RowColumns(indentation: 0))
    #expect(top.parts.strip.frame == CGRect(x: 0, y: 0, width: 300, height: 10))
    #expect(top.parts.ground.frame.minX == 0)
    #expect(bars(top).isEmpty)
    let wide = cell(RowColumns(indentation: 2)) { cell in
      (cell.indentationUnit, cell.barThickness) = (40, 5)
    }
    #expect(wide.parts.ground.frame.minX == 80)
    #expect(bars(wide) == [CGRect(x: 80, y: 1, width: 5, height: 99)])
  }

  @Test(.rows("S40")) func drawsBarsAboveTheContent() {
    let cell = cell(RowColumns(indentation: 1))
    #expect(cell.parts.row.subviews.last === cell.parts.lines)
    #expect(cell.parts.lines.frame == cell.contentView.bounds)
  }

  @Test(.rows("S35", "S36", "S38", "S39", "S41"), arguments: [false, true])
  func equalsCoreInEveryLookAndDirection(isMirrored: Bool) {
    for style in DiscussionStyle.all {
      for indentation in 0...5 {
        let columns = RowColumns(indentation: indentation, continuing: 0b1011, hasStem: true)
        let cell = cell(columns, isMirrored: isMirrored) {
          $0.apply(style, metrics: style.metrics, traits: $0.traitCollection)
        }
        var core = RowGeometry(columns, metrics: style.metrics, height: 100)
        let leading = cell.parts.ground.frame
        #expect(Double(isMirrored ? 300 - leading.maxX : leading.minX) == core.leading)
        #expect(Double(leading.minY) == core.stripHeight)
        if isMirrored { core = core.mirrored(inWidth: 300) }
        #expect(cell.parts.lines.geometry == core, "\(style.name) \(indentation)")
      }
    }
  }

  @Test(.rows("S13")) func pinsReplacesAndEmptiesItsContent() {
    let (first, second) = (UIView(), UIView())
    let cell = cell(RowColumns(indentation: 1)) { $0.commentContent = first }
    #expect(first.superview === cell.parts.ground)
    #expect(first.frame == cell.parts.ground.bounds)
    cell.commentContent = second
    cell.layoutIfNeeded()
    #expect(first.superview == nil)
    #expect(second.frame == cell.parts.ground.bounds)
    cell.commentContent = nil
    #expect(second.superview == nil)
  }

  @Test(.rows("S13", "S33")) func measuresConstraintsAndManualContentAlike() {
    let label = UILabel()
    let box = UIView()
    label.translatesAutoresizingMaskIntoConstraints = false
    box.addSubview(label)
    NSLayoutConstraint.activate([
      label.topAnchor.constraint(equalTo: box.topAnchor, constant: 7),
      label.leadingAnchor.constraint(equalTo: box.leadingAnchor),
      label.trailingAnchor.constraint(equalTo: box.trailingAnchor),
      label.bottomAnchor.constraint(equalTo: box.bottomAnchor, constant: -7),
      label.heightAnchor.constraint(equalToConstant: 26),
    ])
    let cell = cell(RowColumns(indentation: 0)) { $0.commentContent = box }
    #expect(height(of: cell) == 50)
    let manual = PaddedLabel()
    (manual.minimumHeight, manual.padding) = (44, DiscussionMetrics.Padding(0))
    cell.commentContent = manual
    #expect(height(of: cell) == 54)
  }

  private func height(of cell: CommentCell) -> CGFloat {
    cell.systemLayoutSizeFitting(
      CGSize(width: 300, height: 0),
      withHorizontalFittingPriority: .required,
      verticalFittingPriority: .fittingSizeLevel
    ).height
  }

  private func bars(_ cell: CommentCell) -> [CGRect] {
    (cell.parts.lines.geometry?.bars ?? []).map { CGRect($0) }
  }
}
