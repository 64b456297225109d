#if canImport(UIKit)
import RejoinderCore
import UIKit

/// A comment as a look has it: avatar, heading, words and bar, below each other.
final class CommentRowContent: RowContentView {
  let bodyView = CommentBodyView()
  let avatar = UILabel()
  lazy var labels = ViewPool<UILabel>(in: self) { UILabel() }
  lazy var buttons = ViewPool<RowButton>(in: self) { RowButton(frame: .zero) }
  lazy var lines = ViewPool<UIView>(in: self) { UIView() }

  private(set) var row: ShownRow?
  private var metrics = DiscussionStyle.plain.metrics
  private var style = DiscussionStyle.plain
  private(set) var heading: [RowPainter.Part] = []
  /// Lines between heading and words, and below the words.
  private var above: [RowPainter.Part] = []
  private var below: [RowPainter.Part] = []
  private(set) var bar: [RowPainter.Part] = []

  override init(frame: CGRect) {
    super.init(frame: frame)
    avatar.textAlignment = .center
    avatar.clipsToBounds = true
    addSubview(avatar)
    addSubview(bodyView)
  }

  required init?(coder: NSCoder) { super.init(coder: coder) }

  func show(
    _ row: ShownRow,
    _ style: DiscussionStyle,
    _ metrics: DiscussionMetrics,
    _ wording: Wording,
    onEvent: @escaping (RowEvent) -> Void
  ) {
    (self.row, self.style, self.metrics) = (row, style, metrics)
    clear()
    let painter = RowPainter(
      style: style,
      metrics: metrics,
      row: row,
      wording: wording,
      traits: traitCollection,
      labels: labels,
      buttons: buttons,
      lines: lines,
      onEvent: onEvent
    )
    heading = painter.heading
    showAvatar(painter)
    if row.presentation.showsWords { showWords(painter) }
    bar = painter.bar
    bodyView.isHidden = row.body == nil || !row.presentation.showsWords
    bodyView.show(bodyView.isHidden ? nil : row.body)
    bodyView.onLink = { onEvent(.open($0)) }
    bodyView.onReveal = { onEvent(.reveal) }
    bodyView.onTap = { onEvent(.tap) }
    setNeedsLayout()
  }

  /// Forgets the row: nothing of it may be seen in the next one.
  func clear() {
    (heading, above, below, bar) = ([], [], [], [])
    labels.takeBack()
    for button in buttons.used { button.onTap = nil }
    buttons.takeBack()
    lines.takeBack()
    bodyView.show(nil)
    (bodyView.onLink, bodyView.onReveal, bodyView.onTap) = (nil, nil, nil)
  }

  private func showAvatar(_ painter: RowPainter) {
    avatar.isHidden = metrics.avatarSize <= 0
    guard let shown = row?.presentation else { return }
    let ground = shown.avatarColor ?? style.colors.soft
    (avatar.text, avatar.backgroundColor) = (shown.initial, UIColor(ground))
    (avatar.font, avatar.textColor) = (painter.font(style.fonts.name), UIColor(ground.foreground))
    avatar.layer.cornerRadius = CGFloat(metrics.avatarSize / 2)
  }

  private func showWords(_ painter: RowPainter) {
    guard let shown = row?.presentation else { return }
    let colors = style.colors
    above = shown.cues.map { cue in
      guard let target = cue.targetID else {
        return painter.label(cue.text, style.fonts.age, colors.dim)
      }
      return painter.link(cue.text, .go(target))
    }
    if let placeholder = shown.placeholder {
      above.append(painter.label(placeholder, style.fonts.body, colors.dim))
    }
    for quote in shown.quotes {
      if !quote.heading.isEmpty {
        above.append(painter.label(quote.heading, style.fonts.age, colors.dim))
      }
      let words = BodyContent(quote.body, BodySetting(style)).string
      above.append(painter.label(words, style.fonts.body, colors.dim))
    }
    if let title = shown.revealTitle { below.append(painter.link(title, .reveal)) }
    below += shown.files.map { file in
      guard let url = URL(string: file.address), !file.address.isEmpty else {
        return painter.label(file.title, style.fonts.age, colors.dim)
      }
      return painter.link(file.title, .open(url))
    }
  }

  // MARK: Places

  override func height(inWidth width: CGFloat) -> CGFloat {
    CGFloat(arrange(inWidth: Double(width), places: false))
  }

  override func layoutContent() { _ = arrange(inWidth: Double(bounds.width), places: true) }

  /// Places everything, or only says how high it is.
  private func arrange(inWidth width: Double, places: Bool) -> Double {
    guard let row else { return 0 }
    let geometry = RowGeometry(row.presentation.columns, metrics: metrics, height: 0)
    let start = geometry.contentLeading - geometry.leading
    let room = max(width - start - metrics.padding.trailing, 0)
    var y = metrics.padding.top
    func flow(_ parts: [RowPainter.Part], spacing: Double) {
      let flow = LineFlow(parts.map(\.item), inWidth: room, spacing: spacing)
      if places {
        for (part, frame) in zip(parts, flow.frames) {
          place(part.view, frame.moved(x: start, y: y), width)
        }
      }
      y += flow.height
    }
    flow(heading, spacing: style.parts.headingSpacing * row.textScale)
    if row.presentation.showsWords {
      y += metrics.lineSpacing
      for part in above { flow([part], spacing: 0) }
      y += words(at: y, start, room, width, row, places: places)
      for part in below { flow([part], spacing: 0) }
    }
    // A row without its words keeps the gap that was below them.
    if !bar.isEmpty || !row.presentation.showsWords { y += metrics.controlSpacing }
    flow(bar, spacing: style.parts.barSpacing * row.textScale)
    y += metrics.padding.bottom
    guard let avatar = geometry.avatar else { return y }
    let disc = avatar.moved(x: -geometry.leading, y: -geometry.stripHeight)
    if places { place(self.avatar, disc, width) }
    return max(y, disc.maxY + metrics.padding.bottom)
  }

  private func words(
    at y: Double,
    _ start: Double,
    _ room: Double,
    _ width: Double,
    _ row: ShownRow,
    places: Bool
  ) -> Double {
    guard row.body != nil else {
      // The room of a line for words that are still being made.
      return row.awaitsBody ? style.fonts.body.lineHeight * row.textScale : 0
    }
    let measure = metrics.measure > 0 ? min(metrics.measure, room) : room
    let height = Double(bodyView.height(inWidth: CGFloat(measure)))
    let frame = LayoutRect(x: start, y: y, width: measure, height: height)
    if places { place(bodyView, frame, width) }
    return height
  }

  private func place(_ view: UIView, _ rect: LayoutRect, _ width: Double) {
    view.frame = rect.frame(inWidth: width, isMirrored: isMirrored)
  }
}

extension LayoutRect {
  fileprivate func moved(x dx: Double, y dy: Double) -> LayoutRect {
    LayoutRect(x: x + dx, y: y + dy, width: width, height: height)
  }
}
#endif
