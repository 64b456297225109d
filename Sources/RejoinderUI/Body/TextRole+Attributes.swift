#if canImport(SwiftUI)
internal import RejoinderCore
internal import RejoinderText
internal import SwiftUI

extension TextRole {
  /// How the piece is set, where that is not how plain words are.
  ///
  /// - Parameters:
  ///   - font: The font of plain words.
  ///   - size: How large plain words are by the look.
  ///   - highlight: What is behind marked words.
  /// - Returns: The attributes; empty for plain words.
  func attributes(font: Font, size: TextSize, highlight: Color) -> AttributeContainer {
    var attributes = AttributeContainer()
    // In SwiftUI's own scope: UIKit has attributes of the same names, which `Text` does not know.
    if let own = self.font(font) { attributes.swiftUI.font = own }
    let letters = self.font(in: size)
    if letters.isUnderlined { attributes.swiftUI.underlineStyle = .single }
    if letters.isStruckThrough { attributes.swiftUI.strikethroughStyle = .single }
    if letters.baselineOffset != 0 { attributes.swiftUI.baselineOffset = letters.baselineOffset }
    if style.contains(.marked) { attributes.swiftUI.backgroundColor = highlight }
    return attributes
  }

  /// The font of the piece, `nil` where it is that of plain words.
  private func font(_ plain: Font) -> Font? {
    let isStrong =
      !style.isDisjoint(with: [.strong, .mention]) || part == .headerCell || part == .summary
      || part == .heading
    let isCode = part == .code || !style.isDisjoint(with: [.code, .keyboard])
    guard isStrong || isCode || style.contains(.emphasis) else { return nil }
    var font = plain
    if isStrong { font = font.bold() }
    if style.contains(.emphasis) { font = font.italic() }
    if isCode { font = font.monospaced() }
    return font
  }
}
#endif
