public import RejoinderCore

/// One row of a page with everything that a template needs to draw it.
public struct PageRow: Sendable {
  /// What the row shows.
  public let row: Row<Comment>
  /// Which one among its siblings it is, from 1.
  public let position: Int
  /// How many siblings there are, itself among them.
  public let siblingCount: Int
  /// How many replies it has: readable loaded descendants.
  public let replyCount: Int
  /// Where the row is new: the next new comment of the page, after the last one the first.
  let nextNew: Comment.ID?
  /// Whether the page was asked to lead to it.
  public let isTarget: Bool
  /// Whether it only says what the comment answers that the page is about.
  public let isContext: Bool
  /// How many comments stand above those of the page.
  let depthOffset: Int
  /// Whether its words show: some looks fold them away with its replies.
  public let showsWords: Bool
  /// The lines left of it.
  package let columns: RowColumns
  /// Its id as it stands in addresses; that of the parent for a `more` row.
  package let token: IDToken

  /// Its level in the whole discussion, 1 at the top.
  public var level: Int { row.level + depthOffset }

  /// The name to show, without what turns its direction; empty where it is unknown or not to be seen.
  public var authorName: String { row.comment?.shownName ?? "" }

  /// Whether the comment's words are not shown.
  public var isTombstone: Bool { row.comment?.isTombstone ?? false }

  /// What its classes say.
  package var marks: RowMarks {
    RowMarks(
      columns: columns,
      isContext: isContext,
      showsWords: showsWords,
      isMore: row.comment == nil,
      isTombstone: isTombstone
    )
  }

  /// Writes what makes an element the row: class, id and what assistive technology is told.
  ///
  /// - Parameter writer: The page.
  package func attributes(in writer: inout PageWriter) {
    writer.literal(" class=\"")
    marks.writeClasses(to: &writer)
    writer.literal(row.comment == nil ? "\" id=\"m-" : "\" id=\"c-")
    writer.html(token.bytes)
    writer.literal("\" role=\"listitem\" aria-level=\"")
    writer.number(level)
    writer.literal("\" aria-posinset=\"")
    writer.number(position)
    writer.literal("\" aria-setsize=\"")
    writer.number(siblingCount)
    writer.literal(isTarget ? "\" aria-current=\"true\"" : "\"")
  }
}
