/// Turns frames into the bytes that a terminal takes.
struct FrameEncoder {
  private let palette: TerminalPalette?
  private var sequences: [Frame.Look: [UInt8]] = [:]

  init(palette: TerminalPalette?) { self.palette = palette }

  /// The bytes of a frame; without a palette, its text as it is.
  ///
  /// - Complexity: O(n) in the size of the frame.
  mutating func bytes(of frame: Frame) -> [UInt8] {
    guard palette != nil else { return frame.utf8 }
    var bytes: [UInt8] = []
    bytes.reserveCapacity(frame.utf8.count + frame.spans.count * 8)
    var open: [UInt8] = []
    for (index, span) in frame.spans.enumerated() {
      let end = index + 1 < frame.spans.count ? frame.spans[index + 1].start : frame.utf8.count
      let sequence = sequence(for: span.look)
      if sequence != open {
        if !open.isEmpty { bytes += Self.plain }
        bytes += sequence
        open = sequence
      }
      bytes += frame.utf8[span.start..<end]
    }
    if !open.isEmpty { bytes += Self.plain }
    return bytes
  }

  private mutating func sequence(for look: Frame.Look) -> [UInt8] {
    if let known = sequences[look] { return known }
    let style = palette?.style(of: look) ?? TerminalStyle()
    let sequence = style.isPlain ? [] : Array(style.sequence.utf8)
    sequences[look] = sequence
    return sequence
  }

  private static let plain = Array("\u{1B}[0m".utf8)
}
