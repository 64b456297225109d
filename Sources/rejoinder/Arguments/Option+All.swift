import RejoinderCore
import RejoinderFormats
import RejoinderTerminal
import RejoinderTesting

extension Option {
  static let help = Option("help", help: "Say how the command is used, and end.")

  // What is read.

  static let format = Option(
    "format",
    .choice(Formats.all.map(\.name)),
    help: "Take the content for this format instead of recognising it."
  )
  static let verbose = Option(
    "verbose",
    help: "Say of each record that was odd what was seen and what was done."
  )

  // What is shown.

  static let sort = Option(
    "sort",
    .order,
    help: "The order of replies: " + CommentOrder.allCases.map(\.name).joined(separator: ", ")
      + ", or random-7 for another shuffle. The source's own where left out."
  )
  static let foldBelow = Option(
    "fold-below",
    .number("LEVEL", 1...1_000_000),
    help: "Fold the replies below this level; 1 leaves only the top one."
  )
  static let width = Option(
    "width",
    .number("CELLS", 20...1000),
    help: "The width of a line. Else that of the terminal, at most 100, or 80."
  )
  static let dates = Option(
    "dates",
    .choice(TerminalWriter.Dates.allCases.map(\.rawValue)),
    help: "Show how old comments are, or when they were written. Else their age."
  )
  static let color = Option(
    "color",
    .choice(["auto", "always", "never"]),
    help: "Colours: auto, the usual, is on a terminal, unless NO_COLOR is set."
  )
  static let palette = Option(
    "palette",
    .choice(TerminalPalette.named.map(\.name)),
    help: "The colours: distinct to any kind of colour vision, the usual; those of the "
      + "terminal's theme; or none but bold and dim. Goes before those of a look."
  )
  static let theme = Option(
    "theme",
    .choice(["light", "dark"]),
    help: "Whether the terminal is light or dark, for the colours of a look. Else as COLORFGBG "
      + "says, or dark."
  )
  static let ascii = Option(
    "ascii",
    help: "Show ASCII only, as where the locale is not UTF-8."
  )

  /// How a discussion looks in the terminal, where no look is asked for and colours have a way of
  /// their own.
  static let terminalLook = Option(
    "look",
    .choice(DiscussionStyle.all.map(\.name)),
    help: "The look: lines, gaps, folds and colours, the same as those of a page: "
      + DiscussionStyle.all.map(\.name).joined(separator: ", ")
      + ". Else blocks, in the colours of --palette."
  )
  static let lang = Option(
    "lang",
    .choice(Wording.all.map(\.language)),
    help: "The language, where a reader wishes for none that is there. Else that of LC_ALL, "
      + "LC_MESSAGES or LANG; English where they say nothing that is known."
  )
  /// The language in the terminal, which has one reader.
  static let terminalLang = Option(
    "lang",
    .choice(Wording.all.map(\.language)),
    help: "The language. Else that of LC_ALL, LC_MESSAGES or LANG; English where they say nothing "
      + "that is known."
  )
  static let look = Option(
    "look",
    .choice(DiscussionStyle.all.map(\.name)),
    help: "The look. Else blocks."
  )

  // Where it is served.

  static let port = Option(
    "port",
    .number("NUMBER", 0...65_535),
    help: "The port to listen at, 0 for a free one. Else 8080."
  )
  static let host = Option(
    "host",
    .text("NAME"),
    help: "The name or address of this machine to listen at. Else 127.0.0.1, which only this "
      + "machine reaches."
  )

  static let allowHost = Option(
    "allow-host",
    .text("NAME"),
    help: "A further host that requests may name, such as the public one of a proxy in front. "
      + "Can be said several times."
  )

  static let allowOrigin = Option(
    "allow-origin",
    .origin,
    help: "A site whose pages may show the discussions within them, such as https://example.org. "
      + "Can be said several times; else only pages of the own site may."
  )

  static let web = Option(
    "web",
    .text("FOLDER"),
    help: "The folder with the script that makes pages live, as make web fills it. Else "
      + "share/rejoinder/web beside the command's folder, or none: pages work without."
  )

  // What is made.

  static let comments = Option(
    "comments",
    .number("COUNT", 0...10_000_000),
    help: "How many comments to make. Else 100."
  )
  static let seed = Option(
    "seed",
    .number("NUMBER", 0...Int.max),
    help: "What everything follows from. Else 1."
  )
  static let shape = Option(
    "shape",
    .choice(SampleDiscussions.Shape.allCases.map(\.rawValue)),
    help: "Who answers whom: as people do, each the one before, or nobody. Else mixed."
  )
}
