public struct TintShapeStyle: ShapeStyle, CustomStringConvertible {
  public init() {}
  public var description: String { "tint" }
}

public struct BackgroundStyle: ShapeStyle, CustomStringConvertible {
  public init() {}
  public var description: String { "background" }
}

public struct ForegroundStyle: ShapeStyle, CustomStringConvertible {
  public init() {}
  public var description: String { "foreground" }
}

@available(iOS 17.0, macOS 14.0, *)
public struct FillShapeStyle: ShapeStyle, CustomStringConvertible {
  public init() {}
  public var description: String { "fill" }
}

@available(iOS 15.0, macOS 10.15, *)
public struct SelectionShapeStyle: ShapeStyle, CustomStringConvertible {
  public init() {}
  public var description: String { "selection" }
}

@available(iOS 17.0, macOS 10.15, *)
public struct SeparatorShapeStyle: ShapeStyle, CustomStringConvertible {
  public init() {}
  public var description: String { "separator" }
}

@available(iOS 17.0, macOS 14.0, *)
public struct PlaceholderTextShapeStyle: ShapeStyle, CustomStringConvertible {
  public init() {}
  public var description: String { "placeholder" }
}

@available(iOS 17.0, macOS 14.0, *)
public struct LinkShapeStyle: ShapeStyle, CustomStringConvertible {
  public init() {}
  public var description: String { "link" }
}

extension ShapeStyle where Self == TintShapeStyle {
  public static var tint: TintShapeStyle { TintShapeStyle() }
}

extension ShapeStyle where Self == BackgroundStyle {
  public static var background: BackgroundStyle { BackgroundStyle() }
}

extension ShapeStyle where Self == ForegroundStyle {
  public static var foreground: ForegroundStyle { ForegroundStyle() }
}

@available(iOS 17.0, macOS 14.0, *)
extension ShapeStyle where Self == FillShapeStyle {
  public static var fill: FillShapeStyle { FillShapeStyle() }
}

extension ShapeStyle where Self == SelectionShapeStyle {
  public static var selection: SelectionShapeStyle { SelectionShapeStyle() }
}

@available(iOS 17.0, macOS 14.0, *)
extension ShapeStyle where Self == SeparatorShapeStyle {
  public static var separator: SeparatorShapeStyle { SeparatorShapeStyle() }
}

@available(iOS 17.0, macOS 14.0, *)
extension ShapeStyle where Self == PlaceholderTextShapeStyle {
  public static var placeholder: PlaceholderTextShapeStyle { PlaceholderTextShapeStyle() }
}

@available(iOS 17.0, macOS 14.0, *)
extension ShapeStyle where Self == LinkShapeStyle {
  public static var link: LinkShapeStyle { LinkShapeStyle() }
}

extension ShapeStyle where Self == Color {
  public static var red: Color { .init(content: .named("red")) }
  public static var orange: Color { .init(content: .named("orange")) }
  public static var yellow: Color { .init(content: .named("yellow")) }
  public static var green: Color { .init(content: .named("green")) }
  public static var mint: Color { .init(content: .named("mint")) }
  public static var teal: Color { .init(content: .named("teal")) }
  public static var cyan: Color { .init(content: .named("cyan")) }
  public static var blue: Color { .init(content: .named("blue")) }
  public static var indigo: Color { .init(content: .named("indigo")) }
  public static var purple: Color { .init(content: .named("purple")) }
  public static var pink: Color { .init(content: .named("pink")) }
  public static var brown: Color { .init(content: .named("brown")) }
  public static var white: Color { .init(content: .named("white")) }
  public static var gray: Color { .init(content: .named("gray")) }
  public static var black: Color { .init(content: .named("black")) }
  public static var clear: Color { .init(content: .named("clear")) }
}

public struct Material: ShapeStyle, Hashable, CustomStringConvertible {
  public let description: String
  public static let regular = Material(description: "regularMaterial")
  public static let thick = Material(description: "thickMaterial")
  public static let thin = Material(description: "thinMaterial")
  public static let ultraThin = Material(description: "ultraThinMaterial")
  public static let ultraThick = Material(description: "ultraThickMaterial")
  public static let bar = Material(description: "bar")
}

extension ShapeStyle where Self == Material {
  public static var regularMaterial: Material { .regular }
  public static var thickMaterial: Material { .thick }
  public static var thinMaterial: Material { .thin }
  public static var ultraThinMaterial: Material { .ultraThin }
  public static var ultraThickMaterial: Material { .ultraThick }
  public static var bar: Material { .init(description: "bar") }
}
