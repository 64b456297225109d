#if canImport(SwiftUI)
internal import RejoinderCore
internal import SwiftUI

/// The ways through a thread that a screen reader offers: its top level, what is new, one person.
///
/// Entries are made when they are asked for. They are known by the ids of rows, which may not have
/// been drawn yet: before one is read, what hides it is opened, and it is scrolled to.
@MainActor
struct ThreadRotors<Value: Identifiable & Sendable>: ViewModifier
where Value.ID: Hashable & Comparable & Sendable {
  let performer: ThreadPerformer<Value>
  @AccessibilityFocusState private var heard: RowID<Value.ID>?
  @Environment(\.discussionOptions) private var options

  func body(content: Content) -> some View {
    let words = options.wording
    content
      .environment(\.heardRow, HeardRow(binding: $heard))
      .accessibilityElement(children: .contain)
      .accessibilityRotor(Text(verbatim: words.title(of: .topLevel))) { entries(.topLevel) }
      .accessibilityRotor(Text(verbatim: words.title(of: .unread))) { entries(.unread) }
      .accessibilityRotor(Text(verbatim: words.title(of: .byAuthor))) { entries(.byAuthor) }
  }

  private func entries(_ rotor: SpeechRotor) -> some AccessibilityRotorContent {
    ForEach(stops(of: rotor)) { stop in
      AccessibilityRotorEntry(Text(verbatim: stop.label), id: RowID.comment(stop.id)) {
        performer.reveal(stop.id)
      }
    }
  }

  private struct Stop: Identifiable {
    let id: Value.ID
    let label: String
  }

  private func stops(of rotor: SpeechRotor) -> [Stop] {
    let outline = performer.folding.items.outline
    let author = rotor == .byAuthor ? self.author(in: outline) : nil
    return outline.tree.rows().compactMap { row in
      guard let comment = row.comment,
        rotor.stops(at: row, isNew: rotor == .unread && performer.isNew(comment.id), author: author)
      else { return nil }
      return Stop(id: comment.id, label: label(of: row, comment))
    }
  }

  /// Whose comments are looked for: those of the author of the comment that was heard last.
  private func author(in outline: CommentOutline<Threaded<Value>>) -> Comment.ID? {
    guard case .comment(let id)? = heard else {
      return outline.rowCount > 0 ? outline[0].comment?.author?.id : nil
    }
    return outline.tree[id]?.author?.id
  }

  private func label(of row: Row<Threaded<Value>>, _ comment: Threaded<Value>) -> String {
    let writer = SpeechWriter(options.wording, now: options.now ?? .now)
    var context = SpeechContext()
    context.replyCount = performer.folding.items.outline.replyCount(of: comment.id)
    if let comment = comment.base as? Comment { context.body = Markup(comment.body) }
    return writer.speech(of: row, context).label
  }
}

/// Which row a screen reader is on, for rows to be told of.
struct HeardRow<ID: Hashable & Comparable & Sendable> {
  let binding: AccessibilityFocusState<RowID<ID>?>.Binding
}

private struct HeardRowKey: EnvironmentKey {
  static var defaultValue: Any? { nil }
}

extension EnvironmentValues {
  /// A `HeardRow` of the thread's own ids, `nil` outside of threads.
  var heardRow: Any? {
    get { self[HeardRowKey.self] }
    set { self[HeardRowKey.self] = newValue }
  }
}
#endif
