#if canImport(UIKit)
import RejoinderCore
import UIKit

/// What a list of comments keeps besides what an app sets.
@MainActor
final class CommentScene {
  /// How old a presenter's idea of the present moment may get, in seconds: ages are told in minutes.
  static var presenterAge: Int64 { 30 }

  let bodies = BodyLibrary(BodySetting(.plain))
  var presenter: RowPresenter<Threaded<Comment>>?
  var avatarColors = AvatarColors([])

  /// Comments that wait to be shown.
  var pending: (comments: [Comment], order: CommentOrder)?
  /// Puts these into order.
  var opening: Task<Void, Never>?
  /// The spinner that was put up for that.
  weak var spinner: UIRefreshControl?

  deinit { opening?.cancel() }

  /// Stops everything that is being made; what waits goes on waiting.
  func stop() {
    opening?.cancel()
    opening = nil
    bodies.stop()
  }
}
#endif
