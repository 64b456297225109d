#if canImport(UIKit)
import Foundation
import RejoinderCore

/// Everything that a row of a comment is drawn from.
struct ShownRow {
  let presentation: RowPresentation<Comment.ID>
  /// Its words, `nil` where there are none or they are still being made.
  let body: BodyContent?
  /// Whether words are missing that will come.
  let awaitsBody: Bool
  let textScale: Double
  /// Whether the comment can be handed on.
  let canShare: Bool
}

/// What somebody did with a row.
enum RowEvent {
  case toggle
  case vote(SpeechContext.OwnVote)
  case reply
  case share(RowButton)
  case open(URL)
  case reveal
  case go(Comment.ID)
  case tap
}
#endif
