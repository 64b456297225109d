/// The style sheet of all pages: static bytes, to be served at one address.
///
/// Rows say everything in classes: `lN` is the indentation, `gN` the line of column N that goes on
/// below the row, `s` a line that starts at its avatar, `tN` the estimated height of a block. There is
/// no address in it, so that a page needs nothing but itself and this sheet.
public enum StyleSheet {
  /// The path at which pages expect it.
  public static let path = "/rejoinder.css"

  /// The bytes of the style sheet.
  public static let bytes: [UInt8] = {
    var writer = PageWriter(capacity: 24_576)
    for part in [scales, colours, page, choices, rows, words, actions, connectors] {
      writer.literal(part)
    }
    writeEstimates(&writer)
    for part in [narrow, preferences, paper] { writer.literal(part) }
    return writer.bytes
  }()

  /// The heights of blocks that were not laid out yet: see ``RowBlock``.
  private static func writeEstimates(_ writer: inout PageWriter) {
    for (step, lines) in RowBlock.steps.enumerated() {
      writer.literal(".t")
      writer.number(step)
      writer.literal(" { --t: ")
      writer.number(lines)
      writer.literal("; }\n")
    }
  }
}
