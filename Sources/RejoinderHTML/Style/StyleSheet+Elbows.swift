internal import RejoinderCore

/// Avatars and the lines between them.
///
/// A line runs through the middle of the parent's avatar, whatever the indentation: lines that go on
/// are layers of the row's background, the elbow is one box with two borders, and the stem another
/// box. The branch under the pointer is the row's own stem, then its column in every row below it, up
/// to the next row of its level.
extension StyleSheet {
  func writeElbows(to writer: inout PageWriter) {
    writer.literal(".row {\n ")
    for column in 1...levels { declare("--c", column, "var(--line)", &writer) }
    writer.literal(Self.elbowRow)
    writer.literal("  background-image: ")
    for column in 1...levels {
      writer.literal(column > 1 ? ", var(--k" : "var(--k")
      writer.number(column)
      writer.literal(", none)")
    }
    writer.literal(";\n  background-position: ")
    for column in 1...levels {
      writer.literal(column > 1 ? ", var(--side) calc(" : "var(--side) calc(")
      writer.number(column - 1)
      writer.literal(" * var(--indent) + var(--x)) top")
    }
    writer.literal(";\n}\n")
    for column in 1...levels { writeColumn(column, &writer) }
    writer.literal(Self.elbowShapes)
    for level in 0..<levels { writeHover(level, &writer) }
  }

  private func declare(
    _ name: StaticString,
    _ number: Int,
    _ value: StaticString,
    _ writer: inout PageWriter
  ) {
    writer.literal(" ")
    writer.literal(name)
    writer.number(number)
    writer.literal(": ")
    writer.literal(value)
    writer.literal(";")
  }

  /// The classes of a column: its line, and the elbow and the stem that belong to it.
  private func writeColumn(_ column: Int, _ writer: inout PageWriter) {
    writer.literal(".g")
    writer.number(column)
    writer.literal(" { --k")
    writer.number(column)
    writer.literal(": linear-gradient(var(--c")
    writer.number(column)
    writer.literal(") 0 0); } .l")
    writer.number(column - 1)
    writer.literal(" { --stem: var(--c")
    writer.number(column)
    writer.literal("); } .l")
    writer.number(column)
    writer.literal(" { --elbow: var(--c")
    writer.number(column)
    writer.literal("); }\n")
  }

  private func writeHover(_ level: Int, _ writer: inout PageWriter) {
    func own(_ writer: inout PageWriter) {
      writer.literal(".l")
      writer.number(level)
      writer.literal(":hover")
    }
    func outer(_ writer: inout PageWriter) {
      own(&writer)
      writer.literal(" ~ :is(")
      selector(from: 0, to: level, &writer)
      writer.literal(")")
    }
    own(&writer)
    writer.literal(", ")
    own(&writer)
    writer.literal(" ~ .row:not(")
    outer(&writer)
    writer.literal(", ")
    outer(&writer)
    writer.literal(" ~ *), .b")
    writer.number(level + 1)
    writer.literal(" { --c")
    writer.number(level + 1)
    writer.literal(": var(--tint); }\n")
  }

  /// Fewer columns, from the classes of more.
  func writeElbowCap(_ cap: Int, to writer: inout PageWriter) {
    writer.literal("  ")
    selector(from: cap + 1, to: levels, &writer)
    writer.literal(" { --l: ")
    writer.number(cap)
    writer.literal("; --elbow: var(--c")
    writer.number(cap)
    writer.literal("); }\n  ")
    selector(from: cap, to: levels, &writer)
    writer.literal(" {")
    for column in (cap + 1)...levels { declare("--k", column, "none", &writer) }
    writer.literal(" }\n  :is(")
    selector(from: cap, to: levels, &writer)
    writer.literal("):is(.s")
    for column in cap...levels {
      writer.literal(", .g")
      writer.number(column)
    }
    writer.literal(") { --k")
    writer.number(cap)
    writer.literal(": linear-gradient(var(--c")
    writer.number(cap)
    writer.literal(") 0 0); }\n  :is(")
    selector(from: cap, to: levels, &writer)
    writer.literal(").s::after { content: none; }\n")
    writeDeepLevels(beyond: cap, to: &writer)
  }

  private static let elbowRow: StaticString = #"""

      --x: calc(var(--pad-start) + round(down, var(--avatar) / 2 - var(--stroke) / 2, .5px));
      display: grid; grid-template-columns: var(--avatar) minmax(0, 1fr); column-gap: var(--gutter);
      padding-block: var(--pad-top) var(--pad-bottom); padding-inline: calc(var(--pad-start) + var(--l) * var(--indent)) var(--pad-end);
      background-size: var(--stroke) 100%; background-repeat: no-repeat;

    """#

  private static let elbowShapes: StaticString = #"""
    .row:not(.l0)::before {
      content: ""; position: absolute; pointer-events: none; inset-block-start: 0;
      inset-inline-start: calc((var(--l) - 1) * var(--indent) + var(--x));
      inline-size: calc(var(--indent) + var(--pad-start) - var(--x)); block-size: calc(var(--pad-top) + var(--avatar) / 2 + var(--stroke) / 2);
      border: 0 solid var(--elbow); border-inline-start-width: var(--stroke); border-block-end-width: var(--stroke);
      border-end-start-radius: min(var(--corner) + var(--stroke) / 2, var(--indent) + var(--pad-start) - var(--x));
    }
    .s::after {
      content: ""; position: absolute; pointer-events: none; inset-block: calc(var(--pad-top) + var(--avatar)) 0;
      inset-inline-start: calc(var(--l) * var(--indent) + var(--x)); inline-size: var(--stroke); background: var(--stem);
    }
    .avatar { position: relative; display: grid; place-items: center; inline-size: var(--avatar); block-size: var(--avatar); border-radius: 50%; overflow: hidden; background: linear-gradient(color-mix(in srgb, var(--a), #fff 8%), var(--a)); font: 700 calc(var(--avatar) * .44)/1 var(--font); user-select: none; }
    .none { border: 2px dashed var(--line); background: none; }
    .main { padding-block-start: 1px; }
    :is(.tomb, .more) .main { align-self: center; padding: 0; }
    .more { grid-template-columns: minmax(0, 1fr); }
    .more .act { margin-inline-start: calc(-1 * .375rem); min-block-size: var(--avatar); }
    .more:not(.l0)::before { inline-size: calc(var(--indent) + var(--pad-start) - var(--x) + .25rem); }
    .more:not(.l0) .main { padding-inline-start: .625rem; }
    .row[aria-current=true] { background-color: var(--current); border-radius: var(--radius); }

    """#
}
