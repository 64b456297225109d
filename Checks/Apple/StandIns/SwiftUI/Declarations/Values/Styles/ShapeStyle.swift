/// developer.apple.com/documentation/swiftui/shapestyle
public protocol ShapeStyle: Sendable {
  /// developer.apple.com/documentation/swiftui/shapestyle/resolved
  associatedtype Resolved: ShapeStyle = Never
  /// developer.apple.com/documentation/swiftui/shapestyle/resolve(in:)
  @available(iOS 17.0, macOS 14.0, *)
  func resolve(in environment: EnvironmentValues) -> Resolved
}

extension ShapeStyle where Resolved == Never {
  /// developer.apple.com/documentation/swiftui/shapestyle/resolve(in:)
  @available(iOS 17.0, macOS 14.0, *)
  public func resolve(in environment: EnvironmentValues) -> Never {
    preconditionFailure("A style without a resolved one is not resolved.")
  }
}

extension Never: ShapeStyle {}

extension Color: ShapeStyle {}
extension Color.Resolved: ShapeStyle {}

/// developer.apple.com/documentation/swiftui/anyshapestyle
public struct AnyShapeStyle: ShapeStyle, CustomStringConvertible {
  let style: any ShapeStyle
  /// developer.apple.com/documentation/swiftui/anyshapestyle/init(_:)
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
  /// developer.apple.com/documentation/swiftui/shapestyle/opacity(_:)
  public func opacity(_ opacity: Double) -> some ShapeStyle {
    ChangedStyle(base: self, change: "opacity(\(opacity))")
  }
  /// developer.apple.com/documentation/swiftui/shapestyle/blendmode(_:)
  public func blendMode(_ mode: BlendMode) -> some ShapeStyle {
    ChangedStyle(base: self, change: "blendMode(\(mode))")
  }
  /// developer.apple.com/documentation/swiftui/shapestyle/shadow(_:)
  public func shadow(_ style: ShadowStyle) -> some ShapeStyle {
    ChangedStyle(base: self, change: "shadow(\(style.description))")
  }
  /// developer.apple.com/documentation/swiftui/shapestyle/in(_:)
  public func `in`(_ rect: CGRect) -> some ShapeStyle {
    ChangedStyle(base: self, change: "in(\(rect))")
  }
}

/// developer.apple.com/documentation/swiftui/shadowstyle
public struct ShadowStyle: Equatable, Sendable, CustomStringConvertible {
  public let description: String
  /// developer.apple.com/documentation/swiftui/shadowstyle/drop(color:radius:x:y:)
  public static func drop(
    color: Color = .init(.sRGBLinear, white: 0, opacity: 0.33),
    radius: CGFloat,
    x: CGFloat = 0,
    y: CGFloat = 0
  ) -> ShadowStyle {
    ShadowStyle(description: "drop(\(color), \(radius), \(x), \(y))")
  }
  /// developer.apple.com/documentation/swiftui/shadowstyle/inner(color:radius:x:y:)
  public static func inner(
    color: Color = .init(.sRGBLinear, white: 0, opacity: 0.55),
    radius: CGFloat,
    x: CGFloat = 0,
    y: CGFloat = 0
  ) -> ShadowStyle {
    ShadowStyle(description: "inner(\(color), \(radius), \(x), \(y))")
  }
}

/// developer.apple.com/documentation/swiftui/hierarchicalshapestyle
public struct HierarchicalShapeStyle: ShapeStyle, Hashable, CustomStringConvertible {
  let level: Int
  /// developer.apple.com/documentation/swiftui/hierarchicalshapestyle/primary
  public static let primary = HierarchicalShapeStyle(level: 0)
  /// developer.apple.com/documentation/swiftui/hierarchicalshapestyle/secondary
  public static let secondary = HierarchicalShapeStyle(level: 1)
  /// developer.apple.com/documentation/swiftui/hierarchicalshapestyle/tertiary
  public static let tertiary = HierarchicalShapeStyle(level: 2)
  /// developer.apple.com/documentation/swiftui/hierarchicalshapestyle/quaternary
  public static let quaternary = HierarchicalShapeStyle(level: 3)
  /// developer.apple.com/documentation/swiftui/hierarchicalshapestyle/quinary
  public static let quinary = HierarchicalShapeStyle(level: 4)
  public var description: String { Self.names[level] }
  static let names = ["primary", "secondary", "tertiary", "quaternary", "quinary"]
}

extension ShapeStyle where Self == HierarchicalShapeStyle {
  /// developer.apple.com/documentation/swiftui/shapestyle/primary
  public static var primary: HierarchicalShapeStyle { .init(level: 0) }
  /// developer.apple.com/documentation/swiftui/shapestyle/secondary
  public static var secondary: HierarchicalShapeStyle { .init(level: 1) }
  /// developer.apple.com/documentation/swiftui/shapestyle/tertiary
  public static var tertiary: HierarchicalShapeStyle { .init(level: 2) }
  /// developer.apple.com/documentation/swiftui/shapestyle/quaternary
  public static var quaternary: HierarchicalShapeStyle { .init(level: 3) }
  /// developer.apple.com/documentation/swiftui/shapestyle/quinary
  public static var quinary: HierarchicalShapeStyle { .init(level: 4) }
}

/// developer.apple.com/documentation/swiftui/hierarchicalshapestylemodifier
@available(iOS 17.0, macOS 14.0, *)
public struct HierarchicalShapeStyleModifier<Base: ShapeStyle>: ShapeStyle, CustomStringConvertible
{
  let base: Base
  let level: HierarchicalShapeStyle
  public var description: String { "\(base).\(level)" }
}

@available(iOS 17.0, macOS 14.0, *)
extension ShapeStyle {
  /// developer.apple.com/documentation/swiftui/shapestyle/secondary
  public var secondary: some ShapeStyle {
    HierarchicalShapeStyleModifier(base: self, level: .secondary)
  }
  /// developer.apple.com/documentation/swiftui/shapestyle/tertiary
  public var tertiary: some ShapeStyle {
    HierarchicalShapeStyleModifier(base: self, level: .tertiary)
  }
  /// developer.apple.com/documentation/swiftui/shapestyle/quaternary
  public var quaternary: some ShapeStyle {
    HierarchicalShapeStyleModifier(base: self, level: .quaternary)
  }
  /// developer.apple.com/documentation/swiftui/shapestyle/quinary
  public var quinary: some ShapeStyle {
    HierarchicalShapeStyleModifier(base: self, level: .quinary)
  }
}
