public import RejoinderCore

extension TextServices {
  /// Services for a terminal: characters and case from the standard library's full tables.
  ///
  /// Widths are those of ``simple``: terminals differ by more than any table could tell.
  public static var terminal: TextServices {
    TextServices(
      firstGrapheme: { $0.first.map(String.init) ?? "" },
      casefold: { $0.lowercased() },
      cellWidth: TextServices.simple.cellWidth
    )
  }

  /// Services for the characters that a terminal shows.
  ///
  /// In ASCII some characters become several, so what counts is what they become.
  static func shown(in characters: TerminalCharacters) -> TextServices {
    var services = terminal
    if characters == .ascii {
      services.cellWidth = { SafeText.made(of: $0, as: .ascii).utf8.count }
    }
    return services
  }
}
