internal import RejoinderCore

/// How far replies are indented, and how many levels of that a terminal has room for.
enum Indentation {
  /// The fewest cells that words get.
  static let fewestForWords = 20

  /// The cells of one level: an elbow needs one to bend in, and what has no line one to be seen by.
  static func cells(of connector: DiscussionMetrics.Connector) -> Int {
    switch connector {
    case .elbow, .none: 3
    case .bar, .extendedBars: 2
    }
  }

  /// How many levels are indented: words keep three fifths of the width, and 20 cells.
  static func levels(inWidth width: Int, connector: DiscussionMetrics.Connector) -> Int {
    let width = min(max(width, 0), 1_000_000)
    let words = max(fewestForWords, (width * 3 + 4) / 5)
    return max(width - words, 0) / cells(of: connector)
  }
}
