#if canImport(SwiftUI)
internal import Foundation
internal import RejoinderText

extension TextRole {
  /// How the piece is meant, in the words of Foundation, which SwiftUI's text understands.
  ///
  /// Sizes are left out, so that the font of the environment holds for all pieces.
  var textAttributes: AttributeContainer {
    var intent = InlinePresentationIntent()
    if style.contains(.emphasis) { intent.insert(.emphasized) }
    if !style.isDisjoint(with: [.strong, .mention]) || part == .headerCell || part == .summary {
      intent.insert(.stronglyEmphasized)
    }
    if !style.isDisjoint(with: [.code, .keyboard]) { intent.insert(.code) }
    if style.contains(.strikethrough) { intent.insert(.strikethrough) }
    var attributes = AttributeContainer()
    if !intent.isEmpty { attributes.inlinePresentationIntent = intent }
    return attributes
  }
}
#endif
