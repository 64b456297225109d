import RejoinderFormats

/// Lines about what was odd in some contents: a count for each file, or every record.
struct OddityReport {
  private let imported: Imported

  init(_ imported: Imported) { self.imported = imported }

  /// A line for each file that has odd records; where asked, one for each record before.
  func lines(isVerbose: Bool) -> [String] {
    let details = isVerbose ? imported.oddities.map(\.description) : []
    var files: [String] = []
    var counts: [String: [Oddity.Kind: Int]] = [:]
    for oddity in imported.oddities {
      if counts[oddity.file] == nil { files.append(oddity.file) }
      counts[oddity.file, default: [:]][oddity.kind, default: 0] += 1
    }
    let hint = isVerbose ? "" : "; --verbose says which"
    let summaries = files.map { "\($0): odd records: " + text(counts[$0] ?? [:]) + hint }
    return details + summaries + beyondTheLimit
  }

  /// What was counted and not kept one by one.
  private var beyondTheLimit: [String] {
    let total = imported.oddityCounts.values.reduce(0, +)
    guard total > imported.oddities.count else { return [] }
    return ["odd records altogether: \(text(imported.oddityCounts))"]
  }

  private func text(_ counts: [Oddity.Kind: Int]) -> String {
    counts.sorted { $0.key.rawValue < $1.key.rawValue }
      .map { "\($0.value) \($0.key.rawValue)" }
      .joined(separator: ", ")
  }
}
