/// The examples of specifications that are read otherwise on purpose, and why.
enum SpecDifferences {
  static let commonMark = table([
    (
      "tags are words",
      [21, 31, 201, 308, 309, 344, 475, 476, 477, 491, 494, 524, 536, 623, 642, 643]
        + Array(148...156) + Array(158...191) + Array(613...617) + Array(625...631)
    ),
    ("words behind a fence that are no language would be lost", [34, 143, 144, 146]),
    (
      "a definition that no link uses is text",
      [204, 207, 208, 210, 317, 537, 538, 544, 545, 563, 565, 567, 571, 592]
    ),
    ("a link without words shows its address", [484]),
    ("the library goes by an older Unicode, in which £ and € are no punctuation", [354]),
  ])

  static let commonMarkOnGitHub = table([("bare addresses are links", [608, 611, 612])])

  static let github = table([
    ("a rule with other columns than its header still makes a table, wide enough for both", [203]),
    ("cells beyond the header's are shown", [204]),
    ("what stands before the `@` of a mail address is a word, be it mailto: or xmpp:", [633]),
    ("addresses of chats are not followed", [634, 635]),
    ("tags are words", [657]),
  ])

  static let reddit = table([
    ("a zero byte is shown as U+FFFD", [2]),
    ("brackets in an address are balanced or escaped", [4]),
    ("an empty address is one", [8]),
    ("an anchor leads to the site, whose page it was written for", [26]),
    ("seven signs make no heading", [10]),
    ("no line ends within an address", [11]),
    ("a bare address begins a word", [83, 85, 86]),
    ("there is no link in a link", [84]),
    ("a table has as many columns as its widest row, and its rows as many cells", [87, 88, 89]),
    ("tables have any number of columns", [90]),
    ("an empty line between two quotes makes them two", [110]),
    ("a quote in the line after a spoiler goes on with it", [117]),
    (
      "an inner quote ends where only the outer one goes on; its words stay hidden",
      [119, 120, 121]
    ),
    ("an empty spoiler hides nothing in the line after it", [123]),
    ("tags are words", Array(136...156)),
  ])

  private static func table(_ reasons: [(String, [Int])]) -> [Int: String] {
    var table: [Int: String] = [:]
    for (reason, numbers) in reasons {
      for number in numbers { table[number] = reason }
    }
    return table
  }
}
