public import Foundation

extension AttributeScopes {
  /// What our attributed strings say about their pieces, besides Foundation's links.
  ///
  /// ```swift
  /// let text = markup.attributedString()
  /// for run in text.runs where run.spoiler == .covered { … }
  /// ```
  public struct RejoinderAttributes: AttributeScope {
    /// What a piece is; every piece has a role.
    public let textRole: TextRoleKey
    /// Whether the words of a spoiler are shown; only pieces of spoilers have it.
    public let spoiler: SpoilerKey
    /// The cell that a piece belongs to; only words of tables have it.
    public let tableCell: TableCellKey
    /// The words that a link or an abbreviation carries besides its text.
    public let note: NoteKey
    /// The programming language that a block of code names.
    public let codeLanguage: CodeLanguageKey
    /// Foundation's attributes, links among them.
    public let foundation: FoundationAttributes
  }

  /// The scope of our attributes.
  public var rejoinder: RejoinderAttributes.Type { RejoinderAttributes.self }
}

extension AttributeDynamicLookup {
  /// Finds an attribute of ours by its name.
  ///
  /// - Parameter keyPath: The attribute in its scope.
  /// - Returns: The attribute's key.
  public subscript<Key: AttributedStringKey>(
    dynamicMember keyPath: KeyPath<AttributeScopes.RejoinderAttributes, Key>
  ) -> Key {
    self[Key.self]
  }
}

extension AttributeScopes.RejoinderAttributes {
  /// The key of what a piece is.
  public enum TextRoleKey: AttributedStringKey {
    /// What a piece is.
    public typealias Value = TextRole
    /// The name of the attribute.
    public static let name = "rejoinder.role"
  }

  /// The key of whether a spoiler's words are shown.
  public enum SpoilerKey: AttributedStringKey {
    /// Whether the words are shown.
    public typealias Value = Spoiler
    /// The name of the attribute.
    public static let name = "rejoinder.spoiler"
  }

  /// The key of the cell that a piece belongs to.
  public enum TableCellKey: AttributedStringKey {
    /// The cell.
    public typealias Value = TableCell
    /// The name of the attribute.
    public static let name = "rejoinder.cell"
  }

  /// The key of the words that a link or an abbreviation carries besides its text.
  public enum NoteKey: AttributedStringKey {
    /// The words.
    public typealias Value = String
    /// The name of the attribute.
    public static let name = "rejoinder.note"
  }

  /// The key of the programming language of a block of code.
  public enum CodeLanguageKey: AttributedStringKey {
    /// The name of the language.
    public typealias Value = String
    /// The name of the attribute.
    public static let name = "rejoinder.language"
  }
}
