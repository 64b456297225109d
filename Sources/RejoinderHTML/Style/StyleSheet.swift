public import RejoinderCore

/// The style sheet of a look: bytes to be served at one address, made from the numbers of its style.
///
/// Rows say everything in classes: `lN` is the indentation, `gN` the line of column N that goes on
/// below the row, `s` a line that starts at its avatar, `tN` the estimated height of a block. There is
/// no address in it, so that a page needs nothing but itself and this sheet.
///
/// ```swift
/// let sheet = StyleSheet(.reddit)
/// sheet.path        // "/rejoinder-reddit.css"
/// ```
public struct StyleSheet: Sendable {
  /// The look.
  public let style: DiscussionStyle

  /// Makes the sheet of a look.
  ///
  /// - Parameter style: The look; of its levels the first `RowColumns.maximum` count.
  public init(_ style: DiscussionStyle) { self.style = style }

  /// The path at which pages expect it.
  public var path: String { "/rejoinder-" + style.token + ".css" }

  /// The bytes of the style sheet.
  ///
  /// - Complexity: O(1): some thirty thousand bytes.
  public var bytes: [UInt8] {
    var writer = PageWriter(capacity: 32_768)
    writer.literal(Self.embed)
    writer.literal(Self.scales)
    writeColors(to: &writer)
    writeFonts(to: &writer)
    for part in [Self.page, Self.choices, Self.rows, Self.words, Self.actions] {
      writer.literal(part)
    }
    writeLevels(to: &writer)
    writeMetrics(to: &writer)
    writeParts(to: &writer)
    switch style.metrics.connector {
    case .elbow: writeElbows(to: &writer)
    case .bar, .extendedBars, .none: writeStrips(to: &writer)
    }
    writeEstimates(to: &writer)
    writeAdaptations(to: &writer)
    writeLive(to: &writer)
    for part in [
      Self.narrow, Self.preferences, Self.livePreferences, Self.paper, Self.livePaper,
    ] { writer.literal(part) }
    return writer.bytes
  }

  /// How many columns the page draws.
  var levels: Int { min(max(style.metrics.maximumLevels, 1), RowColumns.maximum) }

  /// Whether lines join avatars.
  var hasElbows: Bool { style.metrics.connector == .elbow }

  /// The heights of blocks that were not laid out yet: see ``RowBlock``.
  private func writeEstimates(to writer: inout PageWriter) {
    for (step, lines) in RowBlock.steps.enumerated() {
      writer.literal(".t")
      writer.number(step)
      writer.literal(" { --t: ")
      writer.number(lines)
      writer.literal("; }\n")
    }
  }
}
