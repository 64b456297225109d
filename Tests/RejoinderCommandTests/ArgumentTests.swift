import RejoinderCore
import Testing

@testable import rejoinder

struct ArgumentTests {
  private func read(_ words: String...) throws -> Arguments {
    try ArgumentReader(.read).read(words)
  }

  @Test func takesValuesInBothForms() throws {
    let arguments = try read("--width", "40", "--sort=top", "a", "--ascii", "b")
    #expect(arguments.number(.width) == 40)
    #expect(arguments.order == .top)
    #expect(arguments.has(.ascii) && !arguments.has(.verbose))
    #expect(arguments.operands == ["a", "b"])
  }

  @Test func theLastWordCounts() throws {
    let arguments = try read("--width=40", "--width=60")
    #expect(arguments.number(.width) == 60)
    #expect(arguments.texts(.width) == ["40", "60"])
  }

  @Test func nothingIsAnOptionAfterTwoHyphens() throws {
    let arguments = try read("-", "--", "--width", "-", "--")
    #expect(arguments.operands == ["-", "--width", "-", "--"])
  }

  @Test func takesValuesThatLookLikeOptions() throws {
    let arguments = try ArgumentReader(.serve).read(["--host=--x=y"])
    #expect(arguments.text(.host) == "--x=y")
  }

  @Test(arguments: ["20", "1000"], ["--width", "--width="])
  func takesTheEndsOfARange(number: String, option: String) throws {
    let words = option.hasSuffix("=") ? [option + number] : [option, number]
    let arguments = try ArgumentReader(.read).read(words)
    #expect(arguments.number(.width) == Int(number))
  }

  @Test(arguments: ["19", "1001", "", "4o", "99999999999999999999", "-5", "40.0"])
  func refusesWhatIsOutsideARange(number: String) {
    #expect(throws: CommandFailure.self) { try ArgumentReader(.read).read(["--width=" + number]) }
  }

  @Test func takesEveryOrder() throws {
    for order in CommentOrder.allCases + [.random(seed: 7)] {
      let arguments = try ArgumentReader(.read).read(["--sort", order.name])
      #expect(arguments.order == order)
    }
    #expect(throws: CommandFailure.self) { try ArgumentReader(.read).read(["--sort=bset"]) }
  }

  @Test func everyOptionHasANameOfItsOwn() {
    for command in Program.commands {
      let names = command.allOptions.map(\.name)
      #expect(Set(names).count == names.count, "\(command.name)")
    }
  }
}

struct NearestNameTests {
  private static let names = ["--width", "--fold-below", "--sort", "--color"]

  @Test(arguments: [
    ("--wdith", ", did you mean --width?"), ("--colour", ", did you mean --color?"),
    ("--fold", ""), ("--fold-belo", ", did you mean --fold-below?"),
    ("--sort", ", did you mean --sort?"), ("--nonsense", ""),
    (String(repeating: "x", count: 100_000), ""),
  ])
  func suggestsWhatIsNear(word: String, suggestion: String) {
    #expect(NearestName.suggestion(for: word, among: Self.names) == suggestion)
  }

  @Test(arguments: [
    ("", "", 0), ("", "abc", 3), ("abc", "acb", 1), ("abc", "abd", 1), ("abc", "ab", 1),
    ("kitten", "sitting", 3),
  ])
  func countsChanges(word: String, other: String, distance: Int) {
    #expect(NearestName.distance(Array(word.utf8), Array(other.utf8)) == distance)
    #expect(NearestName.distance(Array(other.utf8), Array(word.utf8)) == distance)
  }
}
