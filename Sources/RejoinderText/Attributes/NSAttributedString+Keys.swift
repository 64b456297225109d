public import Foundation
import RejoinderCore

extension NSAttributedString.Key {
  private typealias Scope = AttributeScopes.RejoinderAttributes

  /// What a piece is, as a number that ``TextRole`` reads; every piece has one.
  public static var textRole: Self { Self(Scope.TextRoleKey.name) }

  /// Whether the words of a spoiler are shown, as a number that ``Spoiler`` reads.
  public static var spoiler: Self { Self(Scope.SpoilerKey.name) }

  /// The cell of a table that a piece belongs to, as a number that ``TableCell`` reads.
  public static var tableCell: Self { Self(Scope.TableCellKey.name) }

  /// The words that a link or an abbreviation carries besides its text, a string.
  public static var note: Self { Self(Scope.NoteKey.name) }

  /// The programming language that a block of code names, a string.
  public static var codeLanguage: Self { Self(Scope.CodeLanguageKey.name) }

  // UIKit and AppKit name it, Foundation does not.
  static var address: Self { Self("NSLink") }
}

// Attributes of this kind of string are objects, compared wherever two pieces meet. Numbers are
// objects everywhere. A struct would get a box of its own for each piece, and Foundation on Linux,
// which reads the type of an object where such a box has its value, stops the program now and then.

extension TextRole {
  /// Reads what a piece of an attributed string is.
  ///
  /// - Parameter attributes: The attributes of the piece.
  public init?(attributes: [NSAttributedString.Key: Any]) {
    guard let number = number(.textRole, attributes) else { return nil }
    self.init(packed: number)
  }
}

extension Spoiler {
  /// Reads whether the words of a piece of an attributed string are shown, if it belongs to a spoiler.
  ///
  /// - Parameter attributes: The attributes of the piece.
  public init?(attributes: [NSAttributedString.Key: Any]) {
    guard let number = number(.spoiler, attributes) else { return nil }
    self.init(rawValue: UInt8(truncatingIfNeeded: number))
  }

  var packed: NSNumber { NSNumber(value: rawValue) }
}

extension TableCell {
  /// Reads which cell a piece of an attributed string belongs to, if it belongs to a table.
  ///
  /// - Parameter attributes: The attributes of the piece.
  public init?(attributes: [NSAttributedString.Key: Any]) {
    guard let number = number(.tableCell, attributes) else { return nil }
    self.init(
      row: Int(number & 0xFFFF_FFFF),
      column: Int(number >> 32 & 0xFF_FFFF),
      isHeader: number >> 60 & 1 == 1,
      alignment: Markup.Alignment(rawValue: UInt8(number >> 56 & 7)) ?? .natural
    )
  }

  var packed: NSNumber {
    let place = UInt64(UInt32(clamping: row)) | UInt64(min(column, 0xFF_FFFF)) << 32
    return NSNumber(value: place | UInt64(alignment.rawValue) << 56 | (isHeader ? 1 << 60 : 0))
  }
}

private func number(
  _ key: NSAttributedString.Key,
  _ attributes: [NSAttributedString.Key: Any]
) -> UInt64? {
  (attributes[key] as? NSNumber)?.uint64Value
}
