/// How far replies are indented, and how many levels of that a terminal has room for.
enum Indentation {
  /// The cells of one level.
  static let cells = 3
  /// The fewest cells that words get.
  static let fewestForWords = 20

  /// How many levels are indented: words keep three fifths of the width, and 20 cells.
  static func levels(inWidth width: Int) -> Int {
    let words = max(fewestForWords, (width * 3 + 4) / 5)
    return max(width - words, 0) / cells
  }
}
