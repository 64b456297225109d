/// Which characters a terminal shows.
public enum TerminalCharacters: String, Hashable, Sendable, CaseIterable {
  /// All of Unicode, written as UTF-8.
  case unicode
  /// The printable ones of ASCII; others are replaced by their like, or by a question mark.
  case ascii
}
