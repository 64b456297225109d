#if canImport(UIKit)
import RejoinderCore
import RejoinderText
import UIKit

/// The views of a body, kept for the next one: text views take long to make.
@MainActor
final class BodyViews {
  weak var delegate: (any UITextViewDelegate)?
  /// The texts that show.
  private(set) var texts: [BodyTextView] = []

  private var pieces: [(piece: BodyContent.Piece, view: UIView)] = []
  private var bars: [(piece: Int, number: Int, view: UIView)] = []
  private var setting: BodySetting?
  private var spareTexts: [BodyTextView] = []
  private var spareScrollers: [SidewaysView] = []

  func show(_ content: BodyContent?, in parent: UIView) {
    clear()
    setting = content?.setting
    guard let content else { return }
    for (index, piece) in content.pieces.enumerated() {
      let view = view(of: piece, content.setting)
      parent.addSubview(view)
      pieces.append((piece, view))
      for number in 0..<piece.quoteDepth {
        let bar = line(content.setting)
        parent.addSubview(bar)
        bars.append((index, number, bar))
      }
    }
  }

  /// Places the views below each other, or only says how high they are.
  func arrange(inWidth width: CGFloat, isMirrored: Bool, places: Bool) -> CGFloat {
    guard let setting else { return 0 }
    let (width, metrics) = (Double(width), setting.metrics)
    let step = (metrics.quoteBar + metrics.quoteGap) * setting.textScale
    var (y, depth) = (0.0, 0)
    for (index, (piece, view)) in pieces.enumerated() {
      let top = y
      y += piece.gap
      let x = Double(piece.quoteDepth) * step + piece.indent
      let height = height(of: view, piece, inWidth: max(width - x, 0))
      if places {
        let place = LayoutRect(x: x, y: y, width: max(width - x, 0), height: height)
        view.frame = place.frame(inWidth: width, isMirrored: isMirrored)
        for bar in bars where bar.piece == index {
          // The bar of a quote goes through the gap between two of its pieces.
          let start = bar.number < depth ? top : y
          let place = LayoutRect(
            x: Double(bar.number) * step,
            y: start,
            width: metrics.quoteBar * setting.textScale,
            height: y + height - start
          )
          bar.view.frame = place.frame(inWidth: width, isMirrored: isMirrored)
        }
      }
      y += height
      depth = piece.quoteDepth
    }
    return CGFloat(y)
  }

  private func height(of view: UIView, _ piece: BodyContent.Piece, inWidth width: Double) -> Double
  {
    switch view {
    case let text as BodyTextView: Double(text.height(inWidth: CGFloat(width)))
    case let scroller as SidewaysView: Double(scroller.contentSize.height)
    default: setting?.metrics.line ?? 0
    }
  }

  // MARK: Making and keeping

  private func view(of piece: BodyContent.Piece, _ setting: BodySetting) -> UIView {
    switch piece.kind {
    case .words(let words): return text(words, setting)
    case .code(let words):
      let scroller = spareScrollers.popLast() ?? SidewaysView(frame: .zero)
      scroller.showCode(text(words, setting), setting)
      return scroller
    case .table(let rows):
      let scroller = spareScrollers.popLast() ?? SidewaysView(frame: .zero)
      scroller.showTable(rows.map { $0.map { text($0, setting) } }, setting)
      return scroller
    case .rule: return line(setting)
    }
  }

  private func text(_ words: NSAttributedString, _ setting: BodySetting) -> BodyTextView {
    let view = spareTexts.popLast() ?? BodyTextView(frame: .zero, textContainer: nil)
    view.delegate = delegate
    view.show(words, linkColor: UIColor(setting.colors.tint))
    texts.append(view)
    return view
  }

  private func line(_ setting: BodySetting) -> UIView {
    let view = UIView()
    view.backgroundColor = UIColor(setting.colors.rule)
    view.isUserInteractionEnabled = false
    return view
  }

  private func clear() {
    for (_, view) in pieces {
      view.removeFromSuperview()
      guard let scroller = view as? SidewaysView else { continue }
      _ = scroller.takeTexts()
      spareScrollers.append(scroller)
    }
    for bar in bars { bar.view.removeFromSuperview() }
    for text in texts { text.selectedRange = NSRange(location: 0, length: 0) }
    spareTexts.append(contentsOf: texts)
    (pieces, bars, texts) = ([], [], [])
  }
}
#endif
