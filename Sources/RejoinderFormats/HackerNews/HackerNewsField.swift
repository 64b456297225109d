import RejoinderJSON

/// What the fields of a Hacker News item mean, whatever the source calls them.
enum HackerNewsField: UInt8 {
  case id, author, text, time, date, age, parent, poll, children, options, kind, title, address
  case score, count, deleted, dead, storyID, storyTitle
  /// Follows from other fields, or only helps the source's own display.
  case redundant
  case unknown

  /// Whether an object that has it is an item and not just a wrapper around items.
  var marksItem: Bool {
    switch self {
    case .children, .options, .redundant, .unknown, .count, .title, .address: false
    default: true
    }
  }

  private static let spellings: [(String, HackerNewsField)] = [
    ("id", .id), ("objectID", .id), ("by", .author), ("author", .author), ("user", .author),
    ("text", .text), ("comment_text", .text), ("story_text", .text), ("content", .text),
    ("time", .time), ("created_at_i", .time), ("created_at", .date), ("time_ts", .date),
    ("timestamp", .date), ("time_ago", .age), ("timeago", .age), ("parent", .parent),
    ("parent_id", .parent), ("poll", .poll), ("kids", .children), ("children", .children),
    ("comments", .children), ("replies", .children), ("options", .options), ("type", .kind),
    ("title", .title), ("url", .address), ("score", .score), ("points", .score),
    ("descendants", .count), ("num_comments", .count), ("comments_count", .count),
    ("commentscount", .count), ("deleted", .deleted), ("dead", .dead), ("story_id", .storyID),
    ("story_title", .storyTitle), ("story_url", .redundant), ("level", .redundant),
    ("parts", .redundant), ("domain", .redundant), ("_tags", .redundant),
    ("_highlightResult", .redundant), ("updated_at", .redundant),
  ]

  private static let names = JSONNames(spellings.map(\.0))
  private static let fields = spellings.map(\.1)

  /// The field that the reader's last name stands for.
  static func named(in reader: inout JSONReader) -> HackerNewsField {
    reader.nameIndex(in: names).map { fields[$0] } ?? .unknown
  }
}
