public import RejoinderCore

extension TerminalWriter {
  /// What stands above the comments: the title, where it came from, what the opener wrote.
  ///
  /// - Parameters:
  ///   - discussion: The discussion; its comments are not looked at.
  ///   - readableCount: How many comments there are to read.
  ///   - loadedCount: How many comments are here, tombstones included.
  /// - Returns: The bytes for the terminal, an empty line at their end.
  /// - Complexity: O(n) in the length of the opener's words.
  public func head(of discussion: Discussion, readableCount: Int, loadedCount: Int) -> [UInt8] {
    var frame = Frame(characters: characters)
    for line in wrapped(discussion.title, width: width) {
      frame.add(line, .title)
      frame.endLine()
    }
    for line in wrapped(discussion.address, width: width) {
      frame.add(line, .detail)
      frame.endLine()
    }
    addFacts(of: discussion, readableCount, loadedCount, to: &frame)
    if !discussion.body.isEmpty {
      frame.endLine()
      let lines = lines(of: discussion.body, width: width)
      for line in lines.ranges {
        lines.add(line, to: &frame)
        frame.endLine()
      }
    }
    frame.endLine()
    var encoder = FrameEncoder(palette: palette)
    return encoder.bytes(of: frame)
  }

  private func addFacts(
    of discussion: Discussion,
    _ count: Int,
    _ loaded: Int,
    to frame: inout Frame
  ) {
    var flow = LineFlow(width: width, self)
    var facts: [(String, FrameRole)] = []
    if let author = discussion.author { facts.append((author.name, .author)) }
    if let date = date(discussion.createdAt, or: "") { facts.append((date, .detail)) }
    if let votes = discussion.votes { facts.append((wording.points(votes.score), .detail)) }
    if !discussion.source.isEmpty { facts.append((discussion.source, .detail)) }
    let notLoaded = max(discussion.statedCount ?? 0, 0) - loaded
    let comments =
      count == 0 && notLoaded <= 0
      ? wording.navigation.noComments : wording.comments(count, notLoaded: notLoaded)
    facts.append((comments, .detail))
    for (text, role) in facts { flow.add(text, role, to: &frame) { $0.endLine() } }
    frame.endLine()
  }
}
