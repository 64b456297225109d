/// Everything that a row of a comment shows and says, decided; a face draws it and adds nothing.
///
/// ``RowPresenter`` makes it. Empty texts and `nil` are not drawn.
public struct RowPresentation<ID: Hashable & Comparable & Sendable>: Sendable {
  /// What the row shows, by identity.
  public let id: RowID<ID>
  /// What is drawn left of the row.
  public var columns = RowColumns(indentation: 0)
  /// Its level as people count it, 1 at the top.
  public var level = 1

  // The heading.

  /// The name, or the word for one that is not known; empty where it is not to be seen.
  public var name = ""
  /// Whether ``name`` is the author's own.
  public var isNameKnown = false
  /// The letter in the avatar; empty where the disc stays empty.
  public var initial = ""
  /// The ground of the avatar, on which its ``AdaptiveColor/foreground`` can be read; `nil` where the
  /// disc stays empty.
  public var avatarColor: AdaptiveColor?
  /// The address of the author's picture, empty for none.
  public var avatarAddress = ""
  /// How old the comment is, in short; empty where nobody knows.
  public var age = ""
  /// The same in full for somebody who hears it.
  public var spokenAge = ""
  /// Words beside the name, in their order.
  public var marks: [RowMark] = []
  /// Whether the comment came since the last visit.
  public var isNew = false

  // The words.

  /// Whether the words show, and what stands below them; else the row is its heading alone.
  public var showsWords = true
  /// What stands in place of words that the reader may not see.
  public var placeholder: String?
  /// What the comment answers, where its place does not tell.
  public var cues: [RowCue<ID>] = []
  /// Words of others that it refers to.
  public var quotes: [RowQuote<ID>] = []
  /// Its own words, `nil` where they do not show.
  public var body: Markup?
  /// What shows words that were taken down, `nil` where there are none.
  public var revealTitle: String?
  /// Files that belong to it.
  public var files: [RowFile] = []

  // The bar.

  /// Its score.
  public var score: RowScore?
  /// What the reader voted.
  public var ownVote = SpeechContext.OwnVote.none
  /// Its reactions, each with how many gave it.
  public var reactions: [String] = []
  /// What else is to be known about it, such as that it was not sent.
  public var notes: [String] = []
  /// The control that folds and unfolds it.
  public var toggle: ToggleControl?
  /// Whether it can be answered.
  public var canReply = false
  /// Whether one can vote for it.
  public var canVote = false

  /// Replies that are not loaded, where the row stands for these.
  public var more: MoreRow?

  /// What is said of the row to somebody who hears it.
  public var speech = RowSpeech()

  /// Makes a row that shows nothing.
  ///
  /// - Parameter id: What the row shows, by identity.
  public init(_ id: RowID<ID>) { self.id = id }
}

/// Words of another comment that a comment refers to.
public struct RowQuote<ID: Hashable & Sendable>: Sendable {
  /// Whose words they are: `Marta wrote`; empty where nobody knows.
  public let heading: String
  /// The words.
  public let body: Markup
  /// The quoted comment, `nil` where it is not here.
  public let targetID: ID?
}

/// A file that belongs to a comment.
public struct RowFile: Sendable {
  /// What it is called.
  public let title: String
  /// What kind of thing it is, empty where nobody knows.
  public let kind: String
  /// Where it is, empty where the address is not safe to follow.
  public let address: String
  /// Its media type, empty where nobody knows.
  public let mediaType: String

  /// Makes the file of an attachment.
  ///
  /// - Parameters:
  ///   - attachment: The attachment.
  ///   - wording: The words.
  public init(_ attachment: Attachment, _ wording: Wording) {
    let name = SafeLine.made(of: attachment.title)
    title = name.utf8.isEmpty ? SafeLine.made(of: attachment.address) : name
    kind = wording.kind(ofMediaType: attachment.mediaType)
    mediaType = attachment.mediaType
    var cleaned: [UInt8] = []
    var source = attachment.address
    source.withUTF8 { SafeAddress.append($0, to: &cleaned) }
    address = String(decoding: cleaned, as: UTF8.self)
  }
}
