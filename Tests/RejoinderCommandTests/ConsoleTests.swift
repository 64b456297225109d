import RejoinderTerminal
import Testing

@testable import rejoinder

struct ProgressTests {
  /// Runs a progress through some moments, in milliseconds, and says what it wrote.
  private func written(at moments: [Int], isTerminal: Bool) -> [String] {
    var (written, now): ([String], Duration) = ([], .zero)
    let progress = Progress(isTerminal: isTerminal, elapsed: { now }) { written.append($0) }
    for moment in moments {
      now = .milliseconds(moment)
      progress.report("Reading a\u{1B}[0m", moment, "comments")
    }
    progress.end()
    return written
  }

  @Test func saysNothingForASecond() {
    #expect(written(at: [0, 500, 999], isTerminal: true).isEmpty)
    #expect(written(at: [0, 500, 999], isTerminal: false).isEmpty)
  }

  @Test func changesALineInPlaceAndTakesItAway() {
    let clear = "\r\u{1B}[K"
    let expected = [
      clear + "Reading a[0m: 1,000 comments", clear + "Reading a[0m: 1,200 comments", clear,
    ]
    #expect(written(at: [1_000, 1_100, 1_199, 1_200], isTerminal: true) == expected)
  }

  @Test func writesALineEveryFewSecondsElsewhere() {
    let expected = [
      "rejoinder: Reading a[0m: 1,500 comments\n", "rejoinder: Reading a[0m: 6,500 comments\n",
    ]
    #expect(written(at: [1_500, 2_000, 6_499, 6_500, 9_000], isTerminal: false) == expected)
  }
}

struct TerminalSettingsTests {
  private func settings(
    _ words: [String] = [],
    isTerminal: Bool = true,
    _ environment: [String: String] = [:]
  ) throws -> TerminalSettings {
    let arguments = try ArgumentReader(.read).read(words)
    return TerminalSettings(arguments, isTerminal: isTerminal, environment: environment)
  }

  @Test(
    arguments: [
      ([], true, [:], true), ([], false, [:], false),
      ([], true, ["NO_COLOR": "1"], false), ([], true, ["NO_COLOR": ""], true),
      ([], true, ["TERM": "dumb"], false),
      (["--color=always"], false, ["NO_COLOR": "1", "TERM": "dumb"], true),
      (["--color=never"], true, [:], false),
      (["--color=auto"], true, ["NO_COLOR": "1"], false),
    ] as [([String], Bool, [String: String], Bool)]
  )
  func colorsWhereSomebodyLooksAndWantsThem(
    words: [String],
    isTerminal: Bool,
    environment: [String: String],
    isColored: Bool
  ) throws {
    let settings = try settings(words, isTerminal: isTerminal, environment)
    #expect((settings.palette != nil) == isColored)
  }

  @Test func takesThePaletteThatIsAskedFor() throws {
    #expect(try settings().palette == .distinct)
    #expect(try settings(["--palette=themed"]).palette == .themed)
    #expect(try settings(["--palette=colorless"]).palette == .colorless)
  }

  @Test(
    arguments: [
      (["LANG": "en_US.UTF-8"], TerminalCharacters.unicode), (["LANG": "C.utf8"], .unicode),
      (["LANG": "C"], .ascii), ([:], .ascii), (["LANG": "de_DE.ISO-8859-1"], .ascii),
      (["LC_ALL": "C", "LANG": "en_US.UTF-8"], .ascii),
      (["LC_ALL": "", "LC_CTYPE": "en_US.UTF-8", "LANG": "C"], .unicode),
    ] as [([String: String], TerminalCharacters)]
  )
  func showsWhatTheLocaleHas(environment: [String: String], characters: TerminalCharacters) throws {
    #expect(try settings([], environment).characters == characters)
    #expect(try settings([], isTerminal: false, environment).characters == .unicode)
    #expect(try settings(["--ascii"], environment).characters == .ascii)
  }

  @Test func isAsWideAsAsked() throws {
    #expect(try settings(["--width", "33"]).width == 33)
    #expect(try settings(isTerminal: false).width == 80)
  }
}
