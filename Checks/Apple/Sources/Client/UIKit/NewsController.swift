package import Foundation
package import RejoinderUIKit
package import UIKit

/// An app's list of comments, ready made but for what happens when somebody takes part.
package final class NewsController: CommentListController {
  package private(set) var log: [String] = []

  package override func reply(to comment: Comment) {
    super.reply(to: comment)
    log.append("reply to \(comment.id)")
  }

  package override func share(_ comment: Comment, from view: UIView) {
    log.append("share \(comment.id)")
  }

  package override func openLink(_ url: URL, of comment: Comment) {
    log.append("open \(url.absoluteString)")
  }

  package override func voteDidChange(_ vote: SpeechContext.OwnVote, on comment: Comment) {
    super.voteDidChange(vote, on: comment)
    log.append("vote \(vote) on \(comment.id)")
  }

  package override func cell(for row: Row, at indexPath: IndexPath) -> CommentCell {
    let cell = super.cell(for: row, at: indexPath)
    if let cell = cell as? CommentListCell { cell.bodyView.tag = indexPath.row }
    return cell
  }
}
