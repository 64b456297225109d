/// What a face knows about characters better than the engine: Unicode's tables, or the terminal's.
///
/// The engine works on bytes and carries no such tables, so that the browser's module stays small.
/// A face passes what its platform offers; ``simple`` does without.
public struct TextServices: Sendable {
  /// The first character as people count them, or an empty string where there is none.
  public var firstGrapheme: @Sendable (_ text: String) -> String

  /// The text in the form in which upper and lower case are the same.
  public var casefold: @Sendable (_ text: String) -> String

  /// How many cells of a terminal the text takes.
  public var cellWidth: @Sendable (_ text: String) -> Int

  /// Makes services from three functions.
  ///
  /// - Parameters:
  ///   - firstGrapheme: The first character as people count them.
  ///   - casefold: The text without the difference of upper and lower case.
  ///   - cellWidth: How many cells of a terminal the text takes.
  public init(
    firstGrapheme: @escaping @Sendable (_ text: String) -> String,
    casefold: @escaping @Sendable (_ text: String) -> String,
    cellWidth: @escaping @Sendable (_ text: String) -> Int
  ) {
    self.firstGrapheme = firstGrapheme
    self.casefold = casefold
    self.cellWidth = cellWidth
  }

  /// Services made of a few ranges: right for most of what people write, without large tables.
  ///
  /// Accents, emoji with their modifiers, flags, and wide letters of East Asia are known; case is
  /// folded in Latin, Greek and Cyrillic.
  public static var simple: TextServices {
    TextServices(
      firstGrapheme: { SimpleText.firstGrapheme(of: $0) },
      casefold: { SimpleText.casefolded($0) },
      cellWidth: { SimpleText.cellWidth(of: $0) }
    )
  }
}
