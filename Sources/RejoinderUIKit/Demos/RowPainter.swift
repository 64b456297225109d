#if canImport(UIKit)
import RejoinderCore
import UIKit

/// Makes the labels and controls of a row, in the look's fonts and colours.
@MainActor
struct RowPainter {
  let style: DiscussionStyle
  let metrics: DiscussionMetrics
  let row: ShownRow
  let wording: Wording
  let traits: UITraitCollection
  let labels: ViewPool<UILabel>
  let buttons: ViewPool<RowButton>
  let lines: ViewPool<UIView>
  let onEvent: (RowEvent) -> Void

  /// A view with the size that it wants.
  struct Part {
    let view: UIView
    var item: LineFlow.Item
  }

  private var colors: DiscussionColors { style.colors }
  private var shown: RowPresentation<Comment.ID> { row.presentation }

  func font(_ size: TextSize) -> UIFont { .font(size, compatibleWith: traits) }

  func lineHeight(_ size: TextSize) -> Double { size.lineHeight * row.textScale }

  // MARK: The heading

  var heading: [Part] {
    var parts: [Part] = []
    if !shown.name.isEmpty { parts.append(label(shown.name, style.fonts.name, colors.name)) }
    if !shown.age.isEmpty {
      if !style.parts.headingSeparator.isEmpty, !parts.isEmpty {
        parts.append(label(style.parts.headingSeparator, style.fonts.age, colors.dim))
      }
      parts.append(label(shown.age, style.fonts.age, colors.dim))
    }
    for mark in shown.marks { parts.append(self.mark(mark)) }
    if let toggle = toggle(at: .heading, isAtEnd: true) { parts.append(toggle) }
    return parts
  }

  private func mark(_ mark: RowMark) -> Part {
    var part = label(mark.text, style.fonts.age, colors.words(of: mark.tone))
    guard let ground = colors.ground(of: mark.tone), let label = part.view as? UILabel else {
      return part
    }
    label.backgroundColor = UIColor(ground)
    label.textAlignment = .center
    label.clipsToBounds = true
    label.layer.cornerRadius = CGFloat(style.parts.markRadius)
    part.item.width += 2 * style.parts.markPadding * row.textScale
    return part
  }

  // MARK: Words

  /// A label, as wide as its words.
  func label(_ words: String, _ size: TextSize, _ color: AdaptiveColor) -> Part {
    let label = labels.next()
    (label.text, label.font, label.textColor) = (words, font(size), UIColor(color))
    (label.numberOfLines, label.textAlignment, label.backgroundColor) = (1, .natural, .clear)
    (label.clipsToBounds, label.layer.cornerRadius) = (false, 0)
    let width = Double(label.intrinsicContentSize.width.rounded(.up))
    return Part(view: label, item: .init(width: width, height: lineHeight(size)))
  }

  // MARK: Controls

  /// What can be done, in its order.
  var bar: [Part] {
    guard shown.showsWords else { return [] }
    let isAtEnd = style.parts.barAlignment != .leading
    var parts: [Part] = []
    if let toggle = toggle(at: .barLeading, isAtEnd: style.parts.barAlignment == .trailing) {
      parts.append(toggle)
    }
    let groups = [votes, answering, sharing, noting].filter { !$0.isEmpty }
    for (index, group) in groups.enumerated() {
      if index > 0, let separator { parts.append(separator) }
      parts += group
    }
    let first = parts.first?.view
    parts = parts.map { part in
      var part = part
      let isToggle = part.view === first && shown.toggle?.place == .barLeading
      if !isToggle { part.item.isAtEnd = isAtEnd }
      return part
    }
    if let toggle = toggle(at: .barTrailing, isAtEnd: isAtEnd) { parts.append(toggle) }
    return parts
  }

  private var votes: [Part] {
    guard shown.canVote else { return score.map { [$0] } ?? [] }
    if style.parts.score == .arrow {
      return [voteArrow(.up), score, voteArrow(.down)].compactMap { $0 }
    }
    return [score, voteWord].compactMap { $0 }
  }

  private var score: Part? {
    shown.score.map { score in
      let own = shown.ownVote == .up ? colors.upvote : colors.downvote
      let color = shown.ownVote == .none ? colors.dim : own
      var part = label(score.text, style.fonts.control, color)
      part.item.height = metrics.controlHeight
      part.view.accessibilityLabel = score.label
      return part
    }
  }

  private func voteArrow(_ vote: SpeechContext.OwnVote) -> Part {
    let isOwn = shown.ownVote == vote
    let name = vote == .up ? "arrow.up" : "arrow.down"
    var face = voteFace(vote)
    // Not by colour alone.
    face.symbol = isOwn ? name + ".circle.fill" : name
    return button(face) { onEvent(.vote(vote)) }
  }

  private var voteWord: Part {
    var face = voteFace(.up)
    face.title = shown.ownVote == .up ? wording.voting.upvoted : wording.voting.upvote
    return button(face, isWord: true) { onEvent(.vote(.up)) }
  }

  private func voteFace(_ vote: SpeechContext.OwnVote) -> RowButton.Face {
    let isOwn = shown.ownVote == vote
    let words = wording.voting
    let own = UIColor(vote == .up ? colors.upvote : colors.downvote)
    var face = quiet
    face.color = isOwn ? own : face.color
    face.isSelected = isOwn
    face.label =
      vote == .up
      ? (isOwn ? words.takeUpvoteBack : words.upvote)
      : (isOwn ? words.takeDownvoteBack : words.downvote)
    return face
  }

  private var answering: [Part] {
    guard shown.canReply else { return [] }
    var face = quiet
    face.title = wording.navigation.reply
    face.label = wording.reply(to: shown.name)
    return [button(face, isWord: true) { onEvent(.reply) }]
  }

  private var sharing: [Part] {
    guard row.canShare else { return [] }
    var face = quiet
    (face.symbol, face.label) = ("ellipsis", wording.controls.share)
    return [button(face) { [onEvent] in onEvent(.share($0)) }]
  }

  /// What is only to be read.
  private var noting: [Part] {
    (shown.reactions + shown.notes).map { words in
      var part = label(words, style.fonts.control, colors.dim)
      part.item.height = metrics.controlHeight
      return part
    }
  }

  private var separator: Part? {
    guard style.parts.barSeparatorWidth > 0 else { return nil }
    let line = lines.next()
    line.backgroundColor = UIColor(colors.rule)
    let height = lineHeight(style.fonts.control)
    return Part(view: line, item: .init(width: style.parts.barSeparatorWidth, height: height))
  }

  private func toggle(at place: RowParts.TogglePlace, isAtEnd: Bool) -> Part? {
    guard let toggle = shown.toggle, toggle.place == place else { return nil }
    var face = RowButton.Face(font: font(style.fonts.toggle), color: UIColor(colors.tint))
    (face.title, face.label) = (toggle.title, toggle.label)
    switch toggle.form {
    case .words: break
    case .underlined: face.isUnderlined = true
    case .count: face.color = UIColor(colors.dim)
    case .badge: (face.color, face.ground) = (UIColor(colors.onBadge), UIColor(colors.badge))
    }
    var part = button(face) { onEvent(.toggle) }
    if toggle.form == .badge { part.item.width += 2 * style.parts.markPadding * row.textScale }
    if place == .heading { part.item.height = lineHeight(style.fonts.toggle) }
    part.item.isAtEnd = isAtEnd
    return part
  }

  // MARK: Buttons

  private var quiet: RowButton.Face {
    RowButton.Face(font: font(style.fonts.control), color: UIColor(colors.dim))
  }

  /// A control that is a line of words, such as one that leads to the parent.
  func link(_ words: String, label: String = "", _ event: RowEvent) -> Part {
    var face = RowButton.Face(font: font(style.fonts.age), color: UIColor(colors.tint))
    (face.title, face.label) = (words, label)
    var part = button(face) { onEvent(event) }
    part.item.height = lineHeight(style.fonts.age)
    return part
  }

  private func button(
    _ face: RowButton.Face,
    isWord: Bool = false,
    _ action: @escaping () -> Void
  ) -> Part { button(face, isWord: isWord) { _ in action() } }

  private func button(
    _ face: RowButton.Face,
    isWord: Bool = false,
    _ action: @escaping (RowButton) -> Void
  ) -> Part {
    let button = buttons.next()
    button.show(face)
    button.onTap = action
    let least = isWord ? style.parts.leastControlWidth * row.textScale : 0
    let width = max(Double(button.intrinsicContentSize.width.rounded(.up)), least)
    return Part(view: button, item: .init(width: width, height: metrics.controlHeight))
  }
}
#endif
