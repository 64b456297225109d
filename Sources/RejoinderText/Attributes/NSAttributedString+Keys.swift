public import Foundation

extension NSAttributedString.Key {
  private typealias Scope = AttributeScopes.RejoinderAttributes

  /// What a piece is, a ``TextRole``; every piece has one.
  public static var textRole: Self { Self(Scope.TextRoleKey.name) }

  /// Whether the words of a spoiler are shown, a ``Spoiler``.
  public static var spoiler: Self { Self(Scope.SpoilerKey.name) }

  /// The cell of a table that a piece belongs to, a ``TableCell``.
  public static var tableCell: Self { Self(Scope.TableCellKey.name) }

  /// The words that a link or an abbreviation carries besides its text, a string.
  public static var note: Self { Self(Scope.NoteKey.name) }

  /// The programming language that a block of code names, a string.
  public static var codeLanguage: Self { Self(Scope.CodeLanguageKey.name) }

  // UIKit and AppKit name it, Foundation does not.
  static var address: Self { Self("NSLink") }
}
