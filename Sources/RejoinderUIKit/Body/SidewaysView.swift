#if canImport(UIKit)
import RejoinderCore
import UIKit

/// Code or a table: as wide as it is, and scrolled sideways where there is less room.
final class SidewaysView: UIScrollView {
  private var cells: [[BodyTextView]] = []
  private var setting: BodySetting?
  private var isCode = false

  /// Shows a block of code on a ground of its own.
  func showCode(_ view: BodyTextView, _ setting: BodySetting) {
    show([[view]], setting, isCode: true)
  }

  /// Shows a table, column by column.
  func showTable(_ cells: [[BodyTextView]], _ setting: BodySetting) {
    show(cells, setting, isCode: false)
  }

  /// Gives its text views back, to be used again.
  func takeTexts() -> [BodyTextView] {
    defer { cells = [] }
    let texts = cells.flatMap { $0 }
    for text in texts { text.removeFromSuperview() }
    return texts
  }

  private func show(_ cells: [[BodyTextView]], _ setting: BodySetting, isCode: Bool) {
    (self.cells, self.setting, self.isCode) = (cells, setting, isCode)
    backgroundColor = isCode ? UIColor(setting.colors.soft) : .clear
    layer.cornerRadius = isCode ? CGFloat(setting.parts.codeRadius) : 0
    (alwaysBounceHorizontal, alwaysBounceVertical) = (false, false)
    for text in cells.joined() { addSubview(text) }
    contentOffset = .zero
    arrange()
  }

  private var padding: CGFloat {
    CGFloat((isCode ? setting?.parts.codePadding : nil) ?? 0)
  }

  /// Places the texts; what they need is the size of the content.
  private func arrange() {
    let sizes = cells.map { $0.map(\.naturalSize) }
    let columns = sizes.map(\.count).max() ?? 0
    let widths = (0..<columns).map { column in
      sizes.map { $0.indices.contains(column) ? $0[column].width : 0 }.max() ?? 0
    }
    let gap = CGFloat((setting?.parts.columnGap ?? 0) * (setting?.textScale ?? 1))
    let width = widths.reduce(2 * padding + gap * CGFloat(max(columns - 1, 0)), +)
    var y = padding
    for (row, texts) in cells.enumerated() {
      let height = sizes[row].map(\.height).max() ?? 0
      var x = padding
      for (column, text) in texts.enumerated() {
        let place = LayoutRect(
          x: Double(x),
          y: Double(y),
          width: Double(widths[column]),
          height: Double(height)
        )
        text.frame = place.frame(inWidth: Double(width), isMirrored: isMirrored && !isCode)
        x += widths[column] + gap
      }
      y += height
    }
    contentSize = CGSize(width: width, height: y + padding)
  }

  private var isMirrored: Bool { effectiveUserInterfaceLayoutDirection == .rightToLeft }
}
#endif
