#if canImport(UIKit)
import Foundation
public import RejoinderCore
import RejoinderText

/// The words of a body, ready to be drawn by a ``CommentBodyView``.
///
/// It can be made on any thread. It holds attributed strings, so what made it hands it over and keeps
/// nothing of it.
public struct BodyContent {
  /// What is drawn in one view.
  enum Kind {
    /// Paragraphs, headings and lists.
    case words(NSAttributedString)
    /// A block of code, whose lines are not broken.
    case code(NSAttributedString)
    /// The rows of a table.
    case table([[NSAttributedString]])
    /// A line across.
    case rule
  }

  /// A piece, one below the other.
  struct Piece {
    var kind: Kind
    /// How many bars stand beside it.
    var quoteDepth: Int
    /// How far it stands behind these.
    var indent: Double
    /// The gap above it.
    var gap: Double
  }

  let pieces: [Piece]
  let setting: BodySetting

  /// Makes the words of a body.
  ///
  /// - Parameters:
  ///   - markup: The body.
  ///   - setting: How it is set.
  ///   - revealsSpoilers: Whether the words of spoilers are there, rather than blocks in their place.
  /// - Complexity: O(n) in the size of the markup.
  public init(_ markup: Markup, _ setting: BodySetting, revealsSpoilers: Bool = false) {
    var style = BodyTextStyle()
    (style.baseURL, style.revealsSpoilers) = (setting.baseURL, revealsSpoilers)
    var writer = BodyContentWriter(setting)
    for block in markup.blocks(style) { writer.add(block) }
    self.init(pieces: writer.finish(), setting: setting)
  }

  private init(pieces: [Piece], setting: BodySetting) {
    (self.pieces, self.setting) = (pieces, setting)
  }

  /// All words, a line for each paragraph, line of code and row of a table.
  public var string: String {
    pieces.map { piece in
      switch piece.kind {
      case .words(let text), .code(let text): text.string
      case .table(let rows):
        rows.map { $0.map(\.string).joined(separator: "\t") }.joined(separator: "\n")
      case .rule: ""
      }
    }
    .joined(separator: "\n")
  }
}
#endif
