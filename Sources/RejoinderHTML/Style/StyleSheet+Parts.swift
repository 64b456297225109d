internal import RejoinderCore

/// Where the parts of a row stand, and what folding leaves of it.
extension StyleSheet {
  func writeParts(to writer: inout PageWriter) {
    let parts = style.parts
    if !parts.headingSeparator.utf8.isEmpty {
      // Outside the age, whose own words may run the other way.
      writer.literal(".head > .age { margin-inline-start: .6875rem; }\n")
      writer.literal(".age::before { content: ")
      writer.string(parts.headingSeparator)
      writer.literal(" / \"\"; position: absolute; inset-inline-start: -.6875rem; }\n")
    }
    writer.literal(".bar { column-gap: ")
    writer.length(parts.barSpacing)
    writer.literal("; }\n")
    switch parts.barAlignment {
    case .leading: break
    case .trailing: writer.literal(Self.trailingBar)
    case .split: writer.literal(Self.splitBar)
    }
    if parts.barSeparatorWidth > 0 { writeSeparators(&writer) }
    if parts.togglePlace == .heading { writer.literal(Self.headingToggle) }
    switch parts.toggleForm {
    case .words: break
    case .underlined: writer.literal(".act.toggle { text-decoration: underline; }\n")
    case .count: writer.literal(".act.toggle { color: var(--dim); }\n")
    case .badge: writer.literal(Self.badge)
    }
    switch parts.toggleForm {
    case .words, .underlined: break
    case .count, .badge: writer.literal(Self.foldSign)
    }
    if style.folding.flashShare > 0 { writeFlash(&writer) }
  }

  private func writeSeparators(_ writer: inout PageWriter) {
    writer.literal(".bar > :is(.score, .reactions) + * { border-inline-start: ")
    writer.pixels(style.parts.barSeparatorWidth)
    writer.literal(" solid var(--rule); padding-inline-start: ")
    writer.length(style.parts.barSpacing)
    writer.literal("; }\n")
  }

  /// A row that was just folded or unfolded is the target of the link that did it.
  private func writeFlash(_ writer: inout PageWriter) {
    writer.literal(
      "@keyframes flash { 50% { background: color-mix(in srgb, var(--card), var(--tint) "
    )
    writer.decimal(style.folding.flashShare * 100)
    writer.literal("%); } }\n@media (prefers-reduced-motion: no-preference) { ")
    writer.literal(".row:is(:target, .flash) > .main { animation: flash ")
    writer.decimal(FoldStyle.flashDuration * 2)
    writer.literal("s; } }\n")
  }

  private static let trailingBar: StaticString = #"""
    .bar { justify-content: flex-end; margin-inline: 0 calc(-1 * .375rem); }

    """#

  private static let splitBar: StaticString = #"""
    .bar { justify-content: flex-end; margin-inline-end: calc(-1 * .375rem); }
    .bar > .toggle, .bar > .still { margin-inline-end: auto; }

    """#

  private static let headingToggle: StaticString = #"""
    .head > .act { margin-inline: auto calc(-1 * .375rem); margin-block: -.25rem; }

    """#

  /// The number alone does not tell whether the replies show.
  private static let foldSign: StaticString = #"""
    .act.toggle > span::before { content: ""; display: inline-block; inline-size: .375rem; block-size: .5rem; margin-inline-end: .3125rem; background: currentColor; clip-path: polygon(0 0, 100% 50%, 0 100%); }
    .act.toggle:dir(rtl) > span::before { scale: -1 1; }
    .act.toggle[aria-expanded=true] > span::before { rotate: 90deg; }

    """#

  private static let badge: StaticString = #"""
    .act.toggle > span { padding: 1px .5rem; border-radius: 7px; background: var(--badge); color: var(--on-badge); }
    .act.toggle:hover { background: none; }

    """#
}
