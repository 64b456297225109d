/// The formats that this package knows, and the ways to read a content of any of them.
///
/// ```swift
/// let imported = try Formats.read(path: "thread.json")
/// for oddity in imported.oddities { print(oddity) }
/// ```
public enum Formats {
  /// All formats; where two are equally sure, the one that stands first reads.
  public static let all: [DiscussionFormat] = [
    .rejoinder, .hackerNewsAlgolia, .hackerNewsFirebase, .hackerNewsNode, .hackerNewsFlat,
    .hackerNewsPage, .reddit,
  ]

  /// Finds a format by its name.
  ///
  /// - Parameter name: The name, such as `hn-algolia`.
  /// - Returns: The format, or `nil`.
  public static func named(_ name: String) -> DiscussionFormat? { all.first { $0.name == name } }

  /// Finds the format of a content by looking at its beginning.
  ///
  /// - Parameters:
  ///   - sample: The beginning of the content.
  ///   - formats: The formats to choose from.
  /// - Returns: The surest of the formats, or `nil` where none knows the content.
  public static func recognize(
    _ sample: FormatSample,
    among formats: [DiscussionFormat] = all
  ) -> DiscussionFormat? {
    var best: (format: DiscussionFormat, confidence: DiscussionFormat.Confidence)?
    for format in formats {
      let confidence = format.sniff(sample)
      if confidence > best?.confidence ?? .none { best = (format, confidence) }
    }
    return best?.format
  }

  /// The error for a content that no format knows.
  static func unknown(_ sample: FormatSample, among formats: [DiscussionFormat]) -> FormatError {
    let names = formats.map(\.name).joined(separator: ", ")
    return FormatError(
      .unknownFormat,
      file: sample.name,
      found: sample.summary,
      expected: "one of the formats " + names
    )
  }
}
