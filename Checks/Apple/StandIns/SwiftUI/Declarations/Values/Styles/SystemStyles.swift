/// developer.apple.com/documentation/swiftui/tintshapestyle
public struct TintShapeStyle: ShapeStyle, CustomStringConvertible {
  /// developer.apple.com/documentation/swiftui/tintshapestyle/init()
  public init() {}
  public var description: String { "tint" }
}

/// developer.apple.com/documentation/swiftui/backgroundstyle
public struct BackgroundStyle: ShapeStyle, CustomStringConvertible {
  /// developer.apple.com/documentation/swiftui/backgroundstyle/init()
  public init() {}
  public var description: String { "background" }
}

/// developer.apple.com/documentation/swiftui/foregroundstyle
public struct ForegroundStyle: ShapeStyle, CustomStringConvertible {
  /// developer.apple.com/documentation/swiftui/foregroundstyle/init()
  public init() {}
  public var description: String { "foreground" }
}

/// developer.apple.com/documentation/swiftui/fillshapestyle
@available(iOS 17.0, macOS 14.0, *)
public struct FillShapeStyle: ShapeStyle, CustomStringConvertible {
  /// developer.apple.com/documentation/swiftui/fillshapestyle/init()
  public init() {}
  public var description: String { "fill" }
}

/// developer.apple.com/documentation/swiftui/selectionshapestyle
@available(iOS 15.0, macOS 10.15, *)
public struct SelectionShapeStyle: ShapeStyle, CustomStringConvertible {
  /// developer.apple.com/documentation/swiftui/selectionshapestyle/init()
  public init() {}
  public var description: String { "selection" }
}

/// developer.apple.com/documentation/swiftui/separatorshapestyle
@available(iOS 17.0, macOS 10.15, *)
public struct SeparatorShapeStyle: ShapeStyle, CustomStringConvertible {
  /// developer.apple.com/documentation/swiftui/separatorshapestyle/init()
  public init() {}
  public var description: String { "separator" }
}

/// developer.apple.com/documentation/swiftui/placeholdertextshapestyle
@available(iOS 17.0, macOS 14.0, *)
public struct PlaceholderTextShapeStyle: ShapeStyle, CustomStringConvertible {
  /// developer.apple.com/documentation/swiftui/placeholdertextshapestyle/init()
  public init() {}
  public var description: String { "placeholder" }
}

/// developer.apple.com/documentation/swiftui/linkshapestyle
@available(iOS 17.0, macOS 14.0, *)
public struct LinkShapeStyle: ShapeStyle, CustomStringConvertible {
  /// developer.apple.com/documentation/swiftui/linkshapestyle/init()
  public init() {}
  public var description: String { "link" }
}

extension ShapeStyle where Self == TintShapeStyle {
  /// developer.apple.com/documentation/swiftui/shapestyle/tint
  public static var tint: TintShapeStyle { TintShapeStyle() }
}

extension ShapeStyle where Self == BackgroundStyle {
  /// developer.apple.com/documentation/swiftui/shapestyle/background
  public static var background: BackgroundStyle { BackgroundStyle() }
}

extension ShapeStyle where Self == ForegroundStyle {
  /// developer.apple.com/documentation/swiftui/shapestyle/foreground
  public static var foreground: ForegroundStyle { ForegroundStyle() }
}

@available(iOS 17.0, macOS 14.0, *)
extension ShapeStyle where Self == FillShapeStyle {
  /// developer.apple.com/documentation/swiftui/shapestyle/fill
  public static var fill: FillShapeStyle { FillShapeStyle() }
}

extension ShapeStyle where Self == SelectionShapeStyle {
  /// developer.apple.com/documentation/swiftui/shapestyle/selection
  public static var selection: SelectionShapeStyle { SelectionShapeStyle() }
}

@available(iOS 17.0, macOS 14.0, *)
extension ShapeStyle where Self == SeparatorShapeStyle {
  /// developer.apple.com/documentation/swiftui/shapestyle/separator
  public static var separator: SeparatorShapeStyle { SeparatorShapeStyle() }
}

@available(iOS 17.0, macOS 14.0, *)
extension ShapeStyle where Self == PlaceholderTextShapeStyle {
  /// developer.apple.com/documentation/swiftui/shapestyle/placeholder
  public static var placeholder: PlaceholderTextShapeStyle { PlaceholderTextShapeStyle() }
}

@available(iOS 17.0, macOS 14.0, *)
extension ShapeStyle where Self == LinkShapeStyle {
  /// developer.apple.com/documentation/swiftui/shapestyle/link
  public static var link: LinkShapeStyle { LinkShapeStyle() }
}

extension ShapeStyle where Self == Color {
  /// developer.apple.com/documentation/swiftui/shapestyle/red
  public static var red: Color { .init(content: .named("red")) }
  /// developer.apple.com/documentation/swiftui/shapestyle/orange
  public static var orange: Color { .init(content: .named("orange")) }
  /// developer.apple.com/documentation/swiftui/shapestyle/yellow
  public static var yellow: Color { .init(content: .named("yellow")) }
  /// developer.apple.com/documentation/swiftui/shapestyle/green
  public static var green: Color { .init(content: .named("green")) }
  /// developer.apple.com/documentation/swiftui/shapestyle/mint
  public static var mint: Color { .init(content: .named("mint")) }
  /// developer.apple.com/documentation/swiftui/shapestyle/teal
  public static var teal: Color { .init(content: .named("teal")) }
  /// developer.apple.com/documentation/swiftui/shapestyle/cyan
  public static var cyan: Color { .init(content: .named("cyan")) }
  /// developer.apple.com/documentation/swiftui/shapestyle/blue
  public static var blue: Color { .init(content: .named("blue")) }
  /// developer.apple.com/documentation/swiftui/shapestyle/indigo
  public static var indigo: Color { .init(content: .named("indigo")) }
  /// developer.apple.com/documentation/swiftui/shapestyle/purple
  public static var purple: Color { .init(content: .named("purple")) }
  /// developer.apple.com/documentation/swiftui/shapestyle/pink
  public static var pink: Color { .init(content: .named("pink")) }
  /// developer.apple.com/documentation/swiftui/shapestyle/brown
  public static var brown: Color { .init(content: .named("brown")) }
  /// developer.apple.com/documentation/swiftui/shapestyle/white
  public static var white: Color { .init(content: .named("white")) }
  /// developer.apple.com/documentation/swiftui/shapestyle/gray
  public static var gray: Color { .init(content: .named("gray")) }
  /// developer.apple.com/documentation/swiftui/shapestyle/black
  public static var black: Color { .init(content: .named("black")) }
  /// developer.apple.com/documentation/swiftui/shapestyle/clear
  public static var clear: Color { .init(content: .named("clear")) }
}

/// developer.apple.com/documentation/swiftui/material
public struct Material: ShapeStyle, Hashable, CustomStringConvertible {
  public let description: String
  /// developer.apple.com/documentation/swiftui/material/regular
  public static let regular = Material(description: "regularMaterial")
  /// developer.apple.com/documentation/swiftui/material/thick
  public static let thick = Material(description: "thickMaterial")
  /// developer.apple.com/documentation/swiftui/material/thin
  public static let thin = Material(description: "thinMaterial")
  /// developer.apple.com/documentation/swiftui/material/ultrathin
  public static let ultraThin = Material(description: "ultraThinMaterial")
  /// developer.apple.com/documentation/swiftui/material/ultrathick
  public static let ultraThick = Material(description: "ultraThickMaterial")
  /// developer.apple.com/documentation/swiftui/material/bar
  public static let bar = Material(description: "bar")
}

extension ShapeStyle where Self == Material {
  /// developer.apple.com/documentation/swiftui/shapestyle/regularmaterial
  public static var regularMaterial: Material { .regular }
  /// developer.apple.com/documentation/swiftui/shapestyle/thickmaterial
  public static var thickMaterial: Material { .thick }
  /// developer.apple.com/documentation/swiftui/shapestyle/thinmaterial
  public static var thinMaterial: Material { .thin }
  /// developer.apple.com/documentation/swiftui/shapestyle/ultrathinmaterial
  public static var ultraThinMaterial: Material { .ultraThin }
  /// developer.apple.com/documentation/swiftui/shapestyle/ultrathickmaterial
  public static var ultraThickMaterial: Material { .ultraThick }
  /// developer.apple.com/documentation/swiftui/shapestyle/bar
  public static var bar: Material { .init(description: "bar") }
}
