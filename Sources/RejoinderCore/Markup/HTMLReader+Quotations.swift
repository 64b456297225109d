extension HTMLReader {
  /// Writes the mark that begins a quotation within a line, another one within another quotation.
  mutating func openQuotation() {
    if !isInQuotedBlock { quotationDepth = 0 }
    quotationDepth += 1
    write(quotationDepth % 2 == 1 ? "“" : "‘")
    quotedBlock = builder.leafIndex
  }

  /// Writes the mark that ends it; a block's end has ended those begun in it, without a mark.
  mutating func closeQuotation() {
    guard isInQuotedBlock, quotationDepth > 0 else { return }
    write(quotationDepth % 2 == 1 ? "”" : "’")
    quotationDepth -= 1
  }

  private var isInQuotedBlock: Bool { builder.isLeafOpen && builder.leafIndex == quotedBlock }

  private mutating func write(_ mark: StaticString) {
    builder.write(mark.utf8Start, mark.utf8CodeUnitCount)
  }
}
