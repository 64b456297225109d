/// Which comments of a large discussion are shown first: the best ones that can be reached.
///
/// As on Reddit. The comment that stands first of all those whose parent is shown is taken again and
/// again, whatever its level, until enough are shown: a great reply under a shown comment goes before
/// a poor top-level one. What is left is counted where it stands.
///
/// ```swift
/// let selection = CommentSelection(parents: [-1, 0, -1], keys: keys, limits: .init(count: 2))
/// ```
public struct CommentSelection: Hashable, Sendable {
  /// How much is shown.
  public struct Limits: Hashable, Sendable {
    /// How many comments are shown where nobody asks for another number.
    public static let standardCount = 100
    /// How many comments anybody may ask for.
    public static let maximumCount = 500
    /// How many comments a supporter of the site may ask for.
    public static let supporterCount = 2500
    /// How many levels are shown before a thread continues elsewhere.
    public static let standardDepth = 10

    /// How many comments are shown.
    public var count: Int
    /// How many levels are shown.
    public var depth: Int

    /// Makes limits; negative ones count as 0.
    ///
    /// - Parameters:
    ///   - count: How many comments are shown.
    ///   - depth: How many levels are shown.
    public init(count: Int = standardCount, depth: Int = standardDepth) {
      (self.count, self.depth) = (max(count, 0), max(depth, 0))
    }
  }

  /// Comments that are not shown, in one place.
  public struct Rest: Hashable, Sendable {
    /// The shown comment under which they stand, `nil` for the top level.
    public let parent: Int?
    /// How many they are, with all that stands below them.
    public let count: Int
    /// Whether they are too deep to be loaded here, so that the thread continues elsewhere.
    public let isContinuation: Bool
  }

  /// The shown comments, the one taken first standing first.
  public let shown: [Int]

  /// Where others exist: the top level first, then under the shown comments in their order.
  public let rests: [Rest]

  /// Chooses what is shown.
  ///
  /// - Parameters:
  ///   - parents: For each comment the index of its parent; a negative one for the top level.
  ///   - keys: For each comment its rank, the smaller first; of equal ones the smaller index.
  ///   - limits: How much is shown.
  ///   - isOffered: Whether a comment exists for this reader; without it its replies don't either.
  /// - Complexity: O(n + s·log n), for s shown ones.
  public init(
    parents: [Int],
    keys: [some Comparable],
    limits: Limits = Limits(),
    isOffered: (Int) -> Bool = { _ in true }
  ) {
    precondition(parents.count == keys.count, "Every comment needs a parent entry and a key.")
    let replies = ReplyLists(parents: parents, isOffered: isOffered)
    var candidates = IndexHeap(keys: keys)
    if limits.depth > 0 { replies.forEachReply(to: nil) { candidates.insert($0) } }
    var depths = [Int](repeating: 0, count: parents.count)
    var shown: [Int] = []
    while shown.count < limits.count, let next = candidates.popFirst() {
      shown.append(next)
      guard depths[next] + 1 < limits.depth else { continue }
      replies.forEachReply(to: next) {
        depths[$0] = depths[next] + 1
        candidates.insert($0)
      }
    }
    self.shown = shown
    rests = Self.rests(shown, replies) { ($0.map { depths[$0] + 1 } ?? 0) >= limits.depth }
  }

  private static func rests(
    _ shown: [Int],
    _ replies: ReplyLists,
    isTooDeep: (_ parent: Int?) -> Bool
  ) -> [Rest] {
    var isShown = [Bool](repeating: false, count: replies.sizes.count)
    for index in shown { isShown[index] = true }
    var rests: [Rest] = []
    for place in -1..<shown.count {
      let parent = place < 0 ? nil : shown[place]
      var count = 0
      replies.forEachReply(to: parent) { count += isShown[$0] ? 0 : replies.sizes[$0] }
      guard count > 0 else { continue }
      rests.append(Rest(parent: parent, count: count, isContinuation: isTooDeep(parent)))
    }
    return rests
  }
}
