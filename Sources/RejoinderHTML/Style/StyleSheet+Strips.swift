internal import RejoinderCore

/// Strips above rows, bars of levels, and the space left of a row.
///
/// The strip is the row's border, so that it is as wide as the row; the bars of outer levels are layers
/// of the row's background, which the ground of the row covers from its own level on, and the bar of
/// its own level is a box above that ground.
extension StyleSheet {
  func writeStrips(to writer: inout PageWriter) {
    writer.literal(Self.stripRow)
    guard style.metrics.connector != .none else { return }
    writer.literal(Self.ownBar)
    guard style.metrics.connector == .extendedBars else { return }
    writer.literal(".row { --b: linear-gradient(var(--bar) 0 0); background-image: ")
    for column in 1...levels {
      writer.literal(column > 1 ? ", var(--b" : "var(--b")
      writer.number(column)
      writer.literal(", var(--b))")
    }
    writer.literal(
      "; background-repeat: no-repeat; background-size: var(--thick) 100%; background-position: "
    )
    for column in 1...levels {
      writer.literal(column > 1 ? ", var(--side) calc(" : "var(--side) calc(")
      writer.number(column)
      writer.literal(" * var(--indent)) top")
    }
    writer.literal("; }\n")
  }

  /// Fewer columns, from the classes of more.
  func writeStripCap(_ cap: Int, to writer: inout PageWriter) {
    writer.literal("  ")
    selector(from: cap + 1, to: levels, &writer)
    writer.literal(" { --l: ")
    writer.number(cap)
    writer.literal("; }\n")
    writeDeepLevels(beyond: cap, to: &writer)
  }

  private static let stripRow: StaticString = #"""
    .avatar { display: none; }
    .row { padding-inline-start: calc(var(--l) * var(--indent)); background-color: var(--lane); border-block-start: var(--reply-margin) solid var(--reply-margin-color); }
    .row.l0 { border-block-start: var(--top-margin) solid var(--top-margin-color); }
    .main { min-block-size: 100%; padding-block: var(--pad-top) var(--pad-bottom); padding-inline: var(--pad-start) var(--pad-end); background: var(--card); }
    .more .main { padding-block: .25rem; }
    .more .act { margin-inline-start: calc(-1 * .375rem); }
    .folded > .main { padding-block-end: var(--pad-top); }
    .row[aria-current=true] > .main { background: var(--current); }
    .row:is(:focus-visible, :target, [data-selected]) { outline: none; border-radius: 0; }
    .row:is(:focus-visible, :target, [data-selected]) > .main { outline: var(--ring) solid var(--tint); outline-offset: calc(var(--ring) * -1); }

    """#

  private static let ownBar: StaticString = #"""
    .row:not(.l0)::after { content: ""; position: absolute; pointer-events: none; inset-block: 0; inset-inline-start: calc(var(--l) * var(--indent)); inline-size: var(--thick); background: var(--own-bar, var(--bar)); }
    .row:hover { --own-bar: var(--tint); }

    """#
}
