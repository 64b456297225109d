/// What a discussion answers to a request: a page, or a part of one.
public struct RenderedPart: Sendable {
  /// The bytes.
  public var bytes: [UInt8]
  /// Their media type.
  public var contentType: String
  /// Whether the site should keep it for those who ask for the same: not where hardly anyone does.
  public var isWorthKeeping: Bool

  /// Makes an answer.
  ///
  /// - Parameters:
  ///   - bytes: The bytes.
  ///   - contentType: Their media type, that of a page if left out.
  ///   - isWorthKeeping: Whether the site should keep it.
  public init(
    _ bytes: [UInt8],
    contentType: String = "text/html; charset=utf-8",
    isWorthKeeping: Bool = true
  ) {
    (self.bytes, self.contentType) = (bytes, contentType)
    self.isWorthKeeping = isWorthKeeping
  }
}
