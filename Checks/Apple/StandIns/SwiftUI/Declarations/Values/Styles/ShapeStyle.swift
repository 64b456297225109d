public protocol ShapeStyle: Sendable {
  associatedtype Resolved: ShapeStyle = Never
  @available(iOS 17.0, macOS 14.0, *)
  func resolve(in environment: EnvironmentValues) -> Resolved
}

extension ShapeStyle where Resolved == Never {
  @available(iOS 17.0, macOS 14.0, *)
  public func resolve(in environment: EnvironmentValues) -> Never {
    preconditionFailure("A style without a resolved one is not resolved.")
  }
}

extension Never: ShapeStyle {}

extension Color: ShapeStyle {}
extension Color.Resolved: ShapeStyle {}

public struct AnyShapeStyle: ShapeStyle, CustomStringConvertible {
  let style: any ShapeStyle
  public init<S: ShapeStyle>(_ style: S) { self.style = style }
  public var description: String { String(describing: style) }
}

// A style changed by one of the methods below: the change is kept as a word.
nonisolated struct ChangedStyle<Base: ShapeStyle>: ShapeStyle, CustomStringConvertible {
  let base: Base
  let change: String
  var description: String { "\(base).\(change)" }
}

extension ShapeStyle {
  public func opacity(_ opacity: Double) -> some ShapeStyle {
    ChangedStyle(base: self, change: "opacity(\(opacity))")
  }
  public func blendMode(_ mode: BlendMode) -> some ShapeStyle {
    ChangedStyle(base: self, change: "blendMode(\(mode))")
  }
  public func shadow(_ style: ShadowStyle) -> some ShapeStyle {
    ChangedStyle(base: self, change: "shadow(\(style.description))")
  }
  public func `in`(_ rect: CGRect) -> some ShapeStyle {
    ChangedStyle(base: self, change: "in(\(rect))")
  }
}

public struct ShadowStyle: Equatable, Sendable, CustomStringConvertible {
  public let description: String
  public static func drop(
    color: Color = .init(.sRGBLinear, white: 0, opacity: 0.33), radius: CGFloat, x: CGFloat = 0,
    y: CGFloat = 0
  ) -> ShadowStyle {
    ShadowStyle(description: "drop(\(color), \(radius), \(x), \(y))")
  }
  public static func inner(
    color: Color = .init(.sRGBLinear, white: 0, opacity: 0.55), radius: CGFloat, x: CGFloat = 0,
    y: CGFloat = 0
  ) -> ShadowStyle {
    ShadowStyle(description: "inner(\(color), \(radius), \(x), \(y))")
  }
}

public struct HierarchicalShapeStyle: ShapeStyle, Hashable, CustomStringConvertible {
  let level: Int
  public static let primary = HierarchicalShapeStyle(level: 0)
  public static let secondary = HierarchicalShapeStyle(level: 1)
  public static let tertiary = HierarchicalShapeStyle(level: 2)
  public static let quaternary = HierarchicalShapeStyle(level: 3)
  public static let quinary = HierarchicalShapeStyle(level: 4)
  public var description: String { Self.names[level] }
  static let names = ["primary", "secondary", "tertiary", "quaternary", "quinary"]
}

extension ShapeStyle where Self == HierarchicalShapeStyle {
  public static var primary: HierarchicalShapeStyle { .init(level: 0) }
  public static var secondary: HierarchicalShapeStyle { .init(level: 1) }
  public static var tertiary: HierarchicalShapeStyle { .init(level: 2) }
  public static var quaternary: HierarchicalShapeStyle { .init(level: 3) }
  public static var quinary: HierarchicalShapeStyle { .init(level: 4) }
}

@available(iOS 17.0, macOS 14.0, *)
public struct HierarchicalShapeStyleModifier<Base: ShapeStyle>: ShapeStyle, CustomStringConvertible
{
  let base: Base
  let level: HierarchicalShapeStyle
  public var description: String { "\(base).\(level)" }
}

@available(iOS 17.0, macOS 14.0, *)
extension ShapeStyle {
  public var secondary: some ShapeStyle {
    HierarchicalShapeStyleModifier(base: self, level: .secondary)
  }
  public var tertiary: some ShapeStyle {
    HierarchicalShapeStyleModifier(base: self, level: .tertiary)
  }
  public var quaternary: some ShapeStyle {
    HierarchicalShapeStyleModifier(base: self, level: .quaternary)
  }
  public var quinary: some ShapeStyle {
    HierarchicalShapeStyleModifier(base: self, level: .quinary)
  }
}
