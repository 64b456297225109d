/// Follows a finger that may swipe a row aside to show or run what stands behind it.
///
/// A face tells it where the finger is and draws the row at ``offset``. The drag is taken only once it
/// is clearly sideways and there is something on that side; until then, and for ever where it is not,
/// it belongs to the list or to whatever scrolls inside the row.
///
/// ```swift
/// var drag = SwipeDrag(trailing: SwipeDrag.Actions(width: 88, runsWhenFar: true), width: 390)
/// drag.began()
/// if drag.moved(dx: -60, dy: 4) == .horizontal { row.center.x += drag.offset }
/// if case .runs = drag.ended(velocity: -200) { fold() }
/// ```
///
/// Distances and velocities are those of the screen, positive to the right, in both directions of
/// writing.
public struct SwipeDrag: Hashable, Sendable {
  /// A side of a row.
  public enum Edge: UInt8, Hashable, Sendable, CaseIterable {
    /// Where lines begin.
    case leading
    /// Where lines end.
    case trailing
  }

  /// What stands behind a row on one side.
  public struct Actions: Hashable, Sendable {
    /// How wide it is, 0 for nothing.
    public var width: Double
    /// Whether a swipe across most of the row runs it by itself.
    public var runsWhenFar: Bool

    /// Makes what stands behind one side.
    ///
    /// - Parameters:
    ///   - width: How wide it is; what is no length is none.
    ///   - runsWhenFar: Whether a swipe across most of the row runs it by itself.
    public init(width: Double = 0, runsWhenFar: Bool = false) {
      self.width = width > 0 && width.isFinite ? width : 0
      self.runsWhenFar = runsWhenFar
    }
  }

  /// Whose a drag is.
  public enum Phase: UInt8, Hashable, Sendable, CaseIterable {
    /// No finger is down.
    case idle
    /// Nobody's yet: the finger has hardly moved.
    case undecided
    /// The row's: it follows the finger.
    case horizontal
    /// Not the row's: the list scrolls, or something inside the row does.
    case vertical
  }

  /// What comes of a drag.
  public enum Outcome: Hashable, Sendable {
    /// It was not the row's: nothing changed.
    case notTaken
    /// The row is back in its place.
    case closed
    /// What stands behind a side stays to be seen.
    case revealed(Edge)
    /// What stands behind a side is done, and the row goes back to its place.
    case runs(Edge)
  }

  /// How far a finger moves before it is clear whose the drag is.
  public static let slop = 10.0
  /// How many times as far sideways as up or down a drag goes that is the row's.
  public static let leastSlope = 1.5
  /// How fast a finger decides by its speed alone, in lengths a second.
  public static let flickVelocity = 300.0
  /// The share of a row's width from which on a swipe is far.
  public static let farShare = 0.6
  /// How much of the way beyond its end a row follows at first.
  public static let resistance = 0.55

  /// What stands behind the side where lines begin.
  public var leading: Actions
  /// What stands behind the side where lines end.
  public var trailing: Actions
  /// How wide the row is.
  public var width: Double
  /// Whether lines begin on the right.
  public var isRightToLeft: Bool

  /// Whose the drag is.
  public internal(set) var phase = Phase.idle
  /// Which side stays to be seen while no finger moves the row.
  public internal(set) var revealed: Edge?

  /// Which side a drag that is the row's shows.
  var dragged: Edge?
  /// How far the row has been drawn aside by a drag, towards showing that side.
  var distance = 0.0
  /// Where the finger was when the drag became the row's.
  var start = 0.0

  /// Makes the drag of a row that lies in its place.
  ///
  /// - Parameters:
  ///   - leading: What stands behind the side where lines begin.
  ///   - trailing: What stands behind the side where lines end.
  ///   - width: How wide the row is.
  ///   - isRightToLeft: Whether lines begin on the right.
  public init(
    leading: Actions = Actions(),
    trailing: Actions = Actions(),
    width: Double,
    isRightToLeft: Bool = false
  ) {
    (self.leading, self.trailing) = (leading, trailing)
    (self.width, self.isRightToLeft) = (width, isRightToLeft)
  }

  // MARK: What is drawn

  /// How far to the right the row stands, negative to the left.
  public var offset: Double {
    guard let edge else { return 0 }
    return shownWidth * sign(of: edge)
  }

  /// The side of which something is to be seen.
  public var edge: Edge? { phase == .horizontal ? dragged : revealed }

  /// How much of that side is to be seen; negative where the row is drawn beyond its place.
  public var shownWidth: Double {
    if phase == .horizontal { return distance }
    return revealed.map { actions(at: $0).width } ?? 0
  }

  /// Whether letting go now runs what stands behind the side.
  public var isFar: Bool {
    guard phase == .horizontal, let dragged else { return false }
    return actions(at: dragged).runsWhenFar && distance >= farDistance(at: dragged)
  }

  /// How far a row is drawn aside to run what stands behind a side.
  ///
  /// It is always more than showing all of that side, so that nothing runs where one only looks.
  ///
  /// - Parameter edge: The side.
  /// - Returns: The distance.
  public func farDistance(at edge: Edge) -> Double {
    max(width * Self.farShare, actions(at: edge).width + DiscussionMetrics.touchTarget / 2)
  }

  /// What stands behind a side.
  ///
  /// - Parameter edge: The side.
  /// - Returns: What stands there.
  public func actions(at edge: Edge) -> Actions { edge == .leading ? leading : trailing }

  /// The direction on the screen in which a row goes to show a side.
  func sign(of edge: Edge) -> Double { (edge == .leading) == isRightToLeft ? -1 : 1 }
}
