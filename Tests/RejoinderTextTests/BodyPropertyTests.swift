import Foundation
import RejoinderCore
import RejoinderText
import TestSupport
import Testing

/// What holds for every body.
struct BodyPropertyTests {
  private static func words(_ text: some StringProtocol) -> String {
    String(String.UnicodeScalarView(text.unicodeScalars.filter { !$0.properties.isWhitespace }))
  }

  private static func revealed(_ layout: BodyTextStyle.Layout) -> BodyTextStyle {
    var style = BodyTextStyle()
    (style.revealsSpoilers, style.layout) = (true, layout)
    return style
  }

  private func withRandomMarkup(_ seed: UInt64, _ body: (Markup, inout SeededGenerator) -> Void) {
    withSeed(seed) { random in
      for _ in 0..<800 {
        let html = RandomHTML.body(using: &random)
        withEvery("html", in: [html.debugDescription]) { _ in
          body(Markup(html: html), &random)
        }
      }
    }
  }

  @Test(.trail, arguments: BodyTextStyle.Layout.allCases)
  func keepsEveryWordInOrder(_ layout: BodyTextStyle.Layout) {
    withRandomMarkup(72) { markup, _ in
      let pieces = pieces(of: markup.attributedString(Self.revealed(layout)))
      let written = pieces.filter { $0.role?.isAdded == false }.map(\.text).joined()
      #expect(Self.words(written) == Self.words(markup.plainText))
      #expect(pieces.allSatisfy { $0.role != nil })
    }
  }

  @Test(.trail, arguments: [false, true])
  func isTheSameForBothKindsOfString(_ reveals: Bool) {
    withRandomMarkup(73) { markup, random in
      var style = BodyTextStyle()
      style.revealsSpoilers = reveals
      style.baseURL = URL(string: "https://e.org/x")
      if Bool.random(using: &random) { style.characterLimit = .random(in: 0...60, using: &random) }
      let (one, other) = (markup.attributedString(style), markup.nsAttributedString(style))
      #expect(pieces(of: one) == pieces(of: other))
    }
  }

  @Test(.trail) func isTheSameInBlocks() {
    withRandomMarkup(74) { markup, _ in
      let style = Self.revealed(.written)
      let blocks = markup.blocks(style).map { block in
        String(block.text.characters)
          + block.rows.joined().map { String($0.text.characters) }.joined()
      }
      let pieces = pieces(of: markup.attributedString(style))
      // Notes are added words, of blocks too; the lines of a table are not.
      let written = pieces.filter { piece in
        guard let role = piece.role else { return true }
        let isLine = role.part == .cell && role.isAdded && piece.cell == nil
        return role.part != .marker && role.part != .rule && !isLine
      }
      .map(\.text).joined()
      #expect(Self.words(blocks.joined()) == Self.words(written))
    }
  }

  @Test(.trail) func coversAsManyLettersAsItHides() {
    withRandomMarkup(75) { markup, _ in
      let covered = pieces(of: markup.attributedString())
      let revealed = pieces(of: markup.attributedString(Self.revealed(.written)))
      let count = covered.filter { $0.spoiler == .covered && $0.role?.isAdded == false }
        .map { Self.words($0.text).count }
      let hidden = revealed.filter { $0.spoiler == .revealed && $0.role?.isAdded == false }
        .flatMap { $0.text.utf8 }
        .count { $0 > 0x20 && $0 & 0xC0 != 0x80 }
      #expect(count.reduce(0, +) == hidden)
    }
  }

  @Test(.trail) func isCutBetweenCharacters() {
    withRandomMarkup(76) { markup, random in
      var style = Self.revealed(.written)
      let whole = String(markup.attributedString(style).characters)
      let limit = Int.random(in: 0...80, using: &random)
      style.characterLimit = limit
      let cut = String(markup.attributedString(style).characters)
      if whole.count <= limit { return #expect(cut == whole) }
      #expect(cut.hasSuffix("…") && cut.count <= limit + 1)
      #expect(whole.hasPrefix(cut.dropLast()))
    }
  }
}
