public import Foundation
public import RejoinderCore

extension Markup {
  /// The body as one attributed string: words, links, and the role of each piece.
  ///
  /// Blocks stand on lines of their own, items have their bullets and numbers, quotes begin with `> `,
  /// code keeps its spaces and line breaks, and small tables stand in columns. Letters of spoilers
  /// are replaced by blocks, so that they can be neither copied nor heard, until the style reveals
  /// them. Fonts and colours are what the face answers to roles:
  ///
  /// ```swift
  /// Text(markup.attributedString(style) { role in
  ///   var attributes = AttributeContainer()
  ///   attributes.font = Font(role.font(in: fonts.body))  // the face's own
  ///   return attributes
  /// })
  /// ```
  ///
  /// - Parameters:
  ///   - style: What stands between blocks, where links lead and what is hidden.
  ///   - attributes: What the face adds to a role; asked once for each role.
  /// - Returns: The text.
  /// - Complexity: O(n log n) in the size of the markup, or O(limit) where the style has one.
  public func attributedString(
    _ style: BodyTextStyle = BodyTextStyle(),
    attributes: (TextRole) -> AttributeContainer = { _ in AttributeContainer() }
  ) -> AttributedString {
    var flow = BodyFlow(self, style)
    let text = flow.write()
    return withoutActuallyEscaping(attributes) { attributes in
      var writer = AttributedWriter(style, attributes)
      return writer.attributedString(text)
    }
  }
}
