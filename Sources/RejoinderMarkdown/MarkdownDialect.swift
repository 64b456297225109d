internal import CMD4C

/// Which Markdown is meant: sites agree on most of it, and differ in what they added.
///
/// In none of them do tags mean anything: they are shown as the words they are.
public struct MarkdownDialect: Hashable, Sendable {
  /// What the parser is told to look for.
  let flags: UInt32
  /// Whether superscript, spoilers, and the names of people and communities are looked for.
  let isReddit: Bool
  /// The site that addresses without one are on, since elsewhere they would lead nowhere.
  var site: StaticString? { isReddit ? "https://www.reddit.com" : nil }

  /// Whether there are tables.
  var hasTables: Bool { flags & UInt32(bitPattern: MD_FLAG_TABLES) != 0 }

  private init(_ flags: [Int32], isReddit: Bool = false) {
    self.flags = flags.reduce(0) { $0 | UInt32(bitPattern: $1) }
    self.isReddit = isReddit
  }

  /// CommonMark, and nothing besides.
  public static let commonMark = MarkdownDialect(withoutTags)

  /// CommonMark with tables, strikethrough, task lists, and links made of bare addresses.
  public static let github = MarkdownDialect(
    withoutTags + bareAddresses + [MD_FLAG_TABLES, MD_FLAG_STRIKETHROUGH, MD_FLAG_TASKLISTS]
  )

  /// What Reddit adds: `^superscript`, `>!spoilers!<`, links made of `r/names` and `u/names`.
  ///
  /// Tables, strikethrough and bare addresses are read as on GitHub; a heading needs no space.
  /// Addresses that name no site are those of Reddit's own pages, and become whole: words that are
  /// shown elsewhere would lead astray.
  public static let reddit = MarkdownDialect(
    withoutTags + bareAddresses
      + [MD_FLAG_TABLES, MD_FLAG_STRIKETHROUGH, MD_FLAG_PERMISSIVEATXHEADERS],
    isReddit: true
  )

  private static var withoutTags: [Int32] { [MD_FLAG_NOHTMLBLOCKS, MD_FLAG_NOHTMLSPANS] }

  private static var bareAddresses: [Int32] {
    [
      MD_FLAG_PERMISSIVEURLAUTOLINKS, MD_FLAG_PERMISSIVEEMAILAUTOLINKS,
      MD_FLAG_PERMISSIVEWWWAUTOLINKS,
    ]
  }
}
