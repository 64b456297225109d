#if canImport(SwiftUI)
internal import RejoinderCore
internal import SwiftUI

/// Makes of a comment one element for a screen reader, that says what Core says.
///
/// Everything in the row is an action of it, in Core's order; what the app adds stands before the
/// actions of those who take part, so that the commonest stay at both ends. Activating it never folds.
@MainActor
struct CommentSpeech: ViewModifier {
  let presentation: RowPresentation<Comment.ID>
  let row: ThreadRow<Comment>
  @Environment(\.discussionOptions) private var options
  @Environment(\.discussionActions) private var actions
  @Environment(\.rowExtras) private var extras
  @Environment(\.openURL) private var openURL

  func body(content: Content) -> some View {
    let speech = presentation.speech
    content
      .accessibilityElement(children: .ignore)
      .accessibilityLabel(Text(verbatim: speech.label))
      .accessibilityValue(Text(verbatim: speech.value))
      .accessibilityHint(Text(verbatim: speech.hint))
      .accessibilityAddTraits(speech.isHeading ? .isHeader : [])
      .accessibilityAction { if let activation = speech.activation { perform(activation) } }
      .accessibilityActions {
        let taking = speech.actions.firstIndex { $0.kind.takesPart } ?? speech.actions.count
        buttons(speech.actions[..<taking])
        if let extras { extras.environment(\.foldIsOffered, true) }
        buttons(speech.actions[taking...])
      }
  }

  private func buttons(_ spoken: ArraySlice<SpokenAction>) -> some View {
    ForEach(Array(spoken.indices), id: \.self) { index in
      Button(title(of: spoken[index])) { perform(spoken[index]) }
    }
  }

  /// The control that folds is called as it is where it is seen: `Hide 3 replies to Marta`.
  private func title(of action: SpokenAction) -> String {
    action.kind == .toggle ? presentation.toggle?.label ?? action.title : action.title
  }

  private func perform(_ action: SpokenAction) {
    switch action.kind {
    case .toggle: actions.toggle(row.id)
    case .link: follow(action.address)
    case .parent: actions.goToParent(of: row.id)
    case .foldThread: actions.collapse(toRootOf: row.id)
    case .reply: actions.reply(to: row.id)
    case .upvote: vote(.up)
    case .downvote: vote(.down)
    case .load: actions.loadMore(under: row.id)
    case .reveal: actions.showWords(of: row.id)
    case .permalink, .quote: break
    }
  }

  private func vote(_ vote: SpeechContext.OwnVote) {
    actions.vote(presentation.ownVote == vote ? .none : vote, on: row.id)
  }

  private func follow(_ address: String) {
    guard let url = URL(string: address) else { return }
    if let onLink = options.onLink { onLink(url) } else { openURL(url) }
  }
}

extension SpokenAction.Kind {
  /// What a thread does for those who hear it: everything for which the app has an answer.
  static func ring(canReply: Bool, canVote: Bool) -> [SpokenAction.Kind] {
    participating.filter { kind in
      switch kind {
      case .reply: canReply
      case .upvote, .downvote: canVote
      case .toggle, .link, .reveal, .parent, .foldThread: true
      case .permalink, .quote, .load: false
      }
    }
  }

  fileprivate var takesPart: Bool {
    switch self {
    case .quote, .downvote, .reply, .upvote: true
    default: false
    }
  }
}
#endif
