import RejoinderJSON

/// What the fields of a thing on Reddit mean.
enum RedditField: UInt8 {
  /// What surrounds a thing: what it is, and the thing.
  case kind, data
  /// Where things stand.
  case things, children, replies
  case id, fullName, parent, story, author, authorID, text, html, date, edited
  case score, ups, downs, scoreHidden, pinned, locked, folded, distinguished
  case count, title, storyTitle, address, permalink, commentCount, subreddit, removedBy
  /// What went wrong, beside an answer.
  case errors
  /// Holds objects that are no things, whatever they look like.
  case opaque
  /// Follows from other fields, or only helps the source's own display.
  case redundant
  case unknown

  /// Whether an object outside of `data` that has it is a thing, and not just what is around some.
  var marksThing: Bool {
    switch self {
    case .parent, .story, .author, .text, .html, .date, .edited, .permalink, .commentCount: true
    default: false
    }
  }

  private static let spellings: [(String, RedditField)] = [
    ("kind", .kind), ("data", .data), ("things", .things), ("children", .children),
    ("replies", .replies), ("comments", .replies), ("id", .id), ("name", .fullName),
    ("parent_id", .parent), ("link_id", .story), ("author", .author),
    ("author_fullname", .authorID), ("body", .text), ("selftext", .text), ("body_html", .html),
    ("selftext_html", .html), ("created_utc", .date), ("edited", .edited), ("score", .score),
    ("ups", .ups), ("downs", .downs), ("score_hidden", .scoreHidden), ("stickied", .pinned),
    ("locked", .locked), ("collapsed", .folded), ("distinguished", .distinguished),
    ("count", .count), ("title", .title), ("link_title", .storyTitle), ("url", .address),
    ("permalink", .permalink), ("num_comments", .commentCount), ("subreddit", .subreddit),
    ("removed_by_category", .removedBy), ("errors", .errors), ("all_awardings", .opaque),
    ("associated_award", .opaque), ("awarders", .opaque), ("crosspost_parent_list", .opaque),
    ("created", .redundant), ("depth", .redundant), ("is_submitter", .redundant),
    ("subreddit_id", .redundant), ("subreddit_name_prefixed", .redundant),
    ("subreddit_type", .redundant), ("link_author", .redundant), ("link_url", .redundant),
    ("link_permalink", .redundant), ("modhash", .redundant), ("dist", .redundant),
    ("before", .redundant), ("geo_filter", .redundant),
  ]

  private static let names = JSONNames(spellings.map(\.0))
  private static let fields = spellings.map(\.1)

  /// The field that the reader's last name stands for.
  static func named(in reader: inout JSONReader) -> RedditField {
    reader.nameIndex(in: names).map { fields[$0] } ?? .unknown
  }

  /// What the field is called in messages and among the extra fields.
  var name: String {
    switch self {
    case .text: "body"
    case .html: "body_html"
    default: Self.spellings.first { $0.1 == self }?.0 ?? "\(self)"
    }
  }
}
