/// The part of a scrolled list that can be seen.
///
/// Lengths are in whatever unit the face uses: points, pixels or lines.
public struct Viewport: Hashable, Sendable {
  /// Where it begins in the content.
  public var offset: Double
  /// How high it is.
  public var height: Double

  /// Makes a viewport.
  ///
  /// - Parameters:
  ///   - offset: Where it begins in the content.
  ///   - height: How high it is.
  public init(offset: Double, height: Double) { (self.offset, self.height) = (offset, height) }

  /// Where it ends in the content.
  public var end: Double { offset + height }
}

/// The content that a viewport scrolls over.
public struct ScrollContent: Hashable, Sendable {
  /// The lowest offset: 0, or less where a bar covers the top.
  public var start: Double
  /// Where the content ends, without a spacer that an anchor asked for.
  public var end: Double

  /// Makes the content's bounds.
  ///
  /// - Parameters:
  ///   - start: The lowest offset.
  ///   - end: Where the content ends.
  public init(start: Double = 0, end: Double) { (self.start, self.end) = (start, end) }

  /// The offset brought into the content: nothing above its start, nothing below its end.
  ///
  /// - Parameters:
  ///   - offset: The offset.
  ///   - height: How high the viewport is.
  /// - Returns: The nearest offset that there is.
  public func clamped(_ offset: Double, height: Double) -> Double {
    max(min(offset, end - height), start)
  }
}
