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
  /// Whether the promise is kept.
  var isKept: Bool

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
      + "\(String(format: "%.2f", ratio)) | \(budget) | \(isKept ? "yes" : "**no**") |"
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

/// Measurements that share what they are made on; each group runs in a process of its own, so that
/// its peak of memory is its own.
struct Group {
  var name: String
  var measure: () -> [Measurement]
}
