/// Decides what the rows of comments show and say.
///
/// One presenter serves all rows of a view; nothing in it changes. It is a class because the words
/// alone are hundreds of strings, and a value of it would be copied with every row.
///
/// ```swift
/// let presenter = RowPresenter<Threaded<Comment>>(style: .blocks, speech: SpeechWriter(now: now))
/// let row = presenter.presentation(of: items.items[3], in: items.outline, cap: 5)
/// row.name            // "Luis"
/// row.toggle?.title   // "Hide 1 reply"
/// ```
///
/// An element of your own is shown by a presenter that is told how to make a ``Comment`` of it.
public final class RowPresenter<Element: Threadable>: Sendable {
  /// The look.
  public let style: DiscussionStyle
  /// What says the rows; the words and the time are its own.
  public let speech: SpeechWriter
  /// Who opened the discussion.
  public let opener: Comment.ID?
  /// Which colour each person's avatar has.
  public let avatarColors: AvatarColors
  /// What text needs that differs between platforms.
  public let services: TextServices

  let comment: @Sendable (Element) -> Comment
  let elementID: @Sendable (Comment.ID) -> Element.ID?
  let markup: @Sendable (Comment) -> Markup

  /// Makes a presenter.
  ///
  /// - Parameters:
  ///   - style: The look.
  ///   - speech: What says the rows, with the words and the time.
  ///   - opener: The id of the discussion's author.
  ///   - avatarColors: Which colour each person's avatar has; without them it is by a hash.
  ///   - services: What text needs that differs between platforms.
  ///   - markup: What gives the markup of a comment; faces that keep it give theirs.
  ///   - comment: What makes a comment of an element.
  ///   - elementID: Which element has the id of a comment.
  public init(
    style: DiscussionStyle,
    speech: SpeechWriter,
    opener: Comment.ID? = nil,
    avatarColors: AvatarColors = AvatarColors([]),
    services: TextServices = .simple,
    markup: @escaping @Sendable (Comment) -> Markup = { Markup($0.body) },
    comment: @escaping @Sendable (Element) -> Comment,
    elementID: @escaping @Sendable (Comment.ID) -> Element.ID?
  ) {
    var speech = speech
    speech.foldsWords = style.folding.hides == .repliesAndWords
    (self.style, self.speech, self.opener) = (style, speech, opener)
    (self.avatarColors, self.services, self.markup) = (avatarColors, services, markup)
    (self.comment, self.elementID) = (comment, elementID)
  }

  /// The words.
  public var wording: Wording { speech.wording }

  /// Decides what a row shows and says.
  ///
  /// - Parameters:
  ///   - row: The row.
  ///   - outline: What the row is of.
  ///   - columns: What is drawn left of the row.
  ///   - replyCount: How many replies it has.
  ///   - facts: What is true of it for the reader alone.
  /// - Returns: What it shows and says.
  /// - Complexity: O(log n), and that of making the markup of the comment and of its parent.
  public func presentation(
    of row: Row<Element>,
    in outline: CommentOutline<Element>,
    columns: RowColumns,
    replyCount: Int,
    facts: RowFacts = RowFacts()
  ) -> RowPresentation<Element.ID> {
    var shown = RowPresentation(row.id)
    (shown.columns, shown.level) = (columns, row.level)
    if let element = row.comment {
      let comment = comment(element)
      let scene = RowScene(row, comment, columns, replyCount, facts)
      present(scene, in: outline, &shown)
    } else if let remainder = row.remainder {
      shown.more = MoreRow(
        remainder.count,
        isTopLevel: remainder.parentID == nil,
        state: facts.more,
        speech.wording
      )
    }
    shown.speech = said(row, in: outline, shown, replyCount, facts)
    return shown
  }

  /// Decides what the row of an item shows and says.
  ///
  /// - Parameters:
  ///   - item: The item.
  ///   - outline: What the item is of.
  ///   - cap: How many columns there are, 1…8.
  ///   - facts: What is true of it for the reader alone.
  /// - Returns: What it shows and says.
  /// - Complexity: O(log n), and that of making the markup of the comment and of its parent.
  public func presentation<Value>(
    of item: ThreadItem<Value>,
    in outline: CommentOutline<Threaded<Value>>,
    cap: Int,
    facts: RowFacts = RowFacts()
  ) -> RowPresentation<Value.ID> where Element == Threaded<Value> {
    presentation(
      of: item.row,
      in: outline,
      columns: item.columns(cap: cap),
      replyCount: item.replyCount,
      facts: facts
    )
  }
}

extension RowPresenter where Element == Threaded<Comment> {
  /// Makes a presenter of comments in a thread.
  ///
  /// - Parameters:
  ///   - style: The look.
  ///   - speech: What says the rows, with the words and the time.
  ///   - opener: The id of the discussion's author.
  ///   - avatarColors: Which colour each person's avatar has; without them it is by a hash.
  ///   - services: What text needs that differs between platforms.
  ///   - markup: What gives the markup of a comment; faces that keep it give theirs.
  public convenience init(
    style: DiscussionStyle,
    speech: SpeechWriter,
    opener: Comment.ID? = nil,
    avatarColors: AvatarColors = AvatarColors([]),
    services: TextServices = .simple,
    markup: @escaping @Sendable (Comment) -> Markup = { Markup($0.body) }
  ) {
    self.init(
      style: style,
      speech: speech,
      opener: opener,
      avatarColors: avatarColors,
      services: services,
      markup: markup,
      comment: { $0.base },
      elementID: { $0 }
    )
  }
}

/// A comment's row with what it takes to decide what it shows.
struct RowScene<Element: Threadable> {
  let row: Row<Element>
  let comment: Comment
  let columns: RowColumns
  let replyCount: Int
  let facts: RowFacts

  init(
    _ row: Row<Element>,
    _ comment: Comment,
    _ columns: RowColumns,
    _ replyCount: Int,
    _ facts: RowFacts
  ) {
    (self.row, self.comment, self.columns) = (row, comment, columns)
    (self.replyCount, self.facts) = (replyCount, facts)
  }
}
