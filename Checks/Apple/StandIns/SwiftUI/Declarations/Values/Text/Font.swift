// A font is kept as what was asked for: nothing is measured here.
public struct Font: Hashable, Sendable, CustomStringConvertible {
  public enum TextStyle: CaseIterable, Hashable, Sendable {
    case largeTitle, title, title2, title3, headline, subheadline, body, callout, footnote
    case caption, caption2
  }

  public enum Design: Hashable, Sendable { case `default`, serif, rounded, monospaced }

  public enum Leading: Hashable, Sendable { case standard, tight, loose }

  public struct Weight: Hashable, Sendable, CustomStringConvertible {
    public let description: String
    public static let ultraLight = Weight(description: "ultraLight")
    public static let thin = Weight(description: "thin")
    public static let light = Weight(description: "light")
    public static let regular = Weight(description: "regular")
    public static let medium = Weight(description: "medium")
    public static let semibold = Weight(description: "semibold")
    public static let bold = Weight(description: "bold")
    public static let heavy = Weight(description: "heavy")
    public static let black = Weight(description: "black")
  }

  public struct Width: Hashable, Sendable {
    public var value: CGFloat
    public init(_ value: CGFloat) { self.value = value }
    public static let compressed = Width(-0.4)
    public static let condensed = Width(-0.2)
    public static let standard = Width(0)
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
  public static let largeTitle = Font(base: .style(.largeTitle))
  public static let title = Font(base: .style(.title))
  public static let title2 = Font(base: .style(.title2))
  public static let title3 = Font(base: .style(.title3))
  public static let headline = Font(base: .style(.headline))
  public static let subheadline = Font(base: .style(.subheadline))
  public static let body = Font(base: .style(.body))
  public static let callout = Font(base: .style(.callout))
  public static let footnote = Font(base: .style(.footnote))
  public static let caption = Font(base: .style(.caption))
  public static let caption2 = Font(base: .style(.caption2))
}
