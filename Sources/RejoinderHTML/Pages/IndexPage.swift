public import RejoinderCore

/// The page that lists discussions.
public struct IndexPage: Sendable {
  /// What the list says of a discussion.
  public struct Entry: Sendable {
    /// What the discussion is about.
    public var title: String
    /// The path of its page, encoded as an address.
    public var path: String
    /// How many comments it has.
    public var commentCount: Int
    /// Where it came from, or an empty string.
    public var source: String
    /// When it was opened.
    public var createdAt: Timestamp?

    /// Makes an entry.
    ///
    /// - Parameters:
    ///   - title: What the discussion is about.
    ///   - path: The path of its page, encoded as an address.
    ///   - commentCount: How many comments it has.
    ///   - source: Where it came from.
    ///   - createdAt: When it was opened.
    public init(
      title: String,
      path: String,
      commentCount: Int,
      source: String = "",
      createdAt: Timestamp? = nil
    ) {
      (self.title, self.path, self.commentCount) = (title, path, commentCount)
      (self.source, self.createdAt) = (source, createdAt)
    }
  }

  /// The look.
  public var style = DiscussionStyle.blocks
  /// What the address says of how the page looks; the pages that it leads to are to look the same.
  public var appearance = PageAppearance()
  /// The address of the style sheet of the look, with its version.
  public var styleAddress = StyleSheet(.blocks).path
  /// The words.
  public var wording = Wording.english

  /// Makes an index.
  public init() {}

  /// Writes the page.
  ///
  /// - Parameters:
  ///   - entries: The discussions in their order.
  ///   - now: What time it is.
  ///   - offset: Seconds that the reader's clock is ahead of UTC.
  /// - Returns: The page as HTML in UTF-8.
  /// - Complexity: O(n) in the number of discussions.
  public func html(listing entries: [Entry], now: Timestamp, offset: Int = 0) -> [UInt8] {
    var writer = PageWriter(capacity: 4_096 + 256 * entries.count)
    let frame = PageFrame(
      wording: wording,
      style: style,
      appearance: appearance,
      styleAddress: styleAddress,
      indexPath: ""
    )
    let title = wording.pages.discussions
    frame.open(title: title, links: { _ in }, skipsToComments: false, to: &writer)
    writer.literal("<main>\n<header class=\"page-head\">\n<h1>")
    writer.text(title)
    writer.literal("</h1>\n</header>\n")
    if entries.isEmpty {
      writer.literal("<p class=\"empty\">")
      writer.text(wording.pages.noDiscussions)
      writer.literal("</p>\n")
    } else {
      writer.literal("<ul class=\"index\">\n")
      let dates = DatePattern(wording, offset: offset)
      for entry in entries { write(entry, now, dates, &writer) }
      writer.literal("</ul>\n")
    }
    writer.literal("</main>\n")
    frame.close(&writer)
    return writer.bytes
  }

  private func write(
    _ entry: Entry,
    _ now: Timestamp,
    _ dates: DatePattern,
    _ writer: inout PageWriter
  ) {
    writer.literal("<li><a dir=\"auto\" href=\"")
    writer.address(entry.path, appearance)
    writer.literal("\">")
    let title = SafeLine.made(of: entry.title)
    writer.text(title.utf8.isEmpty ? wording.navigation.discussion : title)
    writer.literal("</a><p><span>")
    writer.text(wording.comments(entry.commentCount))
    writer.literal("</span>")
    let source = SafeLine.made(of: entry.source)
    if !source.utf8.isEmpty {
      writer.literal("<span>")
      writer.name(source)
      writer.literal("</span>")
    }
    if let date = entry.createdAt {
      writer.literal("<span>")
      writer.time(date, dates) { $0.text(wording.age(since: date, now: now)) }
      writer.literal("</span>")
    }
    writer.literal("</p></li>\n")
  }
}
