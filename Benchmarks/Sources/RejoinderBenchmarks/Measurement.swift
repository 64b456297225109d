import Foundation

/// A measured piece of work beside the baseline that it is judged by.
struct Measurement {
  /// What was done.
  var name: String
  /// The figure, in its unit.
  var value: Double
  var unit: Unit
  /// What the figure is compared with, done in the same run.
  var baseline: String
  var baselineValue: Double
  /// What is promised, in words.
  var budget: String
  /// Whether the promise is kept, `nil` where there is none.
  var isKept: Bool?

  enum Unit: String {
    case microseconds = "µs"
    case milliseconds = "ms"
    case bytes = "bytes"
    case megabytesPerSecond = "MB/s"
  }

  /// The figure divided by its baseline.
  var ratio: Double { value / baselineValue }

  /// A row of the table, in Markdown.
  var row: String {
    let figures = [value, baselineValue].map { Self.written($0) + " " + unit.rawValue }
    return "| \(name) | \(figures[0]) | \(baseline): \(figures[1]) | "
      + "\(String(format: "%.2f", ratio)) | \(budget) | \(verdict) |"
  }

  private var verdict: String {
    guard let isKept else { return "—" }
    return isKept ? "yes" : "**no**"
  }

  static let header = """
    | work | measured | baseline, same run | ratio | budget | kept |
    |---|--:|---|--:|---|---|
    """

  private static func written(_ value: Double) -> String {
    value < 10
      ? String(format: "%.2f", value)
      : value < 100 ? String(format: "%.1f", value) : String(format: "%.0f", value)
  }
}

extension Measurement {
  /// A piece of work that takes microseconds; the budget is said once and checked as it is said.
  ///
  /// Times are in nanoseconds, the limit in microseconds.
  static func microseconds(
    _ name: String,
    _ times: (work: Double, baseline: Double),
    beside baseline: String,
    atMost limit: Double,
    timesBaseline factor: Double? = nil
  ) -> Measurement {
    let multiple = factor.map { String(format: ", ≤ %g×", $0) } ?? ""
    return Measurement(
      name: name,
      value: times.work / 1e3,
      unit: .microseconds,
      baseline: baseline,
      baselineValue: times.baseline / 1e3,
      budget: String(format: "≤ %g µs", limit) + multiple,
      isKept: times.work <= limit * 1e3 && times.work <= (factor ?? .infinity) * times.baseline
    )
  }
}

/// Measurements that share what they are made on; each group runs in a process of its own, so that
/// its peak of memory is its own.
struct Group {
  var name: String
  /// Whether the process itself holds what is measured.
  var tellsPeak = true
  var measure: () -> [Measurement]
}
