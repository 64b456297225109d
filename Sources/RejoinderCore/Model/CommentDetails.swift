/// The fields of a comment that most comments do not have.
public struct CommentDetails: Hashable, Sendable {
  /// Its age in words where the source gives no date, such as `2h`.
  public var age: String
  /// Where it stands on the web.
  public var permalink: String
  /// Reactions, in the order in which they are to be shown.
  public var reactions: [Reaction]
  /// What it quotes.
  public var quotes: [Quote]
  /// Pictures and files.
  public var attachments: [Attachment]
  /// Further comments that it answers, besides its parent.
  public var extraParents: [Comment.ID]
  /// Fields of the source that have no place here, in the order in which they stood there.
  public var extra: [ExtraField]
  /// Replies given together with the comment, flattened in pre-order, each naming its parent.
  public internal(set) var nestedReplies: [Comment]

  /// Makes an empty record.
  public init() {
    (age, permalink) = ("", "")
    (reactions, quotes, attachments, extraParents) = ([], [], [], [])
    (extra, nestedReplies) = ([], [])
  }

  /// Whether every field is the same, texts byte for byte.
  ///
  /// - Parameters:
  ///   - lhs: One record.
  ///   - rhs: Another record.
  /// - Returns: Whether they are equal.
  public static func == (lhs: CommentDetails, rhs: CommentDetails) -> Bool {
    sameBytes(lhs.age, rhs.age) && sameBytes(lhs.permalink, rhs.permalink)
      && lhs.reactions == rhs.reactions && lhs.quotes == rhs.quotes
      && lhs.attachments == rhs.attachments && lhs.extraParents == rhs.extraParents
      && lhs.extra == rhs.extra && lhs.nestedReplies == rhs.nestedReplies
  }

  /// Hashes the sizes, which tell most records apart.
  ///
  /// - Parameter hasher: The hasher to feed.
  public func hash(into hasher: inout Hasher) {
    hasher.combine(reactions.count)
    hasher.combine(quotes.count)
    hasher.combine(extra.count)
  }
}

/// A reaction and how many people gave it.
public struct Reaction: Hashable, Sendable {
  /// What was given: an emoji or the short name of one.
  public var name: String
  /// How many gave it.
  public var count: Int

  /// Makes a reaction.
  ///
  /// - Parameters:
  ///   - name: An emoji or the short name of one.
  ///   - count: How many gave it.
  public init(_ name: String, count: Int = 1) {
    (self.name, self.count) = (name, count)
  }

  /// Whether name and count are the same.
  ///
  /// - Parameters:
  ///   - lhs: One reaction.
  ///   - rhs: Another reaction.
  /// - Returns: Whether they are equal.
  public static func == (lhs: Reaction, rhs: Reaction) -> Bool {
    lhs.count == rhs.count && sameBytes(lhs.name, rhs.name)
  }

  /// Hashes the count.
  ///
  /// - Parameter hasher: The hasher to feed.
  public func hash(into hasher: inout Hasher) { hasher.combine(count) }
}

/// Words of another comment that a comment refers to.
public struct Quote: Hashable, Sendable {
  /// The quoted comment, where it is known.
  public var commentID: Comment.ID?
  /// Who wrote the quoted words, where it is known.
  public var author: Author?
  /// The quoted words.
  public var body: Body

  /// Makes a quote.
  ///
  /// - Parameters:
  ///   - commentID: The quoted comment.
  ///   - author: Who wrote the quoted words.
  ///   - body: The quoted words.
  public init(of commentID: Comment.ID?, author: Author? = nil, body: Body = "") {
    (self.commentID, self.author, self.body) = (commentID, author, body)
  }
}

/// A picture or a file that belongs to a comment.
public struct Attachment: Hashable, Sendable {
  /// Where it is.
  public var address: String
  /// What it is called.
  public var title: String
  /// Its media type, such as `image/png`, or an empty string.
  public var mediaType: String

  /// Makes an attachment.
  ///
  /// - Parameters:
  ///   - address: Where it is.
  ///   - title: What it is called.
  ///   - mediaType: Its media type.
  public init(address: String, title: String = "", mediaType: String = "") {
    (self.address, self.title, self.mediaType) = (address, title, mediaType)
  }

  /// Whether every field is the same, byte for byte.
  ///
  /// - Parameters:
  ///   - lhs: One attachment.
  ///   - rhs: Another attachment.
  /// - Returns: Whether they are equal.
  public static func == (lhs: Attachment, rhs: Attachment) -> Bool {
    sameBytes(lhs.address, rhs.address) && sameBytes(lhs.title, rhs.title)
      && sameBytes(lhs.mediaType, rhs.mediaType)
  }

  /// Hashes the length of the address.
  ///
  /// - Parameter hasher: The hasher to feed.
  public func hash(into hasher: inout Hasher) { hasher.combine(address.utf8.count) }
}

/// A field of a source that has no place in the record, kept so that nothing is lost.
public struct ExtraField: Hashable, Sendable {
  /// What the source calls it.
  public var name: String
  /// Its value, as JSON or plain text.
  public var value: String

  /// Makes a field.
  ///
  /// - Parameters:
  ///   - name: What the source calls it.
  ///   - value: Its value.
  public init(_ name: String, _ value: String) {
    (self.name, self.value) = (name, value)
  }

  /// Whether name and value are the same, byte for byte.
  ///
  /// - Parameters:
  ///   - lhs: One field.
  ///   - rhs: Another field.
  /// - Returns: Whether they are equal.
  public static func == (lhs: ExtraField, rhs: ExtraField) -> Bool {
    sameBytes(lhs.name, rhs.name) && sameBytes(lhs.value, rhs.value)
  }

  /// Hashes the length of the value.
  ///
  /// - Parameter hasher: The hasher to feed.
  public func hash(into hasher: inout Hasher) { hasher.combine(value.utf8.count) }
}

/// Compares bytes: comparing characters would bring Unicode's tables into the browser's module.
func sameBytes(_ lhs: String, _ rhs: String) -> Bool { lhs.utf8.elementsEqual(rhs.utf8) }
