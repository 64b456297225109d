import Foundation
import RejoinderCore

/// Makes Foundation's attributed strings of pieces.
struct AttributedWriter {
  private let style: BodyTextStyle
  private let attributes: (TextRole) -> AttributeContainer
  /// What the roles that came so far have.
  private var known: [TextRole: AttributeContainer] = [:]

  init(_ style: BodyTextStyle, _ attributes: @escaping (TextRole) -> AttributeContainer) {
    (self.style, self.attributes) = (style, attributes)
  }

  /// The whole text at once, then what differs from its first piece: appending piece by piece takes
  /// half as long again.
  mutating func attributedString(_ text: BodyText) -> AttributedString {
    guard let first = text.pieces.first else { return AttributedString() }
    let base = first.role
    var result = AttributedString(
      String(decoding: text.utf8, as: UTF8.self),
      attributes: container(base)
    )
    var place = result.startIndex
    for (index, piece) in text.pieces.enumerated() {
      let count = text.utf8[text.bytes(ofPiece: index)].count { $0 & 0xC0 != 0x80 }
      let end = result.unicodeScalars.index(place, offsetBy: count)
      if piece.role != base || !piece.isPlain {
        result[place..<end].setAttributes(container(piece, of: text))
      }
      place = end
    }
    return result
  }

  private mutating func container(_ piece: BodyText.Piece, of text: BodyText) -> AttributeContainer
  {
    var container = container(piece.role)
    if piece.cell >= 0 { container.tableCell = text.cells[Int(piece.cell)] }
    if piece.reference >= 0 {
      let reference = text.references[Int(piece.reference)]
      container.link = reference.url
      container.note = reference.note
      container.codeLanguage = reference.language
    }
    return container
  }

  private mutating func container(_ role: TextRole) -> AttributeContainer {
    if let known = known[role] { return known }
    var container = attributes(role)
    container.textRole = role
    if role.isSpoiler { container.spoiler = role.isCovered ? .covered : .revealed }
    if role.isCovered, let url = style.revealURL { container.link = url }
    known[role] = container
    return container
  }
}
