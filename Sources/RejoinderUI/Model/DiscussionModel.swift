#if canImport(SwiftUI)
public import Observation
public import RejoinderCore

/// A discussion that an app moves about in, changes and folds from outside of its views.
///
/// Actions go in, values come out; views that read it are drawn anew.
///
/// ```swift
/// @State private var model = DiscussionModel(comments, initialFold: .below(2))
///
/// DiscussionScrollView { NestedCommentThread(model: model) }
///   .toolbar { Button("Next") { model.step(.nextRoot) } }
/// ```
///
/// It holds comments in memory. It neither loads nor sends any.
@MainActor
@Observable
public final class DiscussionModel<Value: Identifiable & Sendable>
where Value.ID: Hashable & Comparable & Sendable {
  /// The identity of a comment.
  public typealias ID = Value.ID

  /// The rows that show, with all that drawing them needs.
  public internal(set) var items: ThreadItems<Value>

  /// The comment on which the reader is, `nil` for none.
  public var selection: ID?

  /// The row at the top of what is seen, for finding it again.
  public var readingPlace: RowID<ID>?

  /// Where the view is to go; each request is another one, even to the same comment.
  public internal(set) var scrollRequest: ScrollRequest<ID>?

  /// The comments that the reader has not seen.
  public internal(set) var unread: Set<ID> = []

  /// How often other comments have taken the place of all.
  var generation = 0
  /// The last request that a view followed, so that none is followed again where a view comes back.
  @ObservationIgnored var followed = 0
  @ObservationIgnored var history = JumpHistory<ID>()
  /// How many jumps can be taken back, so that views see it change.
  var jumpCount = 0

  /// Makes a model of an outline.
  ///
  /// - Parameter items: The rows of the outline.
  public init(items: ThreadItems<Value>) { self.items = items }

  /// The comments and their folds.
  public var outline: CommentOutline<Threaded<Value>> { items.outline }

  /// The rows that show.
  public var rows: [ThreadItem<Value>] { items.items }

  /// How many comments of the discussion this reader may read.
  public var readableCount: Int { outline.readableCount }

  /// Changes the outline, and the rows with it.
  ///
  /// - Parameter body: What to do with the outline.
  /// - Returns: The changes among the rows.
  @discardableResult
  public func update(
    _ body: (inout CommentOutline<Threaded<Value>>) -> RowChanges
  ) -> RowChanges {
    items.update(body)
  }
}

/// Where a view is to go.
public struct ScrollRequest<ID: Hashable & Sendable>: Hashable, Sendable {
  /// Tells requests apart, also of the same row.
  public let number: Int
  /// The row.
  public let row: RowID<ID>
  /// Whether the row stays where it is where it can be seen whole, and draws no attention to itself.
  public let isQuiet: Bool
}
#endif
