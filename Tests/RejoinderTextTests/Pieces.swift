import Foundation
import RejoinderCore
import RejoinderText

/// A piece of either kind of attributed string with what is said about it, to compare and to show.
struct Piece: Hashable {
  var text: String
  var role: TextRole?
  var link: URL?
  var note: String?
  var cell: TableCell?
  var spoiler: Spoiler?
  var language: String?
}

/// The pieces of an attributed string, joined where nothing tells them apart.
func pieces(of text: AttributedString) -> [Piece] {
  joined(
    text.runs.map { run in
      Piece(
        text: String(text[run.range].characters),
        role: run.textRole,
        link: run.link,
        note: run.note,
        cell: run.tableCell,
        spoiler: run.spoiler,
        language: run.codeLanguage
      )
    }
  )
}

/// The pieces of an attributed string of UIKit's kind, joined where nothing tells them apart.
func pieces(of text: NSAttributedString) -> [Piece] {
  var pieces: [Piece] = []
  let all = NSRange(location: 0, length: text.length)
  text.enumerateAttributes(in: all) { attributes, range, _ in
    let piece = Piece(
      text: text.attributedSubstring(from: range).string,
      role: TextRole(attributes: attributes),
      link: attributes[NSAttributedString.Key("NSLink")] as? URL,
      note: attributes[.note] as? String,
      cell: TableCell(attributes: attributes),
      spoiler: Spoiler(attributes: attributes),
      language: attributes[.codeLanguage] as? String
    )
    pieces.append(piece)
  }
  return joined(pieces)
}

private func joined(_ pieces: [Piece]) -> [Piece] {
  pieces.reduce(into: []) { joined, piece in
    var same = piece
    same.text = joined.last?.text ?? ""
    if joined.last == same {
      joined[joined.count - 1].text += piece.text
    } else {
      joined.append(piece)
    }
  }
}

/// Pieces as lines to compare: words as they are, `‹strong: …›` around what is more than words of a
/// paragraph, `→` before where it leads, `⏎` for the end of a line.
func sketch(_ pieces: [Piece]) -> String {
  pieces.map { piece in
    let text = piece.text.replacing("\n", with: "⏎").replacing("\t", with: "⇥")
    let marks = marks(of: piece)
    return marks.isEmpty ? text : "‹" + marks.joined(separator: " ") + ": " + text + "›"
  }
  .joined()
}

/// An attributed string of a body as a line to compare.
func sketch(_ html: String, _ style: BodyTextStyle = BodyTextStyle()) -> String {
  sketch(pieces(of: Markup(html: html).attributedString(style)))
}

private func marks(of piece: Piece) -> [String] {
  guard let role = piece.role else { return ["no role"] }
  var marks: [String] = []
  if role.part != .body { marks.append("\(role.part)") }
  if role.headingLevel > 0 { marks.append("\(role.headingLevel)") }
  if role.quoteDepth > 0 { marks.append("quote\(role.quoteDepth)") }
  if role.listDepth > 0 { marks.append("list\(role.listDepth)") }
  if role.standsApart { marks.append("apart") }
  if role.isAfterMarker { marks.append("marked") }
  if role.isAdded { marks.append("added") }
  if role.isInColumns { marks.append("columns") }
  marks += styleNames.filter { role.style.contains($0.style) }.map(\.name)
  if let spoiler = piece.spoiler { marks.append("\(spoiler)") }
  if let cell = piece.cell { marks.append("\(cell.row),\(cell.column)") }
  if let link = piece.link { marks.append("→" + link.absoluteString) }
  if let note = piece.note { marks.append("“\(note)”") }
  if let language = piece.language { marks.append(language) }
  return marks
}

private let styleNames: [(style: Markup.Style, name: String)] = [
  (.spoiler, "hidden"), (.mention, "mention"), (.strong, "strong"), (.emphasis, "emphasis"),
  (.strikethrough, "strikethrough"), (.inserted, "inserted"), (.marked, "highlighted"),
  (.superscript, "superscript"), (.subscript, "subscript"), (.code, "mono"),
  (.keyboard, "keyboard"),
]
