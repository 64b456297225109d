import RejoinderUIKit
import UIKit

// The cell of SwiftyComments, part by part.

final class NoteCell: CommentCell {
  private let label = UILabel()

  // snippet: S3 S4 S5 S6 S7 S8 S9 S10 S11 S13 S14
  override init(style: UITableViewCell.CellStyle, reuseIdentifier: String?) {
    super.init(style: style, reuseIdentifier: reuseIdentifier)
    topLevelMargin = 20
    topLevelMarginColor = .systemGroupedBackground
    replyMargin = 1
    replyMarginColor = .black
    indentationColor = .black
    indentationUnit = 10
    barColor = .gray
    barThickness = 1
    showsAllBars = true
    commentContent = label
  }

  required init?(coder: NSCoder) { super.init(coder: coder) }
  // end

  func show(_ note: Note) { label.text = note.text }
}

/// A cell that looks at its level.
final class LevelCell: CommentCell {
  // snippet: S12
  func show(_ row: ThreadRow<Note>) {
    accessibilityIdentifier = "level \(row.level)"
  }
  // end
}

/// An appearance of one's own.
@MainActor
enum Appearances {
  // snippet: S15
  static var red: SwipeActionAppearance {
    let appearance = SwipeActionAppearance()
    appearance.color = .red
    appearance.highlightedColor = .orange
    appearance.text = "Collapse"
    appearance.textColor = .white
    appearance.highlightedTextColor = .white
    appearance.font = .boldSystemFont(ofSize: 17)
    appearance.image = UIImage(systemName: "chevron.up")
    appearance.highlightedImage = UIImage(systemName: "chevron.up.circle.fill")
    return appearance
  }
  // end
}
