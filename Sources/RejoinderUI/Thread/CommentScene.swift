#if canImport(SwiftUI)
internal import RejoinderCore
internal import RejoinderText
internal import SwiftUI

/// What the rows of comments in one thread have in common.
struct CommentScene {
  let presenter: RowPresenter<Threaded<Comment>>
  let items: ThreadItems<Comment>
  var facts: (Comment.ID) -> RowFacts = { _ in RowFacts() }

  init(
    _ items: ThreadItems<Comment>,
    _ options: DiscussionOptions,
    _ colors: AvatarColors,
    ring: [SpokenAction.Kind] = SpokenAction.Kind.ring(canReply: false, canVote: false)
  ) {
    var speech = SpeechWriter(options.wording, now: options.now ?? .now)
    speech.ring = ring
    self.items = items
    presenter = RowPresenter(
      style: options.style,
      speech: speech,
      opener: options.openerID,
      avatarColors: colors,
      services: .swift
    )
  }

  /// What the rows of comments have in common that stand in no thread.
  static func alone(_ options: DiscussionOptions) -> CommentScene {
    CommentScene(ThreadItems(CommentOutline(CommentTree())), options, AvatarColors([]))
  }

  /// What a row shows and says.
  ///
  /// - Parameters:
  ///   - row: The row.
  ///   - cap: How many columns there are.
  /// - Returns: What it shows and says.
  func presentation(of row: ThreadRow<Comment>, cap: Int) -> RowPresentation<Comment.ID> {
    presenter.presentation(
      of: items.item(of: .comment(row.id)) ?? ThreadItem(row),
      in: items.outline,
      cap: cap,
      facts: facts(row.id)
    )
  }
}

extension ThreadItem where Value == Comment {
  /// The item of a row of which the thread is not known.
  fileprivate init(_ row: ThreadRow<Comment>) {
    self.init(
      Row(
        id: .comment(row.id),
        comment: Threaded(row.element, under: row.element.parentID),
        guides: row.guides,
        isCollapsed: row.isCollapsed,
        hasReplies: row.hasReplies
      ),
      replyCount: row.replyCount
    )
  }
}

private struct CommentSceneKey: EnvironmentKey {
  static var defaultValue: CommentScene? { nil }
}

extension EnvironmentValues {
  /// What the rows of comments around a view have in common.
  var commentScene: CommentScene? {
    get { self[CommentSceneKey.self] }
    set { self[CommentSceneKey.self] = newValue }
  }
}
#endif
