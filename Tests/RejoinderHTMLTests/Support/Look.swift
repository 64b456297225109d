import RejoinderCore
import Testing

/// A look as the argument of a test, which says its name and not all of its numbers.
struct Look: CustomTestStringConvertible {
  let style: DiscussionStyle

  static let all = DiscussionStyle.all.map { Look(style: $0) }

  var testDescription: String { style.name }
}
