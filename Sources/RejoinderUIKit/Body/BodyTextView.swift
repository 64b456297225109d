#if canImport(UIKit)
import RejoinderCore
import UIKit

/// Words that can be selected and whose links can be followed, as large as they are.
final class BodyTextView: UITextView {
  override init(frame: CGRect, textContainer: NSTextContainer?) {
    super.init(frame: frame, textContainer: textContainer)
    setUp()
  }

  required init?(coder: NSCoder) {
    super.init(coder: coder)
    setUp()
  }

  private func setUp() {
    (isEditable, isScrollEnabled, backgroundColor) = (false, false, .clear)
    textContainerInset = .zero
    textContainer.lineFragmentPadding = 0
  }

  func show(_ text: NSAttributedString, linkColor: UIColor) {
    attributedText = text
    linkTextAttributes = [
      .foregroundColor: linkColor, .underlineStyle: NSUnderlineStyle.single.rawValue,
    ]
  }

  func height(inWidth width: CGFloat) -> CGFloat {
    sizeThatFits(CGSize(width: width, height: .greatestFiniteMagnitude)).height.rounded(.up)
  }

  /// The size of lines that are not broken.
  var naturalSize: CGSize {
    // Wider than any line, and no wider than that numbers stay exact where lines end on the right.
    let unbounded: CGFloat = 10_000
    let size = sizeThatFits(CGSize(width: unbounded, height: unbounded))
    return CGSize(width: size.width.rounded(.up), height: size.height.rounded(.up))
  }

  /// Whether a link or a spoiler is at a place.
  func hasLink(at point: CGPoint) -> Bool {
    guard let position = closestPosition(to: point) else { return false }
    let index = offset(from: beginningOfDocument, to: position)
    // Beside the last letter of a line the nearest place is the one behind it.
    return [index - 1, index].contains { index in
      (0..<attributedText.length).contains(index)
        && attributedText.attribute(.link, at: index, effectiveRange: nil) != nil
    }
  }
}
#endif
