/// Text that a terminal can be given without danger.
public enum TerminalText {
  /// Leaves out of foreign text what would speak to a terminal, and makes one line of it.
  ///
  /// Control characters, those of the upper half too, and signs that turn the direction of writing
  /// are left out; line breaks and tabs become spaces.
  ///
  /// - Parameters:
  ///   - text: The text.
  ///   - characters: Which characters the terminal shows.
  /// - Returns: The text without them.
  /// - Complexity: O(n) in its length.
  public static func safe(
    _ text: some StringProtocol,
    as characters: TerminalCharacters = .unicode
  ) -> String {
    SafeText.made(of: text, as: characters)
  }
}
