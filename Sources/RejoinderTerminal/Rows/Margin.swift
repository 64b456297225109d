import RejoinderCore

/// The lines left of the words, as they stand at one row of a discussion that is written top down.
///
/// Levels beyond the limit share the last column, the lane: what is left of it stays where it was,
/// and the lane's own line goes on as long as rows in it follow.
struct Margin {
  private let limit: Int
  private let characters: TerminalCharacters
  private let connector: DiscussionMetrics.Connector
  /// By level, 1 for the outermost: whether its line goes on below the row.
  ///
  /// Rows keep what their ancestors set, so that no depth is too great for the 64 levels of guides.
  private var goesOn: [Bool]
  /// How many columns the row has.
  private(set) var columns = 0

  /// Makes the lines left of the first row.
  ///
  /// - Parameters:
  ///   - width: How many cells a line has.
  ///   - characters: Which characters the terminal shows.
  ///   - connector: What kind of lines they are.
  init(
    width: Int,
    characters: TerminalCharacters,
    connector: DiscussionMetrics.Connector
  ) {
    (self.characters, self.connector) = (characters, connector)
    limit = Indentation.levels(inWidth: width, connector: connector)
    goesOn = Array(repeating: false, count: limit + 1)
  }

  /// How many cells it takes at the row.
  var cells: Int { columns * Indentation.cells(of: connector) }

  /// Whether the row shares the lane with shallower ones.
  func isBeyond(_ depth: Int) -> Bool { depth > limit }

  /// Goes on to the next row.
  ///
  /// - Parameters:
  ///   - guides: The lines of the row.
  ///   - nextDepth: The depth of the row after it, `nil` for none.
  mutating func enter(_ guides: Guides, nextDepth: Int?) {
    columns = min(guides.depth, limit)
    guard columns > 0 else { return }
    goesOn[columns] =
      guides.depth < limit
      ? guides.continues(atLevel: guides.depth) : (nextDepth ?? 0) >= limit
  }

  /// Adds what stands left of the empty line above the row: bars begin below it.
  func addGap(to frame: inout Frame) {
    guard connector == .elbow, columns > 0 else { return }
    add(to: &frame, upTo: columns - 1)
    addLine(to: &frame, level: columns)
  }

  /// Adds what stands left of the first line of the row.
  func addBranch(to frame: inout Frame) {
    guard connector == .elbow else { return add(to: &frame) }
    add(to: &frame, upTo: columns - 1)
    guard columns > 0 else { return }
    let role = FrameRole.connector(level: columns)
    switch (characters, goesOn[columns]) {
    case (.unicode, true): frame.add(sign: "├─", role)
    case (.unicode, false): frame.add(sign: "╰─", role)
    case (.ascii, true): frame.add(sign: "|-", role)
    case (.ascii, false): frame.add(sign: "`-", role)
    }
    frame.add(sign: " ", .text)
  }

  /// Adds what stands left of the other lines of the row.
  func add(to frame: inout Frame) { add(to: &frame, upTo: columns) }

  private func add(to frame: inout Frame, upTo last: Int) {
    guard last > 0 else { return }
    for level in 1...last {
      if hasLine(atLevel: level) { addLine(to: &frame, level: level) } else { addSpace(to: &frame) }
    }
  }

  private func hasLine(atLevel level: Int) -> Bool {
    switch connector {
    case .elbow: goesOn[level]
    case .bar: level == columns
    case .extendedBars: true
    case .none: false
    }
  }

  private func addLine(to frame: inout Frame, level: Int) {
    let role = FrameRole.connector(level: level)
    switch (characters, connector) {
    case (.ascii, _): frame.add(sign: "|", role)
    case (.unicode, .bar): frame.add(sign: "┃", role)
    case (.unicode, _): frame.add(sign: "│", role)
    }
    if connector == .elbow { frame.add(sign: "  ", .text) } else { frame.add(sign: " ", .text) }
  }

  private func addSpace(to frame: inout Frame) {
    for _ in 0..<Indentation.cells(of: connector) { frame.add(sign: " ", .text) }
  }
}
