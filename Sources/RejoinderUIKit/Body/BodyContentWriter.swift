#if canImport(UIKit)
import Foundation
import RejoinderCore
import RejoinderText
import UIKit

/// Puts the blocks of a body together to as few pieces as can be: neighbouring paragraphs under the
/// same quotes are one text, which can be selected as a whole.
struct BodyContentWriter {
  private let letters: BodyLetters
  private let setting: BodySetting
  private var pieces: [BodyContent.Piece] = []
  /// The paragraphs that become the next piece.
  private var text = NSMutableAttributedString(string: "")
  private var open: BodyContent.Piece?

  init(_ setting: BodySetting) {
    (self.setting, letters) = (setting, BodyLetters(setting))
  }

  mutating func add(_ block: BodyBlock) {
    switch block.kind {
    case .paragraph, .heading, .summary: addWords(block)
    case .code(_):
      add(.code(letters.attributed(block.text, letters.code, isQuoted: block.isQuoted)), block)
    case .table:
      let rows = block.rows.map { row in
        row.map { cell in
          let paragraph = letters.paragraph(alignment: cell.place.alignment)
          return letters.attributed(cell.text, paragraph, isQuoted: block.isQuoted)
        }
      }
      add(.table(rows), block)
    case .rule: add(.rule, block)
    }
  }

  mutating func finish() -> [BodyContent.Piece] {
    close()
    return pieces
  }

  private mutating func add(_ kind: BodyContent.Kind, _ block: BodyBlock) {
    // An item that begins with code has its marker on a line of its own.
    if block.marker != nil { addWords(block, isMarkerAlone: true) }
    let gap = gap(before: block)
    close()
    let piece = BodyContent.Piece(
      kind: kind,
      quoteDepth: letters.quoteDepth(block),
      indent: letters.indent(block),
      gap: gap
    )
    pieces.append(piece)
  }

  private mutating func addWords(_ block: BodyBlock, isMarkerAlone: Bool = false) {
    let depth = letters.quoteDepth(block)
    let gap = gap(before: block)
    if open?.quoteDepth != depth {
      close()
      open = .init(kind: .words(text), quoteDepth: depth, indent: 0, gap: gap)
    }
    let isFirst = text.length == 0
    if !isFirst {
      let end = text.attributes(at: text.length - 1, effectiveRange: nil)
      text.append(NSAttributedString(string: "\n", attributes: end))
    }
    let paragraph = letters.paragraph(block, gap: isFirst ? 0 : gap)
    if let marker = block.marker {
      text.append(letters.marker(marker, paragraph, isQuoted: block.isQuoted))
    }
    guard !isMarkerAlone else { return }
    text.append(letters.attributed(block.text, paragraph, isQuoted: block.isQuoted))
  }

  private mutating func close() {
    if var piece = open {
      piece.kind = .words(text)
      pieces.append(piece)
    }
    (open, text) = (nil, NSMutableAttributedString(string: ""))
  }

  private func gap(before block: BodyBlock) -> Double {
    guard open != nil || !pieces.isEmpty else { return 0 }
    let gap = block.followsClosely ? letters.metrics.itemSpace : letters.metrics.blockSpace
    return gap * setting.textScale
  }
}

extension BodyBlock {
  fileprivate var isQuoted: Bool { quoteDepth > 0 }
}
#endif
