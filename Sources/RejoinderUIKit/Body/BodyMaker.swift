#if canImport(UIKit)
import RejoinderCore

/// A body that is to be made.
struct BodyRequest: Hashable, Sendable {
  let id: Comment.ID
  let body: Body
  var revealsSpoilers = false
}

/// Makes bodies away from the main thread.
struct BodyMaker: Sendable {
  /// How many bodies are handed over at once: about as many as fill a screen.
  static var batch: Int { 16 }

  /// Waited for before each batch, away from the main thread.
  var gate: @Sendable () async -> Void = {}
  /// Called as each body is made, where it is made.
  var willMake: @Sendable (Comment.ID) -> Void = { _ in }

  /// Makes some bodies; those of a cancelled task are left out.
  @concurrent
  func make(
    _ requests: [BodyRequest],
    _ setting: BodySetting
  ) async -> sending [Comment.ID: BodyContent] {
    await gate()
    return made(requests, setting)
  }

  /// Puts comments into their order and makes the bodies of the first rows.
  @concurrent
  func open(
    _ comments: [Comment],
    _ plan: ThreadPlan,
    _ setting: BodySetting
  ) async -> sending OpenedThread {
    await gate()
    let tree = CommentTree(
      comments.map { Threaded($0, under: $0.parentID) },
      order: plan.order,
      now: plan.now
    )
    let outline = CommentOutline(tree, initialFold: plan.fold)
    let first = outline.rows(0..<min(Self.batch, outline.rowCount)).compactMap { row in
      row.comment.flatMap { BodyRequest(shown: $0.base) }
    }
    return OpenedThread(
      tree: tree,
      contents: made(first, setting),
      avatarColors: AvatarColors(comments)
    )
  }

  private func made(
    _ requests: [BodyRequest],
    _ setting: BodySetting
  ) -> [Comment.ID: BodyContent] {
    var contents: [Comment.ID: BodyContent] = [:]
    for request in requests where !Task.isCancelled {
      willMake(request.id)
      contents[request.id] = BodyContent(
        Markup(request.body),
        setting,
        revealsSpoilers: request.revealsSpoilers
      )
    }
    return contents
  }
}

/// How a thread begins.
struct ThreadPlan: Sendable {
  let order: CommentOrder
  let fold: Outline.InitialFold
  let now: Timestamp
}

/// A thread whose first screen can be shown at once.
struct OpenedThread {
  let tree: CommentTree<Threaded<Comment>>
  let contents: [Comment.ID: BodyContent]
  let avatarColors: AvatarColors
}

extension BodyRequest {
  /// What has to be made for a comment, `nil` where it shows no words.
  init?(shown comment: Comment, isRevealed: Bool = false) {
    let isShown = comment.state.isReadable || comment.state == .dead && isRevealed
    guard isShown, !comment.body.isEmpty else { return nil }
    self.init(id: comment.id, body: comment.body, revealsSpoilers: isRevealed)
  }
}
#endif
