public import Testing

/// Names the rows of the feature ledger that a test holds.
///
/// ```swift
/// @Test(.rows("N5", "N13")) func keepsGuidesOfFoldedThreads() { … }
/// ```
///
/// On a suite it counts for each of its tests. A row counts as held when such a test has run to its
/// end: a test that is skipped, cancelled or stopped by an error holds nothing.
public struct RowsTrait: TestTrait, SuiteTrait, TestScoping {
  let rows: [String]

  /// Always true: the tests of a suite hold its rows, not the suite itself.
  public var isRecursive: Bool { true }

  /// Runs a test, then notes in the ledger that it ran.
  ///
  /// - Parameters:
  ///   - test: The test.
  ///   - testCase: The case of it that runs.
  ///   - function: Runs the test.
  /// - Throws: What the test throws.
  public func provideScope(
    for test: Test,
    testCase: Test.Case?,
    performing function: @concurrent @Sendable () async throws -> Void
  ) async throws {
    for row in rows where !Ledger.rows.contains(row) {
      Issue.record("The ledger has no row \(row).", sourceLocation: test.sourceLocation)
    }
    try await function()
    await Ledger.shared.note(rows, heldBy: test)
  }
}

extension Trait where Self == RowsTrait {
  /// Names the rows of the feature ledger that a test holds.
  ///
  /// - Parameter rows: Ids of rows, such as `N5`.
  /// - Returns: The trait.
  public static func rows(_ rows: String...) -> Self { RowsTrait(rows: rows) }
}
