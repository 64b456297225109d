import Foundation
import Testing

/// Writes down which tests hold which rows, in the file that `REJOINDER_LEDGER` names.
///
/// Each line is a row, a test and its place, with tabs between. Without the variable nothing is
/// written, so that a run in an editor leaves no file behind.
actor Ledger {
  static let shared = Ledger()

  /// The ids of all rows: the first column of `Tests/Ledger/rows.tsv`.
  static let rows: Set<String> = {
    let file = packageRoot.appending(path: "Tests/Ledger/rows.tsv")
    guard let text = try? String(contentsOf: file, encoding: .utf8) else {
      preconditionFailure("The feature ledger must be readable: \(file.path).")
    }
    let lines = text.split(separator: "\n").filter { !$0.hasPrefix("#") }
    return Set(lines.compactMap { $0.split(separator: "\t").first.map(String.init) })
  }()

  private let path = ProcessInfo.processInfo.environment["REJOINDER_LEDGER"]
  private var written: Set<String> = []

  /// Notes rows once for each test, however many cases it has.
  func note(_ rows: [String], heldBy test: Test) {
    guard let path else { return }
    let place = test.sourceLocation
    let name = ([test.id.moduleName] + test.id.nameComponents).joined(separator: ".")
    for row in rows {
      let line = "\(row)\t\(name)\t\(place.fileID):\(place.line)\n"
      if written.insert(line).inserted { Self.append(line, to: path) }
    }
  }

  private static func append(_ line: String, to path: String) {
    guard let file = fopen(path, "a") else {
      Issue.record("The ledger cannot be written: \(path).")
      return
    }
    fputs(line, file)
    fclose(file)
  }
}
