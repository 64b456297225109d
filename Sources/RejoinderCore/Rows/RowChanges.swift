/// What changed in a list of rows, as one batch: the rule of a table view.
///
/// Removals are indices of the list before, insertions and reloads of the list after. A batch is
/// applied by removing from the highest index down, then inserting from the lowest up; a run of rows
/// that moves is taken out with the removals and put in with the insertions. A toggle is exactly one
/// range. A table view is given the batch as it is; an array is kept up with ``apply(to:count:row:)``.
///
/// ```swift
/// let changes = outline.toggle("c7")
/// outline.apply(changes, to: &rows)
/// ```
public struct RowChanges: Hashable, Sendable {
  /// Ranges in one batch beyond which it is told as a ``reset``.
  public static let maximumRanges = 256

  /// A run of rows that is the same before and after, at another place.
  public struct Move: Hashable, Sendable {
    /// Where the rows were.
    public let from: Range<Int>
    /// Where the first of them is now.
    public let to: Int

    /// Makes a move.
    ///
    /// - Parameters:
    ///   - from: Where the rows were.
    ///   - to: Where the first of them is now.
    public init(from: Range<Int>, to: Int) { (self.from, self.to) = (from, to) }
  }

  /// Whether everything may have changed; the other fields are empty then.
  public private(set) var isReset = false

  /// Removed rows before the change, ascending and never touching.
  private var removed: [Range<Int>] = []
  /// Inserted rows after the change, ascending and never touching.
  private var inserted: [Range<Int>] = []
  private var reloaded: [Range<Int>] = []

  /// Rows that moved; their indices are in neither removals nor insertions.
  public private(set) var moves: [Move] = []

  /// Rows below or at which comments gained or lost replies, as indices after the change.
  ///
  /// A comment that is folded away is told by the row that hides it. No reply counts changed but
  /// those of these rows and of their ancestors; a face asks for those it shows. They stand in no
  /// order, and a row may be told twice.
  public private(set) var recounted: [Int] = []

  /// Makes a change in which nothing changes.
  public init() {}

  /// A change after which every row has to be asked for anew.
  public static var reset: RowChanges {
    var changes = RowChanges()
    changes.isReset = true
    return changes
  }

  /// Rows that went, as indices before the change, the highest first.
  public var removals: [Range<Int>] { removed.reversed() }

  /// Rows that came, as indices after the change, the lowest first.
  public var insertions: [Range<Int>] { inserted }

  /// Rows that are to be drawn anew, as indices after the change, the lowest first.
  public var reloads: [Range<Int>] { reloaded }

  /// Whether nothing changed.
  public var isEmpty: Bool {
    !isReset && removed.isEmpty && inserted.isEmpty && reloaded.isEmpty && moves.isEmpty
      && recounted.isEmpty
  }

  /// By how much the number of rows grew.
  public var rowCountDifference: Int {
    inserted.reduce(0) { $0 + $1.count } - removed.reduce(0) { $0 + $1.count }
  }
}

// MARK: - Putting a batch together, one step after the other

extension RowChanges {
  /// Notes that rows came, at indices of the list as the steps so far have made it.
  ///
  /// - Parameter range: The new rows.
  /// - Complexity: O(r) in the number of ranges.
  public mutating func insert(_ range: Range<Int>) {
    guard !isReset, !range.isEmpty else { return }
    dissolveMoves()
    if inserted.isEmpty && reloaded.isEmpty && recounted.isEmpty { return inserted = [range] }
    let shifted = inserted.map { old in
      if old.upperBound <= range.lowerBound { return old }
      // Rows that come inside a run of new rows lengthen it.
      let start = old.lowerBound + (old.lowerBound < range.lowerBound ? 0 : range.count)
      return start..<old.upperBound + range.count
    }
    inserted = Self.joined((shifted + [range]).sorted { $0.lowerBound < $1.lowerBound })
    shiftReloads(forInsertionOf: range)
    limit()
  }

  /// Notes that rows went, at indices of the list as the steps so far have made it.
  ///
  /// - Parameter range: The rows that went.
  /// - Complexity: O(r) in the number of ranges.
  public mutating func remove(_ range: Range<Int>) {
    guard !isReset, !range.isEmpty else { return }
    dissolveMoves()
    if removed.isEmpty && inserted.isEmpty && reloaded.isEmpty && recounted.isEmpty {
      return removed = [range]
    }
    // Rows of the range that were there before; everything between them is going or gone.
    let insertedBefore = inserted.reduce(0) { $0 + Self.overlap($1, 0..<range.lowerBound) }
    let insertedWithin = inserted.reduce(0) { $0 + Self.overlap($1, range) }
    let first = range.lowerBound - insertedBefore
    let survivors = range.count - insertedWithin
    if survivors > 0 {
      let lower = indexBefore(first)
      let upper = indexBefore(first + survivors - 1) + 1
      let kept = removed.filter { $0.upperBound < lower || $0.lowerBound > upper }
      let touching = removed.filter { $0.upperBound >= lower && $0.lowerBound <= upper }
      let whole = touching.reduce(lower..<upper) {
        min($0.lowerBound, $1.lowerBound)..<max($0.upperBound, $1.upperBound)
      }
      removed = (kept + [whole]).sorted { $0.lowerBound < $1.lowerBound }
    }
    inserted = Self.joined(inserted.flatMap { Self.without($0, range) })
    reloaded = Self.joined(reloaded.flatMap { Self.without($0, range) })
    // What stands above rows that go stands above the row before them too.
    recounted = recounted.compactMap { row in
      if row >= range.upperBound { return row - range.count }
      if row < range.lowerBound { return row }
      return range.lowerBound > 0 ? range.lowerBound - 1 : nil
    }
    limit()
  }

  /// Notes that a run of rows moved; allowed as the first step only.
  ///
  /// - Parameters:
  ///   - range: Where the rows were.
  ///   - index: Where the first of them is now.
  public mutating func move(_ range: Range<Int>, to index: Int) {
    guard !isReset, !range.isEmpty, range.lowerBound != index else { return }
    guard removed.isEmpty, inserted.isEmpty, moves.isEmpty else {
      remove(range)
      return insert(index..<index + range.count)
    }
    let carried = recounted
    reloaded = reloaded.flatMap { Self.without($0, range) }
    shiftReloads(forInsertionOf: index..<index + range.count)
    recounted = carried.map { row in
      if range.contains(row) { return index + row - range.lowerBound }
      let removed = row < range.lowerBound ? row : row - range.count
      return removed < index ? removed : removed + range.count
    }
    moves.append(Move(from: range, to: index))
  }

  /// Notes that rows are to be drawn anew, at indices as the steps so far have made them.
  ///
  /// - Parameter range: The rows.
  public mutating func reload(_ range: Range<Int>) {
    guard !isReset, !range.isEmpty else { return }
    if reloaded.isEmpty { return reloaded = [range] }
    reloaded = Self.joined((reloaded + [range]).sorted { $0.lowerBound < $1.lowerBound })
    limit()
  }

  /// Notes that a comment gained or lost replies.
  ///
  /// - Parameter row: Its row or the one that hides it, as the steps so far have made it.
  public mutating func recount(_ row: Int) {
    guard !isReset, recounted.last != row else { return }
    recounted.append(row)
  }

  /// The same batch, with other rows to be drawn anew: those that a list found to look different.
  ///
  /// However many these are, the batch stays one: each of them is a row that has to be drawn.
  ///
  /// - Parameter rows: The indices of the rows after the change, ascending.
  /// - Returns: The batch.
  func reloading(_ rows: [Int]) -> RowChanges {
    var changes = self
    changes.reloaded = Self.joined(rows.map { $0..<$0 + 1 })
    return changes
  }

  private mutating func limit() {
    if removed.count + inserted.count + reloaded.count > Self.maximumRanges { self = .reset }
  }

  /// Tells moves as removals and insertions, since more steps follow.
  private mutating func dissolveMoves() {
    let all = moves
    moves = []
    for move in all {
      removed = [move.from]
      inserted = [move.to..<move.to + move.from.count]
    }
  }

  /// Where the survivor with a number was before the change.
  private func indexBefore(_ survivor: Int) -> Int {
    var index = survivor
    for range in removed where range.lowerBound <= index { index += range.count }
    return index
  }

  private mutating func shiftReloads(forInsertionOf range: Range<Int>) {
    reloaded = reloaded.flatMap { old -> [Range<Int>] in
      if old.upperBound <= range.lowerBound { return [old] }
      if old.lowerBound >= range.lowerBound {
        return [old.lowerBound + range.count..<old.upperBound + range.count]
      }
      return [
        old.lowerBound..<range.lowerBound, range.upperBound..<old.upperBound + range.count,
      ]
    }
    recounted = recounted.map { $0 < range.lowerBound ? $0 : $0 + range.count }
  }

  private static func overlap(_ a: Range<Int>, _ b: Range<Int>) -> Int {
    max(0, min(a.upperBound, b.upperBound) - max(a.lowerBound, b.lowerBound))
  }

  /// What is left of a range of rows once some rows have gone.
  private static func without(_ old: Range<Int>, _ gone: Range<Int>) -> [Range<Int>] {
    let before = old.lowerBound..<max(old.lowerBound, min(old.upperBound, gone.lowerBound))
    let after = max(old.lowerBound, gone.upperBound)..<max(old.upperBound, gone.upperBound)
    let moved = after.lowerBound - gone.count..<after.upperBound - gone.count
    return [before, moved].filter { !$0.isEmpty }
  }

  /// Ascending ranges, those that touch made one.
  private static func joined(_ ranges: [Range<Int>]) -> [Range<Int>] {
    var joined: [Range<Int>] = []
    for range in ranges {
      if let last = joined.last, range.lowerBound <= last.upperBound {
        joined[joined.count - 1] = last.lowerBound..<max(last.upperBound, range.upperBound)
      } else {
        joined.append(range)
      }
    }
    return joined
  }
}
