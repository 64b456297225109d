/// What a session keeps between visits, and what it begins with.
///
/// Whoever runs a session's effects stores the parts that ``SessionEffect/save(_:)`` names, and gives
/// everything back to the next session.
public struct SessionMemory: Sendable {
  /// A part that is stored by itself.
  public enum Part: UInt8, Hashable, Sendable, CaseIterable {
    /// Which comments are folded.
    case folds
    /// What was written and not sent.
    case drafts
    /// When the reader was here, and what was read.
    case visits
    /// What was asked for and not answered.
    case outbox
  }

  /// Which comments of the discussion are folded.
  public internal(set) var folds: FoldMemory<Comment.ID>
  /// What was written and not sent.
  public internal(set) var drafts: Drafts
  /// When the reader was here, and what was read.
  public internal(set) var visits: Visits
  /// What was asked for and not answered.
  public internal(set) var outbox: Outbox
  /// The reader's votes that the source knows of.
  public internal(set) var votes: [Comment.ID: Outbox.Vote]

  /// Makes a memory, empty or with what was kept.
  ///
  /// - Parameters:
  ///   - folds: Which comments of the discussion are folded.
  ///   - drafts: What was written and not sent.
  ///   - visits: When the reader was here, and what was read.
  ///   - outbox: What was asked for and not answered.
  ///   - votes: The reader's votes that the source knows of.
  public init(
    folds: FoldMemory<Comment.ID> = FoldMemory(),
    drafts: Drafts = Drafts(),
    visits: Visits = Visits(),
    outbox: Outbox = Outbox(),
    votes: [Comment.ID: Outbox.Vote] = [:]
  ) {
    (self.folds, self.drafts, self.visits) = (folds, drafts, visits)
    (self.outbox, self.votes) = (outbox, votes)
  }
}
