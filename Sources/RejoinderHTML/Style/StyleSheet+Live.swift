internal import RejoinderCore

/// What the script of a page puts on it, and what it says of rows in attributes and classes.
///
/// `data-selected` is the row that keys act on, `data-flash` one that was just come to, `bN` one whose
/// column N belongs to the branch under the pointer, `data-swipe` one that is drawn aside by `--swipe`
/// towards the beginning of the line, and `data-state` a block whose rows are not there.
extension StyleSheet {
  func writeLive(to writer: inout PageWriter) {
    for part in [Self.controls, Self.find, Self.floating, Self.dialogs, Self.liveRows] {
      writer.literal(part)
    }
    if !hasElbows { writeBranches(to: &writer) }
    writer.literal(hasElbows ? Self.litRow : Self.litCard)
    if style.parts.togglePlace == .heading { writeToolsBesideToggle(to: &writer) }
    writeSwipe(to: &writer)
    writer.literal(Self.absent)
  }

  /// Room for the longest that the control says: with a verb before the number, or without.
  private func writeToolsBesideToggle(to writer: inout PageWriter) {
    switch style.parts.toggleForm {
    case .count, .badge: writer.literal(".list { --beside: 8rem; }\n")
    case .words, .underlined: writer.literal(".list { --beside: 10.5rem; }\n")
    }
    writer.literal(Self.toolsBesideToggle)
  }

  /// The bars of a branch; lines between avatars have their colours by column anyway.
  private func writeBranches(to writer: inout PageWriter) {
    guard style.metrics.connector != .none else { return }
    for column in 1...levels {
      writer.literal(".b")
      writer.number(column)
      if style.metrics.connector == .extendedBars {
        writer.literal(" { --b")
        writer.number(column)
        writer.literal(": linear-gradient(var(--tint) 0 0); } .b")
        writer.number(column)
      }
      writer.literal(".l")
      writer.number(column)
      writer.literal(" { --own-bar: var(--tint); }\n")
    }
  }

  /// The action behind a row, in the colours of the look or, where it has none, in those of links.
  private func writeSwipe(to writer: inout PageWriter) {
    writer.literal(Self.swipe)
    guard let swipe = style.swipe else {
      return writer.literal(".swipe { background: var(--tint); color: var(--card); }\n")
    }
    writer.literal(".swipe {\n")
    writer.declaration("background", swipe.color)
    writer.declaration("color", swipe.textColor)
    writer.literal("  font: ")
    writer.number(swipe.font.weight)
    writer.literal(" ")
    writer.length(swipe.font.size)
    writer.literal("/")
    writer.length(swipe.font.lineHeight)
    writer.literal(" var(--font);\n}\n[data-swipe=far] > .swipe {\n")
    writer.declaration("background", swipe.highlightedColor)
    writer.declaration("color", swipe.highlightedTextColor)
    writer.literal("}\n")
  }

  /// Above any other rule, whatever it says of how something is laid out.
  private static let absent: StaticString = #"""
    [hidden]:not(#_) { display: none; }

    """#
}
