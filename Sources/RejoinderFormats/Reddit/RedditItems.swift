import RejoinderCore
import RejoinderJSON

/// Things as they were found, each in its slot, before they become discussions.
struct RedditItems {
  /// What a thing is.
  enum Kind: UInt8 {
    case comment, story
    /// Says that comments exist which are not here.
    case more
    /// Nothing that could be shown.
    case nothing
  }

  /// What is known of a thing besides its words.
  struct Link {
    var kind = Kind.nothing
    /// The thing within which it stands, or -1.
    var outer: Int32
    /// The file it was found in.
    var file: Int32
    /// Where it begins.
    var position: JSONPosition
    /// The discussion it says it belongs to; its own for a story.
    var story: Comment.ID = ""
    /// What kind of thing it names as its parent.
    var parentKind = RedditName.Kind.unsaid
    /// What it knows of its discussion, or -1.
    var header: Int32 = -1
  }

  /// What only stories have, and lone comments say about theirs.
  struct Header {
    var title = ""
    var address = ""
    var count: Int?
    /// The fields of the source, of a comment its community only.
    var extra: [ExtraField] = []
  }

  /// What a `more` object says.
  struct More {
    let slot: Int32
    /// The comments that it stands for, empty where a thread goes on on a page of its own.
    let kids: [Comment.ID]
    /// How many they are with all their replies.
    let count: Int?
  }

  /// A content that was read.
  struct File {
    let name: String
    /// Its things.
    var slots: Range<Int>
    /// Whether it is an answer that brings what a page left out.
    var isAnswer = false
    /// The discussion that the first thing in it belongs to which says so.
    var story: Comment.ID = ""
    /// Whether others belong to other ones, so that nothing can be said of the rest.
    var isMixed = false
    var isEscaped = false
  }

  /// Things of all kinds in the order in which they begin.
  var comments: [Comment] = []
  /// As many as there are things.
  var links: [Link] = []
  var headers: [Header] = []
  var mores: [More] = []
  var files: [File] = []

  /// An oddity of a thing.
  func oddity(_ kind: Oddity.Kind, of slot: Int, seen: String, done: String) -> Oddity {
    let link = links[slot]
    return Oddity(
      kind,
      of: comments[slot].id,
      in: files[Int(link.file)].name,
      at: link.position,
      seen: seen,
      done: done
    )
  }
}
