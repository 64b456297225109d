import RejoinderCore
import RejoinderFormats

extension Arguments {
  /// The order that was asked for, `nil` for none.
  var order: CommentOrder? { text(.sort).flatMap { CommentOrder(name: $0) } }

  /// How many levels show at first, `nil` for all.
  var levels: Int? { number(.foldBelow) }

  /// What is folded at first.
  var initialFold: Outline.InitialFold { levels.map { .below($0) } ?? .none }

  /// The look that was asked for.
  var look: DiscussionStyle { text(.look).flatMap { DiscussionStyle.named($0) } ?? .blocks }

  /// The format that was asked for, `nil` for whichever is recognised.
  var format: DiscussionFormat? { text(.format).flatMap { Formats.named($0) } }
}
