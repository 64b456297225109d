public import Testing

/// Where in its loops a test stands: what ``withEvery(_:in:do:)`` and ``withSeed(_:do:)`` went into.
///
/// The trait `.trail` adds it to every issue of a test, so that a failure in the thousandth turn
/// says which turn it was.
public enum Trail {
  /// The labels and values of the loops around the running code, outermost first.
  @TaskLocal public static var steps: [String] = []
}

/// Runs a check with each of some values, and keeps the value on the trail.
///
/// - Parameters:
///   - label: What the values are.
///   - values: The values.
///   - body: The check.
/// - Throws: What the check throws.
public func withEvery<Value>(
  _ label: String,
  in values: some Sequence<Value>,
  do body: (Value) throws -> Void
) rethrows {
  for value in values {
    try Trail.$steps.withValue(Trail.steps + ["\(label): \(value)"]) { try body(value) }
  }
}

/// Runs a check with random numbers, and keeps the seed on the trail.
///
/// - Parameters:
///   - seed: The seed for where `SEED` is not set.
///   - body: The check.
/// - Returns: What the check returns.
/// - Throws: What the check throws.
public func withSeed<Result>(
  _ seed: UInt64,
  do body: (inout SeededGenerator) throws -> Result
) rethrows -> Result {
  var random = SeededGenerator(default: seed)
  return try Trail.$steps.withValue(Trail.steps + ["\(random)"]) { try body(&random) }
}

extension Trait where Self == IssueHandlingTrait {
  /// Adds to each issue of a test where in its loops it arose, and from which seed.
  public static var trail: Self {
    .compactMapIssues { issue in
      let steps = Trail.steps.map { Comment(rawValue: $0) }
      // On a suite the trait acts for the suite and again for each of its tests.
      if steps.isEmpty || issue.comments.suffix(steps.count) == steps[...] { return issue }
      var issue = issue
      issue.comments += steps
      return issue
    }
  }
}
