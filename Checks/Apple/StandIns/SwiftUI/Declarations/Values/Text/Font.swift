// A font is kept as what was asked for: nothing is measured here.
/// developer.apple.com/documentation/swiftui/font
public struct Font: Hashable, Sendable, CustomStringConvertible {
  /// developer.apple.com/documentation/swiftui/font/textstyle
  public enum TextStyle: CaseIterable, Hashable, Sendable {
    case largeTitle, title, title2, title3, headline, subheadline, body, callout, footnote
    case caption, caption2
  }

  /// developer.apple.com/documentation/swiftui/font/design
  public enum Design: Hashable, Sendable { case `default`, serif, rounded, monospaced }

  /// developer.apple.com/documentation/swiftui/font/leading
  public enum Leading: Hashable, Sendable { case standard, tight, loose }

  /// developer.apple.com/documentation/swiftui/font/weight
  public struct Weight: Hashable, Sendable, CustomStringConvertible {
    public let description: String
    /// developer.apple.com/documentation/swiftui/font/weight/ultralight
    public static let ultraLight = Weight(description: "ultraLight")
    /// developer.apple.com/documentation/swiftui/font/weight/thin
    public static let thin = Weight(description: "thin")
    /// developer.apple.com/documentation/swiftui/font/weight/light
    public static let light = Weight(description: "light")
    /// developer.apple.com/documentation/swiftui/font/weight/regular
    public static let regular = Weight(description: "regular")
    /// developer.apple.com/documentation/swiftui/font/weight/medium
    public static let medium = Weight(description: "medium")
    /// developer.apple.com/documentation/swiftui/font/weight/semibold
    public static let semibold = Weight(description: "semibold")
    /// developer.apple.com/documentation/swiftui/font/weight/bold
    public static let bold = Weight(description: "bold")
    /// developer.apple.com/documentation/swiftui/font/weight/heavy
    public static let heavy = Weight(description: "heavy")
    /// developer.apple.com/documentation/swiftui/font/weight/black
    public static let black = Weight(description: "black")
  }

  /// developer.apple.com/documentation/swiftui/font/width
  public struct Width: Hashable, Sendable {
    /// developer.apple.com/documentation/swiftui/font/width/value
    public var value: CGFloat
    /// developer.apple.com/documentation/swiftui/font/width/init(_:)
    public init(_ value: CGFloat) { self.value = value }
    /// developer.apple.com/documentation/swiftui/font/width/compressed
    public static let compressed = Width(-0.4)
    /// developer.apple.com/documentation/swiftui/font/width/condensed
    public static let condensed = Width(-0.2)
    /// developer.apple.com/documentation/swiftui/font/width/standard
    public static let standard = Width(0)
    /// developer.apple.com/documentation/swiftui/font/width/expanded
    public static let expanded = Width(0.2)
  }

  enum Base: Hashable, Sendable {
    case style(TextStyle)
    case system(size: CGFloat)
    case custom(String, size: CGFloat, relativeTo: TextStyle?)
  }

  enum Change: Hashable, Sendable {
    case weight(Weight), design(Design), leading(Leading), width(Width)
    case italic, smallCaps, monospaced, monospacedDigit
  }

  let base: Base
  var changes: [Change] = []

  public var description: String {
    let start =
      switch base {
      case .style(let style): "\(style)"
      case .system(let size): "system(\(Double(size)))"
      case .custom(let name, let size, nil): "\(name)(\(Double(size)))"
      case .custom(let name, let size, let style?): "\(name)(\(Double(size)), \(style))"
      }
    return ([start] + changes.map(\.description)).joined(separator: ".")
  }
}

extension Font.Change: CustomStringConvertible {
  var description: String {
    switch self {
    case .weight(let weight): weight.description
    case .design(let design): "\(design)"
    case .leading(let leading): "\(leading)"
    case .width(let width): "width(\(Double(width.value)))"
    case .italic: "italic"
    case .smallCaps: "smallCaps"
    case .monospaced: "monospaced"
    case .monospacedDigit: "monospacedDigit"
    }
  }
}

extension Font {
  /// developer.apple.com/documentation/swiftui/font/largetitle
  public static let largeTitle = Font(base: .style(.largeTitle))
  /// developer.apple.com/documentation/swiftui/font/title
  public static let title = Font(base: .style(.title))
  /// developer.apple.com/documentation/swiftui/font/title2
  public static let title2 = Font(base: .style(.title2))
  /// developer.apple.com/documentation/swiftui/font/title3
  public static let title3 = Font(base: .style(.title3))
  /// developer.apple.com/documentation/swiftui/font/headline
  public static let headline = Font(base: .style(.headline))
  /// developer.apple.com/documentation/swiftui/font/subheadline
  public static let subheadline = Font(base: .style(.subheadline))
  /// developer.apple.com/documentation/swiftui/font/body
  public static let body = Font(base: .style(.body))
  /// developer.apple.com/documentation/swiftui/font/callout
  public static let callout = Font(base: .style(.callout))
  /// developer.apple.com/documentation/swiftui/font/footnote
  public static let footnote = Font(base: .style(.footnote))
  /// developer.apple.com/documentation/swiftui/font/caption
  public static let caption = Font(base: .style(.caption))
  /// developer.apple.com/documentation/swiftui/font/caption2
  public static let caption2 = Font(base: .style(.caption2))
}
