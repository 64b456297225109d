import RejoinderFormats

/// Lines about what was odd in some contents: a count for each file, or every record.
struct OddityReport {
  private let imported: Imported

  init(_ imported: Imported) { self.imported = imported }

  /// A line for each file that has odd records; where asked, one for each record before.
  func lines(isVerbose: Bool) -> [String] {
    let details = isVerbose ? imported.oddities.map(\.description) : []
    let counts = imported.oddityCountsByFile
    let hint = isVerbose ? "" : "; --verbose says which"
    let summaries = files.map { "\($0): odd records: " + text(counts[$0] ?? [:]) + hint }
    return details + (isVerbose ? beyondTheLimit : []) + summaries
  }

  /// The files in the order in which they turned up, as far as that was kept.
  private var files: [String] {
    var seen: Set<String> = []
    let kept = imported.oddities.map(\.file).filter { seen.insert($0).inserted }
    return kept + imported.oddityCountsByFile.keys.filter { !seen.contains($0) }.sorted()
  }

  /// Says that not all were kept one by one; counted they are.
  private var beyondTheLimit: [String] {
    let total = imported.oddityCounts.values.reduce(0, +)
    guard total > imported.oddities.count else { return [] }
    return ["the first \(imported.oddities.count) of \(total) odd records were named"]
  }

  private func text(_ counts: [Oddity.Kind: Int]) -> String {
    counts.sorted { $0.key.rawValue < $1.key.rawValue }
      .map { "\($0.value) \($0.key.rawValue)" }
      .joined(separator: ", ")
  }
}
