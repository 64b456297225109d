/// A place in a text, counted in bytes.
public struct JSONPosition: Hashable, Sendable {
  /// How many bytes stand before it.
  public var offset: Int
  /// Its line, the first being 1; lines end at a line feed.
  public var line: Int
  /// Its place in the line in bytes, the first being 1.
  public var column: Int

  /// Makes a position.
  ///
  /// - Parameters:
  ///   - offset: How many bytes stand before it.
  ///   - line: Its line, the first being 1.
  ///   - column: Its place in the line, the first being 1.
  public init(offset: Int = 0, line: Int = 1, column: Int = 1) {
    (self.offset, self.line, self.column) = (offset, line, column)
  }
}
