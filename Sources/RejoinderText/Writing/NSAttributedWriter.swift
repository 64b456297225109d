import Foundation
import RejoinderCore

/// Makes attributed strings for UIKit and AppKit of pieces, with ranges counted in UTF-16.
struct NSAttributedWriter {
  typealias Attributes = [NSAttributedString.Key: Any]

  private let style: BodyTextStyle
  private let attributes: (TextRole) -> Attributes
  /// What the roles that came so far have.
  private var known: [TextRole: Attributes] = [:]

  init(_ style: BodyTextStyle, _ attributes: @escaping (TextRole) -> Attributes) {
    (self.style, self.attributes) = (style, attributes)
  }

  mutating func attributedString(_ text: BodyText) -> NSAttributedString {
    guard let first = text.pieces.first else { return NSAttributedString(string: "") }
    let base = first.role
    let result = NSMutableAttributedString(
      string: String(decoding: text.utf8, as: UTF8.self),
      attributes: dictionary(base)
    )
    var place = 0
    for (index, piece) in text.pieces.enumerated() {
      let length = Self.length(text.utf8[text.bytes(ofPiece: index)])
      if piece.role != base || !piece.isPlain {
        let range = NSRange(location: place, length: length)
        result.setAttributes(dictionary(piece, of: text), range: range)
      }
      place += length
    }
    return result
  }

  /// How many units of UTF-16 some text takes: one for each scalar, two beyond the first plane.
  private static func length(_ utf8: ArraySlice<UInt8>) -> Int {
    var length = 0
    for byte in utf8 {
      if byte & 0xC0 != 0x80 { length += 1 }
      if byte >= 0xF0 { length += 1 }
    }
    return length
  }

  private mutating func dictionary(_ piece: BodyText.Piece, of text: BodyText) -> Attributes {
    var dictionary = dictionary(piece.role)
    if piece.cell >= 0 { dictionary[.tableCell] = text.cells[Int(piece.cell)].packed }
    if piece.reference >= 0 {
      let reference = text.references[Int(piece.reference)]
      dictionary[.address] = reference.url
      dictionary[.note] = reference.note
      dictionary[.codeLanguage] = reference.language
    }
    return dictionary
  }

  private mutating func dictionary(_ role: TextRole) -> Attributes {
    if let known = known[role] { return known }
    var dictionary = attributes(role)
    dictionary[.textRole] = NSNumber(value: role.packed)
    if role.isSpoiler {
      dictionary[.spoiler] = (role.isCovered ? Spoiler.covered : .revealed).packed
    }
    if role.isCovered { dictionary[.address] = style.revealURL }
    known[role] = dictionary
    return dictionary
  }
}
