import RejoinderCore
import RejoinderTerminal
import Testing

@testable import rejoinder

/// Looks and languages, as the options and the environment have them.
struct LookSettingsTests {
  private func settings(
    _ words: [String] = [],
    _ environment: [String: String] = [:]
  ) throws -> TerminalSettings {
    let arguments = try ArgumentReader(.read).read(words)
    return TerminalSettings(arguments, isTerminal: true, environment: environment)
  }

  @Test(
    arguments: [
      ([], nil, .dark), ([], "15;0", .dark), ([], "0;15", .light), ([], "0;default;15", .light),
      ([], "0;7", .light), ([], "7;8", .dark), ([], "12;default", .dark), ([], "", .dark),
      ([], "0;999999999999999999999", .dark), (["--theme=light"], "15;0", .light),
      (["--theme", "dark"], "0;15", .dark), (["--theme=light"], nil, .light),
    ] as [([String], String?, AdaptiveColor.ColorAppearance)]
  )
  func knowsTheGround(words: [String], ground: String?, scheme: AdaptiveColor.ColorAppearance)
    throws
  {
    let environment = ground.map { ["COLORFGBG": $0] } ?? [:]
    #expect(try settings(words, environment).colorScheme == scheme)
  }

  @Test(
    arguments: [
      ("xterm-256color", "truecolor", .exact), ("xterm", "24bit", .exact),
      ("xterm-direct", nil, .exact), ("xterm-256color", nil, .fixed), ("xterm-kitty", nil, .fixed),
      ("screen-256color", "yes", .fixed), (nil, nil, .fixed), ("alacritty", "", .fixed),
      ("linux", nil, .themed), ("xterm", nil, .themed), ("xterm-16color", nil, .themed),
      ("screen.linux", nil, .themed), ("screen.xterm-256color", nil, .fixed),
      ("tmux", nil, .themed), ("vt220", nil, .themed),
    ] as [(String?, String?, ColorDepth)]
  )
  func knowsHowManyColoursThereAre(name: String?, promise: String?, depth: ColorDepth) throws {
    var environment: [String: String] = [:]
    (environment["TERM"], environment["COLORTERM"]) = (name, promise)
    #expect(try settings([], environment).colorDepth == depth)
  }

  @Test(arguments: DiscussionStyle.all)
  func takesTheColoursOfTheLook(look: DiscussionStyle) throws {
    let environment = ["COLORTERM": "truecolor"]
    let palette = TerminalPalette(look, scheme: .dark, depth: .exact)
    #expect(try settings(["--look", look.name], environment).palette == palette)
    // What is asked for by name goes before a look, and nothing before no colours at all.
    let named = try settings(["--look", look.name, "--palette=themed"], environment)
    #expect(named.palette == .themed)
    #expect(try settings(["--look", look.name, "--color=never"], environment).palette == nil)
    #expect(try settings(["--look", look.name], ["NO_COLOR": "1"]).palette == nil)
  }

  @Test(
    arguments: [
      ([], [:], "en"), ([], ["LANG": "es_MX.UTF-8"], "es"), ([], ["LANG": "C.UTF-8"], "en"),
      ([], ["LC_ALL": "C", "LANG": "es"], "en"), ([], ["LC_ALL": "", "LANG": "es@euro"], "es"),
      ([], ["LC_MESSAGES": "es_ES", "LANG": "en_GB"], "es"), ([], ["LANG": "fr_FR.UTF-8"], "en"),
      ([], ["LANG": "es_"], "en"), ([], ["LC_CTYPE": "es_ES"], "en"),
      (["--lang=es"], ["LC_ALL": "en_US.UTF-8"], "es"), (["--lang", "en"], ["LANG": "es"], "en"),
    ] as [([String], [String: String], String)]
  )
  func speaksTheLanguage(words: [String], environment: [String: String], language: String) throws {
    let arguments = try ArgumentReader(.serve).read(words)
    #expect(arguments.wording(environment: environment).language == language)
  }
}
