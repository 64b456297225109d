/// What is drawn left of a row: its indentation, the lines that go on below it, and its stem.
///
/// Column *n* belongs to level *n*, the outermost being 1; a row at depth *n* has its elbow in column
/// *n*. Beyond the cap every row stands in the last column, which is a lane: outer lines stay where
/// they are, the lane's line goes on as long as rows of the lane follow, and no row of it has a stem.
public struct RowColumns: Hashable, Sendable {
  /// How many columns there can be.
  public static let maximum = 8

  /// How many columns stand left of the row.
  public let indentation: Int

  /// The columns whose line goes on below the row: bit *n* − 1 for column *n*.
  public let continuing: UInt8

  /// Whether a line starts below the row's avatar.
  public let hasStem: Bool

  /// Whether the row stands deeper than the cap, so that its place does not tell what it answers.
  public let isBeyondCap: Bool

  /// Makes columns.
  ///
  /// - Parameters:
  ///   - indentation: How many columns stand left of the row, 0…``maximum``.
  ///   - continuing: The columns whose line goes on below the row, the outermost in the lowest bit.
  ///   - hasStem: Whether a line starts below the row's avatar.
  ///   - isBeyondCap: Whether the row stands deeper than the cap.
  public init(
    indentation: Int,
    continuing: UInt8 = 0,
    hasStem: Bool = false,
    isBeyondCap: Bool = false
  ) {
    self.indentation = min(max(indentation, 0), Self.maximum)
    self.continuing = continuing
    (self.hasStem, self.isBeyondCap) = (hasStem, isBeyondCap)
  }

  /// Whether it is a row of the top level.
  public var isTopLevel: Bool { indentation == 0 }

  /// Whether a column's line goes on below the row.
  ///
  /// - Parameter column: The column, from 1.
  /// - Returns: Whether it goes on; `false` for a column that there cannot be.
  public func continues(inColumn column: Int) -> Bool {
    (1...Self.maximum).contains(column) && continuing >> UInt8(column - 1) & 1 == 1
  }
}

/// Gives the columns of rows that follow each other.
public struct RowColumnWalk {
  private let cap: Int
  /// The lines of the columns before the last one.
  ///
  /// They outlive rows whose guides have forgotten the outermost levels: these are all below the
  /// row that they were taken from.
  private var outer: UInt8

  /// Makes a walk that begins with the first row of a discussion, or anywhere else.
  ///
  /// - Parameters:
  ///   - cap: How many columns there are, 1…8.
  ///   - outer: The columns that go on where the walk begins, if that is in the middle.
  public init(cap: Int, outer: UInt8 = 0) {
    (self.cap, self.outer) = (min(max(cap, 1), RowColumns.maximum), outer)
  }

  /// Goes on to the next row.
  ///
  /// - Parameters:
  ///   - row: The row.
  ///   - nextDepth: The depth of the row that follows, −1 after the last one.
  /// - Returns: The row's columns.
  public mutating func step<Element>(_ row: Row<Element>, nextDepth: Int) -> RowColumns {
    step(depth: row.depth, guides: row.guides, nextDepth: nextDepth)
  }

  /// Goes on to the next row, of which only its place is known.
  ///
  /// - Parameters:
  ///   - depth: The row's depth.
  ///   - guides: Which lines go on below it.
  ///   - nextDepth: The depth of the row that follows, −1 after the last one.
  /// - Returns: The row's columns.
  public mutating func step(depth: Int, guides: Guides, nextDepth: Int) -> RowColumns {
    if depth <= Guides.maximumLevels {
      outer = 0
      for level in 1..<max(min(depth + 1, cap), 1) where guides.continues(atLevel: level) {
        outer |= 1 << UInt8(level - 1)
      }
    }
    let isInLane = depth >= cap
    let lane: UInt8 = isInLane && nextDepth >= cap ? 1 << UInt8(cap - 1) : 0
    return RowColumns(
      indentation: min(depth, cap),
      continuing: outer | lane,
      hasStem: !isInLane && nextDepth > depth,
      isBeyondCap: depth > cap
    )
  }
}
