/// How many colours a terminal tells apart.
public enum ColorDepth: UInt8, Hashable, Sendable, CaseIterable {
  /// The sixteen of its own theme.
  case themed
  /// The 256 that are nearly the same everywhere.
  case fixed
  /// Every colour, a byte for each of red, green and blue.
  case exact
}
