#if canImport(SwiftUI)
internal import RejoinderCore
internal import SwiftUI

/// Name, age and words of a comment as one element: what it says, and what can be done with it.
@MainActor
struct SpokenRow: ViewModifier {
  let speech: RowSpeech
  let id: Comment.ID
  @Environment(\.discussionActions) private var actions
  @Environment(\.openURL) private var openURL

  func body(content: Content) -> some View {
    content
      .accessibilityElement(children: .combine)
      .accessibilityLabel(speech.label)
      .accessibilityValue(speech.value)
      .accessibilityHint(speech.hint)
      .accessibilityAddTraits(speech.isHeading ? .isHeader : [])
      .accessibilityActions {
        ForEach(Array(offered.indices), id: \.self) { index in
          Button(offered[index].title) { perform(offered[index]) }
        }
      }
  }

  /// The actions of which this face knows what they do.
  private var offered: [SpokenAction] {
    speech.actions.filter { action in
      switch action.kind {
      case .toggle, .parent, .foldThread: true
      case .link, .permalink: URL(string: action.address) != nil && !action.address.isEmpty
      case .reply: actions.canReply
      case .upvote, .downvote: actions.canVote
      case .load: actions.canLoad
      case .reveal, .quote: false
      }
    }
  }

  private func perform(_ action: SpokenAction) {
    switch action.kind {
    case .toggle: actions.toggle(id)
    case .parent: actions.goToParent(of: id)
    case .foldThread: actions.collapse(toRootOf: id)
    case .link, .permalink: if let address = URL(string: action.address) { openURL(address) }
    case .reply: actions.reply(to: id)
    case .upvote: actions.vote(.up, on: id)
    case .downvote: actions.vote(.down, on: id)
    case .load: actions.loadMore(under: id)
    case .reveal, .quote: break
    }
  }
}

extension View {
  /// Makes a piece of a comment's row the one element that says the comment.
  ///
  /// - Parameters:
  ///   - speech: What is said, decided by Core.
  ///   - id: The comment.
  /// - Returns: The piece as one element.
  @MainActor func spoken(_ speech: RowSpeech, of id: Comment.ID) -> some View {
    modifier(SpokenRow(speech: speech, id: id))
  }
}
#endif
