public import RejoinderCore

/// Writes discussions as text for a terminal, a pipe or a file, row by row.
///
/// Replies hang on lines under what they answer, or stand as the look has it. Words keep three fifths of the width however deep
/// the thread is: deeper levels share the last column, and each row there names its level and whom
/// it answers. Nothing that comes from a comment can speak to the terminal.
///
/// Rows are written in windows, so that the memory needed does not grow with the discussion.
///
/// ```swift
/// var writer = TerminalWriter(now: now)
/// writer.width = 100
/// writer.palette = .distinct
/// print(writer.text(of: CommentOutline(CommentTree(comments))))
/// ```
public struct TerminalWriter: Sendable {
  /// How dates are shown.
  public enum Dates: String, Hashable, Sendable, CaseIterable {
    /// As the time that has passed since.
    case age
    /// In full, with the time of day.
    case full
  }

  /// How many cells a line has.
  public var width = 80
  /// Which characters the terminal shows.
  public var characters = TerminalCharacters.unicode
  /// The look.
  ///
  /// It decides what stands left of the words, between rows and in the line with the name, and what
  /// is left of folded comments. Its colours are those of a palette that is made from it.
  public var style = DiscussionStyle.blocks
  /// The colours and kinds of letters; `nil` for text without any.
  public var palette: TerminalPalette?
  /// How dates are shown.
  public var dates = Dates.age
  /// The moment from which ages count.
  public var now: Timestamp
  /// Seconds that the reader's clock is ahead of UTC.
  public var clockOffset = 0
  /// The words.
  public var wording = Wording.english
  /// Reads bodies; one that knows Markdown takes the place of this one, which shows its marks.
  public var markup: @Sendable (_ body: Body) -> Markup = { Markup($0) }

  /// Makes a writer for plain text of 80 cells.
  ///
  /// - Parameter now: The moment from which ages count.
  public init(now: Timestamp) { self.now = now }

  /// Writes the rows of an outline.
  ///
  /// - Parameters:
  ///   - outline: The outline.
  ///   - opener: The id of the discussion's author, who is marked.
  ///   - output: Takes the next bytes and the number of rows written so far; says whether to go on.
  /// - Returns: Whether everything was written.
  /// - Complexity: O(n) in the number of rows; the memory is that of a window.
  @discardableResult
  public func write(
    _ outline: CommentOutline<Comment>,
    opener: Comment.ID? = nil,
    to output: (_ bytes: [UInt8], _ rowCount: Int) -> Bool
  ) -> Bool {
    var drawing = RowDrawing(self, opener: opener)
    var encoder = FrameEncoder(palette: palette)
    var frame = Frame(characters: characters)
    var start = 0
    while start < outline.rowCount {
      let rows = outline.rows(start..<start + Self.window + 1)
      for (index, row) in rows.prefix(Self.window).enumerated() {
        let next = index + 1 < rows.count ? rows[index + 1].depth : nil
        drawing.draw(row, surroundings(of: row, in: outline, nextDepth: next), to: &frame)
      }
      start += min(rows.count, Self.window)
      guard output(encoder.bytes(of: frame), start) else { return false }
      frame.removeAll()
    }
    return true
  }

  /// The rows of an outline as one text.
  ///
  /// - Parameters:
  ///   - outline: The outline.
  ///   - opener: The id of the discussion's author, who is marked.
  /// - Returns: The text, a line break at its end.
  /// - Complexity: O(n) in the number of rows.
  public func text(of outline: CommentOutline<Comment>, opener: Comment.ID? = nil) -> String {
    var text: [UInt8] = []
    write(outline, opener: opener) { bytes, _ in
      text += bytes
      return true
    }
    return String(decoding: text, as: UTF8.self)
  }

  private static let window = 256

  private func surroundings(
    of row: Row<Comment>,
    in outline: CommentOutline<Comment>,
    nextDepth: Int?
  ) -> RowDrawing.Surroundings {
    var surroundings = RowDrawing.Surroundings(nextDepth: nextDepth)
    guard let comment = row.comment else { return surroundings }
    if row.isCollapsed { surroundings.replyCount = outline.replyCount(of: comment.id) }
    let levels = Indentation.levels(inWidth: width, connector: style.metrics.connector)
    if row.depth > levels, let parentID = comment.parentID {
      surroundings.answered.append(wording.name(of: outline.tree[parentID]))
    }
    for id in comment.details.extraParents {
      surroundings.answered.append(outline.tree[id].map { wording.name(of: $0) } ?? id.description)
    }
    return surroundings
  }
}
