/// What a piece of a line is, from which a palette makes its looks.
enum FrameRole: Hashable {
  /// Words of a comment, and spaces.
  case text
  /// The title of a discussion.
  case title
  /// A line that joins replies, with its level, 1 for the outermost.
  case connector(level: Int)
  /// The name of somebody.
  case author
  /// The mark of the one who opened the discussion.
  case opener
  /// Dates, scores, addresses.
  case detail
  /// A state or a mark of a comment.
  case marker
  /// Words of somebody else.
  case quote
  /// What stands for folded or unloaded replies.
  case replies
}
