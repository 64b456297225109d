internal import RejoinderCore

/// How a row becomes HTML, piece by piece; each piece can be replaced.
///
/// Server and browser draw rows by the same template. A piece writes what it stands for, or nothing.
///
/// ```swift
/// var template = RowTemplate.standard
/// let standard = template.actions
/// template.actions = { row, scene, writer in
///   standard(row, scene, &writer)
///   writer.literal("<a class=\"act\" href=\"#reply\">Reply</a>")
/// }
/// ```
public struct RowTemplate: Sendable {
  /// Writes one piece of a row.
  public typealias Piece =
    @Sendable (_ row: PageRow, _ scene: PageScene, _ writer: inout PageWriter) -> Void

  /// The picture of the author.
  public var avatar: Piece
  /// Name, age and marks.
  public var heading: Piece
  /// What the comment answers, where its place does not tell.
  public var cue: Piece
  /// The words, or what stands in their place.
  public var body: Piece
  /// What belongs to the comment besides its words: files and pictures.
  public var attachments: Piece
  /// Score, reactions, and what can be done.
  public var actions: Piece
  /// A row that stands for replies which are not loaded.
  public var remainder: Piece

  /// The template of the pages.
  public static let standard = RowTemplate(
    avatar: { $0.writeAvatar($1, &$2) },
    heading: { $0.writeHeading($1, &$2) },
    cue: { $0.writeCues($1, &$2) },
    body: { $0.writeBody($1, &$2) },
    attachments: { $0.writeAttachments($1, &$2) },
    actions: { $0.writeActions($1, &$2) },
    remainder: { $0.writeRemainder($1, &$2) }
  )

  /// Writes a row.
  ///
  /// - Parameters:
  ///   - row: The row.
  ///   - scene: What it has in common with the page.
  ///   - writer: The page.
  package func write(_ row: PageRow, _ scene: PageScene, to writer: inout PageWriter) {
    writer.literal("<div")
    row.attributes(in: &writer)
    guard row.row.comment != nil else {
      writer.literal("><div class=\"main\">")
      remainder(row, scene, &writer)
      return writer.literal("</div></div>\n")
    }
    writer.literal(">")
    if scene.style.metrics.avatarSize > 0 { avatar(row, scene, &writer) }
    writer.literal("<div class=\"main\">")
    heading(row, scene, &writer)
    if row.showsWords {
      cue(row, scene, &writer)
      body(row, scene, &writer)
      attachments(row, scene, &writer)
      actions(row, scene, &writer)
      row.writeReason(scene, &writer)
    }
    writer.literal("</div></div>\n")
  }
}
