public enum ControlSize: CaseIterable, Hashable, Sendable {
  case mini, small, regular, large, extraLarge
}

public struct SymbolVariants: Hashable, Sendable {
  let names: Set<String>
  public static let none = SymbolVariants(names: [])
  public static let circle = SymbolVariants(names: ["circle"])
  public static let square = SymbolVariants(names: ["square"])
  public static let rectangle = SymbolVariants(names: ["rectangle"])
  public static let fill = SymbolVariants(names: ["fill"])
  public static let slash = SymbolVariants(names: ["slash"])
  public var circle: SymbolVariants { SymbolVariants(names: names.union(["circle"])) }
  public var square: SymbolVariants { SymbolVariants(names: names.union(["square"])) }
  public var rectangle: SymbolVariants { SymbolVariants(names: names.union(["rectangle"])) }
  public var fill: SymbolVariants { SymbolVariants(names: names.union(["fill"])) }
  public var slash: SymbolVariants { SymbolVariants(names: names.union(["slash"])) }
  public func contains(_ other: SymbolVariants) -> Bool { names.isSuperset(of: other.names) }
}

public struct SymbolRenderingMode: Hashable, Sendable {
  let name: String
  public static let monochrome = SymbolRenderingMode(name: "monochrome")
  public static let multicolor = SymbolRenderingMode(name: "multicolor")
  public static let hierarchical = SymbolRenderingMode(name: "hierarchical")
  public static let palette = SymbolRenderingMode(name: "palette")
}

extension Image {
  public enum Scale: Hashable, Sendable { case small, medium, large }
}

public struct BadgeProminence: Hashable, Sendable {
  let name: String
  public static let decreased = BadgeProminence(name: "decreased")
  public static let standard = BadgeProminence(name: "standard")
  public static let increased = BadgeProminence(name: "increased")
}

public struct ButtonBorderShape: Equatable, Hashable, Sendable {
  let name: String
  public static let automatic = ButtonBorderShape(name: "automatic")
  public static let capsule = ButtonBorderShape(name: "capsule")
  public static let roundedRectangle = ButtonBorderShape(name: "roundedRectangle")
  public static func roundedRectangle(radius: CGFloat) -> ButtonBorderShape {
    ButtonBorderShape(name: "roundedRectangle(\(Double(radius)))")
  }
  @available(iOS 17.0, macOS 14.0, *)
  public static let circle = ButtonBorderShape(name: "circle")
}

public enum Prominence: Hashable, Sendable { case standard, increased }

public struct SafeAreaRegions: OptionSet, Hashable, Sendable {
  public let rawValue: UInt
  public init(rawValue: UInt) { self.rawValue = rawValue }
  public static let container = SafeAreaRegions(rawValue: 1)
  public static let keyboard = SafeAreaRegions(rawValue: 2)
  public static let all = SafeAreaRegions(rawValue: .max)
}

public struct SearchFieldPlacement: Hashable, Sendable {
  let name: String
  public static let automatic = SearchFieldPlacement(name: "automatic")
  public static let toolbar = SearchFieldPlacement(name: "toolbar")
  public static let sidebar = SearchFieldPlacement(name: "sidebar")
  @available(macOS, unavailable)
  public static let navigationBarDrawer = SearchFieldPlacement(name: "navigationBarDrawer")
}

public struct PresentationDetent: Hashable, Sendable {
  let name: String
  public static let medium = PresentationDetent(name: "medium")
  public static let large = PresentationDetent(name: "large")
  public static func fraction(_ fraction: CGFloat) -> PresentationDetent {
    PresentationDetent(name: "fraction(\(Double(fraction)))")
  }
  public static func height(_ height: CGFloat) -> PresentationDetent {
    PresentationDetent(name: "height(\(Double(height)))")
  }
}

public enum PopoverAttachmentAnchor: Sendable {
  case rect(Anchor<CGRect>.Source)
  case point(UnitPoint)
}

public struct NavigationPath: Equatable {
  var elements: [AnyHashable] = []
  public init() {}
  public init<S: Sequence>(_ elements: S) where S.Element: Hashable {
    self.elements = elements.map(AnyHashable.init)
  }
  public var count: Int { elements.count }
  public var isEmpty: Bool { elements.isEmpty }
  public mutating func append<V: Hashable>(_ value: V) { elements.append(AnyHashable(value)) }
  public mutating func removeLast(_ k: Int = 1) { elements.removeLast(k) }
}
