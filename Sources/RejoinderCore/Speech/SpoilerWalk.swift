/// Tells, run by run, which words of a markup are hidden until the reader asks for them.
struct SpoilerWalk {
  /// Where the block of hidden words ends that is open.
  private var end = 0
  /// Where the words end that such a block shows.
  private var summaryEnd = 0
  private var awaitsSummary = false

  /// Passes a run, and says whether it holds hidden words.
  mutating func hides(_ run: Markup.Run) -> Bool {
    let start = run.range.lowerBound
    switch run.kind {
    case .text: return run.style.contains(.spoiler) || (start < end && start >= summaryEnd)
    // A spoiler within another one shows nothing as long as that one is closed.
    case .spoiler where start >= end: (end, awaitsSummary) = (run.range.upperBound, true)
    case .summary where awaitsSummary: (summaryEnd, awaitsSummary) = (run.range.upperBound, false)
    default: break
    }
    return false
  }
}
