import RejoinderCore
import RejoinderJSON

/// Items of Hacker News as they were found, each in its slot, before they become discussions.
struct HackerNewsItems {
  /// What an item is.
  enum Kind: UInt8 {
    /// Not an item, but something that holds items.
    case wrapper
    case story, comment, pollOption
    /// Nothing was said about it yet.
    case unknown
  }

  /// What is known of an item besides its words.
  struct Link {
    var kind: Kind
    /// The item within which it stands, or -1.
    var outer: Int32
    /// The fields of a story, or -1.
    var story: Int32 = -1
    /// The file it was found in.
    var file: Int32
    /// Where it begins.
    var position: JSONPosition
    /// Whether it has a field that only items have.
    var isMarked = false
    /// Whether no item was found around it when it began.
    var isAlone: Bool
  }

  /// What only stories have, and comments found without their story say about it.
  struct Story {
    var title = ""
    var address = ""
    var count: Int?
    var id: Comment.ID?
  }

  /// Items, stories and wrappers alike, in the order in which they begin.
  var comments: [Comment] = []
  /// As many as there are items.
  var links: [Link] = []
  var stories: [Story] = []
  /// Ids that items name as the ones below them, in their order.
  var kids: [(owner: Int32, id: Comment.ID)] = []
  /// The names of the files.
  var files: [String] = []

  /// Changes the story fields of an item.
  mutating func withStory(of slot: Int, _ change: (inout Story) -> Void) {
    if links[slot].story < 0 {
      links[slot].story = Int32(stories.count)
      stories.append(Story())
    }
    change(&stories[Int(links[slot].story)])
  }

  /// The story fields of an item, empty ones where it has none.
  func story(of slot: Int) -> Story {
    let index = Int(links[slot].story)
    return index < 0 ? Story() : stories[index]
  }

  /// An oddity of an item.
  func oddity(_ kind: Oddity.Kind, of slot: Int, seen: String, done: String) -> Oddity {
    let link = links[slot]
    return Oddity(
      kind,
      of: comments[slot].id,
      in: files[Int(link.file)],
      at: link.position,
      seen: seen,
      done: done
    )
  }
}

/// Addresses on Hacker News.
enum HackerNewsSite {
  static let name = "Hacker News"

  /// The page of an item.
  static func page(of id: Comment.ID) -> String {
    "https://news.ycombinator.com/item?id=" + id.description
  }

  /// An address in full, where it is one of the site's own short ones.
  static func full(_ address: String) -> String {
    address.hasPrefix("item?id=") ? "https://news.ycombinator.com/" + address : address
  }
}
