/// What only pages say: about a whole discussion, and where something is not there.
public struct PageWords: Sendable {
  /// Where a discussion came from.
  public var source = "From {source}"
  /// Who opened it.
  public var startedBy = "started by {name}"
  /// How many levels of replies are to show.
  public var replies = "Replies"
  /// A choice of some levels.
  public var levels = Plural("{n} level", "{n} levels")
  /// The choice of no replies.
  public var noLevels = "None"
  /// The choice of all replies.
  public var allLevels = "All"
  /// Before the comments above the first one of a page.
  public var continuesIn = "Continues in"
  /// Beside a comment that answers one which did not come.
  public var missingParent = "Answers a comment that is not here"
  /// Whom a comment answers besides its parent.
  public var alsoInReplyTo = "also in reply to {name}"
  /// Whom a comment quotes.
  public var quotes = "{name} wrote"
  /// Opens words that flags or a filter took down.
  public var showWords = "Show the words"
  /// What belongs to a comment.
  public var attachments = "Attachments"
  /// A picture that belongs to a comment.
  public var picture = "picture"
  /// A document for printing that belongs to a comment.
  public var document = "PDF"
  /// Something to listen to that belongs to a comment.
  public var sound = "sound"
  /// Something to watch that belongs to a comment.
  public var film = "film"
  /// Anything else that belongs to a comment.
  public var file = "file"
  /// Words that do not show until one points at them or goes to them.
  public var hiddenWords = "Hidden words"
  /// What people gave a comment.
  public var reactions = "Reactions"
  /// Leads to the first page.
  public var firstPage = "First page"
  /// Leads to the last page.
  public var lastPage = "Last page"
  /// Where a link names a comment that is not there.
  public var targetMissing = "The comment that the link names is not here."
  /// Where no more folds fit into an address.
  public var foldsFull =
    "As many comments are folded as the address of a page can hold. Open some to fold others."
  /// How many comments came after a moment.
  public var newSince = Plural("{n} new since {date}")
  /// Leads to the same page, which marks what comes after now whenever it is opened again.
  public var markLater = "Mark all as read up to now"
  /// Says what that needs.
  public var markLaterHint =
    "The address of the page then holds the moment. Keep it, as a bookmark for instance: "
    + "whenever it is opened, what came after that moment is marked as new."
  /// The list of all discussions.
  public var discussions = "Discussions"
  /// Where there is none.
  public var noDiscussions = "No discussions yet"
  /// The title where nothing is at an address.
  public var notFound = "Not found"
  /// What is said there.
  public var notFoundLong = "There is nothing at this address."

  /// Makes the English words.
  public init() {}
}

extension Wording {
  /// How many comments came after a moment: `7 new since 3 May 2024, 10:00 UTC`.
  ///
  /// - Parameters:
  ///   - count: How many.
  ///   - moment: The moment.
  ///   - offset: Seconds that the reader's clock is ahead of UTC.
  /// - Returns: The words.
  public func new(_ count: Int, since moment: Timestamp, offset: Int = 0) -> String {
    Template.fill(
      pages.newSince[pluralCategory(count)],
      [("n", numbers.text(count)), ("date", date(of: moment, offset: offset))]
    )
  }

  /// What kind of thing an attachment is: `picture`, `PDF`, `sound`, `film`, or else `file`.
  ///
  /// - Parameter mediaType: The media type, such as `image/png; charset=binary`; case is not looked at.
  /// - Returns: The words, empty for an empty type.
  public func kind(ofMediaType mediaType: String) -> String {
    guard !mediaType.utf8.isEmpty else { return "" }
    let kinds: [(StaticString, String)] = [
      ("image/", pages.picture), ("application/pdf", pages.document), ("audio/", pages.sound),
      ("video/", pages.film),
    ]
    let type = mediaType.utf8.lazy.map { 0x41...0x5A ~= $0 ? $0 | 0x20 : $0 }
    let known = kinds.first { beginning, _ in
      beginning.withUTF8Buffer { type.starts(with: $0) }
    }
    return known?.1 ?? pages.file
  }
}
