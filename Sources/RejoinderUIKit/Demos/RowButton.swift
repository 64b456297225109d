#if canImport(UIKit)
import RejoinderCore
import UIKit

/// A control of a row: words or a picture, easy to hit although it is small.
final class RowButton: UIButton {
  /// What it does.
  var onTap: ((RowButton) -> Void)?

  override init(frame: CGRect) {
    super.init(frame: frame)
    addAction(UIAction { [weak self] _ in self.map { $0.onTap?($0) } }, for: .touchUpInside)
  }

  required init?(coder: NSCoder) { super.init(coder: coder) }

  /// How it looks.
  struct Face {
    var title = ""
    var symbol: String?
    var label = ""
    var font: UIFont
    var color: UIColor
    var isUnderlined = false
    /// The ground of a badge.
    var ground: UIColor?
    var isSelected = false
  }

  func show(_ face: Face) {
    var attributes: [NSAttributedString.Key: Any] = [
      .font: face.font, .foregroundColor: face.color,
    ]
    if face.isUnderlined { attributes[.underlineStyle] = NSUnderlineStyle.single.rawValue }
    let title = NSAttributedString(string: face.title, attributes: attributes)
    setAttributedTitle(face.title.isEmpty ? nil : title, for: .normal)
    let picture = UIImage.SymbolConfiguration(font: face.font)
    setImage(
      face.symbol.flatMap { UIImage(systemName: $0, withConfiguration: picture) },
      for: .normal
    )
    tintColor = face.color
    backgroundColor = face.ground ?? .clear
    accessibilityLabel = face.label.isEmpty ? face.title : face.label
    isSelected = face.isSelected
  }

  /// A badge is as round as it can be.
  override func layoutSubviews() {
    super.layoutSubviews()
    layer.cornerRadius = backgroundColor == .clear ? 0 : bounds.height / 2
  }

  override func point(inside point: CGPoint, with event: UIEvent?) -> Bool {
    let dx = DiscussionMetrics.hitInset(
      height: Double(bounds.width),
      target: DiscussionMetrics.pointerTarget
    )
    let dy = DiscussionMetrics.hitInset(height: Double(bounds.height))
    return bounds.insetBy(dx: CGFloat(-dx), dy: CGFloat(-dy)).contains(point)
  }
}
#endif
