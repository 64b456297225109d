public import Foundation
public import RejoinderCore

extension Markup {
  /// The body as one attributed string for text views and labels, made of the same pieces.
  ///
  /// Links are URLs under the key that UIKit and AppKit follow; ranges are counted in UTF-16.
  ///
  /// - Parameters:
  ///   - style: What stands between blocks, where links lead and what is hidden.
  ///   - attributes: What the face adds to a role; asked once for each role.
  /// - Returns: The text.
  /// - Complexity: O(n log n) in the size of the markup, or O(limit) where the style has one.
  public func nsAttributedString(
    _ style: BodyTextStyle = BodyTextStyle(),
    attributes: (TextRole) -> [NSAttributedString.Key: Any] = { _ in [:] }
  ) -> NSAttributedString {
    var flow = BodyFlow(self, style)
    let text = flow.write()
    return withoutActuallyEscaping(attributes) { attributes in
      var writer = NSAttributedWriter(style, attributes)
      return writer.attributedString(text)
    }
  }
}
