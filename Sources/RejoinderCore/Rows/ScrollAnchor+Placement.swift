extension ScrollAnchor {
  /// Where the viewport goes.
  public struct Placement: Hashable, Sendable {
    /// The offset.
    public var offset: Double
    /// How much empty space must stand behind the content, so that the offset exists.
    public var spacer: Double

    /// Makes a placement.
    ///
    /// - Parameters:
    ///   - offset: The offset.
    ///   - spacer: How much empty space must stand behind the content.
    public init(offset: Double, spacer: Double = 0) {
      (self.offset, self.spacer) = (offset, spacer)
    }
  }

  /// Where the viewport goes so that the anchor stays.
  ///
  /// Without a spacer the offset is brought into the content, so that folding the last row never
  /// shows what is above or below all rows. With one only its start is the limit.
  ///
  /// - Parameters:
  ///   - top: Where the anchored row's top is now; ignored for the end.
  ///   - viewport: What could be seen.
  ///   - content: The bounds of the content now.
  ///   - keepsBottomSpacer: Whether empty space may stand behind the content until the next scroll.
  /// - Returns: The offset, and the space that it needs.
  public func placement(
    top: Double,
    in viewport: Viewport,
    content: ScrollContent,
    keepsBottomSpacer: Bool = false
  ) -> Placement {
    guard row != nil else {
      return Placement(offset: content.clamped(.infinity, height: viewport.height))
    }
    let wanted = max(top - distance, content.start)
    guard keepsBottomSpacer else {
      return Placement(offset: content.clamped(wanted, height: viewport.height))
    }
    return Placement(
      offset: wanted,
      spacer: Self.spacer(at: wanted, height: viewport.height, content: content)
    )
  }

  /// How much of a spacer is still needed at an offset: it goes as far as somebody scrolls up.
  ///
  /// - Parameters:
  ///   - offset: The offset.
  ///   - height: How high the viewport is.
  ///   - content: The bounds of the content.
  /// - Returns: The height of the spacer, 0 where the content reaches far enough.
  public static func spacer(
    at offset: Double,
    height: Double,
    content: ScrollContent
  ) -> Double {
    offset > content.start ? max(offset + height - content.end, 0) : 0
  }

  /// The offset after rows turned out to be higher or lower than they were estimated.
  ///
  /// The anchored row stays where it was: what changed above it is made up for. The row itself may
  /// change as well, and grows downwards.
  ///
  /// - Parameters:
  ///   - offset: The offset before.
  ///   - measured: Rows with the height they had and the one they turned out to have.
  /// - Returns: The offset, not yet brought into the content.
  /// - Complexity: O(k) for k rows.
  public func corrected(
    _ offset: Double,
    measured: [(row: Int, estimate: Double, height: Double)]
  ) -> Double {
    guard let row else {
      return measured.reduce(offset) { $0 + ($1.height - $1.estimate) }
    }
    return measured.reduce(offset) { $0 + ($1.row < row ? $1.height - $1.estimate : 0) }
  }
}
