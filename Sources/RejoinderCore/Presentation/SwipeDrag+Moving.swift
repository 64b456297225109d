extension SwipeDrag {
  /// Tells that a finger is down.
  ///
  /// - Parameter isOverScroller: Whether it is on something inside the row that scrolls sideways
  ///   itself, such as long lines of code: the drag is that one's then.
  /// - Returns: Whose the drag is.
  @discardableResult
  public mutating func began(isOverScroller: Bool = false) -> Phase {
    (dragged, distance, start) = (nil, 0, 0)
    phase = isOverScroller ? .vertical : .undecided
    return phase
  }

  /// Tells how far the finger is from where it came down.
  ///
  /// - Parameters:
  ///   - dx: The distance to the right.
  ///   - dy: The distance downwards.
  /// - Returns: Whose the drag is; once that is decided, it stays.
  @discardableResult
  public mutating func moved(dx: Double, dy: Double) -> Phase {
    guard dx.isFinite, dy.isFinite else { return phase }
    if phase == .undecided { decide(dx, dy) }
    if phase == .horizontal, let dragged {
      let base = revealed == dragged ? actions(at: dragged).width : 0
      distance = resisted(base + (dx - start) * sign(of: dragged), at: dragged)
    }
    return phase
  }

  /// Tells that the finger is gone.
  ///
  /// A quick finger decides by its direction; only a row that has been drawn far runs anything, so
  /// that a flick alone never does.
  ///
  /// - Parameter velocity: How fast it went to the right, in lengths a second.
  /// - Returns: What came of the drag.
  public mutating func ended(velocity: Double = 0) -> Outcome {
    defer { phase = .idle }
    guard phase == .horizontal, let dragged else { return .notTaken }
    let speed = velocity.isFinite ? velocity * sign(of: dragged) : 0
    revealed = nil
    if speed <= -Self.flickVelocity { return .closed }
    if isFar { return .runs(dragged) }
    let end = actions(at: dragged).width
    guard end > 0, distance > 0, speed >= Self.flickVelocity || distance >= end / 2 else {
      return .closed
    }
    revealed = dragged
    return .revealed(dragged)
  }

  /// Tells that the drag was taken away; the row goes back to where it was.
  public mutating func cancelled() { phase = .idle }

  /// Puts the row back in its place, as when the list scrolls or another row is drawn aside.
  public mutating func close() {
    revealed = nil
    if phase == .horizontal { phase = .vertical }
  }

  /// Shows what stands behind a side, for those who do not swipe.
  ///
  /// - Parameter edge: The side; one with nothing behind it closes the row.
  public mutating func reveal(_ edge: Edge) {
    phase = .idle
    revealed = actions(at: edge).width > 0 ? edge : nil
  }

  private mutating func decide(_ dx: Double, _ dy: Double) {
    let (sideways, upright) = (dx.magnitude, dy.magnitude)
    guard max(sideways, upright) >= Self.slop else { return }
    guard sideways >= upright * Self.leastSlope else { return phase = .vertical }
    // An open row is drawn on or closed; a closed one shows the side that the finger uncovers.
    let uncovered: Edge = (dx > 0) == isRightToLeft ? .trailing : .leading
    let edge = revealed ?? uncovered
    guard actions(at: edge).width > 0 else { return phase = .vertical }
    (phase, dragged) = (.horizontal, edge)
    start = dx > 0 ? Self.slop : -Self.slop
  }

  /// How far a row goes that is drawn over a distance: less and less beyond what is there.
  private func resisted(_ distance: Double, at edge: Edge) -> Double {
    guard width > 0 else { return 0 }
    let (end, isFree) = (actions(at: edge).width, actions(at: edge).runsWhenFar)
    func beyond(_ excess: Double) -> Double {
      width * (1 - 1 / (excess * Self.resistance / width + 1))
    }
    if distance < 0 { return -beyond(-distance) }
    if distance <= end || isFree { return min(distance, max(width, end)) }
    return min(end + beyond(distance - end), max(width, end))
  }
}
