internal import RejoinderCore

/// Some rows that a browser lays out only when they come near.
///
/// Until then the block stands in with an estimated height. Blocks mean nothing to assistive
/// technology.
public enum RowBlock {
  /// How many rows a block has.
  public static let rowCount = 20

  /// Lines of text that a class of the style sheet stands for: each step is a fifth more.
  static let steps: [Int] = {
    var steps = [16]
    while let last = steps.last, last < 40_000 { steps.append(last + last / 5) }
    return steps
  }()

  /// The class that estimates a block best: how many lines its bodies take in a wide window.
  ///
  /// - Parameter lines: The number of lines.
  /// - Returns: The number of the class: `t0`, `t1` and so on.
  public static func step(forLines lines: Int) -> Int {
    steps.firstIndex { $0 >= lines } ?? steps.count - 1
  }

  /// How many lines a body may take in a wide window.
  static func lines(of comment: Comment?) -> Int {
    guard let comment, comment.state.isReadable else { return 0 }
    return comment.textLength / 66 + 1
  }
}
