import RejoinderCore
import RejoinderTerminal

extension TerminalSettings {
  /// The colours of a look as this terminal has them.
  func palette(of look: DiscussionStyle) -> TerminalPalette {
    TerminalPalette(look, scheme: colorScheme, depth: colorDepth)
  }

  /// Whether the terminal's ground is light or dark: as asked, or as `COLORFGBG` has it; else dark.
  ///
  /// The terminal is never asked: its answer would come through the input, which may be somebody
  /// else's, and the output may go anywhere.
  var colorScheme: AdaptiveColor.ColorAppearance {
    if let theme = arguments.text(.theme) { return theme == "light" ? .light : .dark }
    // Foreground and background, often with a word between them: `0;default;15`.
    let ground = environment["COLORFGBG"]?.split(separator: ";").last.flatMap { Int($0) }
    return switch ground ?? 0 {
    case 7, 9...15: .light
    default: .dark
    }
  }

  /// How many colours the terminal tells apart, as the environment has it.
  var colorDepth: ColorDepth {
    let name = environment["TERM"] ?? ""
    if ["truecolor", "24bit"].contains(environment["COLORTERM"]) || name.hasSuffix("-direct") {
      return .exact
    }
    // `screen.linux` is a screen; but `xterm-kitty` and the like have names of their own.
    let kind = name.hasPrefix("xterm-") ? name : String(name.prefix { $0 != "." && $0 != "-" })
    let isOld = Self.oldTerminals.contains(kind)
    return isOld && !name.contains("256") ? .themed : .fixed
  }

  /// Those that are older than the 256 colours, or do not say that they have them.
  private static let oldTerminals: Set<String> = [
    "ansi", "cygwin", "linux", "rxvt", "screen", "sun", "tmux", "vt100", "vt102", "vt220", "xterm",
    "xterm-16color", "xterm-88color", "xterm-color",
  ]
}
