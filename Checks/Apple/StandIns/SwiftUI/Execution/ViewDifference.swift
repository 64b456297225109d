/// Not Apple's: which views came and went between two evaluations.
@MainActor
public struct ViewDifference {
  /// The nodes whose identity is new.
  public private(set) var appeared: [ViewNode] = []
  /// The nodes whose identity is gone.
  public private(set) var disappeared: [ViewNode] = []

  nonisolated init() {}

  init(from former: ViewNode?, to present: ViewNode) {
    let before = former?.withDescendants ?? []
    let after = present.withDescendants
    let known = Set(before.map(\.identity))
    let kept = Set(after.map(\.identity))
    appeared = after.filter { !known.contains($0.identity) }
    disappeared = before.filter { !kept.contains($0.identity) }
  }

  /// The ids of the `ForEach` elements that came.
  public var appearedElements: Set<AnyHashable> { Set(appeared.compactMap(\.elementID)) }
  /// The ids of the `ForEach` elements that went.
  public var disappearedElements: Set<AnyHashable> { Set(disappeared.compactMap(\.elementID)) }
}
