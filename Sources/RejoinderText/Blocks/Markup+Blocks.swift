public import Foundation
public import RejoinderCore

extension Markup {
  /// The blocks of the body, each with its words as an attributed string.
  ///
  /// The style's layout, table width and limit of characters mean nothing here.
  ///
  /// - Parameters:
  ///   - style: Where links lead and what is hidden.
  ///   - attributes: What the face adds to a role, a font and a colour; asked once for each role.
  /// - Returns: The blocks, in order.
  /// - Complexity: O(n) in the size of the markup.
  public func blocks(
    _ style: BodyTextStyle = BodyTextStyle(),
    attributes: (TextRole) -> AttributeContainer = { _ in AttributeContainer() }
  ) -> [BodyBlock] {
    withoutActuallyEscaping(attributes) { attributes in
      var reader = BlockReader(self, style, attributes)
      return reader.read()
    }
  }
}

/// Reads a body block by block.
private struct BlockReader {
  private let markup: Markup
  private let style: BodyTextStyle
  private var walk: LeafWalk
  private var words: BodyWords
  private var text = BodyText()
  private var writer: AttributedWriter

  init(
    _ markup: Markup,
    _ style: BodyTextStyle,
    _ attributes: @escaping (TextRole) -> AttributeContainer
  ) {
    (self.markup, self.style) = (markup, style)
    walk = LeafWalk(markup)
    words = BodyWords(markup, style)
    writer = AttributedWriter(style, attributes)
  }

  mutating func read() -> [BodyBlock] {
    var blocks: [BodyBlock] = []
    while let leaf = walk.next() { blocks.append(block(leaf, blocks.count)) }
    return blocks
  }

  private mutating func block(_ leaf: LeafWalk.Leaf, _ id: Int) -> BodyBlock {
    let role = words.role(of: leaf)
    var block = BodyBlock(
      id: id,
      kind: kind(of: leaf),
      text: AttributedString(),
      margins: walk.margins,
      followsClosely: leaf.gapDepth == nil
    )
    let markers = walk.markers[leaf.settled...].filter { !$0.isEmpty }
    if !markers.isEmpty { block.marker = markers.joined(separator: " ") }
    if role.isSpoiler { block.spoiler = role.isCovered ? .covered : .revealed }
    switch leaf.kind {
    case .rule: break
    case .table: block.rows = rows(leaf, role)
    default: block.text = attributed(leaf.runs, role)
    }
    return block
  }

  private func kind(of leaf: LeafWalk.Leaf) -> BodyBlock.Kind {
    switch leaf.kind {
    case .heading: .heading(level: markup.runs[leaf.opener].headingLevel)
    case .code: .code(language: markup.language(of: markup.runs[leaf.opener]))
    case .summary: .summary
    case .rule: .rule
    case .table: .table
    default: .paragraph
    }
  }

  private mutating func rows(_ leaf: LeafWalk.Leaf, _ role: TextRole) -> [[BodyBlock.Cell]] {
    TableRows(leaf, markup).map { row in
      row.map { cell in
        var role = role
        if cell.place.isHeader { role.part = .headerCell }
        return BodyBlock.Cell(place: cell.place, text: attributed(cell.runs, role))
      }
    }
  }

  private mutating func attributed(_ runs: Range<Int>, _ role: TextRole) -> AttributedString {
    text.removeAll()
    words.collect(runs, role, BodyWords.LineStart(), into: &text)
    return writer.attributedString(text)
  }
}
