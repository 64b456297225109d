public import RejoinderCore

/// What all rows of a page have in common: the words, the time, and where links lead.
///
/// A class, though nothing in it changes: the words alone are hundreds of strings, and copies of them
/// took a fifth of the time of writing a page.
public final class PageScene: Sendable {
  /// Gives the HTML of a body; the id names the comment it belongs to, for those who keep results.
  public typealias BodyHTML = @Sendable (_ body: Body, _ id: Comment.ID?) -> [UInt8]

  /// The look.
  public let style: DiscussionStyle
  /// The words.
  public let wording: Wording
  /// What time it is.
  public let now: Timestamp
  /// Seconds that the reader's clock is ahead of UTC.
  public let offset: Int
  /// Where the discussion came from, as far as it can be shown.
  let source: String
  /// Who opened the discussion.
  public let openerID: Comment.ID?
  /// Which colour each person's avatar has.
  let avatarColors: AvatarColors
  /// What text needs that differs between platforms.
  public let services: TextServices
  /// Gives the HTML of a body.
  public let bodyHTML: BodyHTML
  /// How dates are written.
  let dates: DatePattern
  /// Where links lead.
  package let addresses: PageAddresses
  /// The discussion with the folds of the page.
  package let outline: CommentOutline<Comment>
  /// Which rows stand on the page.
  package let window: Range<Int>

  /// The whole discussion as it was put in order, for saying why a comment stands where it does.
  let ranking: CommentOutline<Comment>?
  /// The comment that the page is about, `nil` for the whole discussion.
  let focus: PageFocus?

  /// The comment that the address names and that is not there.
  let missing: Comment.ID?

  /// How many rows a page has at most.
  package let rowLimit: Int
  /// How many columns the rows have.
  let cap: Int

  init(
    page: DiscussionPage,
    outline: CommentOutline<Comment>,
    ranking: CommentOutline<Comment>?,
    focus: PageFocus?,
    missing: Comment.ID?,
    addresses: PageAddresses,
    window: Range<Int>,
    now: Timestamp,
    offset: Int
  ) {
    let appearance = addresses.state.appearance
    (style, wording) = (page.style(for: appearance), page.wording(for: appearance))
    (services, bodyHTML) = (page.services, page.bodyHTML)
    avatarColors = page.avatarColors
    source = SafeLine.made(of: page.discussion.source)
    (self.focus, self.ranking, self.missing) = (focus, ranking, missing)
    (self.outline, self.addresses, self.window) = (outline, addresses, window)
    (self.now, self.offset, openerID) = (now, offset, page.discussion.author?.id)
    dates = DatePattern(wording, offset: offset)
    cap = min(max(style.metrics.maximumLevels, 1), RowColumns.maximum)
    rowLimit = DiscussionPage.rowLimit
  }

  /// A comment of the discussion, on a page about one comment those that do not show too.
  func comment(_ id: Comment.ID) -> Comment? { (ranking ?? outline).tree[id] }

  /// The number of this page.
  package var page: Int { page(ofRow: window.lowerBound) }

  /// The page that shows a row.
  package func page(ofRow row: Int) -> Int { row / rowLimit + 1 }

  /// Whether a comment came after the moment that the address names.
  func isNew(_ comment: Comment?) -> Bool {
    guard let since = addresses.state.since, let comment, comment.state.isReadable else {
      return false
    }
    return comment.createdAt.map { $0 > since } ?? false
  }

  /// Writes ` href="…"` that leads to a comment of the discussion, wherever it shows.
  ///
  /// - Parameters:
  ///   - id: The id of the comment.
  ///   - writer: The page.
  /// - Complexity: O(log n).
  package func link(to id: Comment.ID, in writer: inout PageWriter) {
    writer.literal(" href=\"")
    let token = IDToken(id)
    if let row = outline.row(of: id) {
      if window.contains(row) {
        writer.literal("#c-")
        writer.html(token.bytes)
      } else {
        addresses.page(page(ofRow: row), anchor: token, to: &writer)
      }
    } else {
      addresses.reveal(token, to: &writer)
    }
    writer.literal("\"")
  }

  /// Writes a moment with its full date where the pointer rests, and some words in its place.
  ///
  /// - Parameters:
  ///   - date: The moment.
  ///   - words: What is read.
  ///   - writer: The page.
  package func time(_ date: Timestamp, _ words: String, in writer: inout PageWriter) {
    writer.time(date, dates) { $0.text(words) }
  }
}

extension PageWriter {
  /// Writes ` href="…"` for an address from outside, and that it is not ours.
  ///
  /// - Parameter address: The address.
  /// - Returns: Whether it is safe to follow; if not, nothing is written.
  mutating func foreignLink(_ address: String) -> Bool {
    var cleaned: [UInt8] = []
    var address = address
    address.withUTF8 { SafeAddress.append($0, to: &cleaned) }
    guard !cleaned.isEmpty else { return false }
    literal(" href=\"")
    text(cleaned[...])
    literal("\" rel=\"nofollow ugc noopener\"")
    return true
  }

  /// Writes a name that cannot disturb the direction of what stands around it.
  mutating func name(_ name: String) {
    literal("<bdi>")
    line(name)
    literal("</bdi>")
  }

  /// Writes foreign words that belong into one line, without what would turn its direction.
  mutating func line(_ words: String) { text(SafeLine.made(of: words)) }

  /// Writes words that are heard and not seen.
  mutating func hidden(_ words: String, _ end: StaticString = "") {
    literal("<span class=\"vh\">")
    text(words)
    literal(end)
    literal("</span>")
  }
}
