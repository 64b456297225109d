extension Text {
  /// developer.apple.com/documentation/swiftui/text/init(_:format:)
  public init<F>(_ input: F.FormatInput, format: F)
  where F: FormatStyle, F.FormatInput: Equatable, F.FormatOutput == String {
    self.init(words: .plain(format.format(input)))
  }

  /// developer.apple.com/documentation/swiftui/text/init(_:format:)
  public init<F>(_ input: F.FormatInput, format: F)
  where F: FormatStyle, F.FormatInput: Equatable, F.FormatOutput == AttributedString {
    self.init(words: .attributed(format.format(input)))
  }

  /// developer.apple.com/documentation/swiftui/text/init(_:formatter:)
  public init<Subject>(_ subject: Subject, formatter: Formatter)
  where Subject: ReferenceConvertible {
    self.init(words: .plain(formatter.string(for: subject) ?? ""))
  }

  /// developer.apple.com/documentation/swiftui/text/datestyle
  public struct DateStyle: Hashable, Sendable {
    let name: String

    /// developer.apple.com/documentation/swiftui/text/datestyle/time
    public static let time = DateStyle(name: "time")
    /// developer.apple.com/documentation/swiftui/text/datestyle/date
    public static let date = DateStyle(name: "date")
    /// developer.apple.com/documentation/swiftui/text/datestyle/relative
    public static let relative = DateStyle(name: "relative")
    /// developer.apple.com/documentation/swiftui/text/datestyle/offset
    public static let offset = DateStyle(name: "offset")
    /// developer.apple.com/documentation/swiftui/text/datestyle/timer
    public static let timer = DateStyle(name: "timer")
  }

  /// developer.apple.com/documentation/swiftui/text/init(_:style:)
  public init(_ date: Date, style: Text.DateStyle) {
    // The words depend on the clock, so the stand-in names the instant and the style.
    self.init(words: .plain("\(style.name) \(date.timeIntervalSince1970)"))
    attributes["dateStyle"] = ViewValue(style)
  }
}

extension LocalizedStringKey.StringInterpolation {
  /// developer.apple.com/documentation/swiftui/localizedstringkey/stringinterpolation/appendinterpolation(_:)
  public mutating func appendInterpolation(_ text: Text) {
    append("%@", text.plain(in: EnvironmentValues()))
  }

  /// developer.apple.com/documentation/swiftui/localizedstringkey/stringinterpolation/appendinterpolation(_:)
  public mutating func appendInterpolation(_ image: Image) {
    append("%@", "")
  }

  /// developer.apple.com/documentation/swiftui/localizedstringkey/stringinterpolation/appendinterpolation(_:style:)
  public mutating func appendInterpolation(_ date: Date, style: Text.DateStyle) {
    append("%@", Text(date, style: style).plain(in: EnvironmentValues()))
  }
}
