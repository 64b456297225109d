#if canImport(UIKit)
import RejoinderCore
import RejoinderText
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
    layer.cornerRadius = isCode ? CGFloat(setting.metrics.cornerRadius) : 0
    (alwaysBounceHorizontal, alwaysBounceVertical) = (false, false)
    for text in cells.joined() { addSubview(text) }
    contentOffset = .zero
    arrange()
  }

  /// Places the texts; what they need is the size of the content.
  private func arrange() {
    guard let setting else { return }
    let (metrics, scale) = (setting.metrics, setting.textScale)
    let inset = CGSize(
      width: CGFloat(metrics.sidePadding * scale),
      height: CGFloat((isCode ? metrics.codePadding : metrics.cellPadding) * scale)
    )
    let sizes = cells.map { $0.map(\.naturalSize) }
    let widths = (0..<(sizes.map(\.count).max() ?? 0)).map { column in
      sizes.map { $0.indices.contains(column) ? $0[column].width : 0 }.max() ?? 0
    }
    let width = widths.reduce(0) { $0 + $1 + 2 * inset.width }
    var y: CGFloat = 0
    for (row, texts) in cells.enumerated() {
      let height = sizes[row].map(\.height).max() ?? 0
      var x: CGFloat = 0
      for (column, text) in texts.enumerated() {
        let place = LayoutRect(
          x: Double(x + inset.width),
          y: Double(y + inset.height),
          width: Double(widths[column]),
          height: Double(height)
        )
        text.frame = place.frame(inWidth: Double(width), isMirrored: isMirrored && !isCode)
        x += widths[column] + 2 * inset.width
      }
      y += height + 2 * inset.height
    }
    contentSize = CGSize(width: width, height: y)
  }

  private var isMirrored: Bool { effectiveUserInterfaceLayoutDirection == .rightToLeft }
}
#endif
