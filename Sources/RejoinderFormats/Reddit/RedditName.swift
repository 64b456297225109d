import RejoinderCore

/// The name of a thing, such as `t1_c0ffee`: what it is, and its id.
struct RedditName {
  /// What a thing is.
  enum Kind: UInt8 {
    case comment, story
    /// Said by the name, and neither of these.
    case other
    /// The name is a bare id.
    case unsaid
  }

  let kind: Kind
  let id: Comment.ID

  init(_ bytes: some Collection<UInt8>) {
    let head = Array(bytes.prefix(3))
    guard head.count == 3, head[0] == 0x74, 0x30...0x39 ~= head[1], head[2] == 0x5F else {
      (kind, id) = (.unsaid, Comment.ID(utf8: bytes))
      return
    }
    kind = head[1] == 0x31 ? .comment : head[1] == 0x33 ? .story : .other
    id = Comment.ID(utf8: bytes.dropFirst(3))
  }
}

/// Addresses on Reddit.
enum RedditSite {
  static let name = "Reddit"
  static let address = "https://www.reddit.com"

  /// An address in full, where it is one of the site's own short ones.
  static func full(_ address: String) -> String {
    address.hasPrefix("/") ? self.address + address : address
  }

  /// The page of a discussion.
  static func page(of story: Comment.ID) -> String {
    address + "/comments/\(story)/"
  }

  /// The page of a comment.
  static func page(of comment: Comment.ID, in story: Comment.ID) -> String {
    page(of: story) + "_/\(comment)/"
  }
}
