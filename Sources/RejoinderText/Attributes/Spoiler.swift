/// Whether words that are hidden until the reader asks for them are shown.
public enum Spoiler: UInt8, Hashable, Sendable, CaseIterable {
  /// Each letter is replaced by a block.
  case covered
  /// The words are there.
  case revealed
}
